import type { GetInputPropsReturnType } from '@mantine/form'
import type { FocusEvent } from 'react'

/** What is needed of a form made by useForm. */
interface CheckedForm {
  getInputProps(field: string): GetInputPropsReturnType
  getValues(): object
  validateField(field: string): unknown
}

/**
 * A text field's props, checked when it is left. An untouched field is left alone, and so is one that is left for a
 * link: a message that pushes the page down would move the link away under the pointer.
 */
export function fieldProps(form: CheckedForm, field: string) {
  return {
    ...form.getInputProps(field),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const leavesByLink = event.relatedTarget instanceof HTMLAnchorElement
      if (!leavesByLink && Reflect.get(form.getValues(), field)) form.validateField(field)
    },
  }
}
