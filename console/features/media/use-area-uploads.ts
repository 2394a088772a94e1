import { useQueryClient } from '@tanstack/react-query'
import type { MediaKind } from '@vitrine/domain/media/media-types.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { notifyFailed } from '#app/notices/notice-store.ts'
import { keepPreview, rememberOrder, withArrived } from './arrivals.ts'
import type { MediaAreaProps } from './media-area-props.ts'
import { takeDone, uploadFiles } from './uploads/run-uploads.ts'
import type { UploadTarget } from './uploads/upload-entry.ts'
import { useUploads } from './uploads/upload-store.ts'
import { useUploadText } from './uploads/use-upload-text.ts'

/** The uploads of one area: hands finished ones to the form and tells failed ones once (MED-018). */
export function useAreaUploads(
  target: UploadTarget,
  kinds: readonly MediaKind[],
  onChange: MediaAreaProps['onChange'],
) {
  const all = useUploads(target.areaKey)
  const uploadText = useUploadText()
  const queries = useQueryClient()
  const told = useRef(new Set<number>())

  const settle = useEffectEvent(() => {
    const done = all.filter((entry) => entry.state === 'done')
    for (const entry of done) {
      if (entry.media) rememberOrder(entry.media.uid, entry.id)
      if (entry.media && entry.preview) keepPreview(entry.media.uid, entry.preview)
      takeDone(entry)
    }
    const media = done.flatMap((entry) => (entry.media ? [entry.media] : []))
    if (media.length > 0) {
      onChange((before) =>
        media.filter((one) => !before.some((other) => other.uid === one.uid)).reduce(withArrived, before),
      )
      void queries.invalidateQueries({ queryKey: ['media', 'library'] })
    }
    for (const { id, state, problem, file } of all) {
      if (state !== 'failed') told.current.delete(id)
      else if (problem && !told.current.has(id)) {
        told.current.add(id)
        notifyFailed(uploadText(problem, file))
      }
    }
  })
  const moves = all.map((entry) => `${entry.id}:${entry.state}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of state needs anything done
  useEffect(() => settle(), [moves])

  return {
    uploads: all.filter((entry) => entry.state !== 'done'),
    add: (files: readonly File[]) => uploadFiles(target, files, kinds),
  }
}
