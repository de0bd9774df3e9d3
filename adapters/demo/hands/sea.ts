import { blurChannel } from '../drawing/blur.ts'
import { fromLinear } from '../drawing/colour.ts'
import { coverageOf } from '../drawing/coverage.ts'
import { clamp, lerp, smoothstep } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, eachPixel, toPicture } from '../drawing/raster.ts'
import { applyFilm } from '../drawing/surface.ts'
import { subjects } from './sea-subjects.ts'
import { tonings } from './sea-tones.ts'

/** Minutes of sea in one picture; a seed may name toning and subject ('silver-posts-2'). */
export const sea: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const tone = entryIn(seed, tonings, random)
  const short = Math.min(width, height)
  const raster = createRaster(width, height)
  const { data } = raster
  const horizon = Math.round(height * random.pick([0.4, 0.46, 0.54, 0.6]))
  const phase = random.range(0, 90)
  const lightX = width * random.range(0.25, 0.75)
  const fromX = width * random.range(0.2, 0.8)
  const drag = random.range(0.25, 1)
  const weather = random.range(0.75, 1.2)
  const lift = random.range(-0.05, 0.08)

  /** Clouds drawn out by the wind from one point of the horizon, over flat banks. */
  const sky = sampledField(width, horizon + 6, 3, (x, y) => {
    const dx = (x - fromX) / short
    const dy = (horizon - y) / short + 0.05
    const angle = Math.atan2(dy, dx)
    const away = Math.log(0.08 + Math.sqrt(dx * dx + dy * dy))
    const streaks =
      noise.fbm(angle * 2.6 + phase, away * 1.5, 4) * 0.85 +
      noise.fbm(angle * 8 + phase, away * 1.1, 3) * 0.24
    const banks = noise.warped((x / short) * 1.5 + phase, dy * 6, 0.5, 4)
    return (streaks * drag + banks * (1 - drag * 0.7)) * weather
  })
  const swell = sampledField(width, height, 3, (x, y) => {
    const depth = 1 / (0.02 + Math.max(0, y - horizon) / height)
    return (
      noise.fbm((x / short) * 2.2 + phase, depth * 0.42, 3) * 0.65 +
      noise.fbm((x / short) * 5.5, depth * 1.4 + phase, 3) * 0.35
    )
  })
  const tones = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const glow = Math.exp(-(((x - lightX) / width) ** 2) * 6)
      let value: number
      if (y < horizon) {
        const t = 1 - y / horizon
        value = 0.84 - 0.74 * t ** 0.85 + 0.34 * glow * (1 - t) ** 1.5 + sky(x, y) * (0.3 + 0.5 * t)
      } else {
        const t = (y - horizon) / (height - horizon)
        const lane = Math.exp(-(((x - lightX) / (width * (0.16 + 0.2 * t))) ** 2))
        value =
          0.76 -
          0.6 * t ** 0.75 +
          (0.2 * glow + 0.16 * lane) * (1 - 0.7 * t) +
          swell(x, y) * 0.26 * smoothstep(0, 0.2, t)
        value -= 0.12 * Math.exp(-t * 45)
      }
      tones[i] = clamp(value + lift)
    }
  // The horizon dissolves a little.
  const haze = short * random.range(0.006, 0.022)
  for (let y = Math.max(0, horizon - 60); y < height; y++) {
    const share = Math.exp(-(((y - horizon) / haze) ** 2)) * 0.22
    if (share > 0.004)
      for (let x = 0; x < width; x++) tones[y * width + x]! += (0.92 - tones[y * width + x]!) * share
  }

  const shore = { width, height, short, horizon }
  const things = entryIn(seed, subjects, random)(random, shore, noise)
  const craggy = things.some(({ surf }) => surf > 0)
  const solid = new Float32Array(width * height)
  const mirror = new Float32Array(width * height)
  const foam = new Float32Array(width * height)
  for (const { outlines, foot, left, right, haze: lost, surf } of things) {
    const mask = coverageOf(outlines, width, height)
    if (mask === null) continue
    for (let my = 0; my < mask.height; my++)
      for (let mx = 0; mx < mask.width; mx++) {
        const cover = mask.data[my * mask.width + mx]!
        if (cover < 0.01) continue
        const x = mask.x + mx
        const y = mask.y + my
        const at = y * width + x
        solid[at] = Math.max(solid[at]!, cover * (1 - lost))
        const below = (foot - y) * 1.06
        const into = Math.round(foot + below)
        if (below < 0 || into >= height) continue
        const pull = Math.round(short * 0.0016 * noise.noise2(below / (short * 0.006), foot * 0.1))
        const target = into * width + clamp(x + pull, 0, width - 1)
        const fade = Math.exp(-below / (short * 0.16))
        mirror[target] = Math.max(mirror[target]!, cover * (1 - lost) * fade * 0.72)
      }
    if (surf === 0) continue
    const wide = (right - left) * 0.5
    const middle = (left + right) / 2
    const deep = Math.min(short * 0.03, wide * 0.24)
    for (let y = Math.max(0, Math.floor(foot - deep * 2)); y < Math.min(height, foot + deep * 3); y++)
      for (
        let x = Math.max(0, Math.floor(middle - wide * 1.9));
        x < Math.min(width, middle + wide * 1.9);
        x++
      ) {
        const dx = (x - middle) / (wide * 1.12)
        const dy = (y - foot - deep * 0.15) / deep
        const wisp = 0.72 + 0.75 * noise.fbm((x / short) * 13 + phase, (y / short) * 26, 3)
        const at = y * width + x
        foam[at] = Math.max(foam[at]!, Math.exp(-(dx ** 4) - dy * dy) * clamp(wisp) * surf)
      }
  }
  const soft = blurChannel(solid, width, height, short * 0.0016)
  const reflected = blurChannel(mirror, width, height, short * 0.0075)

  eachPixel(raster, (x, y, i) => {
    const at = i / 3
    const value = tones[at]!
    const grain = 0.8 + 0.55 * noise.noise2((x / short) * 130, (y / short) * 70)
    const rock = craggy
      ? clamp(noise.ridged((x / short) * 17 + phase, (y / short) * 7, 4, 0.55) * 1.9 - 0.7)
      : 0
    for (let part = 0; part < 3; part++) {
      const [deep, mid, high, ink] = [tone.deep[part]!, tone.mid[part]!, tone.high[part]!, tone.ink[part]!]
      let light = value > 0.5 ? lerp(mid, high, (value - 0.5) * 2) : lerp(deep, mid, value * 2)
      light *= 1 - 0.74 * reflected[at]!
      const body = ink * (0.6 + grain) + 0.012 * high + (high - ink) * rock * 0.05
      light += (body - light) * clamp(soft[at]! * 1.04)
      light += (high * 0.82 - light) * foam[at]! * 0.72
      data[i + part] = fromLinear(light)
    }
  })
  applyFilm(raster, 0.022, 0.3)
  return toPicture(raster)
}
