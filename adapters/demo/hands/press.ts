import { hexToRgb, type Rgb } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, fill, toPicture } from '../drawing/raster.ts'
import { roughen } from '../drawing/shapes.ts'
import { applySurface } from '../drawing/surface.ts'
import { pressPlans } from './press-plans.ts'

/** Paper, three strong inks, the key, the quiet ink. */
const palettes = {
  signal: ['#efe7d7', '#c8402a', '#20406b', '#e3ac35', '#211f1e', '#93aaa3'],
  brick: ['#ece4d4', '#b4573a', '#1f5350', '#d8a860', '#2a2322', '#dfc2a9'],
  poster: ['#f1ebdf', '#d65c45', '#2d6c8a', '#eebd52', '#25262c', '#e5a99d'],
  olive: ['#e9e2d1', '#6d2d31', '#78824d', '#c88c3f', '#1e2422', '#c3b294'],
  violet: ['#f1eae0', '#40418a', '#df7d54', '#a1bfb4', '#20202b', '#edcd8c'],
  sea: ['#eceadf', '#14586b', '#d9863c', '#7fb0a6', '#1b2a33', '#d9cdb2'],
} as const

/** Letterpress and linocut: a few inks, each with its own register error and its own salty coverage. */
export const press: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const u = Math.min(width, height) / 1000
  const [paper, ...inks] = entryIn(seed, palettes, random).map(hexToRgb) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb]
  const colours = [...random.shuffle(inks.slice(0, 3)), inks[3], inks[4], paper]
  const shift = colours.map(() => [random.range(-1.5, 1.5) * u, random.range(-1.5, 1.5) * u] as const)
  const margin = random.range(88, 112)
  const plan = entryIn(seed, pressPlans, random)
  const chase = { x: margin, y: margin, width: width / u - margin * 2, height: height / u - margin * 2.15 }
  const knife = randomFrom(`${seed}/knife`)
  const raster = createRaster(width, height, paper)
  for (const { outlines, ink, over } of plan(chase, random)) {
    const [dx, dy] = shift[ink]!
    const placed = outlines.map((outline) =>
      roughen(
        outline.map((value, i) => value * u + (i % 2 === 0 ? dx : dy)),
        knife,
        0.5 * u,
        36 * u,
      ),
    )
    // A roller leaves the ink starved in clouds, and lint leaves single pale specks.
    const texture = (x: number, y: number): number => {
      const grain = noise.noise2(x / (3.1 * u), y / (3.1 * u) + ink * 50)
      const cloud = noise.noise2(x / (85 * u) + ink * 20, y / (85 * u))
      const starved = clamp((grain * 0.62 + cloud * 0.5 + speckle(x, y, ink) * 0.24 - 0.52) * 4)
      return ink === 5 ? 0.97 : 0.985 - 0.34 * starved - 0.05 * speckle(x, y, 9)
    }
    fill(raster, placed, colours[ink]!, { blend: over ? 'multiply' : 'normal', texture })
  }
  applySurface(raster, seed, { tooth: 0.03, fibre: 0.022, light: 0.03 })
  return toPicture(raster)
}
