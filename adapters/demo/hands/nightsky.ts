import { fromLinear, type Rgb } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { entryIn, namedIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, eachPixel, fill, toPicture } from '../drawing/raster.ts'
import { applyFilm } from '../drawing/surface.ts'
import { drawHeaven, type Night } from './nightsky-heaven.ts'
import { camelThorn, quiverTree } from './nightsky-plants.ts'

const nights: Readonly<Record<string, Night>> = {
  indigo: { zenith: [0.006, 0.009, 0.024], low: [0.022, 0.032, 0.062], glow: [0.03, 0.028, 0.022] },
  teal: { zenith: [0.003, 0.01, 0.018], low: [0.012, 0.04, 0.046], glow: [0.012, 0.05, 0.034] },
  ember: { zenith: [0.007, 0.007, 0.019], low: [0.03, 0.024, 0.046], glow: [0.11, 0.05, 0.02] },
  blue: { zenith: [0.006, 0.014, 0.036], low: [0.03, 0.055, 0.1], glow: [0.05, 0.06, 0.064] },
}

const develop = (light: number): number => {
  const v = fromLinear((light * 1.9) / (1 + light * 1.3))
  return v + (v * v * (3 - 2 * v) - v) * 0.6
}

/** The Milky Way over the desert; a seed may name night and place ('ember-quiver-2'). */
export const nightsky: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const night = entryIn(seed, nights, random)
  const place = namedIn(seed, ['quiver', 'thorn', 'camp', 'pan', 'ridge'] as const, random)
  const short = Math.min(width, height)
  const raster = createRaster(width, height)
  const ground = height * (place === 'pan' ? random.range(0.64, 0.7) : random.range(0.8, 0.86))
  drawHeaven(raster, seed, noise, night, ground)
  const { data } = raster

  const phase = random.range(0, 90)
  const rough = place === 'ridge' ? 0.16 : place === 'camp' ? 0.1 : 0.05
  /** Row of the far and of the near ground at a column. */
  const far = (x: number): number =>
    ground - short * rough * (noise.ridged((x / short) * 1.5 + phase, 1, 6, 0.46) - 0.42)
  const near = (x: number): number =>
    ground +
    height * (place === 'pan' ? 0.5 : 0.055) -
    short * 0.035 * noise.fbm((x / short) * 1.6 + phase, 9, 5, 0.5)
  for (let x = 0; x < width; x++) {
    const [a, b] = [far(x), near(x)]
    for (let y = Math.max(0, Math.floor(Math.min(a, b))); y < height; y++) {
      const inNear = y >= b
      const share = clamp(y + 1 - Math.min(a, b))
      const depth = inNear ? (y - b) / (height - b + 1) : 0
      const tooth = 1 + 0.5 * noise.noise2(x / (short * 0.012), y / (short * 0.006)) * (inNear ? 1 : 0.4)
      const i = (y * width + x) * 3
      for (let part = 0; part < 3; part++) {
        const haze = night.low[part]! * 0.2 + night.glow[part]! * 0.05
        const light = inNear ? night.low[part]! * (0.13 - 0.08 * depth) * tooth : haze * tooth
        data[i + part]! += (light - data[i + part]!) * share
      }
    }
  }

  if (place === 'pan') {
    // A hand's breadth of rain on a salt pan: rows are mirrored, pulled sideways by the lightest wind.
    const from = Math.round(ground + short * 0.012)
    const source = data.slice()
    for (let y = from; y < height; y++) {
      const depth = (y - from) / (height - from)
      for (let x = 0; x < width; x++) {
        const pull = (0.002 + 0.012 * depth) * short * noise.noise2((x / short) * 9, (y / short) * 190)
        const sx = Math.round(clamp(x + pull, 0, width - 1))
        const sy = Math.max(0, Math.round(from - 1 - (y - from) * 1.35))
        for (let part = 0; part < 3; part++)
          data[(y * width + x) * 3 + part] =
            Math.min(0.6, source[(sy * width + sx) * 3 + part]!) * (0.62 - 0.3 * depth) +
            night.low[part]! * 0.03
      }
    }
  }

  eachPixel(raster, (_x, _y, i) => {
    for (let part = 0; part < 3; part++) data[i + part] = develop(data[i + part]!)
  })
  const ink: Rgb = [0, 1, 2].map((part) => develop(night.low[part]! * 0.07)) as Rgb
  const stand = width * random.pick([0.3, 0.36, 0.64, 0.7])
  if (place === 'quiver') {
    quiverTree(raster, random, stand, near(stand) + short * 0.012, short * random.range(0.42, 0.56), ink)
    const second = width - stand + short * random.range(-0.05, 0.08)
    quiverTree(raster, random, second, near(second) + short * 0.006, short * random.range(0.12, 0.18), ink)
  }
  if (place === 'thorn')
    camelThorn(raster, random, stand, near(stand) + short * 0.012, short * random.range(0.34, 0.44), ink)
  if (place === 'camp') {
    const foot = near(stand) + short * 0.018
    const size = short * 0.042
    eachPixel(raster, (x, y, i) => {
      const dx = (x - stand) / size
      const dy = (y - foot + size * 0.3) / size
      const warm = Math.exp(-(dx * dx * 0.22 + dy * dy * (dy > 0 ? 0.5 : 1.1))) * 0.2
      data[i]! += warm
      data[i + 1]! += warm * 0.55
      data[i + 2]! += warm * 0.18
    })
    fill(
      raster,
      [[stand - size, foot, stand - size * 0.06, foot - size * 0.92, stand + size * 1.1, foot]],
      [1, 0.7, 0.33],
      {
        shade: (x, y, out) => {
          const lamp = Math.exp(
            -(((x - stand) / size) ** 2) * 1.4 - ((y - foot + size * 0.25) / size) ** 2 * 2,
          )
          out[0] = 0.62 + 0.38 * lamp
          out[1] = 0.3 + 0.48 * lamp
          out[2] = 0.08 + 0.34 * lamp
        },
      },
    )
    fill(
      raster,
      [[stand - size * 0.06, foot - size * 0.92, stand + size * 0.16, foot, stand - size * 0.2, foot]],
      [0.38, 0.17, 0.05],
      { opacity: 0.75 },
    )
  }
  applyFilm(raster, 0.028, 0.3, true)
  return toPicture(raster)
}
