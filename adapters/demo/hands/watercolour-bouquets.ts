import { lighten, mix } from '../drawing/colour.ts'
import { ellipse, outlineOf, type Point, pointsOf, smoothCurve } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'

import { type Bouquet, bunch } from './watercolour-flowers.ts'

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
  pointsOf([-0.45, -1, -0.4, -0.84, -1, -0.45, -0.8, -0.05, -0.5, 0]),
  pointsOf([-0.7, -1, -0.66, -0.9, -0.78, -0.6, -0.8, -0.2, -0.66, 0]),
  pointsOf([-0.9, -1, -0.84, -0.6, -0.72, -0.25, -0.6, 0]),
  pointsOf([-0.3, -1, -0.28, -0.7, -0.55, -0.5, -0.95, -0.22, -0.62, 0]),
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
