import type { Rgb } from '../drawing/colour.ts'
import { clamp, lerp, TAU } from '../drawing/maths.ts'
import type { Box, Cast, Drum, Hit } from './arch-solids.ts'

const PROBES = 26
/** Metres between the points of a face where skylight is measured. */
const MESH = 0.22

type Direction = readonly [x: number, y: number, z: number]

/** Light of the sky and of sunlit walls that reaches a point, written into `out` (without the point's own colour). */
type Skylight = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  solid: number,
  out: Rgb,
) => void

/**
 * Measures skylight on a mesh over each flat face, and reads between its points; round things are measured where they
 * are seen.
 */
export function skylightFor(
  cast: Cast,
  boxes: readonly Box[],
  drums: readonly Drum[],
  sun: Direction,
  zenith: Readonly<Rgb>,
  low: Readonly<Rgb>,
): Skylight {
  const probe: Hit = { t: 0, solid: -1, nx: 0, ny: 0, nz: 0 }
  const open: Rgb = [0, 1, 2].map((part) => 0.22 + 0.62 * lerp(zenith[part]!, low[part]!, 0.6)) as Rgb
  const meshes = new Map<number, Rgb>()

  const measure = (x: number, y: number, z: number, nx: number, ny: number, nz: number): Rgb => {
    const light: Rgb = [0, 0, 0]
    const lying = Math.abs(ny) > 0.7
    let tx = lying ? 1 : 0
    let ty = lying ? 0 : 1
    let tz = 0
    const along = tx * nx + ty * ny
    tx -= nx * along
    ty -= ny * along
    tz -= nz * along
    const length = Math.sqrt(tx * tx + ty * ty + tz * tz)
    tx /= length
    ty /= length
    tz /= length
    const bx = ny * tz - nz * ty
    const by = nz * tx - nx * tz
    const bz = nx * ty - ny * tx
    for (let k = 0; k < PROBES; k++) {
      const r = Math.sqrt((k + 0.5) / PROBES)
      const up = Math.sqrt(1 - r * r)
      const angle = TAU * k * 0.618034
      const c = Math.cos(angle) * r
      const s = Math.sin(angle) * r
      const dx = nx * up + tx * c + bx * s || 1e-7
      const dy = ny * up + ty * c + by * s || 1e-7
      const dz = nz * up + tz * c + bz * s || 1e-7
      if (!cast(x, y, z, dx, dy, dz, 9, false, probe)) {
        const share = (dy > -0.02 ? 1 : 0.35) / PROBES
        for (let part = 0; part < 3; part++) light[part]! += open[part]! * share
        continue
      }
      const facing = probe.nx * sun[0] + probe.ny * sun[1] + probe.nz * sun[2]
      const { solid } = probe
      const colour = solid < boxes.length ? boxes[solid]!.colour : drums[solid - boxes.length]!.colour
      const px = x + dx * probe.t + probe.nx * 2e-3
      const py = y + dy * probe.t + probe.ny * 2e-3
      const pz = z + dz * probe.t + probe.nz * 2e-3
      const lit = facing > 0 && !cast(px, py, pz, sun[0], sun[1], sun[2], 30, true, probe) ? facing : 0
      for (let part = 0; part < 3; part++) light[part]! += (colour[part]! * (lit * 2.3 + 0.2)) / PROBES
    }
    return light
  }

  return (x, y, z, nx, ny, nz, solid, out) => {
    const box = boxes[solid]
    const drum = drums[solid - boxes.length]
    const round = drum !== undefined && drum.ball !== true && ny === 0
    const axis = round
      ? 3
      : Math.abs(nx) > 0.999
        ? 0
        : Math.abs(ny) > 0.999
          ? 1
          : Math.abs(nz) > 0.999
            ? 2
            : -1
    if (axis < 0 || (box === undefined && !round)) {
      const light = measure(x, y, z, nx, ny, nz)
      for (let part = 0; part < 3; part++) out[part] = light[part]!
      return
    }
    const u = (round ? Math.atan2(nz, nx) * drum.radius : axis === 0 ? z : x) / MESH
    const v = (axis === 1 ? z : y) / MESH
    const i = Math.floor(u)
    const j = Math.floor(v)
    const [fu, fv] = [u - i, v - j]
    out[0] = 0
    out[1] = 0
    out[2] = 0
    for (let corner = 0; corner < 4; corner++) {
      const ci = i + (corner & 1)
      const cj = j + (corner >> 1)
      const weight = ((corner & 1) === 1 ? fu : 1 - fu) * (corner >> 1 === 1 ? fv : 1 - fv)
      const key = ((solid * 4 + axis) * 1024 + (ci + 512)) * 1024 + (cj + 512)
      let light = meshes.get(key)
      if (light === undefined) {
        const [cu, cv] = [ci * MESH, cj * MESH]
        if (round) {
          const [cos, sin] = [Math.cos(cu / drum.radius), Math.sin(cu / drum.radius)]
          const reach = drum.radius + 1e-3
          light = measure(
            drum.x + cos * reach,
            clamp(cv, drum.y0 + 0.02, drum.y1 - 0.02),
            drum.z + sin * reach,
            cos,
            0,
            sin,
          )
        } else {
          light = measure(
            axis === 0 ? x : clamp(cu, box!.x0 + 0.02, box!.x1 - 0.02),
            axis === 1 ? y : clamp(cv, Math.max(0.02, box!.y0 + 0.02), box!.y1 - 0.02),
            axis === 2 ? z : clamp(axis === 0 ? cu : cv, box!.z0 + 0.02, box!.z1 - 0.02),
            nx,
            ny,
            nz,
          )
        }
        meshes.set(key, light)
      }
      for (let part = 0; part < 3; part++) out[part]! += light[part]! * weight
    }
  }
}
