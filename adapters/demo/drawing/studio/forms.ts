import { clamp, length2, length3 } from '../maths.ts'

/** Signed distance (about) from a point to the surface of a form; negative inside. */
export type Form = (x: number, y: number, z: number) => number

/** The nearer of two distances, the seam filled by a fillet of about `k`. */
export const meld = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

/** The farther of two distances (what both have in common), the edge rounded by about `k`. */
export const meet = (a: number, b: number, k: number): number => -meld(-a, -b, k)

/** Distance to an ellipsoid about the origin, exact near its surface. */
export const ellipsoid = (x: number, y: number, z: number, a: number, b: number, c: number): number => {
  const k = length3(x / a, y / b, z / c)
  const slope = length3(x / (a * a), y / (b * b), z / (c * c))
  return slope < 1e-6 ? -Math.min(a, b, c) : (k * (k - 1)) / slope
}

/** Distance to a rectangle about the origin, corners rounded by `r` outwards. */
export const plate = (x: number, y: number, halfWidth: number, halfHeight: number, r: number): number => {
  const dx = Math.abs(x) - halfWidth
  const dy = Math.abs(y) - halfHeight
  return length2(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r
}

/** Distance to a box about the origin, edges rounded by `r` outwards. */
export const block = (
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  r: number,
): number => {
  const dx = Math.abs(x) - a
  const dy = Math.abs(y) - b
  const dz = Math.abs(z) - c
  return length3(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dy, dz), 0) - r
}

type Vector = readonly [x: number, y: number, z: number]

/** Distance to a rod of radius `r` between two points. */
export function rod(x: number, y: number, z: number, from: Vector, to: Vector, r: number): number {
  const px = x - from[0]
  const py = y - from[1]
  const pz = z - from[2]
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const along = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz))
  return length3(px - dx * along, py - dy * along, pz - dz * along) - r
}

/** Distance to a ring lying upright in the xy plane. */
export const ring = (x: number, y: number, z: number, radius: number, thickness: number): number =>
  length2(length2(x, y) - radius, z) - thickness
