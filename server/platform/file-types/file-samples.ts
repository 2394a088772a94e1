/** The smallest files that bear the marks of their format, for tests. */

export function mp4Bytes(brand: 'isom' | 'M4A ' | 'qt  '): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 16]),
    Buffer.from(`ftyp${brand}\0\0\0\0`),
    Buffer.from([0, 0, 0, 8]),
    Buffer.from('free'),
  ])
}

/** An empty tag, then the beginning of a frame. */
export function mp3Bytes(): Buffer {
  return Buffer.concat([
    Buffer.from('49443303000000000000', 'hex'),
    Buffer.from('fffb9064', 'hex'),
    Buffer.alloc(413),
  ])
}

export function webmBytes(): Buffer {
  return Buffer.from('1a45dfa3934282847765626d42868101428581024281810118538067', 'hex')
}

export function oggBytes(codec: 'theora' | 'vorbis'): Buffer {
  const packet = codec === 'theora' ? '\x80theora\0\0' : '\x01vorbis\0\0'
  return Buffer.concat([
    Buffer.from('OggS'),
    Buffer.alloc(24),
    Buffer.from(packet, 'latin1'),
    Buffer.alloc(16),
  ])
}

export function wavBytes(): Buffer {
  return Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1')
}

/** A two by two picture of 24 bits: red, green, blue, white, from the lower left. */
export function bmpBytes(): Buffer {
  const bytes = Buffer.alloc(70)
  bytes.write('BM')
  bytes.writeUInt32LE(70, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(2, 18)
  bytes.writeInt32LE(2, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  bytes.set([0, 0, 255, 0, 255, 0, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0], 54)
  return bytes
}

/** An old Office container that holds streams of these names. */
export function oldOfficeBytes(...streams: readonly string[]): Buffer {
  const bytes = Buffer.alloc(2048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.write(`${streams.join('\0')}\0`, 1024, 'utf16le')
  return bytes
}

/** A zip without compression that holds empty files of these names, but real content types. */
export function zipBytes(names: readonly string[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  for (const name of names) {
    const content = Buffer.from(name === '[Content_Types].xml' ? contentTypesFor(names) : '')
    const offset = parts.reduce((sum, part) => sum + part.length, 0)
    parts.push(zipEntry('504b0304140000000000000000000000', name, content))
    directory.push(zipDirectoryEntry(name, content, offset))
  }
  const body = Buffer.concat(parts)
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, listing, end])
}

function zipEntry(startHex: string, name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.write(startHex, 'hex')
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), content])
}

function zipDirectoryEntry(name: string, content: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(46)
  header.write('504b010214001400', 'hex')
  header.writeUInt32LE(content.length, 20)
  header.writeUInt32LE(content.length, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, Buffer.from(name)])
}

function contentTypesFor(names: readonly string[]): string {
  const main = names.includes('word/document.xml') ? 'wordprocessingml.document' : 'spreadsheetml.sheet'
  return `<?xml version="1.0"?><Types><Override ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`
}
