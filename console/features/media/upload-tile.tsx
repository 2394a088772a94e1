import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useText } from '#app/i18n/language-context.ts'
import { cancelUpload, retryUpload } from './uploads/run-uploads.ts'
import { percentOf, type UploadEntry } from './uploads/upload-entry.ts'
import { useFileSize, useUploadText } from './uploads/use-upload-text.ts'
import './media-tile.css'

/** A file on its way: progress in the tile, failure in the tile with a cure (MED-003, MED-008). */
export function UploadTile({ entry }: { entry: UploadEntry }) {
  const t = useText()
  const { file, preview, state } = entry
  const closeLabel = state === 'failed' ? 'media.removeFailed' : 'media.cancelUpload'
  return (
    <figure className="v-tile">
      <div className="box" data-failed={state === 'failed' || undefined}>
        {preview && <img src={preview} alt="" className="ghost" />}
        {state === 'failed' ? <Failure entry={entry} /> : <Going entry={entry} />}
      </div>
      <figcaption>
        <bdi>{file.name}</bdi>
        <ActionIcon
          size={22}
          aria-label={t(closeLabel, { name: file.name })}
          onClick={() => cancelUpload(entry.id)}
        >
          <IconX size={13} aria-hidden />
        </ActionIcon>
      </figcaption>
    </figure>
  )
}

function Going({ entry }: { entry: UploadEntry }) {
  const t = useText()
  const size = useFileSize()
  const percent = percentOf(entry)
  const words = {
    waiting: t('media.waiting'),
    uploading: t('media.uploading', { percent }),
    finishing: t('media.finishing'),
    paused: t('media.paused', { percent }),
  }
  const text = entry.state === 'failed' || entry.state === 'done' ? '' : words[entry.state]
  return (
    <div className="v-up">
      <Progress
        value={percent}
        className="v-up-bar"
        aria-label={t('media.uploadProgress', { name: entry.file.name })}
        color={entry.state === 'paused' ? 'gray' : undefined}
      />
      <span className="v-num">{text}</span>
      <span className="v-sub v-num">
        {size(entry.sentBytes)} / {size(entry.file.size)}
      </span>
      {entry.state === 'paused' && <span className="v-sub">{t('media.pausedHint')}</span>}
    </div>
  )
}

function Failure({ entry }: { entry: UploadEntry }) {
  const t = useText()
  const uploadText = useUploadText()
  const { problem, file } = entry
  return (
    <div className="v-up" data-tone="danger">
      <span className="why">{problem ? uploadText(problem, file) : t('media.failedTitle')}</span>
      {!problem?.isFinal && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconRefresh size={13} aria-hidden />}
          aria-label={t('media.retryUpload', { name: file.name })}
          onClick={() => retryUpload(entry.id)}
        >
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
