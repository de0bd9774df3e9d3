import type { Colour } from '#domain/catalogue/colour.ts'

/**
 * The widths in which pictures are kept, in pixels. 680 is what a card wants on a plain phone, of which it takes 92 %: 412 px at
 * 1.75 dots, or 360 at 2.
 */
export const imageWidths = [240, 480, 680, 800, 1200, 1600] as const
export type ImageWidth = (typeof imageWidths)[number]

export type ImageFormat = 'avif' | 'webp'

/** A picture as it is kept: another picture has another hash. Width and height in pixels, and the colour one sees. */
export interface StoredImage {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly colour: Colour | null
  /** '#rrggbb': what holds its place until it is there. */
  readonly ground: string
}

/** The AVIF files of a picture: all of it, no larger than screens need, and smaller ones by their width. */
export interface ReadyPicture {
  readonly whole: Uint8Array
  readonly smaller: ReadonlyMap<ImageWidth, Uint8Array>
}

/** Where pictures are kept and made smaller. */
export interface ImageStore {
  /**
   * Keeps a picture that stands in a file: upright, in sRGB, without anything else that the file told, and no larger
   * than screens need. Its sizes are made on demand until `makeSizes` has made them.
   * @param noted hears its hash before anything is kept
   * @throws an error of the decoder for a file that is damaged, or too large
   */
  keepFile(path: string, noted: (hash: string) => Promise<void>): Promise<StoredImage>
  /**
   * Keeps a picture that was made ready beforehand, as AVIF; a width that is left out is answered by the next larger.
   * @param noted hears its hash before anything is kept
   * @returns its hash
   */
  keepReady(picture: ReadyPicture, noted: (hash: string) => Promise<void>): Promise<string>
  /** Makes every size of a kept picture that is not there yet, in both formats. */
  makeSizes(hash: string): Promise<void>
  /**
   * One size of a kept picture, never enlarged; in the wanted format where that is ready, else WebP, made on demand.
   * Where AVIF is wanted and only larger ones are ready, the next larger. Null when there is no such picture.
   */
  find(
    hash: string,
    width: ImageWidth,
    wanted: ImageFormat,
  ): Promise<{
    readonly bytes: number
    readonly format: ImageFormat
    open(): AsyncIterable<Uint8Array>
  } | null>
  /** Throws a picture away with all its sizes. */
  remove(hash: string): Promise<void>
}
