import { clamp } from '../maths.ts'
import type { Form } from './forms.ts'
import type { Triple } from './rig.ts'
import type { Scene } from './scene.ts'

const HIT = 0.0012
const FAR = 1e9

/** What rays can ask of a form. All directions have length 1. */
export interface Marcher {
  /** Distance along a ray to the form, or a huge number; looks between `from` and `to`. */
  readonly reach: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    from: number,
    to: number,
    steps: number,
  ) => number
  /** Distance along a cone that grows by `spread` a unit at which it first may touch the form. */
  readonly coneReach: (o: Triple, dx: number, dy: number, dz: number, spread: number) => number
  readonly normal: (x: number, y: number, z: number, out: Triple) => void
  /** Share of a broad light in the given direction that arrives (0 to 1). */
  readonly shadow: (x: number, y: number, z: number, light: Readonly<Triple>) => number
  /** Share of the surroundings that a point sees (0 to 1), the stand's top included. */
  readonly openness: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number
}

/** Sphere tracing within the upright cylinder that holds the form. */
export function marcherFor(scene: Scene): Marcher {
  const { form, stride = 1, material, radius, height, stand } = scene
  const { relief } = material
  const skin: Form = relief === undefined ? form : (x, y, z) => form(x, y, z) + relief(x, y, z)
  const bound = radius * radius

  /** The part of a ray within the cylinder; `enter` > `leave` when it misses. */
  let enter = 0
  let leave = 0
  const clip = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void => {
    const a = dx * dx + dz * dz || 1e-12
    const b = ox * dx + oz * dz
    const d = b * b - a * (ox * ox + oz * oz - bound)
    enter = FAR
    leave = 0
    if (d <= 0) return
    const root = Math.sqrt(d)
    const low = -oy / dy
    const high = (height - oy) / dy
    enter = Math.max((-b - root) / a, Math.min(low, high))
    leave = Math.min((-b + root) / a, Math.max(low, high))
  }

  const reach: Marcher['reach'] = (ox, oy, oz, dx, dy, dz, from, to, steps) => {
    clip(ox, oy, oz, dx, dy, dz)
    let t = Math.max(enter, from)
    const end = Math.min(leave, to)
    for (let i = 0; i < steps && t < end; i++) {
      const d = form(ox + dx * t, oy + dy * t, oz + dz * t) * stride
      if (d < HIT) return t
      t += d
    }
    return FAR
  }

  const coneReach: Marcher['coneReach'] = (o, dx, dy, dz, spread) => {
    // The cylinder is widened, since the cone may touch what its axis misses.
    const a = dx * dx + dz * dz || 1e-12
    const b = o[0] * dx + o[2] * dz
    const wide = (radius + spread * 30) ** 2
    const d = b * b - a * (o[0] * o[0] + o[2] * o[2] - wide)
    if (d <= 0) return FAR
    const root = Math.sqrt(d)
    const end = (-b + root) / a
    let t = (-b - root) / a
    for (let i = 0; i < 60 && t < end; i++) {
      const gap = form(o[0] + dx * t, o[1] + dy * t, o[2] + dz * t) * stride - spread * t
      if (gap < 0.004) return t
      t += gap
    }
    return t < end ? t : FAR
  }

  const normal: Marcher['normal'] = (x, y, z, out) => {
    const e = 0.0015
    const a = skin(x + e, y - e, z - e)
    const b = skin(x - e, y - e, z + e)
    const c = skin(x - e, y + e, z - e)
    const d = skin(x + e, y + e, z + e)
    const nx = a - b - c + d
    const ny = c - a - b + d
    const nz = b - a - c + d
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
    out[0] = nx / length
    out[1] = ny / length
    out[2] = nz / length
  }

  const shadow: Marcher['shadow'] = (x, y, z, [lx, ly, lz]) => {
    let open = 1
    let t = 0.018
    for (let i = 0; i < 22; i++) {
      const px = x + lx * t
      const py = y + ly * t
      const pz = z + lz * t
      if (py > height || px * px + pz * pz > bound) break
      const d = form(px, py, pz) * stride
      open = Math.min(open, (8 * d) / t + 0.22 * Math.min(1, t))
      if (open < 0.02) return 0
      t += clamp(d, 0.022, 0.28)
    }
    const share = clamp(open)
    return share * share * (3 - 2 * share)
  }

  const openness: Marcher['openness'] = (x, y, z, nx, ny, nz) => {
    let closed = 0
    let weight = 0.75
    for (let i = 1; i <= 5; i++) {
      const h = 0.012 + i * i * 0.024
      let d = form(x + nx * h, y + ny * h, z + nz * h)
      const ground = y + ny * h
      if (ground < d && Math.abs(x) < stand.halfWidth * 1.15) d = Math.max(0, ground)
      closed += (h - d) * weight
      weight *= 0.73
    }
    return clamp(1 - 2.6 * closed, 0.05, 1)
  }

  return { reach, coneReach, normal, shadow, openness }
}
