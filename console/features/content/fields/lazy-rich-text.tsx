import { Input } from '@mantine/core'
import { htmlToText } from '@vitrine/domain/content/rich-text.ts'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useText } from '#app/i18n/language-context.ts'

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))

interface Props {
  label: ReactNode
  description?: ReactNode
  /** HTML */
  value: string
  onChange: (html: string) => void
  readOnly?: boolean
  error?: ReactNode
}

/** A text with formatting; the editor is fetched when the form is shown, and its place is kept until then. */
export function LazyRichText({ label, description, value, onChange, readOnly = false, error }: Props) {
  const t = useText()
  const id = useId()
  const words = htmlToText(value, Number.MAX_SAFE_INTEGER)
  const count = words.split(/\s+/).filter(Boolean).length
  return (
    <Input.Wrapper
      data-field="description"
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
    >
      <Suspense
        fallback={
          <div className="v-rich-waiting" dir="auto">
            {words}
          </div>
        }
      >
        <RichText value={value} onChange={onChange} readOnly={readOnly} labelledBy={id} />
      </Suspense>
      <p className="v-rich-count v-num">{t('content.words', { count })}</p>
    </Input.Wrapper>
  )
}
