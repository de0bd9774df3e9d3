import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { iconIco, iconPng } from './icons.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A PNG is read from files alone: whoever sends one sends it as such. */
async function opened(icon: Buffer): Promise<Sharp> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, icon)
  return sharp(path)
}

const pixel = async (icon: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await (await opened(icon)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

it('is the red dot, sharp at every size', async () => {
  const icon = await iconPng('dot', 512)
  expect(await (await opened(icon)).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
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
  expect(await (await opened(icon.subarray(icon.readUInt32LE(18)))).metadata()).toMatchObject({ width: 32 })
})
