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

const folderOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}`
const masterOf = (hash: string): string => `${folderOf(hash)}/master.webp`
const nameOf = (hash: string, width: ImageWidth, format: ImageFormat): string =>
  `${folderOf(hash)}/${width}.${format}`

/** Pictures in a store of files: the master and, beside it, every size made so far. */
export function imageStore(files: FileStore): ImageStore {
  const beingMade = new Map<string, Promise<void>>()

  async function master(hash: string): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of files.open(masterOf(hash))) parts.push(part)
    return Buffer.concat(parts)
  }

  async function make(name: string, width: ImageWidth, format: ImageFormat, from: Buffer): Promise<void> {
    const smaller = sharp(from).resize({ width, withoutEnlargement: true })
    await files.put(name, await encode[format](smaller).toBuffer(), `image/${format}`)
  }

  function makeOnce(hash: string, width: ImageWidth, format: ImageFormat, from?: Buffer): Promise<void> {
    const name = nameOf(hash, width, format)
    const running =
      beingMade.get(name) ??
      Promise.resolve(from ?? master(hash))
        .then((bytes) => make(name, width, format, bytes))
        .finally(() => beingMade.delete(name))
    beingMade.set(name, running)
    return running
  }

  /** One after the other: shoppers want the processor too. */
  async function makeMissing(hash: string, wanted: readonly ImageFormat[], from?: Buffer): Promise<void> {
    let bytes = from
    for (const format of wanted)
      for (const width of imageWidths) {
        if ((await files.sizeOf(nameOf(hash, width, format))) !== null) continue
        bytes ??= await master(hash)
        await makeOnce(hash, width, format, bytes)
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
      await makeOnce(hash, width, 'webp')
      return found((await files.sizeOf(nameOf(hash, width, 'webp'))) ?? 0, 'webp')
    },

    remove: (hash) => files.removeFolder(folderOf(hash)),
  }
}
