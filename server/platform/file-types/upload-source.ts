import { open, readFile, stat } from 'node:fs/promises'

/** A file on this machine, or its bytes. */
export type UploadSource = { readonly path: string } | { readonly bytes: Uint8Array }

export interface OpenUpload {
  readonly source: UploadSource
  readonly sizeBytes: number
  /** At most this many bytes from the beginning or to the end. */
  head(maxBytes: number): Promise<Buffer>
  tail(maxBytes: number): Promise<Buffer>
  /** Everything; only asked for documents, which are small. */
  whole(): Promise<Buffer>
}

export async function openUpload(source: UploadSource): Promise<OpenUpload> {
  if ('bytes' in source) {
    const all = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength)
    return {
      source,
      sizeBytes: all.length,
      head: async (maxBytes) => all.subarray(0, maxBytes),
      tail: async (maxBytes) => all.subarray(Math.max(0, all.length - maxBytes)),
      whole: async () => all,
    }
  }
  const { size } = await stat(source.path)
  return {
    source,
    sizeBytes: size,
    head: (maxBytes) => readPart(source.path, 0, Math.min(maxBytes, size)),
    tail: (maxBytes) => readPart(source.path, Math.max(0, size - maxBytes), Math.min(maxBytes, size)),
    whole: () => readFile(source.path),
  }
}

async function readPart(path: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
