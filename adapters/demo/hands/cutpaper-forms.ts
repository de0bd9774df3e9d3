import { TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { circle, ellipse, outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'

/** A form cut from paper, around 0,0 and about one unit high, as outlines that unite. */
export type Form = (random: Random) => number[][]

const limb = (points: readonly Point[], width: (t: number) => number, end: number): number[][] => {
  const path = smoothCurve(points, false, 10)
  const [x, y] = path[path.length - 1]!
  return [strokeOutline(path, width), ellipse(x, y, end, end, 0, 22)]
}

/** Scissors turn in curves: a closed line through few points. */
const snip = (points: readonly Point[], steps = 9): number[] => outlineOf(smoothCurve(points, true, steps))

/** A branch of seaweed: rounded fingers on both sides of a bent spine. */
export const frond: Form = (random) => {
  const bend = random.range(-0.16, 0.16)
  const spine: Point[] = [
    [-bend, 0.52],
    [bend * 0.4, 0.16],
    [bend, -0.18],
    [bend * 0.2, -0.46],
  ]
  const path = smoothCurve(spine, false, 12)
  const fat = random.range(0.07, 0.092)
  const out = limb(spine, (t) => fat * (1.25 - 0.55 * t), fat * 0.4)
  const count = random.int(3, 5)
  for (let k = 0; k < count; k++)
    for (const side of [-1, 1]) {
      const at = Math.round(3 + ((k + (side > 0 ? 0.35 : 0)) / count) * (path.length - 9))
      const [x, y] = path[at]!
      const t = at / path.length
      const reach = (0.2 + 0.2 * Math.sin(Math.PI * (0.18 + t * 0.75))) * random.range(0.86, 1.14)
      const tip: Point = [x + side * reach, y - reach * random.range(0.45, 0.8)]
      out.push(
        ...limb(
          [[x, y], [x + side * reach * 0.62, y - reach * 0.12], tip],
          (q) => fat * (0.78 + 0.4 * q),
          fat * 0.6,
        ),
      )
    }
  return out
}

/** A leaf with deep round lobes. */
export const oakLeaf: Form = (random) => {
  const count = random.int(3, 4)
  const right: Point[] = []
  const left: Point[] = []
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count
    const step = 0.84 / count
    const wide = (0.22 + 0.16 * Math.sin(Math.PI * (0.1 + t * 0.8))) * random.range(0.92, 1.08)
    const y = 0.4 - t * 0.84
    right.push(
      [wide * 0.8, y + step * 0.3],
      [wide, y - step * 0.02],
      [wide * 0.72, y - step * 0.24],
      [wide * 0.3, y - step * 0.42],
    )
    left.unshift(
      [-wide * 0.3, y - step * 0.36],
      [-wide * 0.72, y - step * 0.18],
      [-wide, y + step * 0.04],
      [-wide * 0.8, y + step * 0.34],
    )
  }
  return [
    snip([[0.04, 0.44], ...right, [0, -0.54], ...left, [-0.04, 0.44]]),
    strokeOutline(
      [
        [0, 0.34],
        [0.02, 0.62],
      ],
      0.055,
    ),
  ]
}

/** A plain almond leaf with a slit along its vein. */
export const almond: Form = (random) => {
  const wide = random.range(0.2, 0.28)
  return [
    snip([
      [0, 0.54],
      [wide * 0.8, 0.22],
      [wide, -0.08],
      [0.02, -0.54],
      [-wide, -0.04],
      [-wide * 0.8, 0.26],
    ]),
    [
      ...strokeOutline(
        smoothCurve(
          [
            [0.01, -0.36],
            [0.03, -0.02],
            [0, 0.4],
          ],
          false,
          8,
        ),
        (t) => 0.012 + 0.028 * t,
      ),
    ],
  ]
}

/** Forking coral. */
export const coral: Form = (random) => {
  const out: number[][] = []
  const grow = (x: number, y: number, heading: number, length: number, depth: number): void => {
    const turn = heading + random.range(-0.2, 0.2)
    const tip: Point = [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
    const wide = 0.058 + depth * 0.018
    const bow: Point = [(x + tip[0]) / 2 + random.range(-0.025, 0.025), (y + tip[1]) / 2]
    out.push(...limb([[x, y], bow, tip], () => wide, wide * 0.54))
    if (depth > 0)
      for (const side of [-1, 1])
        grow(
          tip[0],
          tip[1],
          turn + side * random.range(0.38, 0.72),
          length * random.range(0.68, 0.84),
          depth - 1,
        )
  }
  grow(0, 0.5, -Math.PI / 2, 0.3, random.int(2, 3))
  return out
}

export const pebble: Form = (random) => [
  snip(
    Array.from({ length: 8 }, (_, k): Point => {
      const r = random.range(0.36, 0.52)
      return [Math.cos((k / 8) * TAU) * r, Math.sin((k / 8) * TAU) * r * 0.86]
    }),
  ),
]

/** A flower of blunt petals with a hole for its eye. */
export const blossom: Form = (random) => {
  const petals = random.int(5, 8)
  const points: Point[] = []
  for (let k = 0; k < petals * 3; k++) {
    const r = k % 3 === 2 ? 0.17 : random.range(0.45, 0.53)
    const angle = ((k + (k % 3 === 2 ? 0 : k % 3 === 0 ? 0.1 : -0.1)) / (petals * 3)) * TAU
    points.push([Math.cos(angle) * r, Math.sin(angle) * r])
  }
  return [snip(points), circle(0, 0, 0.085)]
}

/** A swallow, seen from below. */
export const swallow: Form = (random) => {
  const lift = random.range(0.85, 1.1)
  return [
    snip([
      [-0.6, -0.06],
      [-0.36, -0.13],
      [-0.2, -0.16],
      [-0.04, -0.5 * lift],
      [0.2, -0.66 * lift],
      [0.14, -0.2],
      [0.4, -0.13],
      [0.66, -0.24],
      [0.46, 0],
      [0.62, 0.16],
      [0.34, 0.06],
      [0.06, 0.12],
      [-0.02, 0.44 * lift],
      [-0.22, 0.56 * lift],
      [-0.22, 0.1],
      [-0.42, 0.05],
    ]),
  ]
}

const leg = (points: Point[]): number[][] => limb(points, (t) => 0.13 - 0.07 * t, 0.036)
const arm = (points: Point[]): number[][] => limb(points, (t) => 0.075 - 0.025 * t, 0.032)

/** A dancer, arms up and one knee bent. */
export const dancer: Form = (random) => {
  const s = random.sign()
  const sway = random.range(-0.04, 0.06)
  const body = snip([
    [0.1 * s, -0.3],
    [0.12 * s, -0.14],
    [0.06 * s, 0],
    [0.15 * s, 0.14],
    [0.12 * s, 0.3],
    [0, 0.18],
    [-0.12 * s, 0.28],
    [-0.15 * s, 0.12],
    [-0.05 * s, 0],
    [-0.11 * s, -0.14],
    [-0.1 * s, -0.28],
  ])
  return [
    body,
    ellipse(0.02 * s + sway, -0.42, 0.066, 0.088),
    ...leg([
      [0.07 * s, 0.16],
      [0.24 * s, 0.28],
      [0.12 * s, 0.42],
      [0.16 * s, 0.54],
    ]),
    ...leg([
      [-0.08 * s, 0.16],
      [-0.15 * s, 0.36],
      [-0.3 * s, 0.56],
    ]),
    ...arm([
      [0.08 * s, -0.27],
      [0.26 * s, -0.3 + sway],
      [0.3 * s, -0.56],
    ]),
    ...arm([
      [-0.08 * s, -0.26],
      [-0.28 * s, -0.2 - sway],
      [-0.42 * s, -0.42],
    ]),
  ]
}

/** A flame, or a wave stood on end. */
export const flame: Form = (random) => {
  const turns = random.int(2, 3)
  const s = random.sign()
  const points = Array.from({ length: turns * 2 + 2 }, (_, k, n = turns * 2 + 1): Point => {
    const t = k / n
    return [s * 0.17 * (k % 2 === 0 ? -1 : 1) * (1 - t * 0.3), 0.42 - t * 0.9]
  })
  const [x, y] = points[0]!
  return [...limb(points, (t) => 0.13 * (1 - t) ** 0.6 + 0.05, 0.025), ellipse(x, y, 0.09, 0.09, 0, 22)]
}

/** A crescent. */
export const crescent: Form = () => {
  const outer = Array.from({ length: 13 }, (_, k): Point => {
    const angle = 0.7 + (k / 12) * (TAU - 1.4)
    return [Math.cos(angle) * 0.46, Math.sin(angle) * 0.46]
  })
  const inner = Array.from({ length: 9 }, (_, k): Point => {
    const angle = TAU - 1.02 - (k / 8) * (TAU - 2.04)
    return [0.17 + Math.cos(angle) * 0.35, Math.sin(angle) * 0.35]
  })
  return [outlineOf([...outer, ...inner])]
}

/** A jug or a vase without a handle. */
export const vase: Form = (random) => {
  const neck = random.range(0.09, 0.14)
  const belly = random.range(0.25, 0.33)
  return [
    snip([
      [-neck * 1.25, -0.5],
      [-neck, -0.3],
      [-belly, 0.04],
      [-belly * 0.9, 0.34],
      [-belly * 0.5, 0.5],
      [belly * 0.5, 0.5],
      [belly * 0.9, 0.34],
      [belly, 0.04],
      [neck, -0.3],
      [neck * 1.25, -0.5],
    ]),
  ]
}
