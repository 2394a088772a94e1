import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { ApiProblem } from '#app/api/api-problem.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useProblemText } from '#app/i18n/use-problem-text.ts'
import { notifyDone, notifyFailed } from '#app/notices/notice-store.ts'
import { useFieldErrors } from './field-errors.ts'
import { focusFirstError } from './focus-first-error.ts'

interface Wanted<Saved, Values extends Record<string, unknown>> {
  /** The state that was read. */
  saved: Saved
  /** Under which it is kept. */
  queryKey: readonly unknown[]
  /** What the form holds of it. */
  valuesOf: (saved: Saved) => Values
  labels: Record<keyof Values & string, TextKey>
  validate: NonNullable<UseFormInput<Values>['validate']>
  send: (values: Values) => Promise<Saved>
  /** Reads the state anew. */
  reload: () => Promise<{ data?: Saved | undefined }>
  savedText: TextKey
  onSaved?: () => void
}

export interface RecordForm<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>
  /** Labels of the changed fields. */
  changed: string[]
  isSaving: boolean
  submit: () => void
  /** Set when somebody else saved in the meantime: takes the saved state in place of what was typed. */
  loadSaved: (() => void) | undefined
}

/** A form over one record with a version: one save for all of it, refusals at their fields, conflicts answered. */
export function useRecordForm<Saved, Values extends Record<string, unknown>>({
  saved,
  queryKey,
  valuesOf,
  labels,
  validate,
  send,
  reload,
  savedText,
  onSaved,
}: Wanted<Saved, Values>): RecordForm<Values> {
  const t = useText()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const fieldErrors = useFieldErrors(Object.keys(labels))
  const form = useForm<Values>({ initialValues: valuesOf(saved), validateInputOnBlur: true, validate })
  const take = (fresh: Saved) => {
    const values = valuesOf(fresh)
    form.setInitialValues(values)
    form.setValues(values)
    form.resetDirty(values)
  }
  const save = useMutation({
    mutationFn: send,
    onSuccess: (fresh) => {
      queryClient.setQueryData(queryKey, fresh)
      take(fresh)
      onSaved?.()
      notifyDone(t(savedText))
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      if (!isConflict(error)) notifyFailed(problemText(error))
    },
  })
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    (errors) => focusFirstError(form, errors),
  )
  const loadSaved = async () => {
    const { data } = await reload()
    if (data !== undefined) take(data)
    save.reset()
  }
  return {
    form,
    changed: Object.entries<TextKey>(labels).flatMap(([field, label]) =>
      form.isDirty(field) ? [t(label)] : [],
    ),
    isSaving: save.isPending,
    submit,
    loadSaved: isConflict(save.error) ? () => void loadSaved() : undefined,
  }
}

const isConflict = (error: unknown) => error instanceof ApiProblem && error.code === 'versionConflict'
