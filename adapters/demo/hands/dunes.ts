import { fromLinear } from '../drawing/colour.ts'
import { clamp, lerp, smoothstep } from '../drawing/maths.ts'
import { entryIn, namedIn } from '../drawing/named.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, toPicture } from '../drawing/raster.ts'
import { applyFilm } from '../drawing/surface.ts'
import { drawTerrain } from '../drawing/terrain.ts'

/** Linear light: sand, sun, shade, sky overhead and at the horizon. */
const hours = {
  rust: {
    sand: [0.5, 0.17, 0.055],
    sun: [1.9, 1.42, 0.95],
    shade: [0.17, 0.2, 0.3],
    zenith: [0.07, 0.19, 0.42],
    low: [0.6, 0.6, 0.56],
    mono: false,
  },
  honey: {
    sand: [0.46, 0.3, 0.14],
    sun: [1.75, 1.5, 1.15],
    shade: [0.16, 0.2, 0.3],
    zenith: [0.19, 0.32, 0.5],
    low: [0.78, 0.73, 0.62],
    mono: false,
  },
  rose: {
    sand: [0.48, 0.25, 0.16],
    sun: [1.8, 1.0, 0.66],
    shade: [0.18, 0.16, 0.33],
    zenith: [0.17, 0.18, 0.34],
    low: [0.86, 0.52, 0.4],
    mono: false,
  },
  ash: {
    sand: [0.36, 0.36, 0.36],
    sun: [1.8, 1.8, 1.8],
    shade: [0.05, 0.05, 0.05],
    zenith: [0.02, 0.02, 0.02],
    low: [0.26, 0.26, 0.26],
    mono: true,
  },
} as const

const develop = (light: number): number => {
  const v = fromLinear((light * (1 + light * 0.2)) / (1 + light * 0.75))
  return v + (v * v * (3 - 2 * v) - v) * 0.4
}

/** One wave of sand: a long windward slope, a sharp crest, a short slip face; 0 to 1. `worn` rounds the crest. */
const wave = (place: number, windward: number, worn: number): number => {
  const f = place - Math.floor(place)
  const up = (f / windward) ** 1.35
  const down = ((1 - f) / (1 - windward)) ** 1.12
  const near = Math.max(worn - Math.abs(up - down), 0) / worn
  return Math.min(up, down) - near * near * worn * 0.25
}

/** Dunes in low sun; a seed may name hour and kind of view ('rust-crest-2'). */
export const dunes: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const hour = entryIn(seed, hours, random)
  const kind = namedIn(seed, ['sea', 'crest', 'giant'] as const, random)
  const short = Math.min(width, height)
  const raster = createRaster(width, height, [0, 0, 0])
  const side = random.sign()
  const phase = random.range(0, 100)
  const wind = random.range(-0.45, 0.45)
  const [wc, ws] = [Math.cos(wind), Math.sin(wind)]
  const windward = random.range(0.62, 0.72)
  const long = kind === 'giant' ? 0.05 : kind === 'crest' ? 0.075 : 0.09
  const tall = kind === 'giant' ? 4.6 : kind === 'crest' ? 2.5 : 2
  const focal = short * (kind === 'giant' ? 1.9 : 1.25)
  const centre = random.range(-2.5, 2.5)

  const heightAt = (x: number, z: number): number => {
    const u = x * wc - z * ws
    const v = x * ws + z * wc
    const bend =
      noise.noise2(u * 0.05 + phase, v * 0.055) * 1.15 + noise.noise2(u * 0.16, v * 0.12 + phase) * 0.3
    const swell = 0.45 + 0.75 * (0.5 + 0.62 * noise.noise2(u * 0.04 + 7, v * 0.05 + phase))
    // As fine as the slices of land are at this distance; a sharper crest would show teeth.
    const worn = Math.min(0.4, 0.035 + z * 0.0065)
    const main = wave(side * -u * long + bend + phase, windward, worn)
    const minor = wave(side * -(u * 0.19 + v * 0.06) + bend * 1.3, windward + 0.04, worn * 2)
    let h = main * tall * swell + minor * 0.36 * swell * (1 - main * 0.6)
    if (kind === 'giant') h *= 0.25 + 0.95 * Math.exp(-(((z - 30) / 13) ** 2) - ((x - centre) / 16) ** 2)
    return h + 0.5 * noise.noise2(u * 0.03, v * 0.03)
  }
  const horizon = height * (kind === 'giant' ? random.range(0.5, 0.6) : random.range(0.22, 0.36))
  const eye = heightAt(0, 0) + (kind === 'giant' ? 1.2 : random.range(2.2, 3.2))
  const sunUp = random.range(0.26, 0.42)
  const away = random.range(-0.35, 0.45)
  const high = sampledField(width, height, 4, (x, y) =>
    noise.warped((x / short) * 1.1 + phase, (y / short) * 4.2, 0.6, 4),
  )
  const veilFrom = random.range(0.05, 0.35)

  drawTerrain(
    raster,
    {
      heightAt,
      eye,
      horizon,
      focal,
      near: 1.6,
      far: 130,
      slices: Math.round(560 + short * 0.42),
      sun: [side, sunUp, away],
      penumbra: 0.05,
    },
    (ground, out) => {
      const { x, z } = ground
      const fade = Math.exp(-z * 0.085)
      let sx = ground.slopeX
      let sz = ground.slopeZ
      const steep = Math.sqrt(sx * sx + sz * sz)
      // Wind ripples, not on slip faces; they run together in the distance.
      const ripple = fade * smoothstep(0.62, 0.25, steep)
      if (ripple > 0.02) {
        const u = x * wc - z * ws
        const v = x * ws + z * wc
        const run =
          u * 8.5 + 2.2 * noise.noise2(u * 0.6, v * 0.4 + phase) + 0.55 * noise.noise2(u * 2.4, v * 1.3)
        const comb = Math.cos(run * 2) * 0.19 + Math.cos(run * 4 + 1) * 0.05
        sx += comb * ripple * wc
        sz -= comb * ripple * ws
      }
      const up = 1 / Math.sqrt(1 + sx * sx + sz * sz)
      const sunward = (-sx * side + sunUp - sz * away) * up
      const grain =
        1 + 0.1 * noise.noise2(x * 16, z * 16) * fade + 0.05 * noise.noise2(x * 0.7, z * 0.7 + phase)
      const direct = Math.max(0, sunward) * ground.lit
      const open = 0.5 + 0.5 * up
      const haze = 1 - Math.exp(-(z * z) * 0.00016 - z * 0.0035)
      for (let part = 0; part < 3; part++) {
        const sand = hour.sand[part]! * grain
        // Lit slopes across the valley warm the shade.
        const bounce = sand * hour.sun[part]! * 0.1
        const body = sand * (direct * hour.sun[part]! * 1.25 + hour.shade[part]! * open + bounce)
        out[part] = develop(lerp(body, hour.low[part]! * 0.92, haze))
      }
    },
    (px, py, out) => {
      const t = clamp(py / horizon)
      const streak = smoothstep(veilFrom, veilFrom + 0.6, high(px, py)) * 0.3
      const sunwards = 0.5 + 0.5 * side * ((px / width) * 2 - 1)
      for (let part = 0; part < 3; part++) {
        let light = lerp(hour.zenith[part]!, hour.low[part]!, t ** 1.7)
        light = lerp(light, hour.low[part]!, streak)
        out[part] = develop(light * (0.9 + 0.22 * sunwards * t))
      }
    },
  )
  applyFilm(raster, hour.mono ? 0.036 : 0.017, 0.2)
  return toPicture(raster)
}
