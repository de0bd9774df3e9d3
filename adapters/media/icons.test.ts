import sharp from 'sharp'
import { expect, it } from 'vitest'
import { iconIco, iconPng } from './icons.ts'

const pixel = async (icon: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

it('is the red dot, sharp at every size', async () => {
  const icon = await iconPng('dot', 512)
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
  expect(await pixel(icon, 256, 256)).toEqual([0x98, 0x39, 0x1b, 255])
  expect(await pixel(icon, 0, 0)).toEqual([0, 0, 0, 0])
})

it('leaves the edges of a maskable icon to whoever cuts them', async () => {
  const icon = await iconPng('maskable', 512)
  expect(await pixel(icon, 0, 0)).toEqual([0xfb, 0xf9, 0xf5, 255])
  // What remains for certain is a circle of 40 % of the width.
  expect(await pixel(icon, 256, 256 - 205 - 4)).toEqual([0xfb, 0xf9, 0xf5, 255])
})

it('stands in an ICO file too', async () => {
  const icon = await iconIco()
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({ width: 32 })
})
