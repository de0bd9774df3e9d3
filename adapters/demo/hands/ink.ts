import { blurChannel } from '../drawing/blur.ts'
import { inkLayer } from '../drawing/bristles.ts'
import { hexToRgb } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, eachPixel, fill, toPicture } from '../drawing/raster.ts'
import { circle, rectangle, roughen } from '../drawing/shapes.ts'
import { applySurface } from '../drawing/surface.ts'
import { inkPlans } from './ink-plans.ts'

/** Paper, ink, the one colour. */
const palettes = {
  vermilion: ['#f2ebdd', '#15130f', '#b6382b'],
  indigo: ['#f0ece3', '#14181f', '#28486e'],
  ochre: ['#ece3d1', '#1c1610', '#9c6f22'],
  pine: ['#f3eee2', '#121613', '#4c6b4b'],
  blue: ['#eef0ec', '#1b2f4f', '#b6382b'],
} as const

/** Ink on unsized paper: washes that pool, strokes that run dry, one spot of colour and a seal. */
export const ink: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const u = Math.min(width, height) / 1000
  const [paper, black, accent] = entryIn(seed, palettes, random).map(hexToRgb) as [never, never, never]
  const pigment: readonly number[] = black
  const spot: readonly number[] = accent
  const layer = () => inkLayer(width, height)
  const sheet = {
    seed,
    width: width / u,
    height: height / u,
    scale: u,
    random,
    noise,
    wet: layer(),
    wash: layer(),
    colour: layer(),
  }
  entryIn(seed, inkPlans, random)(sheet)

  const blurred = (data: Float32Array, radius: number) => blurChannel(data, width, height, radius * u)
  const settled = blurred(sheet.wet.data, 1.5)
  const halo = blurred(sheet.wet.data, 12)
  const pooled = blurred(sheet.wash.data, 4)
  const spread = blurred(sheet.wash.data, 11)
  const tinted = blurred(sheet.colour.data, 1.6)
  const raster = createRaster(width, height, paper)
  eachPixel(raster, (px, py, i, data) => {
    const k = i / 3
    const x = px / u
    const y = py / u
    const fibre = noise.noise2(x / 8, y / 8) * 0.5 + noise.noise2(x / 2.6, y / 2.6) * 0.4
    const body = Math.max(sheet.wet.data[k]! * 0.72, settled[k]!)
    // Ink in a wash is carried to its rim before it dries.
    const rim = clamp(pooled[k]! - spread[k]!)
    const thin = pooled[k]! * (0.86 + 0.26 * fibre) + rim * 0.55 + halo[k]! * 0.045
    const dense = clamp(body * 1.35 + 0.07 * fibre * body)
    const red = clamp(tinted[k]! * 1.05) * 0.94
    for (let part = 0; part < 3; part++) {
      const tone = pigment[part]!
      let value = data[i + part]! * Math.exp(-thin * 1.3 * (1.9 - tone * 2))
      value += (tone + 0.04 * (1 - body) - value) * dense * 0.97
      value += (spot[part]! * (1 + 0.08 * fibre) - value) * red
      data[i + part] = value
    }
  })

  const side = random.range(48, 58)
  const left = (random.chance(0.7) ? sheet.width * 0.9 - side : sheet.width * 0.08) * u
  const top = sheet.height * random.range(0.84, 0.9) * u - side * u
  const s = side * u
  const rub = (x: number, y: number): number =>
    0.78 + 0.3 * noise.noise2(x / (3 * u), y / (3 * u)) - (speckle(x, y, 1) < 0.06 ? 0.4 : 0)
  const knife = randomFrom(`${seed}/seal`)
  fill(raster, [roughen(rectangle(left, top, s, s), knife, 0.8 * u, 6 * u)], accent, {
    opacity: 0.92,
    texture: rub,
  })
  // An invented mark: a gate over a pond.
  const mark = [
    rectangle(left + s * 0.2, top + s * 0.2, s * 0.6, s * 0.09),
    rectangle(left + s * 0.28, top + s * 0.2, s * 0.09, s * 0.4),
    rectangle(left + s * 0.63, top + s * 0.2, s * 0.09, s * 0.4),
  ]
  fill(raster, [...mark, circle(left + s * 0.5, top + s * 0.75, s * 0.1)], paper, { opacity: 0.9 })
  applySurface(raster, seed, { tooth: 0.026, fibre: 0.045, light: 0.03 })
  return toPicture(raster)
}
