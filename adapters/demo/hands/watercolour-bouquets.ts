import { jitter, lighten, mix, type Rgb } from '../drawing/colour.ts'
import { length2, TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { ellipse, outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
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
function bunch(bouquet: Bouquet, cx: number, cy: number, radius: number, count: number, root: Point): void {
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

const scaled = (profile: readonly Point[], x: number, y: number, wide: number, tall: number): number[] =>
  outlineOf(
    smoothCurve(
      [...profile, ...profile.map(([u, v]): Point => [-u, v]).toReversed()].map(
        ([u, v]): Point => [x + u * wide, y + v * tall],
      ),
      true,
      5,
    ),
  )

/** Left half of each vessel from the lip down to the foot: (half widths, heights). */
const vessels: readonly (readonly Point[])[] = [
  [
    [-0.45, -1],
    [-0.4, -0.84],
    [-1, -0.45],
    [-0.8, -0.05],
    [-0.5, 0],
  ],
  [
    [-0.7, -1],
    [-0.66, -0.9],
    [-0.78, -0.6],
    [-0.8, -0.2],
    [-0.66, 0],
  ],
  [
    [-0.9, -1],
    [-0.84, -0.6],
    [-0.72, -0.25],
    [-0.6, 0],
  ],
  [
    [-0.3, -1],
    [-0.28, -0.7],
    [-0.55, -0.5],
    [-0.95, -0.22],
    [-0.62, 0],
  ],
]

function table({ wash, width, height, unit, shade }: Bouquet, edge: number): void {
  const cloth = [0, edge, width, edge - 9 * unit, width, height * 0.97, 0, height * 0.99]
  wash(cloth, shade, 0.12, { spread: 0.03, wet: 2.2, fade: [edge, height] })
}

function inVase(bouquet: Bouquet): void {
  const { wash, random, unit, width, height, short, vessel, shade, fruit } = bouquet
  const edge = height * random.range(0.74, 0.8)
  table(bouquet, edge)
  const x = width * random.range(0.45, 0.55)
  const tall = short * random.range(0.25, 0.31)
  const half = tall * random.range(0.32, 0.42)
  const foot = edge + height * 0.07
  wash(ellipse(x + half * 1.3, foot - 2 * unit, half * 1.7, tall * 0.075, 0.03, 40), shade, 0.42, {
    spread: 0.1,
    wet: 1.6,
  })
  bunch(bouquet, x, foot - tall * 1.12, Math.min(short * 0.36, (foot - tall) * 0.62), random.int(6, 9), [
    x,
    foot - tall * 0.8,
  ])
  const profile = random.pick(vessels)
  wash(scaled(profile, x, foot, half, tall), vessel, 0.5, { spread: 0.025, second: lighten(vessel, 0.08) })
  wash(
    scaled(profile, x + half * 0.5, foot - tall * 0.06, half * 0.36, tall * 0.86),
    mix(vessel, shade, 0.5),
    0.36,
    { spread: 0.12, wet: 4.5 },
  )
  if (!random.chance(0.6)) return
  fruit.forEach((colour, k) => {
    const radius = tall * 0.17
    const fx = x - half * (2.3 + k * 1.2)
    wash(ellipse(fx + radius * 0.6, foot + radius * 0.6, radius * 1.3, radius * 0.25), shade, 0.35, {
      wet: 1.5,
    })
    wash(ellipse(fx, foot - radius * 0.1, radius, radius * 0.92, 0, 40), colour, 0.75, {
      spread: 0.05,
      second: lighten(colour, -0.1),
    })
  })
}

/** A glass jar: the stems are seen through the water. */
function inJar(bouquet: Bouquet): void {
  const { wash, random, unit, width, height, short, vessel, shade, leaves } = bouquet
  const edge = height * random.range(0.75, 0.8)
  table(bouquet, edge)
  const x = width * random.range(0.44, 0.56)
  const tall = short * random.range(0.27, 0.33)
  const half = tall * random.range(0.36, 0.44)
  const foot = edge + height * 0.08
  wash(ellipse(x + half * 1.1, foot, half * 1.6, tall * 0.07, 0.03, 40), shade, 0.36, {
    spread: 0.1,
    wet: 1.6,
  })
  for (let k = 0; k < 8; k++) {
    const u = random.range(-0.6, 0.6)
    const stem = smoothCurve(
      [
        [x - u * half * 0.5, foot - tall * 0.05],
        [x + u * half * 0.4, foot - tall * 0.6],
        [x + u * half, foot - tall * 1.1],
      ],
      false,
      8,
    )
    wash(strokeOutline(stem, 4.6 * unit), random.pick(leaves), 0.5, { spread: 0.02, wet: 0.8 })
  }
  bunch(bouquet, x, foot - tall * 1.14, Math.min(short * 0.37, (foot - tall) * 0.62), random.int(6, 9), [
    x,
    foot - tall * 0.9,
  ])
  const glass = vessels[1]!
  wash(scaled(glass, x, foot, half, tall), mix(vessel, shade, 0.4), 0.16, { spread: 0.02 })
  wash(scaled(glass, x, foot, half * 0.98, tall * 0.7), vessel, 0.22, {
    spread: 0.02,
    second: lighten(vessel, 0.1),
  })
  wash(ellipse(x, foot - tall * 0.7, half * 0.76, tall * 0.045, 0, 40), mix(vessel, shade, 0.5), 0.3, {
    spread: 0.03,
    wet: 0.6,
  })
}

/** A bunch laid on the sheet without any vessel. */
function asSpray(bouquet: Bouquet): void {
  const { random, width, height, short } = bouquet
  const root: Point = [width * random.range(0.4, 0.6), height * 0.93]
  bunch(
    bouquet,
    width * random.range(0.45, 0.55),
    height * random.range(0.5, 0.58),
    short * random.range(0.38, 0.43),
    random.int(8, 11),
    root,
  )
}

export const arrangements: readonly ((bouquet: Bouquet) => void)[] = [inVase, inJar, asSpray, inVase, inJar]
