import { hexToRgb, type Rgb } from '../drawing/colour.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, toPicture } from '../drawing/raster.ts'
import { applySurface } from '../drawing/surface.ts'
import { plans } from './opart-plans.ts'

/** Board and up to three screens of ink. */
const screens = [
  ['#f3efe7', '#1b1a1d', '#1b1a1d', '#1b1a1d'],
  ['#f1ece1', '#23418c', '#c4432f', '#23418c'],
  ['#f0e7d4', '#154540', '#d78e44', '#b24632'],
  ['#151b2b', '#e9ddc3', '#d55c43', '#62a09e'],
  ['#efe4d9', '#5b233f', '#df7d62', '#32506f'],
  ['#f4eee0', '#0f6b73', '#e3a534', '#12343b'],
  ['#20201f', '#efe9dc', '#efe9dc', '#efe9dc'],
] as const

/** Line and dot systems bent by one smooth displacement, printed in one to three hard inks. */
export const opart: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const [board, ...inks] = random.pick(screens).map(hexToRgb) as [Rgb, Rgb, Rgb, Rgb]
  const raster = createRaster(width, height, board)
  const unit = Math.min(width, height) / 1000
  const margin = 84 * unit
  random.pick(plans)({
    raster,
    random,
    unit,
    board,
    inks,
    x: margin,
    y: margin,
    width: width - 2 * margin,
    height: height - 2 * margin,
  })
  applySurface(raster, seed, { tooth: 0.026, fibre: 0.018 })
  return toPicture(raster)
}
