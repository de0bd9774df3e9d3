import type { Sharp } from 'sharp'
import type { ImageFormat, ImageWidth, StoredImage } from '#application/shared/image-store.ts'
import { colourSeen, groundOf } from './colour-seen.ts'
import { sentPicture } from './decoding.ts'
import { sharp } from './shut-sharp.ts'

/** The copy of a picture that somebody sent as it is kept, as WebP, and what it looks like. */
export interface Master extends Omit<StoredImage, 'hash'> {
  readonly data: Buffer
}

export interface WantedSize {
  readonly width: ImageWidth
  readonly format: ImageFormat
}

/** What takes much memory for a moment: reading pictures, and making them smaller. */
export interface PictureCodec {
  /** A file that somebody sent: upright, in sRGB, without anything else that it told. @throws an error of the decoder */
  clean(path: string): Promise<Master>
  /** These sizes, in this order. */
  sizes(master: Buffer, wanted: readonly WantedSize[]): AsyncIterable<Buffer>
}

/** Twice the largest size that is shown, so that looking closely shows more. */
const largestSide = 3200

const encode: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  webp: (image) => image.webp({ quality: 80, effort: 4 }),
  // Effort 2 costs a third of the default and a few per cent of size.
  avif: (image) => image.avif({ quality: 58, effort: 2 }),
}

/** A picture smaller, never larger. */
export const sizeOf = (master: Buffer, { width, format }: WantedSize): Promise<Buffer> =>
  encode[format](sharp(master).resize({ width, withoutEnlargement: true })).toBuffer()

/** A picture as it is kept. */
async function masterOf(image: Sharp): Promise<Master> {
  const { data, info } = await image.webp({ quality: 92, effort: 4 }).toBuffer({ resolveWithObject: true })
  const [colour, ground] = [await colourSeen(data), await groundOf(data)]
  return { data, width: info.width, height: info.height, colour, ground }
}

/** In this process. */
export const ownCodec: PictureCodec = {
  clean: (path) =>
    masterOf(
      sentPicture(path)
        .autoOrient()
        .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb'),
    ),

  /** One after the other: shoppers want the processor too. */
  async *sizes(master, wanted) {
    for (const each of wanted) yield await sizeOf(master, each)
  },
}
