import { hexToRgb, mix, type Rgb } from '../drawing/colour.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, toPicture } from '../drawing/raster.ts'
import { ellipse } from '../drawing/shapes.ts'
import { applySurface } from '../drawing/surface.ts'
import { arrangements } from './watercolour-bouquets.ts'
import type { Bouquet } from './watercolour-flowers.ts'
import { openBox } from './watercolour-wash.ts'

/** Paper, blossoms, leaves, vessel, fruit, shadow. */
const boxes = [
  {
    paper: '#f6f1e8',
    blooms: ['#c4485c', '#dc8a90', '#873150', '#e2a262'],
    leaves: ['#5f7e51', '#405f50', '#889a60'],
    vessel: '#6f92a6',
    fruit: ['#dda83e', '#d57441'],
    shade: '#6a7a98',
  },
  {
    paper: '#f5f0e5',
    blooms: ['#50609e', '#7a70ae', '#9da6ce', '#404b7a'],
    leaves: ['#5b7a6b', '#7a9981', '#405a51'],
    vessel: '#c6a46b',
    fruit: ['#793f5a', '#974f5f'],
    shade: '#7a7f97',
  },
  {
    paper: '#f7f1e4',
    blooms: ['#dda034', '#d57132', '#edc862', '#b15131'],
    leaves: ['#6b7f41', '#506037', '#939f57'],
    vessel: '#507f80',
    fruit: ['#c44731', '#dda341'],
    shade: '#7f7b90',
  },
  {
    paper: '#f4efe8',
    blooms: ['#e0b4b0', '#d58f95', '#eed4c5', '#b26b75'],
    leaves: ['#7f947b', '#60796b', '#9eab8a'],
    vessel: '#8f8fa6',
    fruit: ['#d6c062', '#a6ae62'],
    shade: '#8a869e',
  },
  {
    paper: '#f5f3ec',
    blooms: ['#e8d9a0', '#d7b54a', '#f0e6c8', '#8fa7b8'],
    leaves: ['#4f7a6a', '#2f5a58', '#86a582'],
    vessel: '#3f6488',
    fruit: ['#b9c25a', '#d9b84a'],
    shade: '#74869a',
  },
] as const

/** Loose bouquets in watercolour: pale wet washes first, then stems, leaves, blossoms, vessel and a few splashes. */
export const watercolour: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const box = random.pick(boxes)
  const paper = hexToRgb(box.paper)
  const raster = createRaster(width, height, paper)
  const short = Math.min(width, height)
  const unit = short / 1000
  const wash = openBox(raster, noiseFrom(seed), random, unit)
  const [blooms, leaves] = [box.blooms.map(hexToRgb), box.leaves.map(hexToRgb)]
  const shade = hexToRgb(box.shade)
  for (let k = 0; k < 5; k++) {
    const [x, y] = [width * random.range(0.2, 0.8), height * random.range(0.2, 0.65)]
    const cloud = ellipse(
      x,
      y,
      short * random.range(0.18, 0.36),
      short * random.range(0.14, 0.28),
      random.range(0, 3),
      40,
    )
    wash(cloud, mix(random.pick(blooms), shade, random.next()), random.range(0.05, 0.13), {
      spread: 0.3,
      wet: 3,
    })
  }
  const bouquet: Bouquet = {
    wash,
    random,
    unit,
    width,
    height,
    short,
    blooms,
    leaves,
    vessel: hexToRgb(box.vessel),
    fruit: box.fruit.map(hexToRgb) as [Rgb, Rgb],
    shade,
    paper,
  }
  random.pick(arrangements)(bouquet)
  for (let k = 0; k < 26; k++) {
    const radius = (1.2 + Math.abs(random.normal(0, 3.6))) * unit
    const drop = ellipse(
      width * random.range(0.08, 0.92),
      height * random.range(0.08, 0.92),
      radius,
      radius,
      0,
      12,
    )
    wash(drop, random.pick(blooms), random.range(0.3, 0.7), { spread: 0.08, wet: 0.6 })
  }
  applySurface(raster, seed, { tooth: 0.045, fibre: 0.02, light: 0.03 })
  return toPicture(raster)
}
