import { jitter, lighten, type Rgb } from '../drawing/colour.ts'
import { length2, TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { ellipse, type Point, smoothCurve } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'
import type { Wash } from './watercolour-wash.ts'

/** A sheet and the colours of one bouquet; lengths in pixels. */
export interface Bouquet {
  readonly wash: Wash
  readonly random: Random
  readonly unit: number
  readonly width: number
  readonly height: number
  readonly short: number
  readonly blooms: readonly Rgb[]
  readonly leaves: readonly Rgb[]
  readonly vessel: Rgb
  readonly fruit: readonly [Rgb, Rgb]
  readonly shade: Rgb
  readonly paper: Rgb
}

function leaf(bouquet: Bouquet, x: number, y: number, angle: number, long: number, wide: number): void {
  const { wash, random, unit } = bouquet
  const colour = jitter(random.pick(bouquet.leaves), random, 0.03)
  const bow = random.range(-0.14, 0.14) * long
  const tip: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
  const middle: Point = [(x + tip[0]) / 2 - Math.sin(angle) * bow, (y + tip[1]) / 2 + Math.cos(angle) * bow]
  const shape = strokeOutline(
    smoothCurve([[x, y], middle, tip], false, 8),
    (t) => wide * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.04)) ** 0.8 + 1.7 * unit,
  )
  wash(shape, colour, random.range(0.4, 0.85), { spread: 0.07, second: lighten(colour, 0.06) })
}

function flower(bouquet: Bouquet, x: number, y: number, size: number, colour: Rgb): void {
  const { wash, random } = bouquet
  const kind = random.pick(['cup', 'rayed', 'double'] as const)
  const petals = kind === 'rayed' ? random.int(9, 13) : random.int(5, 6)
  const tilt = random.range(0.6, 0.95)
  const start = random.range(0, TAU)
  for (let pass = 0; pass < (kind === 'double' ? 2 : 1); pass++)
    for (let k = 0; k < petals; k++) {
      const angle = start + (k / petals) * TAU + pass * 0.5
      const reach = size * (pass === 1 ? 0.6 : 1) * random.range(0.85, 1.12)
      const wide = reach * (kind === 'rayed' ? 0.2 : random.range(0.42, 0.56))
      const turn = Math.atan2(Math.sin(angle) * tilt, Math.cos(angle))
      const petal = ellipse(
        x + Math.cos(angle) * reach * 0.5,
        y + Math.sin(angle) * reach * 0.5 * tilt,
        reach * 0.54,
        wide,
        turn,
        26,
      )
      wash(petal, jitter(colour, random, 0.03), random.range(0.36, 0.7), {
        spread: 0.14,
        second: jitter(lighten(colour, -0.08), random, 0.03),
      })
    }
  for (let k = 0; k < 9; k++) {
    const angle = random.range(0, TAU)
    const away = size * random.range(0.02, 0.2)
    const speck = ellipse(
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away * tilt,
      size * 0.05,
      size * 0.044,
      0,
      10,
    )
    wash(speck, lighten(colour, -0.3, 0.7), 0.9, { spread: 0.1, wet: 0.5 })
  }
}

/** Small spikes and sprigs that loosen the outline of a bunch. */
function sprig(bouquet: Bouquet, from: Point, angle: number, long: number, colour: Rgb): void {
  const { wash, random, unit } = bouquet
  const tip: Point = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long]
  wash(
    strokeOutline(
      smoothCurve(
        [from, [(from[0] + tip[0]) / 2 + random.normal(0, 8) * unit, (from[1] + tip[1]) / 2], tip],
        false,
        6,
      ),
      3 * unit,
    ),
    random.pick(bouquet.leaves),
    0.6,
    { spread: 0.03, wet: 0.6 },
  )
  for (let k = 0; k < 9; k++) {
    const t = 0.45 + (k / 8) * 0.55
    const size = (13 - 8 * (t - 0.45)) * unit
    const x = from[0] + (tip[0] - from[0]) * t + random.normal(0, 7) * unit
    const y = from[1] + (tip[1] - from[1]) * t + random.normal(0, 4) * unit
    wash(
      ellipse(x, y, size, size * 0.8, random.range(0, 3), 12),
      jitter(colour, random, 0.03),
      random.range(0.45, 0.8),
      { spread: 0.12, wet: 0.7 },
    )
  }
}

/** Heads above leaves, stems running together at the root. */
export function bunch(
  bouquet: Bouquet,
  cx: number,
  cy: number,
  radius: number,
  count: number,
  root: Point,
): void {
  const { wash, random, unit, blooms, leaves } = bouquet
  const heads: Point[] = []
  for (let attempt = 0; attempt < 240 && heads.length < count; attempt++) {
    const angle = random.range(-Math.PI, 0.15)
    const reach = radius * Math.sqrt(random.next())
    const spot: Point = [cx + Math.cos(angle) * reach * 1.05, cy + Math.sin(angle) * reach * 0.9]
    if (heads.every((other) => length2(other[0] - spot[0], other[1] - spot[1]) > radius * 0.38))
      heads.push(spot)
  }
  for (let k = 0; k < count * 3; k++) {
    const angle = random.range(-Math.PI * 1.02, 0.02)
    const reach = radius * random.range(0.35, 1.12)
    leaf(
      bouquet,
      cx + Math.cos(angle) * reach * 0.6,
      cy + Math.sin(angle) * reach * 0.55,
      angle + random.range(-0.5, 0.5),
      radius * random.range(0.3, 0.52),
      radius * random.range(0.07, 0.15),
    )
  }
  const small = random.pick(blooms)
  for (let k = random.int(2, 5); k > 0; k--) {
    const angle = random.range(-Math.PI * 0.9, -Math.PI * 0.1)
    sprig(
      bouquet,
      [cx + Math.cos(angle) * radius * 0.55, cy + Math.sin(angle) * radius * 0.5],
      angle + random.range(-0.2, 0.2),
      radius * random.range(0.5, 0.72),
      small,
    )
  }
  for (const [x, y] of heads) {
    const from: Point = [
      root[0] + (x - cx) * 0.1 + random.normal(0, 5) * unit,
      root[1] + random.range(-0.06, 0.02) * radius,
    ]
    const bow: Point = [
      (root[0] + x) / 2 + (x - cx) * 0.12 + random.range(-0.07, 0.07) * radius,
      (root[1] + y) / 2,
    ]
    wash(strokeOutline(smoothCurve([from, bow, [x, y]], false, 10), 5.2 * unit), random.pick(leaves), 0.6, {
      spread: 0.02,
      wet: 0.6,
    })
  }
  heads
    .toSorted((a, b) => a[1] - b[1])
    .forEach(([x, y], k) =>
      flower(bouquet, x, y, radius * random.range(0.2, 0.33), blooms[k % blooms.length]!),
    )
}
