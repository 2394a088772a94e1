import { ActionIcon, Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import type { Media } from '@vitrine/contract/media.ts'
import { renditionUrl } from '@vitrine/domain/media/rendition-names.ts'
import type { ReactNode } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { MediaTexts } from './media-texts.tsx'
import { PreparingFailure } from './preparing-failure.tsx'
import { useFileSize } from './uploads/use-upload-text.ts'
import './media-details.css'

interface Props {
  media: Media
  isCover: boolean
  readOnly: boolean
  onClose: () => void
  onReplace: (media: Media) => void
  onRemove: () => void
  onMakeCover: () => void
}

/** What one medium says and is, beside the grid; on a phone as a sheet. */
export function MediaDetails(props: Props) {
  const t = useText()
  const { media, onClose } = props
  const isNarrow = useMediaQuery('(max-width: 62em)', window.innerWidth < 992, {
    getInitialValueInEffect: false,
  })
  const title = t('media.details', { name: media.name })
  if (!isNarrow) {
    return (
      <aside className="v-mediaarea-side" aria-label={title}>
        <Panel {...props}>
          <ActionIcon className="close" aria-label={t('media.closeDetails')} onClick={onClose}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Panel>
      </aside>
    )
  }
  return (
    <Drawer
      opened
      position="bottom"
      size="auto"
      title={<bdi>{media.name}</bdi>}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('media.closeDetails') }}
    >
      <Panel {...props} />
    </Drawer>
  )
}

function Panel({
  media,
  isCover,
  readOnly,
  onReplace,
  onRemove,
  onMakeCover,
  children,
}: Props & { children?: ReactNode }) {
  const t = useText()
  return (
    <div className="v-mediaarea-panel">
      {children}
      {media.thumb && (
        <img className="large" src={renditionUrl(media.thumb, '680x680')} alt={media.alt} decoding="async" />
      )}
      {media.state === 'failed' && (
        <PreparingFailure media={media} readOnly={readOnly} onReplace={onReplace} />
      )}
      <MediaTexts media={media} readOnly={readOnly} onReplace={onReplace} />
      <Facts media={media} />
      {!readOnly && (
        <div className="buttons">
          {media.kind === 'image' && (
            <Button
              size="xs"
              variant="default"
              aria-disabled={isCover || undefined}
              onClick={isCover ? undefined : onMakeCover}
            >
              {isCover ? t('media.isCover') : t('media.makeCover')}
            </Button>
          )}
          <Button size="xs" variant="subtle" color="red" onClick={onRemove}>
            {t('media.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Facts({ media }: { media: Media }) {
  const t = useText()
  const size = useFileSize()
  const box = media.width && media.height ? ` · ${media.width} × ${media.height}` : ''
  return (
    <div className="v-sub facts">
      <span>
        <bdi dir="ltr">
          {media.name}
          {box}
        </bdi>{' '}
        · {size(media.size)}
      </span>
      {media.kind === 'image' && media.state !== 'failed' && <span>{t('media.placeRemoved')}</span>}
      {media.state === 'processing' && <span>{t('media.preparingHint')}</span>}
      {media.url && (
        <a href={media.url} target="_blank" rel="noreferrer">
          {t('media.original')}
        </a>
      )}
    </div>
  )
}
