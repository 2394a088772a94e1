import { IconUpload } from '@tabler/icons-react'
import { useText } from '#app/i18n/language-context.ts'

interface Props {
  isEmpty: boolean
  isOver: boolean
  onChoose: () => void
}

/** The last tile: choose files, or let go of them anywhere on the area. Alone it fills the row and says what belongs here. */
export function DropTile({ isEmpty, isOver, onChoose }: Props) {
  const t = useText()
  return (
    <button
      type="button"
      className="v-drop"
      data-alone={isEmpty || undefined}
      data-over={isOver || undefined}
      onClick={onChoose}
    >
      <IconUpload size={isEmpty ? 26 : 20} aria-hidden />
      {isEmpty && <strong>{t('media.empty')}</strong>}
      {isEmpty && <span>{t('media.emptyHint')}</span>}
      <span>
        {isOver ? (
          t('media.dropNow')
        ) : (
          <>
            {t('media.dropHere')} <b>{t('media.choose')}</b>
          </>
        )}
      </span>
      <span className="v-sub">{t('media.limits')}</span>
    </button>
  )
}
