import { fromLinear, type Rgb } from '../drawing/colour.ts'
import { clamp, lerp, smoothstep } from '../drawing/maths.ts'
import { entryIn, namedIn } from '../drawing/named.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, toPicture } from '../drawing/raster.ts'
import { applyFilm } from '../drawing/surface.ts'
import { drawTerrain } from '../drawing/terrain.ts'
import { drawForest } from './peaks-forest.ts'
import { tones } from './peaks-tones.ts'

const develop = (light: number): number => {
  const v = fromLinear((light * (1 + light * 0.16)) / (1 + light * 0.62))
  return v + (v * v * (3 - 2 * v) - v) * 0.55
}

/** Ranges behind one another in mist; a seed may name tone and kind of view ('dawn-range-3'). */
export const peaks: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const tone = entryIn(seed, tones, random)
  const kind = namedIn(seed, ['range', 'summit', 'cloudsea', 'ridges'] as const, random)
  const short = Math.min(width, height)
  const raster = createRaster(width, height, [0, 0, 0])
  const side = random.sign()
  const phase = random.range(0, 200)
  const horizon = height * random.range(0.5, 0.58)
  const focal = short * (kind === 'summit' ? 3 : 2.5)
  const lift = kind === 'ridges' ? 0.55 : kind === 'cloudsea' ? 0.8 : 1
  const centre = random.range(-0.22, 0.22) * (width / focal)
  const mistTop = kind === 'cloudsea' ? random.range(0.5, 0.8) : random.range(0.05, 0.35)
  const mistBand = kind === 'cloudsea' ? 0.16 : random.range(0.4, 0.62)

  /** Three ranges: foothills, a middle range, and the high one, whose summit stands off centre. */
  const heightAt = (x: number, z: number): number => {
    const bent = z + 1.8 * noise.noise2(x * 0.1 + phase, 3)
    const hills = Math.exp(-(((bent - 7) / 2.4) ** 2)) * 0.62
    const middle = Math.exp(-(((bent - 13) / 3) ** 2)) * 1.25
    const crown = kind === 'summit' ? Math.exp(-(((x / z - centre) / 0.13) ** 2)) : 0.3
    const high = Math.exp(-(((bent - 23) / 5) ** 2)) * (2.2 + 1.5 * crown) * lift
    const wx = x * 0.17 + 0.22 * noise.noise2(x * 0.3, z * 0.3 + phase)
    const wz = z * 0.17 + 0.22 * noise.noise2(x * 0.3 + 40, z * 0.3)
    const rough = noise.ridged(wx + phase, wz, 8, 0.46)
    return (hills + middle + high) * (0.05 + 1.12 * rough) - 0.35 + 0.08 * noise.noise2(x * 0.4, z * 0.4)
  }

  const mist = sampledField(width, height, 4, (x, y) =>
    noise.fbm((x / short) * 1.7 + phase, (y / short) * 5.2, 4),
  )
  const clouds = sampledField(width, height, 4, (x, y) => {
    const u = (x / short) * 1.3
    const v = (y / short) * 3.6
    return noise.warped(u + phase, v, 0.7, 5)
  })
  const sunX = width * (0.5 + side * random.range(0.2, 0.45))
  const sunUp = random.range(0.3, 0.5)
  const away = random.range(0.1, 0.5)
  const clear = random.range(-0.1, 0.25)

  drawTerrain(
    raster,
    {
      heightAt,
      eye: 1.15,
      horizon,
      focal,
      near: 3.4,
      far: 34,
      slices: Math.round(480 + short * 0.28),
      sun: [side, sunUp, away],
      penumbra: 0.08,
    },
    (ground, out) => {
      const { x, y, z } = ground
      const fine = noise.fbm(x * 7 + phase, z * 7, 3, 0.6)
      const coarse = noise.noise2(x * 2.2, z * 2.2 + phase)
      const sx = ground.slopeX + fine * 0.42
      const sz = ground.slopeZ + fine * 0.3
      const steep = Math.sqrt(sx * sx + sz * sz)
      const up = 1 / Math.sqrt(1 + steep * steep)
      const sunward = (-sx * side + sunUp - sz * away) * up
      const snowline = 0.3 + 0.3 * coarse
      const snow = smoothstep(snowline - 0.3, snowline + 0.9, y) * smoothstep(2.1, 1.2, steep - 0.4 * fine)
      const albedo = lerp(0.085 + 0.03 * coarse, 0.86, snow)
      const direct = Math.max(0, sunward) * ground.lit * 1.15
      const sky = 0.55 + 0.45 * up
      const px = width / 2 + (x / z) * focal
      const py = horizon - ((y - 1.15) * focal) / z
      const drift = mist(px, py + z * short * 0.02)
      const low = Math.exp(-Math.max(0, y - mistTop - drift * 0.5) / mistBand)
      const veil = clamp(1 - Math.exp(-(z - 3) * (0.009 + 0.17 * low * (1 + 0.7 * drift))))
      for (let part = 0; part < 3; part++) {
        const rock = part === 0 ? 1.06 : part === 1 ? 1 : 0.96
        const tint = tone.mono ? 1 : lerp(rock, 1, snow)
        const body = albedo * tint * (direct * tone.sun[part]! + sky * tone.shade[part]! * 0.95)
        const air = lerp(tone.fog[part]!, tone.low[part]!, smoothstep(14, 30, z) * 0.5)
        out[part] = develop(body + (air - body) * veil)
      }
    },
    (px, py, out) => {
      const t = clamp(py / (horizon * 0.8))
      const dx = (px - sunX) / short
      const dy = (py - horizon * 0.75) / short
      const glow = Math.exp(-(dx * dx * 2.4 + dy * dy * 5)) * 0.32
      const cloud = smoothstep(clear, clear + 0.5, clouds(px, py)) * (0.3 + 0.35 * t)
      for (let part = 0; part < 3; part++) {
        let light = lerp(tone.zenith[part]!, tone.low[part]!, t ** 1.5)
        light += (tone.low[part]! * 1.02 - light) * cloud
        light += tone.sun[part]! * glow * 0.5
        out[part] = develop(light)
      }
    },
  )

  const forest = (nearness: number): Rgb =>
    [0, 1, 2].map((part) => develop(lerp(tone.fog[part]! * 0.45, tone.forest[part]!, nearness))) as Rgb
  const fog = [0, 1, 2].map((part) => develop(tone.fog[part]! * 0.96)) as Rgb
  const slopes = kind === 'cloudsea' ? 1 : kind === 'ridges' ? random.int(4, 5) : random.int(2, 3)
  const lean = random.sign()
  for (let k = 0; k < slopes; k++) {
    const t = slopes === 1 ? 1 : k / (slopes - 1)
    drawForest(raster, `${seed}/slope-${k}`, noise, {
      base: height * lerp(kind === 'ridges' ? 0.6 : 0.77, 0.93, t) + short * random.range(-0.02, 0.02),
      relief: short * lerp(0.1, 0.12, t),
      fall: short * random.range(0.08, 0.3) * (k % 2 === 0 ? lean : -lean),
      tree: short * lerp(kind === 'ridges' ? 0.016 : 0.035, 0.1, t) * random.range(0.85, 1.15),
      colour: forest(lerp(kind === 'ridges' ? 0.2 : 0.55, 1, t)),
      fog,
      mist: t === 1 ? short * 0.42 : short * random.range(0.09, 0.14),
    })
  }
  applyFilm(raster, tone.mono ? 0.032 : 0.02, 0.2)
  return toPicture(raster)
}
