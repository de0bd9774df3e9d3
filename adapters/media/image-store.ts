import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { FileStore } from '#application/shared/file-store.ts'
import {
  type ImageFormat,
  type ImageStore,
  imageWidths,
  type StoredImage,
} from '#application/shared/image-store.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import {
  type Master,
  masterOf,
  ownHands,
  type PictureHands,
  sizeOf,
  type WantedSize,
} from './picture-hands.ts'
import { turns } from './turns.ts'

const formats = ['webp', 'avif'] as const

async function* inOnePart(data: Buffer): AsyncIterable<Uint8Array> {
  yield data
}

const folderOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`
const masterName = (hash: string): string => `${folderOf(hash)}/master.webp`
const nameOf = (hash: string, { width, format }: WantedSize): string => `${folderOf(hash)}/${width}.${format}`

/** A size that was just made; `kept` settles when it is stored, or fails with why it could not be. */
interface MadeSize {
  readonly data: Buffer
  readonly kept: Promise<void>
}

export interface ImageStoreOptions {
  /** Who reads what is sent, and makes sizes that nobody waits for; this process unless others are told. */
  readonly hands?: PictureHands
  /** Hears of a size that could be shown, but not stored. */
  readonly trouble?: Trouble | undefined
}

/** Pictures in a store of files: the master and, beside it, every size made so far. */
export function imageStore(
  files: FileStore,
  { hands = ownHands, trouble = () => undefined }: ImageStoreOptions = {},
): ImageStore {
  const beingMade = new Map<string, Promise<MadeSize>>()
  /** A size that somebody waits for costs a tenth of a second; many at once cost memory. */
  const inTurn = turns(2)

  async function master(hash: string): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of files.open(masterName(hash))) parts.push(part)
    return Buffer.concat(parts)
  }

  async function make(name: string, size: WantedSize, hash: string): Promise<MadeSize> {
    const data = await inTurn(async () => sizeOf(await master(hash), size))
    const kept = files.put(name, data, `image/${size.format}`)
    // Whoever wants it kept waits for it; nobody else minds.
    kept.catch(() => undefined).finally(() => beingMade.delete(name))
    return { data, kept }
  }

  function makeOnce(hash: string, size: WantedSize): Promise<MadeSize> {
    const name = nameOf(hash, size)
    const running = beingMade.get(name) ?? make(name, size, hash)
    beingMade.set(name, running)
    running.catch(() => beingMade.delete(name))
    return running
  }

  async function makeMissing(hash: string, format: ImageFormat, from?: Buffer): Promise<void> {
    const missing: WantedSize[] = []
    for (const width of imageWidths)
      if ((await files.sizeOf(nameOf(hash, { width, format }))) === null) missing.push({ width, format })
    if (missing.length === 0) return
    const made = hands.sizes(from ?? (await master(hash)), missing)
    let place = 0
    for await (const data of made) await files.put(nameOf(hash, missing[place++]!), data, `image/${format}`)
  }

  async function keepMaster(
    { data, ...seen }: Master,
    noted: (hash: string) => Promise<void> = async () => undefined,
  ): Promise<StoredImage> {
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
    await noted(hash)
    await files.put(masterName(hash), data, 'image/webp')
    return { hash, ...seen }
  }

  async function keepDrawn(image: Sharp): Promise<StoredImage> {
    const drawn = await masterOf(image)
    const stored = await keepMaster(drawn)
    await makeMissing(stored.hash, 'webp', drawn.data)
    return stored
  }

  return {
    keep: ({ width, height, data }) =>
      keepDrawn(
        sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
          raw: { width, height, channels: 4 },
        }).removeAlpha(),
      ),

    keepDrawing: (svg, width) => keepDrawn(sharp(Buffer.from(svg)).resize({ width })),

    keepFile: async (path, noted) => keepMaster(await hands.clean(path), noted),

    makeSizes: async (hash) => {
      for (const format of formats) await makeMissing(hash, format)
    },

    addMissingAvif: async () => {
      for await (const name of files.names('/master.webp'))
        await makeMissing(name.split('/').at(-2) ?? '', 'avif')
    },

    find: async (hash, width, wanted) => {
      const found = (bytes: number, format: ImageFormat) => ({
        bytes,
        format,
        open: () => files.open(nameOf(hash, { width, format })),
      })
      for (const format of wanted === 'avif' ? (['avif', 'webp'] as const) : (['webp'] as const)) {
        const bytes = await files.sizeOf(nameOf(hash, { width, format }))
        if (bytes !== null) return found(bytes, format)
      }
      if ((await files.sizeOf(masterName(hash))) === null) return null
      const { data, kept } = await makeOnce(hash, { width, format: 'webp' })
      // A full disk keeps no picture from being seen.
      await kept.catch((error: unknown) => trouble('keeping a size of a picture', error))
      return { bytes: data.length, format: 'webp', open: () => inOnePart(data) }
    },

    remove: (hash) => files.removeFolder(folderOf(hash)),
  }
}
