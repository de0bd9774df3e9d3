import type { Colour } from '#domain/catalogue/colour.ts'

/** The widths in which every picture is kept, in pixels. */
export const imageWidths = [240, 480, 800, 1200, 1600] as const
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

/** Raw RGBA pixels, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Where pictures are kept and made smaller. */
export interface ImageStore {
  /** Keeps a drawn picture and makes its WebP sizes. */
  keep(pixels: Pixels): Promise<StoredImage>
  /** Keeps a picture drawn as SVG, rendered `width` pixels wide, and makes its WebP sizes. */
  keepDrawing(svg: string, width: number): Promise<StoredImage>
  /**
   * Keeps a picture that stands in a file: upright, in sRGB, without anything else that the file told, and no larger
   * than screens need. Its sizes are made on demand until `makeSizes` has made them.
   * @param noted hears its hash before anything is kept
   * @throws an error of the decoder for a file that is damaged, or too large
   */
  keepFile(path: string, noted: (hash: string) => Promise<void>): Promise<StoredImage>
  /** Makes every size of a kept picture that is not there yet, in both formats. */
  makeSizes(hash: string): Promise<void>
  /** Makes the AVIF sizes of every kept picture that lacks them; they take ten times as long. */
  addMissingAvif(): Promise<void>
  /**
   * One size of a kept picture, never enlarged; in the wanted format where that is ready, else WebP, made on demand.
   * Null when there is no such picture.
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
