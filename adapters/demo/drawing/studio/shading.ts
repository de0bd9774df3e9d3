import { clamp, length3 } from '../maths.ts'
import type { Marcher } from './marcher.ts'
import { linear, type Rig, type Triple } from './rig.ts'
import type { Finish, Scene } from './scene.ts'

const FAR = 1e8
/** Key light is a little warm, everything else a little cool. */
const KEY: Readonly<Triple> = [2.62, 2.46, 2.22]
const COOL: Readonly<Triple> = [0.95, 1, 1.06]

const dot = (a: Readonly<Triple>, x: number, y: number, z: number): number => a[0] * x + a[1] * y + a[2] * z

/** Writes the light (linear) that leaves a point of the form against the direction of the ray. */
export type Shade = (
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  out: Triple,
  facing: Triple,
) => void

/** How the form looks: diffuse light with soft shadows, and one true reflection where the surface shines. */
export function shadingFor(scene: Scene, rig: Rig, marcher: Marcher): Shade {
  const { material, stand } = scene
  const { key, rim, fill, room } = rig
  const ground = linear(stand.colour)
  const look: Finish = { r: 0, g: 0, b: 0, metal: 0, rough: 0.5, coat: 0, soft: 0 }
  const other: Finish = { ...look }
  const facing2: Triple = [0, 0, 0]
  const mirrored: Triple = [0, 0, 0]
  const beyond: Triple = [0, 0, 0]

  const reset = (finish: Finish): void => {
    finish.metal = 0
    finish.rough = 0.6
    finish.coat = 0
    finish.soft = 0
  }

  /** What a reflected ray meets: the form once more, the stand, or the room. */
  const reflect = (
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    rough: number,
    openness: number,
  ): void => {
    room(dx, dy, dz, rough, mirrored)
    if (rough > 0.34) {
      for (let part = 0; part < 3; part++) mirrored[part]! *= clamp(openness * 1.2)
      return
    }
    const t = marcher.reach(x, y, z, dx, dy, dz, 0.03, 6, 26)
    if (t < FAR) {
      const px = x + dx * t
      const py = y + dy * t
      const pz = z + dz * t
      marcher.normal(px, py, pz, facing2)
      reset(other)
      material.finish(px, py, pz, other, facing2[1])
      const lit = Math.max(0, dot(key, facing2[0], facing2[1], facing2[2]))
      const turn = -2 * (dx * facing2[0] + dy * facing2[1] + dz * facing2[2])
      room(dx + turn * facing2[0], dy + turn * facing2[1], dz + turn * facing2[2], rough + 0.22, beyond)
      const open = 0.35 + 0.65 * clamp(t * 1.6)
      for (let part = 0; part < 3; part++) {
        const own = part === 0 ? other.r : part === 1 ? other.g : other.b
        const seen = own * (other.metal * beyond[part]! * 1.2 + (1 - other.metal) * (0.16 + lit * 1.1)) * open
        mirrored[part] = seen
      }
      return
    }
    if (dy < -0.02) {
      const toGround = -y / dy
      const gx = x + dx * toGround
      const gz = z + dz * toGround
      const onStand = stand.round
        ? gx * gx + gz * gz < stand.halfWidth ** 2
        : Math.abs(gx) < stand.halfWidth && Math.abs(gz) < stand.halfDepth
      if (onStand) {
        const light = 0.24 + 1.15 * marcher.shadow(gx, 0.01, gz, key)
        for (let part = 0; part < 3; part++) mirrored[part] = ground[part]! * light
      }
    }
  }

  return (x, y, z, dx, dy, dz, out, facing) => {
    marcher.normal(x, y, z, facing)
    const [nx, ny, nz] = facing
    reset(look)
    material.finish(x, y, z, look, ny)
    const { metal, rough, coat, soft } = look
    const open = marcher.openness(x, y, z, nx, ny, nz)
    const slope = dot(key, nx, ny, nz)
    const wrap = soft * 0.32
    const reached = slope > -wrap ? marcher.shadow(x + nx * 0.012, y + ny * 0.012, z + nz * 0.012, key) : 0
    const direct = Math.max(0, (slope + wrap) / (1 + wrap)) * (reached + (1 - reached) * wrap * 0.35)
    const side = Math.max(0, dot(rim, nx, ny, nz)) * 0.62 * (0.35 + 0.65 * open)
    const front = Math.max(0, dot(fill, nx, ny, nz)) * 0.24 * (0.5 + 0.5 * open)
    const above = (0.5 + 0.5 * ny) * 0.4 * open
    const below = Math.max(0, -ny * 0.8 + 0.1) * 0.42 * open * Math.exp(-y * 1.1)

    const view = -(dx * nx + dy * ny + dz * nz)
    const grazing = (1 - clamp(view)) ** 5
    const shine = Math.max(metal, coat)
    if (shine > 0.02) {
      const turn = 2 * view
      reflect(
        x + nx * 0.004,
        y + ny * 0.004,
        z + nz * 0.004,
        dx + turn * nx,
        dy + turn * ny,
        dz + turn * nz,
        rough,
        open,
      )
    }
    // A broad highlight for whatever is too rough to mirror the lamp.
    const hx = key[0] - dx
    const hy = key[1] - dy
    const hz = key[2] - dz
    const half = Math.max(0, (nx * hx + ny * hy + nz * hz) / length3(hx, hy, hz))
    const gloss = 2 / Math.max(0.02, rough * rough)
    const glint = ((gloss + 2) / 14) * half ** gloss * reached * Math.max(0, slope) * clamp(rough * 3)

    const deep = soft * 0.14 * (1 - open)
    const varnish = coat * (0.045 + 0.955 * grazing)
    for (let part = 0; part < 3; part++) {
      const own = part === 0 ? look.r : part === 1 ? look.g : look.b
      const cool = COOL[part]!
      const diffuse =
        direct * KEY[part]! +
        (side + front + above) * cool +
        below * (0.25 + ground[part]!) +
        deep * (part === 0 ? 1.2 : part === 1 ? 0.85 : 0.6)
      const tone = own + (1 - own) * grazing * 0.7
      out[part] =
        (1 - metal) * own * diffuse * (1 - varnish) +
        metal * tone * (mirrored[part]! * 1.3 + glint * 0.9 + 0.1 * diffuse) +
        varnish * mirrored[part]! * 1.25 +
        (1 - metal) * glint * (0.025 + coat * 0.05)
    }
  }
}
