import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { FileStore } from '#application/shared/file-store.ts'
import {
  type ImageFormat,
  type ImageStore,
  type ImageWidth,
  imageWidths,
  type StoredImage,
} from '#application/shared/image-store.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import { colourSeen, groundOf } from './colour-seen.ts'
import { sentPicture } from './decoding.ts'

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  webp: (image) => image.webp({ quality: 80, effort: 4 }),
  // Effort 2 costs a third of the default and a few per cent of size.
  avif: (image) => image.avif({ quality: 58, effort: 2 }),
}

const formats = ['webp', 'avif'] as const

/** Twice the largest size that is shown, so that looking closely shows more. */
const largestSide = 3200

async function* inOnePart(data: Buffer): AsyncIterable<Uint8Array> {
  yield data
}

const folderOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`
const masterOf = (hash: string): string => `${folderOf(hash)}/master.webp`
const nameOf = (hash: string, width: ImageWidth, format: ImageFormat): string =>
  `${folderOf(hash)}/${width}.${format}`

/** A size that was just made; `kept` settles when it is stored, or fails with why it could not be. */
interface MadeSize {
  readonly data: Buffer
  readonly kept: Promise<void>
}

/**
 * Pictures in a store of files: the master and, beside it, every size made so far.
 * @param trouble hears of a size that could be shown, but not stored
 */
export function imageStore(files: FileStore, trouble: Trouble = () => undefined): ImageStore {
  const beingMade = new Map<string, Promise<MadeSize>>()

  async function master(hash: string): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of files.open(masterOf(hash))) parts.push(part)
    return Buffer.concat(parts)
  }

  async function make(name: string, width: ImageWidth, format: ImageFormat, from: Buffer): Promise<MadeSize> {
    const data = await encode[format](sharp(from).resize({ width, withoutEnlargement: true })).toBuffer()
    const kept = files.put(name, data, `image/${format}`)
    // Whoever wants it kept waits for it; nobody else minds.
    kept.catch(() => undefined).finally(() => beingMade.delete(name))
    return { data, kept }
  }

  function makeOnce(hash: string, width: ImageWidth, format: ImageFormat, from?: Buffer): Promise<MadeSize> {
    const name = nameOf(hash, width, format)
    const running =
      beingMade.get(name) ??
      Promise.resolve(from ?? master(hash)).then((bytes) => make(name, width, format, bytes))
    beingMade.set(name, running)
    running.catch(() => beingMade.delete(name))
    return running
  }

  /** One after the other: shoppers want the processor too. */
  async function makeMissing(hash: string, wanted: readonly ImageFormat[], from?: Buffer): Promise<void> {
    let bytes = from
    for (const format of wanted)
      for (const width of imageWidths) {
        if ((await files.sizeOf(nameOf(hash, width, format))) !== null) continue
        bytes ??= await master(hash)
        await (await makeOnce(hash, width, format, bytes)).kept
      }
  }

  async function keepMaster(
    image: Sharp,
    noted: (hash: string) => Promise<void> = async () => undefined,
  ): Promise<{ readonly stored: StoredImage; readonly data: Buffer }> {
    const { data, info } = await image.webp({ quality: 92, effort: 4 }).toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
    await noted(hash)
    await files.put(masterOf(hash), data, 'image/webp')
    const [colour, ground] = [await colourSeen(data), await groundOf(data)]
    return { stored: { hash, width: info.width, height: info.height, colour, ground }, data }
  }

  async function keepDrawn(image: Sharp): Promise<StoredImage> {
    const { stored, data } = await keepMaster(image)
    await makeMissing(stored.hash, ['webp'], data)
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

    keepFile: async (path, noted) => {
      const upright = sentPicture(path)
        .autoOrient()
        .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
      return (await keepMaster(upright, noted)).stored
    },

    makeSizes: (hash) => makeMissing(hash, formats),

    addMissingAvif: async () => {
      for await (const name of files.names('/master.webp'))
        await makeMissing(name.split('/').at(-2) ?? '', ['avif'])
    },

    find: async (hash, width, wanted) => {
      const found = (bytes: number, format: ImageFormat) => ({
        bytes,
        format,
        open: () => files.open(nameOf(hash, width, format)),
      })
      for (const format of wanted === 'avif' ? (['avif', 'webp'] as const) : (['webp'] as const)) {
        const bytes = await files.sizeOf(nameOf(hash, width, format))
        if (bytes !== null) return found(bytes, format)
      }
      if ((await files.sizeOf(masterOf(hash))) === null) return null
      const { data, kept } = await makeOnce(hash, width, 'webp')
      // A full disk keeps no picture from being seen.
      await kept.catch((error: unknown) => trouble('keeping a size of a picture', error))
      return { bytes: data.length, format: 'webp', open: () => inOnePart(data) }
    },

    remove: (hash) => files.removeFolder(folderOf(hash)),
  }
}
