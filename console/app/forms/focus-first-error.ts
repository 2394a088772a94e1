import type { UseFormReturnType } from '@mantine/form'

/** Puts the focus into the first field that was refused. For `form.onSubmit(send, (errors) => focusFirstError(form, errors))`. */
export function focusFirstError<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'getInputNode'>,
  errors: Record<string, unknown>,
): void {
  const field = Object.keys(errors).find((key) => errors[key])
  if (field) form.getInputNode(field)?.focus()
}
