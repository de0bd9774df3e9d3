import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFiles } from '#adapters/disk/disk-files.ts'
import { type ImageStore, imageWidths, type Pixels } from '#application/shared/image-store.ts'
import { imageStore } from './image-store.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function gradient(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++)
    data.set([i % 256, (i * 7) % 256, Math.floor(i / width) % 256, 255], i * 4)
  return { width, height, data }
}

type Found = Awaited<ReturnType<ImageStore['find']>>

async function bytesOf(found: Found): Promise<Buffer> {
  const parts: Uint8Array[] = []
  if (found) for await (const part of found.open()) parts.push(part)
  return Buffer.concat(parts)
}

it('keeps a picture under a hash that is the same for the same pixels', async () => {
  const store = imageStore(diskFiles(folder))
  const kept = await store.keep(gradient(600, 400))
  expect(kept).toMatchObject({ width: 600, height: 400 })
  expect(await store.keep(gradient(600, 400))).toEqual(kept)
  expect((await store.keep(gradient(601, 400))).hash).not.toBe(kept.hash)
})

it('makes every width smaller and never larger', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await store.keep(gradient(600, 400))
  const small = await store.find(hash, 240, 'webp')
  expect((await sharp(await bytesOf(small)).metadata()).width).toBe(240)
  const large = await store.find(hash, 1600, 'webp')
  expect((await sharp(await bytesOf(large)).metadata()).width).toBe(600)
})

it('answers WebP until AVIF is ready, then AVIF to those who take it', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await store.keep(gradient(300, 200))
  expect((await store.find(hash, 240, 'avif'))?.format).toBe('webp')
  await store.addMissingAvif()
  expect((await store.find(hash, 240, 'avif'))?.format).toBe('avif')
  expect((await store.find(hash, 240, 'webp'))?.format).toBe('webp')
})

it('goes on with AVIF where it was interrupted', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await store.keep(gradient(320, 200))
  await store.addMissingAvif()
  const directory = join(folder, hash.slice(0, 2), hash)
  const untouched = (await stat(join(directory, '240.avif'))).mtimeMs
  await rm(join(directory, '480.avif'))
  await imageStore(diskFiles(folder)).addMissingAvif()
  expect((await store.find(hash, 480, 'avif'))?.format).toBe('avif')
  expect((await stat(join(directory, '240.avif'))).mtimeMs).toBe(untouched)
})

it('makes a lost size again, once for all who ask at the same time', async () => {
  const store = imageStore(diskFiles(folder))
  const { hash } = await store.keep(gradient(500, 500))
  const directory = join(folder, hash.slice(0, 2), hash)
  await rm(join(directory, '480.webp'))
  const found = await Promise.all(Array.from({ length: 5 }, () => store.find(hash, 480, 'webp')))
  expect(new Set(found.map((image) => image?.bytes)).size).toBe(1)
  expect((await readdir(directory)).filter((name) => name.startsWith('480.'))).toEqual(['480.webp'])
})

it('shows a size that a full disk cannot keep, and says so', async () => {
  const files = diskFiles(folder)
  const { hash } = await imageStore(files).keep(gradient(520, 500))
  await rm(join(folder, hash.slice(0, 2), hash, '480.webp'))
  const heard: unknown[] = []
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const store = imageStore(
    { ...files, put: () => Promise.reject(full) },
    { trouble: (...told) => heard.push(told) },
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
  const { hash } = await store.keep(gradient(640, 360))
  await store.makeSizes(hash)
  for (const width of imageWidths) expect((await store.find(hash, width, 'avif'))?.format).toBe('avif')
  await store.remove(hash)
  expect(await store.find(hash, 240, 'webp')).toBeNull()
  expect(await readdir(join(folder, hash.slice(0, 2)))).not.toContain(hash)
})
