import { lerp } from '../drawing/maths.ts'
import type { Noise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { ellipse, type Point, rectangle } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'

/** A dark thing that stands in the water. Pixels. */
interface Thing {
  readonly outlines: readonly number[][]
  /** Row where it meets the water, and where its mirror image begins. */
  readonly foot: number
  readonly left: number
  readonly right: number
  /** 0 is ink, 1 is lost in haze. */
  readonly haze: number
  /** Surf that drifts about its foot, 0 to 1. */
  readonly surf: number
}

/** The frame a subject is laid out in. */
export interface Shore {
  readonly width: number
  readonly height: number
  readonly short: number
  readonly horizon: number
}

const thing = (outlines: number[][], foot: number, haze: number, surf = 0): Thing => {
  const xs = outlines.flatMap((outline) => outline.filter((_, i) => i % 2 === 0))
  return { outlines, foot, left: Math.min(...xs), right: Math.max(...xs), haze, surf }
}

/** A worn post, a little out of plumb. */
const post = (random: Random, x: number, foot: number, tall: number, thick: number): number[] => {
  const lean = random.normal(0, 0.03) * tall
  const wear = random.range(0.84, 0.96)
  return [
    x - thick / 2,
    foot,
    x - (thick / 2) * wear + lean,
    foot - tall,
    x + (thick / 2) * wear + lean,
    foot - tall * random.range(0.975, 1.015),
    x + thick / 2,
    foot,
  ]
}

const posts = (random: Random, { width, height, short, horizon }: Shore): Thing[] => {
  const count = random.int(9, 15)
  const near = width * random.pick([0.16, 0.24, 0.78, 0.86])
  const away = width * random.range(0.46, 0.6)
  const front = lerp(horizon, height, random.range(0.5, 0.72))
  const missing = random.int(2, count - 2)
  return Array.from({ length: count }, (_, k) => count - 1 - k)
    .filter((k) => k !== missing)
    .map((k) => {
      const z = 1 / (1 + k * 0.46)
      const x = lerp(away, near, z)
      const foot = lerp(horizon, front, z)
      const tall = short * 0.25 * z * random.range(0.78, 1.1)
      return thing(
        [post(random, x, foot, tall, short * 0.021 * z * random.range(0.85, 1.15))],
        foot,
        0.62 * (1 - z) ** 1.4,
      )
    })
}

const rocks = (random: Random, shore: Shore, noise: Noise): Thing[] => {
  const { width, height, short, horizon } = shore
  const count = random.int(2, 4)
  const order = random.shuffle([0.12, 0.3, 0.5, 0.68]).slice(0, count)
  return order
    .map((depth, k): Thing => {
      const foot = lerp(horizon, height, depth * 0.8)
      const wide = short * random.range(0.09, 0.2) * (0.5 + depth)
      const tall = wide * random.range(0.5, 1.1)
      const x = width * (0.14 + (0.72 * (k + random.range(0.3, 0.7))) / count)
      const phase = random.range(0, 90)
      const outline: number[] = []
      for (let i = 0; i <= 70; i++) {
        const t = i / 70
        const shoulder = Math.sin(Math.PI * t) ** 0.75
        const crag =
          0.55 + 0.55 * noise.ridged(t * 1.6 + phase, phase, 6, 0.55) + 0.25 * noise.noise2(t * 3 + phase, 4)
        outline.push(x + (t * 2 - 1) * wide, foot - tall * shoulder * crag)
      }
      return thing([outline], foot, 0.5 * (1 - depth), 1)
    })
    .toSorted((a, b) => a.foot - b.foot)
}

const island = (random: Random, { width, short, horizon }: Shore, noise: Noise): Thing[] => {
  const x = width * random.pick([0.32, 0.38, 0.64, 0.7])
  const foot = horizon + short * random.range(0.012, 0.03)
  const wide = short * random.range(0.17, 0.26)
  const phase = random.range(0, 90)
  const outline: number[] = []
  const rise = (t: number): number =>
    wide * 0.2 * Math.sin(Math.PI * t) ** 0.8 * (0.75 + 0.5 * noise.fbm(t * 2.6 + phase, phase, 4))
  for (let i = 0; i <= 60; i++) outline.push(x + ((i / 60) * 2 - 1) * wide, foot - rise(i / 60))
  const outlines = [outline]
  const trees = random.int(26, 40)
  for (let k = 0; k < trees; k++) {
    const t = 0.5 + random.normal(0, 0.17)
    if (t < 0.08 || t > 0.92) continue
    const tall = wide * random.range(0.12, 0.3) * (0.6 + 0.6 * noise.noise2(t * 6 + phase, 2))
    const tx = x + (t * 2 - 1) * wide
    const ty = foot - rise(t)
    outlines.push([tx, ty - tall, tx + tall * 0.17, ty + 2, tx - tall * 0.17, ty + 2])
  }
  return [thing(outlines, foot, 0.12)]
}

const jetty = (random: Random, { width, height, short, horizon }: Shore): Thing[] => {
  const away = width * random.range(0.42, 0.58)
  const half = short * random.range(0.13, 0.16)
  const row = (z: number): number => lerp(horizon, height, z)
  const near = 1.2
  const end = 0.13
  const boards: number[][] = []
  for (let k = 0; ; k++) {
    const a = near / (1 + k * 0.052)
    const b = near / (1 + (k + 0.8) * 0.052)
    if (a < end) break
    boards.push([
      away - half * a * 1.5,
      row(a),
      away - half * b * 1.5,
      row(b),
      away + half * b * 1.5,
      row(b),
      away + half * a * 1.5,
      row(a),
    ])
  }
  const things = [thing(boards, row(end) + short * 0.004, 0.1)]
  for (let k = 11; k >= 0; k--) {
    const z = 0.98 / (1 + k * 0.52)
    if (z < end) continue
    for (const side of [-1, 1]) {
      const x = away + side * half * z * 1.56
      const tall = short * 0.17 * z * random.range(0.9, 1.08)
      const foot = row(z) + tall * 0.3
      things.push(thing([post(random, x, foot, tall * 1.3, short * 0.024 * z)], foot, 0.3 * (1 - z)))
    }
  }
  return things.toSorted((a, b) => a.foot - b.foot)
}

const mark = (random: Random, { width, height, short, horizon }: Shore): Thing[] => {
  const x = width * random.pick([0.36, 0.5, 0.62])
  const foot = lerp(horizon, height, random.range(0.22, 0.36))
  const tall = short * random.range(0.26, 0.34)
  const lean = random.normal(0, 0.02) * tall
  const head: Point = [x + lean, foot - tall]
  const w = short * 0.009
  const outlines = [
    strokeOutline([[x, foot], [x + lean * 0.5, foot - tall * 0.5], head], (t) => w * (1.15 - 0.4 * t)),
    ellipse(head[0], head[1] + w, w * 2.6, w * 1.9),
    rectangle(head[0] - w * 2.2, head[1] + w * 3.4, w * 4.4, w * 1.1),
  ]
  return [thing(outlines, foot, 0.05)]
}

const boat = (random: Random, { width, height, short, horizon }: Shore): Thing[] => {
  const x = width * random.pick([0.34, 0.42, 0.62, 0.68])
  const foot = lerp(horizon, height, random.range(0.34, 0.5))
  const long = short * random.range(0.12, 0.16)
  const side = random.sign()
  const at = (u: number, v: number): Point => [x + side * u * long, foot - v * long]
  const hull: Point[] = [at(-1, 0.3)]
  for (let i = 0; i <= 20; i++) {
    const t = i / 20
    hull.push(at(-1 + 2.08 * t, 0.2 + 0.1 * (1 - Math.sin(Math.PI * t) ** 0.5) + 0.2 * t ** 4))
  }
  hull.push(at(0.98, 0.12), at(0.8, 0), at(-0.86, 0), at(-0.98, 0.1))
  const outlines = [hull.flatMap(([px, py]) => [px, py])]
  const rope = foot + long * 0.02
  outlines.push(
    strokeOutline([at(-0.3, 0.2), at(-0.12, 0.42), at(0.1, 0.62)], long * 0.025),
    strokeOutline([at(0.25, 0.2), at(0.02, 0.44), at(-0.22, 0.6)], long * 0.025),
  )
  return [thing(outlines, rope, 0.04)]
}

const stacks = (random: Random, shore: Shore, noise: Noise): Thing[] => {
  const { width, short, horizon } = shore
  const count = random.int(2, 3)
  const things: Thing[] = []
  let x = width * random.range(0.24, 0.4)
  for (let k = 0; k < count; k++) {
    const tall = short * random.range(0.16, 0.34) * (k === 0 ? 1.15 : 0.7)
    const wide = tall * random.range(0.26, 0.42)
    const phase = random.range(0, 90)
    const foot = horizon + short * (0.012 + 0.02 * k)
    const outline: number[] = []
    for (let i = 0; i <= 90; i++) {
      const a = Math.PI * (1 - i / 90)
      const rough = 1 + 0.28 * noise.fbm(i * 0.05 + phase, phase, 5, 0.58)
      const cos = Math.cos(a)
      outline.push(
        x + Math.sign(cos) * Math.abs(cos) ** 0.55 * wide * (0.62 + 0.5 * (1 - Math.sin(a))) * rough,
        foot - Math.sin(a) ** 0.7 * tall * rough,
      )
    }
    things.push(thing([outline], foot, 0.3 + 0.12 * k, 0.7))
    x += short * random.range(0.16, 0.3)
  }
  return things
}

/** What stands in the water, by name. */
export const subjects = { posts, rocks, island, jetty, mark, boat, stacks } as const
