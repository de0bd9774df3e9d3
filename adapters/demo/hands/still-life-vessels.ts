import type { Easel } from '../drawing/brushwork.ts'
import type { Lab } from '../drawing/colour.ts'
import type { Mask } from '../drawing/coverage.ts'
import { clamp, lerp, TAU } from '../drawing/maths.ts'
import { blend } from '../drawing/pigment.ts'
import { ellipse, outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
import { silhouette, stepped, type Tones, toneAt } from './still-life-tones.ts'

/** Half widths from the top to the foot, as parts of the height. */
const profiles = {
  bottle: [0.062, 0.058, 0.058, 0.066, 0.15, 0.18, 0.185, 0.185, 0.18],
  flask: [0.07, 0.055, 0.055, 0.12, 0.25, 0.31, 0.3, 0.22],
  jug: [0.17, 0.15, 0.17, 0.25, 0.31, 0.33, 0.31, 0.25],
  carafe: [0.15, 0.1, 0.09, 0.12, 0.2, 0.26, 0.28, 0.25],
  tin: [0.24, 0.24, 0.24, 0.24, 0.24, 0.24],
  bowl: [0.98, 0.96, 0.88, 0.72, 0.48, 0.34, 0.36],
  cup: [0.52, 0.51, 0.49, 0.44, 0.36, 0.3],
  vase: [0.16, 0.13, 0.15, 0.22, 0.27, 0.26, 0.2, 0.15],
} as const

export type Profile = keyof typeof profiles

/** A soft cast shadow on the table, away from the light. */
export function shadowOf(work: Easel, x: number, foot: number, half: number, colour: Lab): void {
  const { random } = work
  const count = Math.ceil(half / 7)
  for (let k = 0; k < count; k++) {
    const t = k / count
    work.touch({
      x: x + half * lerp(-0.1, 1.15, t) + random.normal(0, 5),
      y: foot + random.range(-0.06, 0.1) * half - t * 4,
      angle: random.normal(0.02, 0.05),
      length: half * random.range(0.7, 1.1),
      width: half * 0.17,
      colour,
      body: 0.8 - 0.3 * t,
    })
  }
}

/** A turned vessel standing on (x, foot). */
export function vessel(
  work: Easel,
  profile: Profile,
  x: number,
  foot: number,
  tall: number,
  tones: Tones,
  inside: Lab,
): void {
  const { random } = work
  const halves = profiles[profile]
  const half = (t: number): number => {
    const at = clamp(t) * (halves.length - 1)
    const i = Math.min(halves.length - 2, Math.floor(at))
    const s = at - i
    const [p, q, r, t3] = [i - 1, i, i + 1, i + 2].map(
      (k) => halves[Math.min(halves.length - 1, Math.max(0, k))]!,
    )
    const bend =
      s * ((r! - p!) / 2 + s * (p! - 2.5 * q! + 2 * r! - t3! / 2 + s * ((t3! - p!) / 2 + 1.5 * (q! - r!))))
    return (q! + bend) * tall
  }
  const round = 0.2
  const top = foot - tall
  const side: Point[] = Array.from({ length: 33 }, (_, k) => [x + half(k / 32), top + (tall * k) / 32])
  const far: Point[] = side.map(([px, py]): Point => [2 * x - px, py]).toReversed()
  const base = Array.from({ length: 9 }, (_, k): Point => {
    const angle = (Math.PI * (k + 1)) / 10
    return [x + Math.cos(angle) * half(1), foot + Math.sin(angle) * half(1) * round]
  })
  const rim = ellipse(x, top, half(0), half(0) * round, 0, 40)
  const mask = silhouette(work, [outlineOf([...side, ...base, ...far]), rim])
  if (mask === null) return
  const widest = Math.max(...halves) * tall
  const brush = clamp(widest * 0.3, 11, 34)
  for (const pass of [0, 1]) {
    const rows = Math.ceil(tall / (brush * 0.62))
    for (let row = -1; row <= rows + 1; row++) {
      const t = (row + random.range(-0.2, 0.2)) / rows
      const wide = half(t)
      const across = Math.max(2, Math.ceil((wide * 2) / (brush * 1.15)))
      for (let k = 0; k < across; k++) {
        const u = ((k + 0.5) / across) * 2 - 1 + random.normal(0, 0.06)
        const slope = (half(t + 0.06) - half(t - 0.06)) / (tall * 0.12)
        // Light from the left, turning away at the far left too; the table throws a little back on the right.
        const facing = 0.64 - (u + 0.36) * Math.abs(u + 0.36) * 0.46 - slope * 0.24 + (u > 0.84 ? 0.12 : 0)
        const light = stepped(facing + random.normal(0, 0.022), 7)
        if (pass === 1 && random.chance(0.5)) continue
        const upright = profile === 'bottle' || profile === 'tin' || profile === 'carafe'
        const sag = Math.atan2(-u * round * 0.9, 1)
        work.touch({
          x: x + u * wide,
          y: top + t * tall + (1 - u * u) * wide * round * 0.6,
          angle: (upright ? Math.PI / 2 : sag) + random.normal(0, 0.09),
          length: brush * (pass === 0 ? 3.4 : 2.6),
          width: brush * (pass === 0 ? 1.15 : 0.8),
          colour: toneAt(tones, light),
          within: mask,
        })
      }
    }
  }
  // The mouth: dark within, a lit lip around it.
  const mouth = silhouette(work, [ellipse(x, top, half(0) * 0.93, half(0) * round * 0.86, 0, 36)])
  if (mouth !== null)
    for (let k = 0; k < 7; k++) {
      const u = (k / 6) * 2 - 1
      work.touch({
        x: x + u * half(0) * 0.8,
        y: top,
        angle: 0.05,
        length: half(0) * 0.9,
        width: half(0) * round * 1.5,
        colour: blend(inside, tones[1], k > 3 ? 0.42 : 0.05),
        within: mouth,
      })
    }
  const lip = Math.max(3.2, half(0) * 0.055)
  for (let k = 0; k < 14; k++) {
    const angle = (k / 14) * TAU
    work.touch({
      x: x + Math.cos(angle) * half(0) * 0.965,
      y: top + Math.sin(angle) * half(0) * round * 0.93,
      angle: Math.atan2(Math.cos(angle) * round, -Math.sin(angle)),
      length: half(0) * 0.68 * Math.sqrt(Math.sin(angle) ** 2 + (Math.cos(angle) * round) ** 2) + lip,
      width: lip,
      colour: toneAt(tones, Math.cos(angle) < 0.2 ? 0.94 : 0.6),
    })
  }
  if (profile !== 'bowl')
    glint(work, x - half(0.62) * 0.48, top + tall * 0.6, brush * 0.42, tall * 0.11, tones[3], mask)
}

function glint(
  work: Easel,
  x: number,
  y: number,
  width: number,
  length: number,
  colour: Lab,
  within: Mask,
): void {
  work.touch({ x, y, angle: Math.PI / 2 + 0.06, length, width, colour, within })
}

/** The handle of a jug, drawn with one turn of the brush; `side` 1 is right. */
export function handle(work: Easel, x: number, foot: number, tall: number, side: number, tones: Tones): void {
  const points = smoothCurve(
    [
      [x + side * tall * 0.15, foot - tall * 0.9],
      [x + side * tall * 0.36, foot - tall * 0.93],
      [x + side * tall * 0.44, foot - tall * 0.68],
      [x + side * tall * 0.3, foot - tall * 0.44],
    ],
    false,
    5,
  )
  for (const pass of [0, 1])
    points.slice(1).forEach(([px, py], k) => {
      const [bx, by] = points[k]!
      const shift = pass * tall * -0.012
      work.touch({
        x: (px + bx) / 2 + shift,
        y: (py + by) / 2 + shift,
        angle: Math.atan2(py - by, px - bx),
        length: tall * 0.11,
        width: tall * (pass === 0 ? 0.06 : 0.026),
        colour: toneAt(tones, pass === 0 ? (side > 0 ? 0.3 : 0.5) : side > 0 ? 0.6 : 0.9),
      })
    })
}
