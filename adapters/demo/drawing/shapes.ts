import { length2, TAU } from './maths.ts'
import type { Random } from './random.ts'

export type Point = readonly [x: number, y: number]

/** Points as an outline. */
export const outlineOf = (points: readonly Point[]): number[] => points.flatMap(([x, y]) => [x, y])

/** Points from a flat list of coordinates. */
export const pointsOf = (coordinates: readonly number[]): Point[] =>
  Array.from(
    { length: coordinates.length / 2 },
    (_, i) => [coordinates[i * 2]!, coordinates[i * 2 + 1]!] as const,
  )

export const rectangle = (x: number, y: number, width: number, height: number): number[] => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + height,
  x,
  y + height,
]

/** An ellipse turned by `turn` radians. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  turn = 0,
  points = Math.max(16, Math.ceil(Math.sqrt(Math.max(rx, ry)) * 8)),
): number[] {
  const out: number[] = []
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  for (let i = 0; i < points; i++) {
    const x = Math.cos((i / points) * TAU) * rx
    const y = Math.sin((i / points) * TAU) * ry
    out.push(cx + x * cos - y * sin, cy + x * sin + y * cos)
  }
  return out
}

export const circle = (cx: number, cy: number, radius: number): number[] => ellipse(cx, cy, radius)

/** Points along an arc, both ends included; angles in radians, clockwise from the right. */
export function arcPoints(
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
  points = 48,
): Point[] {
  return Array.from({ length: points }, (_, i) => {
    const angle = from + ((to - from) * i) / (points - 1)
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const
  })
}

/** A slice of a disc. */
export const sector = (cx: number, cy: number, radius: number, from: number, to: number): number[] => [
  cx,
  cy,
  ...outlineOf(arcPoints(cx, cy, radius, from, to, 64)),
]

/** A slice of a ring. */
export const ringSector = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): number[] =>
  outlineOf([...arcPoints(cx, cy, outer, from, to, 72), ...arcPoints(cx, cy, inner, to, from, 72)])

/** Points turned about a centre. */
export function turned(points: readonly Point[], cx: number, cy: number, angle: number): Point[] {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return points.map(
    ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos] as const,
  )
}

/** A smooth curve through all points (Catmull–Rom), `steps` pieces between two of them. */
export function smoothCurve(points: readonly Point[], closed = false, steps = 12): Point[] {
  const n = points.length
  const at = (i: number): Point =>
    closed ? points[((i % n) + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!
  const out: Point[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const wa = t * (-0.5 + t * (1 - 0.5 * t))
      const wb = 1 + t * t * (-2.5 + 1.5 * t)
      const wc = t * (0.5 + t * (2 - 1.5 * t))
      const wd = t * t * (-0.5 + 0.5 * t)
      out.push([a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd, a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd])
    }
  }
  if (!closed && n > 0) out.push(points[n - 1]!)
  return out
}

/** An outline as if cut by hand: sampled about every `step` pixels and pushed sideways by drifting `amount`. */
export function roughen(outline: ArrayLike<number>, random: Random, amount: number, step: number): number[] {
  const out: number[] = []
  let drift = 0
  for (let i = 0; i < outline.length; i += 2) {
    const x = outline[i]!
    const y = outline[i + 1]!
    const dx = outline[(i + 2) % outline.length]! - x
    const dy = outline[(i + 3) % outline.length]! - y
    const length = length2(dx, dy) || 1
    const pieces = Math.max(1, Math.round(length / step))
    for (let k = 0; k < pieces; k++) {
      drift = drift * 0.72 + random.normal(0, amount * 0.5)
      out.push(x + (dx * k) / pieces - (dy / length) * drift, y + (dy * k) / pieces + (dx / length) * drift)
    }
  }
  return out
}

/** Evenly spread points: each is the best of several candidates, the one farthest from all others. */
export function scatter(
  random: Random,
  count: number,
  width: number,
  height: number,
  candidates = 12,
): Point[] {
  const out: Point[] = []
  for (let i = 0; i < count; i++) {
    let best: Point = [0, 0]
    let farthest = -1
    for (let k = 0; k < candidates; k++) {
      const p: Point = [random.range(0, width), random.range(0, height)]
      let nearest = Number.POSITIVE_INFINITY
      for (const q of out) nearest = Math.min(nearest, (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2)
      if (nearest > farthest) {
        farthest = nearest
        best = p
      }
    }
    out.push(best)
  }
  return out
}
