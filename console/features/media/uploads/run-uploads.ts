import type { MediaKind } from '@vitrine/domain/media/media-types.ts'
import type { Upload } from 'tus-js-client'
import { queryClient } from '#app/api/query-client.ts'
import { checkFile } from './check-file.ts'
import { makePreview } from './make-preview.ts'
import { createSending } from './send-file.ts'
import type { UploadEntry, UploadTarget } from './upload-entry.ts'
import { addEntry, changeEntry, dropEntry, readUploads } from './upload-store.ts'

const MAX_AT_ONCE = 3
const sendings = new Map<number, Upload>()

/** Takes files up; three go at once, the others wait. What cannot be taken stands there with its reason (MED-005). */
export function uploadFiles(target: UploadTarget, files: readonly File[], kinds: readonly MediaKind[]): void {
  for (const file of files) {
    const { id } = addEntry(target, file)
    const code = checkFile(file, kinds)
    if (code) changeEntry(id, { state: 'failed', problem: { code, message: '', isFinal: true } })
    else void makePreview(file).then((preview) => preview && changeEntry(id, { preview }))
  }
  startWaiting()
}

export function retryUpload(id: number): void {
  changeEntry(id, { state: 'waiting', problem: null })
  startWaiting()
}

/** Ends an upload and lets the server forget it; also takes a failed one off the list. */
export function cancelUpload(id: number): void {
  const sending = sendings.get(id)
  sendings.delete(id)
  dropEntry(id)
  // when the server is away it forgets by itself after a day
  void sending?.abort(true).catch(() => undefined)
  startWaiting()
}

/** Takes over what is finished, so that it is handed on once. */
export function takeDone(entry: UploadEntry): void {
  sendings.delete(entry.id)
  dropEntry(entry.id)
}

function startWaiting(): void {
  const running = readUploads().filter(({ state }) => state === 'uploading' || state === 'finishing').length
  const waiting = readUploads().filter(({ state }) => state === 'waiting')
  for (const entry of waiting.slice(0, Math.max(0, MAX_AT_ONCE - running))) void start(entry)
}

async function start(entry: UploadEntry): Promise<void> {
  const { id, file } = entry
  changeEntry(id, { state: 'uploading' })
  const known = sendings.get(id)
  const sending = known ?? createSending(entry, eventsOf(id, file))
  sendings.set(id, sending)
  if (!known) {
    const [before] = await sending.findPreviousUploads()
    if (before) sending.resumeFromPreviousUpload(before)
  }
  // cancelled while the browser was asked
  if (sendings.get(id) === sending) sending.start()
}

function eventsOf(id: number, file: File): Parameters<typeof createSending>[1] {
  const isThere = () => sendings.has(id)
  return {
    onProgress: (sentBytes) => {
      if (isThere()) changeEntry(id, { sentBytes, state: sentBytes < file.size ? 'uploading' : 'finishing' })
    },
    onDone: (media) => {
      if (!isThere()) return
      changeEntry(id, { state: 'done', media, sentBytes: file.size })
      if (!media) void queryClient.invalidateQueries()
      startWaiting()
    },
    onProblem: (problem) => {
      if (!isThere()) return
      sendings.delete(id)
      changeEntry(id, { state: 'failed', problem, sentBytes: 0 })
      startWaiting()
    },
  }
}

/** A lost network stops all at once instead of using up the retries; its return goes on where it stopped. */
window.addEventListener('offline', () => {
  for (const { id, state } of readUploads()) {
    if (state !== 'uploading' && state !== 'finishing') continue
    void sendings.get(id)?.abort()
    changeEntry(id, { state: 'paused' })
  }
})
window.addEventListener('online', () => {
  for (const { id, state } of readUploads()) if (state === 'paused') changeEntry(id, { state: 'waiting' })
  startWaiting()
})
