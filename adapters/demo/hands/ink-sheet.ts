import { dragBristles, type InkLayer, inkDrop } from '../drawing/bristles.ts'
import type { Noise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'

/** A sheet being painted; lengths in units of a thousandth of its short side. */
export interface Sheet {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** Pixels a unit. */
  readonly scale: number
  readonly random: Random
  readonly noise: Noise
  /** Full ink, thin washes beneath it, and the one colour. */
  readonly wet: InkLayer
  readonly wash: InkLayer
  readonly colour: InkLayer
}

interface Hold {
  readonly width: number | ((t: number) => number)
  readonly load: number
  readonly spend: number
  readonly strength?: number
  readonly sideLoad?: number
  readonly fade?: number
}

/** One stroke through points given as parts of the sheet. */
export function stroke(sheet: Sheet, layer: InkLayer, points: readonly Point[], hold: Hold): void {
  const { width } = hold
  const name = `${sheet.seed}/${points.map(([x, y]) => (x + y).toFixed(3)).join()}`
  dragBristles(
    layer,
    points.map(([x, y]): Point => [x * sheet.width, y * sheet.height]),
    sheet.scale,
    { ...hold, seed: name, width: typeof width === 'number' ? () => width : width },
  )
}

/** Drops thrown from a point along a heading. */
export function splash(sheet: Sheet, [x, y]: Point, count: number, reach: number, heading: number): void {
  const { random, scale } = sheet
  for (let k = 0; k < count; k++) {
    const angle = heading + random.normal(0, 0.45)
    const far = reach * random.next() ** 0.7
    const radius = Math.max(0.8, Math.abs(random.normal(0, 3)) * (1 - (0.6 * far) / reach))
    inkDrop(
      sheet.wet,
      (x * sheet.width + Math.cos(angle) * far) * scale,
      (y * sheet.height + Math.sin(angle) * far) * scale,
      radius * scale,
    )
  }
}

/** Two breaths of pale wash, so that the ink has air behind it. */
export function air(sheet: Sheet, count: number, strength: number): void {
  const { random } = sheet
  for (let k = 0; k < count; k++) {
    const y = random.range(0.25, 0.75)
    const wide = random.range(150, 280)
    stroke(
      sheet,
      sheet.wash,
      [
        [random.range(0.06, 0.2), y],
        [random.range(0.36, 0.6), y + random.range(-0.14, 0.14)],
        [random.range(0.78, 0.94), y + random.range(-0.18, 0.18)],
      ],
      {
        width: (t) => wide * (0.6 + 0.5 * Math.sin(0.4 + t * 2.3)),
        load: 0.95,
        spend: 0.6,
        strength: strength * random.range(0.7, 1.2),
        sideLoad: random.sign() * random.range(0.45, 0.8),
        fade: 0.62,
      },
    )
  }
}

/** The one spot of colour: a round drop or a short stroke. */
export function accent(sheet: Sheet): void {
  const { random } = sheet
  const x = random.range(0.2, 0.76)
  const y = random.range(0.18, 0.8)
  if (random.chance(0.5)) {
    inkDrop(
      sheet.colour,
      x * sheet.width * sheet.scale,
      y * sheet.height * sheet.scale,
      random.range(26, 52) * sheet.scale,
      0.95,
    )
    return
  }
  const points: Point[] = [
    [x, y],
    [x + 0.1, y - 0.02],
    [x + 0.24, y + 0.015],
  ]
  stroke(sheet, sheet.colour, points, { width: 42, load: 0.8, spend: 0.95, strength: 0.95 })
}
