import type { Colour } from '#domain/catalogue/colour.ts'

export const imageWidths = [240, 480, 800, 1200, 1600] as const
export type ImageWidth = (typeof imageWidths)[number]

export type ImageFormat = 'avif' | 'webp'

/** A picture as it is kept: another picture has another hash. Width and height in pixels, and the colour one sees. */
export interface StoredImage {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly colour: Colour | null
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
  ): Promise<{ readonly path: string; readonly bytes: number; readonly format: ImageFormat } | null>
}
