import sharp from 'sharp'
import { expect, test } from 'vitest'
import { harbor } from './harbor/harbor.ts'
import { noor } from './noor/noor.ts'
import type { Photograph } from './photograph.ts'
import { photographOf } from './photographs.ts'
import { preparePicture } from './prepare-picture.ts'
import { drawScene } from './scenes.ts'

const absent: Photograph = { ...photographOf('kitchen'), file: 'nowhere.jpg' }

test('where a photograph is not installed a drawn room stands in, and says so', async () => {
  const drawn = await preparePicture('kitchen', absent, { account: harbor, isBefore: false })
  expect(await sharp(drawn?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 1000 })
  expect(drawn?.alt).toMatch(/^Drawing/)
  const arabic = await preparePicture('kitchen', absent, { account: noor, isBefore: false })
  expect(arabic?.alt).toMatch(/^رسم/)
})

test('no drawing stands in for a face', async () => {
  expect(await preparePicture('faceKnit', absent, { account: harbor, isBefore: false })).toBeNull()
})

test('the same room is always drawn the same, and businesses have colours of their own', async () => {
  const [first, second, other] = await Promise.all([
    drawScene('loft', harbor.palette),
    drawScene('loft', harbor.palette),
    drawScene('loft', noor.palette),
  ])
  expect(first.equals(second)).toBe(true)
  expect(first.equals(other)).toBe(false)
})

test('a "before" is a paler copy of its "after" of the same size', async () => {
  const options = { account: harbor, isBefore: false }
  const after = await preparePicture('court', photographOf('court'), options)
  const before = await preparePicture('court', photographOf('court'), { ...options, isBefore: true })
  const colourOf = async (bytes: Buffer | undefined) => {
    const { channels } = await sharp(bytes).stats()
    const means = channels.map((channel) => channel.mean)
    return Math.max(...means) - Math.min(...means)
  }
  const [a, b] = [await sharp(after?.bytes).metadata(), await sharp(before?.bytes).metadata()]
  expect([b.width, b.height]).toEqual([a.width, a.height])
  expect(await colourOf(before?.bytes)).not.toBe(await colourOf(after?.bytes))
  expect(before?.alt).toContain(after?.alt)
})
