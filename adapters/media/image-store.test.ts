import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFiles } from '#adapters/disk/disk-files.ts'
import { type ImageStore, type ImageWidth, imageWidths } from '#application/shared/image-store.ts'
import { imageStore } from './image-store.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const noted = async () => undefined

/** A file with a picture in it, as somebody might send it. */
async function sent(width: number, height: number): Promise<string> {
  const path = join(folder, `${width}x${height}.png`)
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i++)
    data.set([i % 256, (i * 7) % 256, Math.floor(i / width) % 256], i * 3)
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path)
  return path
}

const keep = async (store: ImageStore, width: number, height: number) =>
  store.keepFile(await sent(width, height), noted)

type Found = Awaited<ReturnType<ImageStore['find']>>

async function bytesOf(found: Found): Promise<Buffer> {
  const parts: Uint8Array[] = []
  if (found) for await (const part of found.open()) parts.push(part)
  return Buffer.concat(parts)
}

it('keeps a picture under a hash that is the same for the same pixels', async () => {
  const store = imageStore(diskFiles(folder))
  const kept = await keep(store, 600, 400)
  expect(kept).toMatchObject({ width: 600, height: 400 })
  expect(await keep(store, 600, 400)).toEqual(kept)
  expect((await keep(store, 601, 400)).hash).not.toBe(kept.hash)
})

it('makes every width smaller and never larger', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await keep(store, 600, 400)
  const small = await store.find(hash, 240, 'webp')
  expect((await sharp(await bytesOf(small)).metadata()).width).toBe(240)
  const large = await store.find(hash, 1600, 'webp')
  expect((await sharp(await bytesOf(large)).metadata()).width).toBe(600)
})

it('answers WebP until AVIF is ready, then AVIF to those who take it', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await keep(store, 300, 200)
  expect((await store.find(hash, 240, 'avif'))?.format).toBe('webp')
  await store.makeSizes(hash)
  expect((await store.find(hash, 240, 'avif'))?.format).toBe('avif')
  expect((await store.find(hash, 240, 'webp'))?.format).toBe('webp')
})

it('goes on with AVIF where it was interrupted', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await keep(store, 320, 200)
  await store.makeSizes(hash)
  const directory = join(folder, hash.slice(0, 2), hash)
  const untouched = (await stat(join(directory, '240.avif'))).mtimeMs
  await rm(join(directory, '480.avif'))
  await imageStore(diskFiles(folder)).makeSizes(hash)
  expect(await readdir(directory)).toContain('480.avif')
  expect((await stat(join(directory, '240.avif'))).mtimeMs).toBe(untouched)
})

it('shows a picture that was made ready beforehand as it came, in the next larger size where one was left out', async () => {
  const store = imageStore(diskFiles(folder))
  const avif = async (width: number) =>
    sharp(await sent(900, 600))
      .resize(width)
      .avif({ effort: 0 })
      .toBuffer()
  const [whole, small] = [await avif(900), await avif(240)]
  const heard: string[] = []
  const hash = await store.keepReady({ whole, smaller: new Map([[240, small]]) }, async (each) => {
    heard.push(each)
  })
  expect(heard).toEqual([hash])
  const shown = async (width: ImageWidth) => {
    const found = await store.find(hash, width, 'avif')
    return [found?.format, (await bytesOf(found)).equals(width === 240 ? small : whole)]
  }
  for (const width of imageWidths) expect(await shown(width)).toEqual(['avif', true])
  expect(await readdir(join(folder, hash.slice(0, 2), hash))).toEqual(['240.avif', 'master.avif'])
})

it('makes a WebP of a picture that was made ready as AVIF alone', async () => {
  const store = imageStore(diskFiles(folder))
  const whole = await sharp(await sent(700, 500))
    .avif({ effort: 0 })
    .toBuffer()
  const hash = await store.keepReady({ whole, smaller: new Map() }, noted)
  const found = await store.find(hash, 480, 'webp')
  const { format, width } = await sharp(await bytesOf(found)).metadata()
  expect([found?.format, format, width]).toEqual(['webp', 'webp', 480])
  expect((await store.find(hash, 480, 'avif'))?.format).toBe('avif')
})

it('makes a size that is not there, once for all who ask at the same time', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await keep(store, 500, 500)
  const directory = join(folder, hash.slice(0, 2), hash)
  const found = await Promise.all(Array.from({ length: 5 }, () => store.find(hash, 480, 'webp')))
  expect(new Set(found.map((image) => image?.bytes)).size).toBe(1)
  expect((await readdir(directory)).filter((name) => name.startsWith('480.'))).toEqual(['480.webp'])
})

it('shows a size that a full disk cannot keep, and says so', async () => {
  const files = diskFiles(folder)
  const { hash } = await keep(imageStore(files), 520, 500)
  const heard: unknown[] = []
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const store = imageStore(
    { ...files, put: () => Promise.reject(full) },
    { trouble: (...said) => heard.push(said) },
  )
  const found = await store.find(hash, 480, 'webp')
  const shown = await bytesOf(found)
  expect([shown.length, (await sharp(shown).metadata()).width]).toEqual([found?.bytes, 480])
  expect(heard).toEqual([['keeping a size of a picture', full]])
  await expect(store.makeSizes(hash)).rejects.toThrow('no space left')
})

it('knows nothing of a picture it never kept', async () => {
  expect(await imageStore(diskFiles(folder)).find('0'.repeat(32), 240, 'webp')).toBeNull()
})

it('makes every size in both formats, and throws a picture away with all of them', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await keep(store, 640, 360)
  await store.makeSizes(hash)
  for (const width of imageWidths) expect((await store.find(hash, width, 'avif'))?.format).toBe('avif')
  await store.remove(hash)
  expect(await store.find(hash, 240, 'webp')).toBeNull()
  expect(await readdir(join(folder, hash.slice(0, 2)))).not.toContain(hash)
})
