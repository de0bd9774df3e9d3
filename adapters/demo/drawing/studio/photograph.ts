import { fromLinear } from '../colour.ts'
import { length2, length3, smoothstep } from '../maths.ts'
import type { Picture } from '../picture.ts'
import { createRaster, type Raster, toPicture } from '../raster.ts'
import { applyFilm } from '../surface.ts'
import { marcherFor } from './marcher.ts'
import { enlarged } from './resample.ts'
import { linear, rigFor, type Triple } from './rig.ts'
import type { Scene } from './scene.ts'
import { shadingFor } from './shading.ts'
import { standFor } from './stand.ts'

const FAR = 1e8
/** Exposed smaller and enlarged: a lens is no sharper, and it halves the time. */
const SHARPNESS = 0.68
const BLOCK = 8
/** Where the further samples of an edge pixel lie. */
const SPREAD = [
  [0.12, 0.36],
  [0.64, 0.12],
  [0.88, 0.62],
  [0.36, 0.88],
] as const

/** Film's answer to light: a soft toe, a long shoulder. */
const develop = (light: number): number => {
  const v = light * 0.7
  return fromLinear((v * (1.9 * v + 0.32)) / (v * (1.75 * v + 1.02) + 0.2))
}

/** A photograph of a scene. */
export function photograph(scene: Scene, width: number, height: number): Picture {
  const exposed = expose(scene, Math.round(width * SHARPNESS), Math.round(height * SHARPNESS))
  const picture = enlarged(exposed, width, height)
  applyFilm(picture, 0.014, 0.16)
  return toPicture(picture)
}

function expose(scene: Scene, width: number, height: number): Raster {
  const rig = rigFor(scene)
  const { eye, forward, right, up, distance } = rig
  const marcher = marcherFor(scene)
  const shade = shadingFor(scene, rig, marcher)
  const stand = standFor(scene, rig, marcher)
  const light = linear(scene.wall[0])
  const dark = linear(scene.wall[1])
  const floor = -scene.stand.height
  const scale = (2 * scene.view) / (Math.min(width, height) * distance)
  const columns = Math.ceil(width / BLOCK)
  const starts = new Float64Array(columns * Math.ceil(height / BLOCK)).fill(-1)
  const out: Triple = [0, 0, 0]
  const facing: Triple = [0, 0, 0]
  let dx = 0
  let dy = 0
  let dz = 0

  const aimAt = (px: number, py: number): void => {
    const a = (px - width / 2) * scale
    const b = (height / 2 - py) * scale
    dx = forward[0] + right[0] * a + up[0] * b
    dy = forward[1] + up[1] * b
    dz = forward[2] + right[2] * a + up[2] * b
    const length = length3(dx, dy, dz)
    dx /= length
    dy /= length
    dz /= length
  }

  /** Where rays of a block of pixels may start: one cone stands for all of them. */
  const startOf = (px: number, py: number): number => {
    const column = Math.min(columns - 1, (px / BLOCK) | 0)
    const row = (py / BLOCK) | 0
    const at = row * columns + column
    if (starts[at]! < 0) {
      const [kx, ky, kz] = [dx, dy, dz]
      aimAt((column + 0.5) * BLOCK, (row + 0.5) * BLOCK)
      starts[at] = marcher.coneReach(eye, dx, dy, dz, scale * BLOCK * 0.75)
      dx = kx
      dy = ky
      dz = kz
    }
    return starts[at]!
  }

  const backdrop = (px: number, py: number): void => {
    const short = Math.min(width, height)
    const x = (px - width * 0.4) / short
    const y = (py - height * 0.36) / short
    const pool = Math.exp(-(x * x + y * y) * 2.3)
    const sweep = smoothstep(0.3, 1.05, py / height)
    let tone = 0.66 + 0.5 * pool
    if (dy < 0) {
      const t = (floor - eye[1]) / dy
      const gapX = Math.abs(eye[0] + dx * t - 0.4) - scene.stand.halfWidth
      const gapZ = Math.abs(eye[2] + dz * t) - scene.stand.halfDepth
      const gap = length2(Math.max(0, gapX), Math.max(0, gapZ))
      tone *= 1 - 0.4 * Math.exp(-gap * 1.5) * smoothstep(0, -0.2, dy)
    }
    for (let part = 0; part < 3; part++)
      out[part] = (light[part]! + (dark[part]! - light[part]!) * sweep) * tone
  }

  /** Light through a point of the picture into `out`; returns a number that changes from surface to surface. */
  const trace = (px: number, py: number): number => {
    aimAt(px, py)
    const toStand = stand.reach(eye, dx, dy, dz)
    const start = startOf(px, py)
    if (start < FAR) {
      const t = marcher.reach(eye[0], eye[1], eye[2], dx, dy, dz, start, toStand, 120)
      if (t < FAR) {
        shade(eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t, dx, dy, dz, out, facing)
        return 10 + Math.round(t * 6)
      }
    }
    if (toStand < FAR) {
      return stand.shade(eye[0] + dx * toStand, eye[1] + dy * toStand, eye[2] + dz * toStand, out)
    }
    backdrop(px, py)
    return 0
  }

  const raster = createRaster(width, height)
  const { data } = raster
  const surfaces = new Int16Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      surfaces[i] = trace(x + 0.5, y + 0.5)
      for (let part = 0; part < 3; part++) data[i * 3 + part] = develop(out[part]!)
    }
  smoothEdges(raster, surfaces, (x, y) => {
    trace(x, y)
    return out
  })
  return raster
}

/** Samples again where neighbours differ in surface or tone. */
function smoothEdges(
  { width, height, data }: Raster,
  surfaces: Int16Array,
  sample: (x: number, y: number) => Triple,
): void {
  const tones = Float32Array.from(surfaces, (_, i) => data[i * 3 + 1]!)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const tone = tones[i]!
      const own = surfaces[i]!
      const rise = Math.max(
        Math.abs(tone - tones[i - 1]!),
        Math.abs(tone - tones[i + 1]!),
        Math.abs(tone - tones[i - width]!),
        Math.abs(tone - tones[i + width]!),
      )
      const meets =
        Math.min(own, 10) !== Math.min(surfaces[i + 1]!, 10) ||
        Math.min(own, 10) !== Math.min(surfaces[i + width]!, 10)
      if (rise < 0.065 && !meets) continue
      let r = data[i * 3]!
      let g = data[i * 3 + 1]!
      let b = data[i * 3 + 2]!
      for (const [sx, sy] of SPREAD) {
        const seen = sample(x + sx, y + sy)
        r += develop(seen[0])
        g += develop(seen[1])
        b += develop(seen[2])
      }
      data[i * 3] = r / 5
      data[i * 3 + 1] = g / 5
      data[i * 3 + 2] = b / 5
    }
}
