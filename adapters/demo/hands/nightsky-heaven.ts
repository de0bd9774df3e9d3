import { clamp, smoothstep } from '../drawing/maths.ts'
import { type Noise, sampledField } from '../drawing/noise.ts'
import { randomFrom } from '../drawing/random.ts'
import type { Raster } from '../drawing/raster.ts'

/** Linear light of a night: overhead, low, and the airglow at the horizon. */
export interface Night {
  readonly zenith: readonly [number, number, number]
  readonly low: readonly [number, number, number]
  readonly glow: readonly [number, number, number]
}

const WARM = [1.0, 0.74, 0.5] as const
const COLD = [0.62, 0.72, 1.0] as const

/** Sky, Milky Way and stars down to the row `ground`, in linear light. */
export function drawHeaven(raster: Raster, seed: string, noise: Noise, night: Night, ground: number): void {
  const random = randomFrom(`${seed}/heaven`)
  const { width, height, data } = raster
  const short = Math.min(width, height)
  const phase = random.range(0, 90)
  const tilt = random.range(0.7, 1.3) * random.sign()
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)]
  const cx = width * random.range(0.36, 0.64)
  const cy = ground * random.range(0.5, 0.78)
  const broad = random.range(0.13, 0.17)

  /** Along and across the band, in short sides. */
  const along = (x: number, y: number): number => ((x - cx) * ct + (y - cy) * st) / short
  const across = (x: number, y: number): number => ((y - cy) * ct - (x - cx) * st) / short
  const veil = sampledField(width, height, 3, (x, y) => {
    const a = along(x, y)
    const core = Math.exp(-((a / 0.3) ** 2))
    const d = across(x, y) / (broad * (0.75 + 0.55 * core)) + 0.3 * noise.noise2(a * 3.4 + phase, 1)
    const cloud = 0.5 + 1.25 * noise.fbm((x / short) * 5.5 + phase, (y / short) * 5.5, 6, 0.6)
    return Math.exp(-d * d * 1.3) * Math.max(0, cloud) * (0.42 + 1.05 * core)
  })
  const dust = sampledField(width, height, 2, (x, y) => {
    const a = along(x, y)
    const d = across(x, y) / broad
    const lane = Math.exp(-((d - 0.16 * Math.sin(a * 6 + phase)) ** 2) * 3.4)
    const crests = noise.ridged(a * 3.2 + phase, d * 0.85 + 0.35 * noise.noise2(a * 5, d), 6, 0.6)
    const patchy = noise.fbm((x / short) * 9, (y / short) * 9 + phase, 4, 0.6)
    return clamp(smoothstep(0.26, 0.98, crests * (0.35 + 0.95 * lane) + patchy * 0.42) * (0.25 + 0.9 * lane))
  })

  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 3) {
      const t = clamp(y / ground)
      const glow =
        Math.exp(-Math.max(0, ground - y) / (0.16 * short)) *
        (0.75 + 0.35 * noise.noise2((x / short) * 1.4 + phase, 5))
      const light = veil(x, y)
      const hidden = dust(x, y)
      const seen = light * (1 - 0.95 * hidden)
      const core = clamp(light * 1.25 - 0.25)
      for (let part = 0; part < 3; part++) {
        const base = night.zenith[part]! + (night.low[part]! - night.zenith[part]!) * t ** 2.2
        const tint = COLD[part]! + (WARM[part]! - COLD[part]!) * (0.25 + 0.75 * core)
        const ember = part === 0 ? 0.016 : part === 1 ? 0.006 : 0.003
        data[i + part] = base + night.glow[part]! * glow + seen * tint * 0.25 + hidden * light * ember
      }
    }

  const unit = short / 1000
  const star = (x: number, y: number, energy: number, warmth: number): void => {
    const sharp = Math.max(0.62, (0.95 + energy * 0.2) * unit)
    const peak = energy * Math.min(1, (unit * unit * 0.9) / (0.62 * 0.62) + 0.25)
    const reach = Math.ceil(sharp * 3)
    const r = 1 + Math.max(0, warmth) * 0.35
    const b = 1 - Math.min(0, warmth) * 0.35 - Math.max(0, warmth) * 0.35
    for (let py = Math.floor(y) - reach; py <= y + reach; py++) {
      if (py < 0 || py >= height) continue
      for (let px = Math.floor(x) - reach; px <= x + reach; px++) {
        if (px < 0 || px >= width) continue
        const d2 = (px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2
        const v = peak * Math.exp(-d2 / (sharp * sharp))
        const i = (py * width + px) * 3
        data[i]! += v * r
        data[i + 1]! += v
        data[i + 2]! += v * b
      }
    }
  }
  for (let k = 0; k < 26; k++) {
    const x = random.next() * width
    const y = random.next() * ground * 0.9
    star(x, y, random.range(0.7, 2.2), random.normal(0, 0.6))
  }
  const count = Math.round((10500 * width * height) / (short * short))
  for (let k = 0; k < count; k++) {
    const x = random.next() * width
    const y = random.next() * height
    const magnitude = random.next()
    const warmth = random.normal(0, 0.5)
    const keep = random.next()
    if (y > ground) continue
    const dense = 0.3 + 1.1 * veil(x, y) * (1 - dust(x, y))
    if (keep > dense) continue
    const dimmed = 1 - 0.75 * smoothstep(0.7, 1, y / ground)
    star(x, y, 0.05 * (magnitude + 0.004) ** -0.62 * dimmed, warmth)
  }
}
