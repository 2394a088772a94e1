import type { Media } from '@vitrine/contract/media.ts'
import { useId } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import type { ItemForm } from './use-item-form.ts'

/** Two pictures of the item for the comparison slider (CNT-004). */
export function PairFields({ form }: { form: ItemForm }) {
  const t = useText()
  const pictures = form.media.filter((one) => one.kind === 'image')
  if (pictures.length < 2) return <p className="v-pair-none">{t('content.pairNeedsPictures')}</p>
  const { before, after } = form.values.presentation
  return (
    <>
      <Pick
        field="presentation.before"
        label={t('content.before')}
        {...{ pictures, readOnly: form.readOnly }}
        value={before}
        onPick={(uid) => form.set({ presentation: { before: uid } })}
      />
      <Pick
        field="presentation.after"
        label={t('content.after')}
        {...{ pictures, readOnly: form.readOnly }}
        value={after}
        onPick={(uid) => form.set({ presentation: { after: uid } })}
      />
    </>
  )
}

interface PickProps {
  field: string
  label: string
  pictures: readonly Media[]
  value: string | null
  readOnly: boolean
  onPick: (uid: string | null) => void
}

function Pick({ field, label, pictures, value, readOnly, onPick }: PickProps) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className="v-pair" data-field={field} disabled={readOnly}>
      <legend>{label}</legend>
      <label>
        <input type="radio" name={name} checked={value === null} onChange={() => onPick(null)} />
        <span className="v-pair-no">{t('content.noneChosen')}</span>
      </label>
      {pictures.map((one, i) => (
        <label key={one.uid}>
          <input type="radio" name={name} checked={value === one.uid} onChange={() => onPick(one.uid)} />
          <span style={{ background: one.color ?? undefined }}>
            {one.thumb && (
              <img
                src={one.thumb}
                alt={one.alt || t('content.pickPicture', { number: i + 1 })}
                loading="lazy"
              />
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
