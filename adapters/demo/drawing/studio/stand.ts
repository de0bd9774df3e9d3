import { clamp, smoothstep } from '../maths.ts'
import type { Marcher } from './marcher.ts'
import { linear, type Rig, type Triple } from './rig.ts'
import type { Scene } from './scene.ts'

const FAR = 1e9
/** Width of the worn edge, in units. */
const BEVEL = 0.014

/** The block or drum under a work. */
interface StandView {
  /** Distance along a camera ray to the stand, or a huge number. */
  readonly reach: (o: Readonly<Triple>, dx: number, dy: number, dz: number) => number
  /** Light that leaves the stand at a point; returns which face it is (1 top, 2 and 3 sides). */
  readonly shade: (x: number, y: number, z: number, out: Triple) => number
}

/** Prepares the stand of a scene for the camera. */
export function standFor(scene: Scene, rig: Rig, marcher: Marcher): StandView {
  const { stand } = scene
  const { halfWidth, halfDepth, height, round = false, grain } = stand
  const { key, fill } = rig
  const colour = linear(stand.colour)

  const reach: StandView['reach'] = (o, dx, dy, dz) => {
    if (round) {
      const t = -o[1] / dy
      const x = o[0] + dx * t
      const z = o[2] + dz * t
      if (t > 0 && x * x + z * z < halfWidth * halfWidth) return t
      const a = dx * dx + dz * dz
      const b = o[0] * dx + o[2] * dz
      const d = b * b - a * (o[0] * o[0] + o[2] * o[2] - halfWidth * halfWidth)
      if (d <= 0) return FAR
      const side = (-b - Math.sqrt(d)) / a
      const y = o[1] + dy * side
      return y < 0 && y > -height ? side : FAR
    }
    const tx = ((dx > 0 ? -halfWidth : halfWidth) - o[0]) / dx
    const ty = ((dy > 0 ? -height : 0) - o[1]) / dy
    const tz = ((dz > 0 ? -halfDepth : halfDepth) - o[2]) / dz
    const enter = Math.max(tx, ty, tz)
    const leave = Math.min(
      ((dx > 0 ? halfWidth : -halfWidth) - o[0]) / dx,
      ((dy > 0 ? 0 : -height) - o[1]) / dy,
      ((dz > 0 ? halfDepth : -halfDepth) - o[2]) / dz,
    )
    return enter < leave && enter > 0 ? enter : FAR
  }

  const shade: StandView['shade'] = (x, y, z, out) => {
    const gapY = -y
    const gapX = halfWidth - Math.abs(x)
    const gapZ = halfDepth - Math.abs(z)
    let nx = 0
    let ny = 0
    let nz = 0
    let face = 1
    const radius = Math.sqrt(x * x + z * z)
    const top = round ? gapY < 1e-4 : gapY < gapX && gapY < gapZ
    if (top) {
      ny = 1
      const edge = round ? halfWidth - radius : Math.min(gapX, gapZ)
      const worn = smoothstep(BEVEL, 0, edge) * 0.8
      if (round) {
        nx = (x / radius) * worn
        nz = (z / radius) * worn
      } else if (gapX < gapZ) nx = Math.sign(x) * worn
      else nz = Math.sign(z) * worn
    } else {
      face = round ? 2 : gapX < gapZ ? 2 : 3
      if (round) {
        nx = x / radius
        nz = z / radius
      } else if (face === 2) nx = Math.sign(x)
      else nz = Math.sign(z)
      ny = smoothstep(BEVEL, 0, gapY) * 0.8
    }
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz)
    nx /= length
    ny /= length
    nz /= length
    const slope = Math.max(0, nx * key[0] + ny * key[1] + nz * key[2])
    const light = slope > 0 ? slope * marcher.shadow(x, y + 0.006, z, key) : 0
    const open = top
      ? Math.max(0.16, marcher.openness(x, 0, z, 0, 1, 0))
      : 1 - 0.45 * smoothstep(0, height, gapY)
    const front = Math.max(0, nx * fill[0] + nz * fill[2]) * 0.2
    const tone = 1 + (grain === undefined ? 0 : grain(x, y, z))
    for (let part = 0; part < 3; part++) {
      const warm = part === 0 ? 1.05 : part === 1 ? 1 : 0.92
      out[part] = colour[part]! * tone * (light * warm * 1.85 + (0.2 + 0.2 * clamp(ny) + front) * open)
    }
    return face
  }

  return { reach, shade }
}
