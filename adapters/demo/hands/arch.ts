import { fromLinear, type Rgb } from '../drawing/colour.ts'
import { clamp, lerp, smoothstep } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, eachPixel, toPicture } from '../drawing/raster.ts'
import { enlarged } from '../drawing/studio/resample.ts'
import { linear } from '../drawing/studio/rig.ts'
import { applyFilm } from '../drawing/surface.ts'
import { type Plan, plans } from './arch-plans.ts'
import { skylightFor } from './arch-skylight.ts'
import { castFor, type Hit } from './arch-solids.ts'

const colours = {
  coral: {
    walls: ['#d4705c', '#e2a48c', '#93444a', '#efdfcc'],
    ground: '#d6a585',
    sky: ['#2c64a4', '#a4c8de'],
  },
  lime: {
    walls: ['#ece7db', '#dfd8c8', '#f3efe6', '#2f6a99'],
    ground: '#d8cfbe',
    sky: ['#1d549a', '#86b6dd'],
  },
  ochre: {
    walls: ['#d0964a', '#b36c31', '#e4c792', '#784329'],
    ground: '#be9364',
    sky: ['#4680aa', '#c3d8de'],
  },
  plum: {
    walls: ['#ad6079', '#6b4c79', '#e2b9b0', '#d48d60'],
    ground: '#c6a592',
    sky: ['#5880b2', '#ccd4dc'],
  },
  jade: {
    walls: ['#7ca497', '#dce0d1', '#c5886a', '#3f6864'],
    ground: '#cbc1a7',
    sky: ['#468ab1', '#c5dde0'],
  },
  grey: {
    walls: ['#bdbdbd', '#d6d6d6', '#8c8c8c', '#5a5a5a'],
    ground: '#b0b0b0',
    sky: ['#2c2c2c', '#707070'],
  },
} as const

/** Light sensitive enough for 1/250 s: hard contrast, no burnt walls. */
const develop = (light: number): number => {
  const v = light * 0.7
  const tone = fromLinear((v * (1 + v * 0.16)) / (1 + v * 0.66))
  return tone + (tone * tone * (3 - 2 * tone) - tone) * 0.38
}

const SHARPNESS = 0.78
const SPREAD = [
  [0.2, 0.75],
  [0.5, 0.15],
  [0.85, 0.6],
] as const

/** Walls, stairs and arches under hard sun; a seed may name paint and plan ('coral-stairs-2'). */
export const arch: Draw = (seed, fullWidth, fullHeight) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const paint = entryIn(seed, colours, random)
  const mono = paint === colours.grey
  const order = mono ? paint.walls : random.shuffle(paint.walls)
  const walls = order.map(linear) as [Rgb, Rgb, Rgb, Rgb]
  const ground = linear(paint.ground)
  const zenith = linear(paint.sky[0])
  const low = linear(paint.sky[1])
  const plan: Plan = entryIn(seed, plans, random)(random, { walls, ground })
  const { boxes, drums, eye, target, spread } = plan
  const cast = castFor(boxes, drums)

  const sunTurn = random.range(0.5, 1.05) * random.sign()
  const sunUp = random.range(0.62, 0.92)
  const level = Math.cos(sunUp)
  const sun = [Math.sin(sunTurn) * level, Math.sin(sunUp), Math.cos(sunTurn) * level] as const

  const width = Math.round(fullWidth * SHARPNESS)
  const height = Math.round(fullHeight * SHARPNESS)
  const short = Math.min(width, height)
  const fx = target[0] - eye[0]
  const fz = target[2] - eye[2]
  const depth = Math.sqrt(fx * fx + fz * fz)
  const [ax, az] = [fx / depth, fz / depth]
  const shift = (target[1] - eye[1]) / depth
  const hit: Hit = { t: 0, solid: -1, nx: 0, ny: 0, nz: 0 }
  const probe: Hit = { ...hit }

  const skyAt = (dy: number, out: Rgb): void => {
    const t = clamp(1 - dy * 2.1)
    for (let part = 0; part < 3; part++) out[part] = lerp(zenith[part]!, low[part]!, t * t) * 1.15
  }
  const skylight = skylightFor(cast, boxes, drums, sun, zenith, low)
  const around: Rgb = [0, 0, 0]

  const shadeHit = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    out: Rgb,
  ): number => {
    const { t, solid, nx, ny, nz } = hit
    const x = ox + dx * t
    const y = oy + dy * t
    const z = oz + dz * t
    const face = solid * 8 + Math.round(nx) + 2 * Math.round(ny) + 4 * Math.round(nz) + 7
    const [ex, ey, ez] = [x + nx * 1e-3, y + ny * 1e-3, z + nz * 1e-3]
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2]
    const direct = facing > 0 && !cast(ex, ey, ez, sun[0], sun[1], sun[2], 40, true, probe) ? facing : 0
    skylight(ex, ey, ez, nx, ny, nz, solid, around)
    const lying = Math.abs(ny) > 0.5
    const u = lying ? x : x + z * 0.7
    const v = lying ? z : y
    // Trowelled plaster: slow clouds, a fine tooth, dust and damp at the foot.
    const plaster =
      1 +
      0.055 * noise.fbm(u * 1.1, v * 1.1, 4) +
      0.035 * noise.noise2(u * 19, v * 19) * (0.4 + direct) -
      (lying ? 0 : 0.09 * smoothstep(0.55, 0, y) * (0.7 + 0.6 * noise.noise2(u * 2.4, 3)))
    const colour = solid < boxes.length ? boxes[solid]!.colour : drums[solid - boxes.length]!.colour
    const far = 1 - Math.exp(-t * 0.0035)
    for (let part = 0; part < 3; part++) {
      const warm = part === 0 ? 3.15 : part === 1 ? 2.9 : 2.5
      const light = colour[part]! * plaster * (direct * warm + around[part]! * 1.25 + 0.02)
      out[part] = lerp(light, low[part]!, far)
    }
    return face
  }

  const mirrored: Rgb = [0, 0, 0]
  const trace = (px: number, py: number, out: Rgb): number => {
    const a = ((px - width / 2) / short) * 2 * spread
    const b = ((height / 2 - py) / short) * 2 * spread + shift
    const rx = ax - az * a
    const rz = az + ax * a
    const length = Math.sqrt(rx * rx + b * b + rz * rz)
    const [dx, dy, dz] = [rx / length || 1e-7, b / length || 1e-7, rz / length || 1e-7]
    if (!cast(eye[0], eye[1], eye[2], dx, dy, dz, 80, false, hit)) {
      skyAt(dy, out)
      return -1
    }
    const wet = hit.solid < boxes.length && boxes[hit.solid]!.water === true && hit.ny > 0
    if (!wet) return shadeHit(eye[0], eye[1], eye[2], dx, dy, dz, out)
    const [x, z] = [eye[0] + dx * hit.t, eye[2] + dz * hit.t]
    const ripple = 0.007 * noise.noise2(x * 1.4, z * 3.4) + 0.003 * noise.noise2(x * 4, z * 9)
    const pool = boxes[hit.solid]!.colour
    const grazing = 0.3 + 0.6 * (1 - clamp(-dy)) ** 4
    const upward = -dy + ripple * 1.5
    if (cast(x, 0.01, z, dx + ripple, upward, dz, 80, false, hit))
      shadeHit(x, 0.01, z, dx + ripple, upward, dz, mirrored)
    else skyAt(upward, mirrored)
    for (let part = 0; part < 3; part++) out[part] = lerp(pool[part]! * 1.3, mirrored[part]!, grazing)
    return 4000
  }

  const raster = createRaster(width, height)
  const { data } = raster
  const faces = new Int16Array(width * height)
  const out: Rgb = [0, 0, 0]
  eachPixel(raster, (x, y, i) => {
    faces[i / 3] = trace(x + 0.5, y + 0.5, out)
    for (let part = 0; part < 3; part++) data[i + part] = develop(out[part]!)
  })
  const tone = Float32Array.from(faces, (_, i) => data[i * 3 + 1]!)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const same =
        faces[i] === faces[i + 1] &&
        faces[i] === faces[i - 1] &&
        faces[i] === faces[i + width] &&
        faces[i] === faces[i - width]
      const rise = Math.max(
        Math.abs(tone[i]! - tone[i + 1]!),
        Math.abs(tone[i]! - tone[i + width]!),
        Math.abs(tone[i]! - tone[i - 1]!),
        Math.abs(tone[i]! - tone[i - width]!),
      )
      if (same && rise < 0.07) continue
      const sum: Rgb = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!]
      for (const [sx, sy] of SPREAD) {
        trace(x + sx, y + sy, out)
        for (let part = 0; part < 3; part++) sum[part]! += develop(out[part]!)
      }
      for (let part = 0; part < 3; part++) data[i * 3 + part] = sum[part]! / 4
    }
  const picture = enlarged(raster, fullWidth, fullHeight)
  applyFilm(picture, mono ? 0.03 : 0.015, 0.16)
  return toPicture(picture)
}
