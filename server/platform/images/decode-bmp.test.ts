import { expect, test } from 'vitest'
import { bmpBytes } from '../file-types/file-samples.ts'
import { decodeBmp } from './decode-bmp.ts'

const UPRIGHT = ['0000ffff', 'ffffffff', 'ff0000ff', '00ff00ff']

test('MED-007 a bitmap is stored from below, its pixels come out from above', () => {
  expect(colours(bmpBytes())).toEqual(UPRIGHT)
})

test('MED-007 a bitmap with a negative height is stored from above', () => {
  const bytes = bmpBytes()
  bytes.writeInt32LE(-2, 22)
  expect(colours(bytes)).toEqual(['ff0000ff', '00ff00ff', '0000ffff', 'ffffffff'])
})

test('MED-007 a bitmap may take its colours from a table', () => {
  const bytes = Buffer.concat([bmpBytes().subarray(0, 54), Buffer.alloc(16)])
  bytes.writeUInt16LE(1, 28)
  bytes.writeUInt32LE(62, 10)
  bytes.set([255, 0, 0, 0, 0, 0, 255, 0], 54)
  bytes.set([0b01000000, 0, 0, 0, 0b10000000, 0, 0, 0], 62)
  expect(colours(bytes)).toEqual(['ff0000ff', '0000ffff', '0000ffff', 'ff0000ff'])
})

test('MED-007 a bitmap cut off, without size or compressed is refused with its reason', () => {
  expect(() => decodeBmp(bmpBytes().subarray(0, 60))).toThrow('damaged')
  expect(() => decodeBmp(bmpBytes().subarray(0, 20))).toThrow('damaged')
  expect(() => decodeBmp(changed((bytes) => bytes.writeInt32LE(0, 18)))).toThrow('damaged')
  expect(() => decodeBmp(changed((bytes) => bytes.writeUInt32LE(1, 30)))).toThrow('not supported')
  expect(() => decodeBmp(changed((bytes) => bytes.writeUInt16LE(16, 28)))).toThrow('not supported')
})

function colours(bytes: Buffer): string[] {
  const { pixels, width, height } = decodeBmp(bytes)
  expect({ width, height }).toEqual({ width: 2, height: 2 })
  return [0, 4, 8, 12].map((at) => pixels.subarray(at, at + 4).toString('hex'))
}

function changed(change: (bytes: Buffer) => void): Buffer {
  const bytes = bmpBytes()
  change(bytes)
  return bytes
}
