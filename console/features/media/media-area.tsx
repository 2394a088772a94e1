import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import type { Media } from '@vitrine/contract/media.ts'
import { acceptOf, type MediaKind } from '@vitrine/domain/media/media-types.ts'
import { useRef, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { notifyDone } from '#app/notices/notice-store.ts'
import { useSession } from '#app/session/session-query.ts'
import { DropTile } from './drop-tile.tsx'
import { InterruptedNotice } from './interrupted-notice.tsx'
import type { MediaAreaProps } from './media-area-props.ts'
import { MediaDetails } from './media-details.tsx'
import { MediaGrid } from './media-grid.tsx'
import { UploadTile } from './upload-tile.tsx'
import type { UploadTarget } from './uploads/upload-entry.ts'
import { isUnderWay } from './uploads/upload-store.ts'
import { useAreaUploads } from './use-area-uploads.ts'
import { useDropZone } from './use-drop-zone.ts'
import { usePreparing } from './use-preparing.ts'
import './media-area.css'

const ALL_KINDS: readonly MediaKind[] = ['image', 'video', 'audio', 'document']

/**
 * The pictures, films and documents of an item: drop or choose files, watch each arrive, put them in order by hand or
 * keyboard, choose the cover, describe them (CNT-003, MED-003, MED-008, MED-018). Uploads go on while this is closed.
 */
export function MediaArea(props: MediaAreaProps) {
  const { value, onChange, coverUid, onCoverChange, contentId, areaId, kinds = ALL_KINDS, readOnly } = props
  const t = useText()
  const accountId = useSession().account?.id ?? ''
  const target: UploadTarget = { accountId, areaKey: contentId ?? areaId ?? 'new', contentId }
  const [openUid, setOpenUid] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { uploads, add } = useAreaUploads(target, kinds, onChange)
  usePreparing(accountId, { value, onChange })
  const drop = useDropZone(add, readOnly !== true)
  const cover = coverUid ?? value.find((media) => media.kind === 'image')?.uid ?? null
  const opened = value.find((media) => media.uid === openUid)
  const underWay = uploads.filter(isUnderWay).length

  const replace = (media: Media) =>
    onChange((before) => before.map((one) => (one.uid === media.uid ? media : one)))
  const remove = (media: Media) => {
    const place = value.findIndex((one) => one.uid === media.uid)
    setOpenUid(null)
    onChange((before) => before.filter((one) => one.uid !== media.uid))
    if (coverUid === media.uid) onCoverChange(null)
    notifyDone(t('media.removed', { name: media.name }), {
      label: t('common.undo'),
      run: () => {
        onChange((before) =>
          before.some((one) => one.uid === media.uid) ? before : before.toSpliced(place, 0, media),
        )
        if (coverUid === media.uid) onCoverChange(media.uid)
      },
    })
  }
  const choose = () => picker.current?.click()

  return (
    <section
      className="v-mediaarea"
      aria-label={t('media.label')}
      data-dropping={drop.isOver || undefined}
      {...drop.props}
    >
      <div className="v-mediaarea-main">
        <div className="v-mediaarea-head">
          <span className="v-sub">{t('media.hint')}</span>
          {!readOnly && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUpload size={14} aria-hidden />}
              onClick={choose}
            >
              {t('media.add')}
            </Button>
          )}
        </div>
        {!readOnly && (
          <InterruptedNotice areaKey={target.areaKey} isBusy={uploads.length > 0} onChoose={choose} />
        )}
        <div className="v-mediagrid">
          <MediaGrid
            value={value}
            coverUid={cover}
            openUid={openUid}
            readOnly={readOnly === true}
            onOpen={setOpenUid}
            onChange={onChange}
          />
          {uploads.map((entry) => (
            <UploadTile key={entry.id} entry={entry} />
          ))}
          {!readOnly && (
            <DropTile isEmpty={value.length + uploads.length === 0} isOver={drop.isOver} onChoose={choose} />
          )}
        </div>
        <p className="v-visually-hidden" role="status">
          {underWay > 0 ? t('media.stillRunning', { count: underWay }) : ''}
        </p>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptOf(...kinds)}
          aria-label={t('media.add')}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </div>
      {opened && (
        <MediaDetails
          key={opened.uid}
          media={opened}
          isCover={opened.uid === cover}
          readOnly={readOnly === true}
          onClose={() => setOpenUid(null)}
          onReplace={replace}
          onRemove={() => remove(opened)}
          onMakeCover={() => onCoverChange(opened.uid)}
        />
      )}
    </section>
  )
}
