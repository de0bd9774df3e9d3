import { lighten, type Rgb } from '../drawing/colour.ts'
import { length2 } from '../drawing/maths.ts'
import type { Noise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { fill, type Raster } from '../drawing/raster.ts'
import { ellipse, outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
import { drawStroke } from '../drawing/stroke.ts'

/** What a plant is drawn with; `unit` scales its details. */
export interface Pen {
  readonly raster: Raster
  readonly random: Random
  readonly noise: Noise
  readonly unit: number
  readonly ink: Rgb
  /** 0 near, towards 1 far: faded plants have no ink line. */
  readonly pale: number
}

/** Direction of a path at one of its points. */
export function headingAt(path: readonly Point[], i: number): number {
  const a = path[Math.max(0, i - 1)]!
  const b = path[Math.min(path.length - 1, i + 1)]!
  return Math.atan2(b[1] - a[1], b[0] - a[0])
}

/** A bending stem drawn from its foot upwards; its points are returned, 49 of them. */
export function drawStem(
  pen: Pen,
  x: number,
  y: number,
  tall: number,
  rake: number,
  width: number,
  colour: Rgb,
): Point[] {
  const { raster, random } = pen
  const bow = random.range(-0.12, 0.12) * tall * Math.min(1, raster.width / raster.height)
  // What rises from the ground near an edge leans into the sheet.
  const grounded = y > raster.height * 0.85
  const inwards = x < raster.width * 0.3 ? Math.abs(rake) : x > raster.width * 0.7 ? -Math.abs(rake) : rake
  const lean = grounded ? inwards * Math.min(1, raster.width / raster.height + 0.1) : rake
  const path = smoothCurve(
    [
      [x, y],
      [x + lean * tall * 0.15 + bow * 0.5, y - tall * 0.35],
      [x + lean * tall * 0.45 + bow, y - tall * 0.7],
      [x + lean * tall * 0.9 + bow * 0.6, y - tall],
    ],
    false,
    16,
  )
  drawStroke(raster, path, (t) => width * (1 - 0.65 * t), colour)
  return path
}

/** The form of a leaf or petal. */
export interface BladeForm {
  /** Bend over its whole length, radians. */
  readonly bend?: number
  /** Where it is widest: small near the tip, 1 in the middle. */
  readonly fullness?: number
  readonly veins?: boolean
  readonly opacity?: number
  /** Strength of the ink line. */
  readonly line?: number
}

const PIECES = 14

/** A leaf or petal: two half blades of slightly different tone, a midrib, side veins, and an open ink line. */
export function drawBlade(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  long: number,
  wide: number,
  colour: Rgb,
  form: BladeForm = {},
): void {
  const { bend = 0, fullness = 0.5, veins = true, opacity = 0.86, line = 0.55 } = form
  const { raster, unit, noise, ink } = pen
  const middle: Point[] = []
  let [px, py, heading] = [x, y, angle]
  for (let i = 0; i <= PIECES; i++) {
    middle.push([px, py])
    heading += bend / PIECES
    px += (Math.cos(heading) * long) / PIECES
    py += (Math.sin(heading) * long) / PIECES
  }
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach(([mx, my], i) => {
    const a = middle[Math.max(0, i - 1)]!
    const b = middle[Math.min(PIECES, i + 1)]!
    const length = length2(b[0] - a[0], b[1] - a[1]) || 1
    const half = (wide / 2) * Math.sin(Math.PI * (i / PIECES) ** fullness) ** 0.85
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half]
    left.push([mx + nx, my + ny])
    right.push([mx - nx, my - ny])
  })
  const uneven = (ux: number, uy: number): number =>
    0.86 + 0.22 * noise.noise2(ux / (15 * unit), uy / (15 * unit))
  for (const [side, tone] of [
    [left, 0.025],
    [right, -0.03],
  ] as const)
    fill(raster, [outlineOf([...middle, ...side.toReversed()])], lighten(colour, tone), {
      opacity,
      texture: uneven,
    })
  if (pen.pale > 0.6) return
  const hair = 1.05 * unit
  drawStroke(raster, left, (t) => hair * (0.5 + t), ink, { opacity: line })
  drawStroke(raster, right, (t) => hair * (1.3 - t), ink, { opacity: line * 0.8 })
  if (!veins || wide < 8 * unit) return
  drawStroke(raster, middle, (t) => hair * 1.2 * (1 - t), ink, { opacity: line * 0.8 })
  if (wide < 17 * unit) return
  for (let i = 2; i < PIECES - 1; i += 2)
    for (const side of [left, right]) {
      const between: Point = [(middle[i]![0] + side[i]![0]) / 2, (middle[i]![1] + side[i]![1]) / 2]
      const vein = [middle[i - 1]!, between, side[Math.min(PIECES, i + 1)]!]
      drawStroke(raster, vein, hair * 0.5, ink, { opacity: line * 0.55 })
    }
}

/** A feathered leaf growing from point i of a stem. */
export function drawFrond(
  pen: Pen,
  stem: readonly Point[],
  i: number,
  side: number,
  long: number,
  colour: Rgb,
): void {
  const angle = headingAt(stem, i) + side * 0.8
  const [x, y] = stem[i]!
  const along = (t: number): Point => [x + Math.cos(angle) * long * t, y + Math.sin(angle) * long * t]
  for (let k = 1; k <= 6; k++)
    for (const turn of [-0.7, 0.7]) {
      const [fx, fy] = along(k / 6 - 0.12)
      drawBlade(pen, fx, fy, angle + turn, long * 0.34 * (1.2 - k / 6), 6 * pen.unit, colour, {
        veins: false,
      })
    }
  drawStroke(pen.raster, [along(0), along(0.5), along(1)], 1.9 * pen.unit, colour)
}

/** Where one plant stands, how tall it is (pixels), and its colours. */
export interface Site {
  readonly x: number
  readonly y: number
  readonly tall: number
  readonly leaf: Rgb
  readonly bloom: Rgb
  readonly heart: Rgb
}

/** A small disc. */
export const drawDot = (pen: Pen, x: number, y: number, radius: number, colour: Rgb, opacity = 1): void =>
  fill(pen.raster, [ellipse(x, y, radius, radius, 0, 10)], colour, { opacity })

/** The tip of a stem. */
export const lastOf = (path: readonly Point[]): Point => path[path.length - 1]!
