/** A drawn picture: RGBA, four bytes a pixel, row by row from the top left. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/**
 * A hand draws one artist's kind of picture. The same seed, width and height (in pixels) give the same bytes;
 * another size gives the same composition.
 */
export type Draw = (seed: string, width: number, height: number) => Picture
