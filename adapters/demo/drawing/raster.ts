import type { Rgb } from './colour.ts'
import { coverageOf, type FillRule, type Mask, type Outline } from './coverage.ts'
import type { Picture } from './picture.ts'
import { speckle } from './random.ts'

/** A picture being drawn: displayed red, green and blue as floats, 0 to 1, three values a pixel. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export type Blend = 'normal' | 'multiply' | 'screen' | 'add'

/** How a shape is laid down; plain opaque colour when nothing is said. */
export interface Ink {
  /** 0 to 1. */
  readonly opacity?: number
  readonly blend?: Blend
  readonly rule?: FillRule
  /** Further opacity (0 to 1) at a pixel: dry edges, streaks, grain. */
  readonly texture?: (x: number, y: number) => number
  /** Colour at a pixel, written into `out`, which holds the flat colour of the first pixel. */
  readonly shade?: (x: number, y: number, out: Rgb) => void
}

/** A raster of one colour. */
export function createRaster(width: number, height: number, ground: Readonly<Rgb> = [1, 1, 1]): Raster {
  const data = new Float32Array(width * height * 3)
  for (let i = 0; i < data.length; i += 3) {
    data[i] = ground[0]
    data[i + 1] = ground[1]
    data[i + 2] = ground[2]
  }
  return { width, height, data }
}

/** Lays one colour over the pixel whose first value is at `i`. */
export function blendAt(
  data: Float32Array,
  i: number,
  colour: Readonly<Rgb>,
  alpha: number,
  blend: Blend = 'normal',
): void {
  const r = data[i]!
  const g = data[i + 1]!
  const b = data[i + 2]!
  if (blend === 'normal') {
    data[i] = r + (colour[0] - r) * alpha
    data[i + 1] = g + (colour[1] - g) * alpha
    data[i + 2] = b + (colour[2] - b) * alpha
  } else if (blend === 'multiply') {
    data[i] = r * (1 + (colour[0] - 1) * alpha)
    data[i + 1] = g * (1 + (colour[1] - 1) * alpha)
    data[i + 2] = b * (1 + (colour[2] - 1) * alpha)
  } else if (blend === 'screen') {
    data[i] = r + (1 - r) * colour[0] * alpha
    data[i + 1] = g + (1 - g) * colour[1] * alpha
    data[i + 2] = b + (1 - b) * colour[2] * alpha
  } else {
    data[i] = r + colour[0] * alpha
    data[i + 1] = g + colour[1] * alpha
    data[i + 2] = b + colour[2] * alpha
  }
}

/** Paints through a mask. */
export function paintMask(raster: Raster, mask: Mask, colour: Readonly<Rgb>, ink: Ink = {}): void {
  const { opacity = 1, blend = 'normal', texture, shade } = ink
  const { width, height, data } = raster
  const out: Rgb = [colour[0], colour[1], colour[2]]
  const fromX = Math.max(0, -mask.x)
  const toX = Math.min(mask.width, width - mask.x)
  const toY = Math.min(mask.height, height - mask.y)
  for (let my = Math.max(0, -mask.y); my < toY; my++) {
    const y = my + mask.y
    const from = my * mask.width
    for (let mx = fromX; mx < toX; mx++) {
      let alpha = mask.data[from + mx]! * opacity
      if (alpha < 0.002) continue
      const x = mx + mask.x
      if (texture !== undefined) alpha *= texture(x, y)
      if (shade !== undefined) shade(x, y, out)
      blendAt(data, (y * width + x) * 3, out, alpha, blend)
    }
  }
}

/** Fills closed outlines as one shape, antialiased. */
export function fill(
  raster: Raster,
  outlines: readonly Outline[],
  colour: Readonly<Rgb>,
  ink: Ink = {},
): void {
  const mask = coverageOf(outlines, raster.width, raster.height, ink.rule)
  if (mask !== null) paintMask(raster, mask, colour, ink)
}

/** Visits every pixel; `i` is the place of its red value in `data`. */
export function eachPixel(
  raster: Raster,
  visit: (x: number, y: number, i: number, data: Float32Array) => void,
): void {
  const { width, height, data } = raster
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i += 3) visit(x, y, i, data)
}

/** Lays one raster over another with its top left corner at (dx, dy), whole pixels. */
export function stamp(
  onto: Raster,
  from: Raster,
  dx = 0,
  dy = 0,
  blend: Blend = 'normal',
  alphaAt?: (x: number, y: number) => number,
): void {
  const colour: Rgb = [0, 0, 0]
  for (let y = Math.max(0, -dy); y < from.height && y + dy < onto.height; y++)
    for (let x = Math.max(0, -dx); x < from.width && x + dx < onto.width; x++) {
      const alpha = alphaAt === undefined ? 1 : alphaAt(x, y)
      if (alpha <= 0) continue
      const i = (y * from.width + x) * 3
      colour[0] = from.data[i]!
      colour[1] = from.data[i + 1]!
      colour[2] = from.data[i + 2]!
      blendAt(onto.data, ((y + dy) * onto.width + x + dx) * 3, colour, alpha, blend)
    }
}

const DITHER_SIZE = 128
const dither = Float32Array.from(
  { length: DITHER_SIZE * DITHER_SIZE },
  (_, i) => speckle(i % DITHER_SIZE, Math.floor(i / DITHER_SIZE), 41) - 0.5,
)

/** Eight bits a channel, with half a level of dither so that soft gradients do not band. */
export function toPicture({ width, height, data }: Raster): Picture {
  const bytes = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, i = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3, o += 4) {
      const d = dither[(y % DITHER_SIZE) * DITHER_SIZE + (x % DITHER_SIZE)]!
      bytes[o] = data[i]! * 255 + d
      bytes[o + 1] = data[i + 1]! * 255 + d
      bytes[o + 2] = data[i + 2]! * 255 + d
      bytes[o + 3] = 255
    }
  return { width, height, data: bytes }
}
