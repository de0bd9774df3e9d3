import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownTemporaryFolder } from '#adapters/testing/own-temporary-folder.ts'
import { forkedCodec } from './forked-codec.ts'
import { ownCodec, type WantedSize } from './picture-codec.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apart-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
ownTemporaryFolder()

const canvas = { width: 900, height: 700, channels: 3, background: '#2040a0' } as const
const wanted: readonly WantedSize[] = [
  { width: 240, format: 'webp' },
  { width: 480, format: 'avif' },
]

async function all(made: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const buffers = []
  for await (const each of made) buffers.push(each)
  return buffers
}

it('makes of a picture what this process would make of it, and leaves nothing behind', async () => {
  const path = join(folder, 'sent')
  await writeFile(path, await sharp({ create: canvas }).jpeg().toBuffer())
  const master = await forkedCodec().clean(path)
  expect(master).toEqual(await ownCodec.clean(path))
  const sizes = await all(forkedCodec().sizes(master.data, wanted))
  expect(sizes).toEqual(await all(ownCodec.sizes(master.data, wanted)))
  expect(await readdir(tmpdir())).toEqual([])
})

it('says of a damaged file what the decoder says', async () => {
  const path = join(folder, 'damaged')
  await writeFile(path, (await sharp({ create: canvas }).jpeg().toBuffer()).subarray(0, 2000))
  const error: unknown = await forkedCodec()
    .clean(path)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toHaveProperty('code')
})
