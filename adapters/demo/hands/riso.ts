import { hexToRgb } from '../drawing/colour.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, stamp, toPicture } from '../drawing/raster.ts'
import { applySurface, deckleEdge } from '../drawing/surface.ts'
import { drawForeground, drawLand, drawWater } from './riso-land.ts'
import type { Drum } from './riso-press.ts'
import { drawSky } from './riso-sky.ts'

/** Paper, sky from top to horizon, sun, hills from far to near, the light on them. */
const drums = [
  {
    world: 'dusk',
    paper: '#f1e8d9',
    sky: ['#31496c', '#c56a6c', '#f0b783'],
    sun: '#fbe4b5',
    hills: ['#a45e6f', '#7b4b67', '#4d3b5d', '#2c2b4a', '#1b1d37'],
    light: '#efa87b',
  },
  {
    world: 'pine',
    paper: '#f2ebdb',
    sky: ['#7cadae', '#cddbc5', '#f2e5c5'],
    sun: '#f5c76d',
    hills: ['#9ab8a5', '#6b988b', '#447870', '#285957', '#173b40'],
    light: '#e8e1be',
  },
  {
    world: 'mesa',
    paper: '#f4e8d5',
    sky: ['#40858f', '#a7c5b5', '#f4dbb0'],
    sun: '#fbe8c7',
    hills: ['#e1a778', '#cc7c56', '#aa5541', '#7b3737', '#46232c'],
    light: '#f5d2a4',
  },
  {
    world: 'night',
    paper: '#ece7da',
    sky: ['#121e36', '#234169', '#5c85a3'],
    sun: '#f3ebd3',
    hills: ['#3e6685', '#2b4d6f', '#1d3856', '#13273f', '#0c182a'],
    light: '#9cbdc9',
  },
  {
    world: 'rose',
    paper: '#f5ece3',
    sky: ['#b6a8c3', '#ecc2bc', '#f7e2cc'],
    sun: '#ec8b71',
    hills: ['#c1a2b3', '#957e9d', '#6a6388', '#464b6d', '#2b3350'],
    light: '#f6d8cc',
  },
  {
    world: 'larch',
    paper: '#f3ecdd',
    sky: ['#5d86a8', '#a9c3cd', '#e9e4d2'],
    sun: '#fdf0cf',
    hills: ['#8fa3b3', '#6d7f8f', '#b98a3c', '#8a5a2c', '#33312f'],
    light: '#f0c869',
  },
] as const

/** Flat landscapes in few inks, shaded only with stipple, as a stencil duplicator prints them. */
export const riso: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const set = random.pick(drums)
  const unit = Math.min(width, height) / 1000
  const margin = Math.round(66 * unit)
  const w = width - 2 * margin
  const h = height - 2 * margin
  const fine = 1.8 * unit
  const horizon = h * random.range(0.5, 0.62)
  const sunRadius = Math.min(w, h) * random.range(0.08, 0.155)
  const drum: Drum = {
    raster: createRaster(w, h, hexToRgb(set.sky[2])),
    random,
    noise: noiseFrom(seed),
    unit,
    width: w,
    height: h,
    night: set.world === 'night',
    kind: set.world === 'mesa' ? 'mesa' : random.pick(['lake', 'valley', 'coast', 'lake'] as const),
    sky: set.sky.map(hexToRgb),
    hills: set.hills.map(hexToRgb),
    sunColour: hexToRgb(set.sun),
    light: hexToRgb(set.light),
    horizon,
    sun: {
      x: w * random.pick([0.3, 0.5, 0.68]),
      y: horizon - sunRadius * random.range(0.4, 2.6) - h * 0.06,
      radius: sunRadius,
    },
    grain: (x, y) =>
      0.75 * speckle(Math.floor(x / fine), Math.floor(y / fine), 7) +
      0.25 * speckle(Math.floor(x / fine / 2), Math.floor(y / fine / 2), 8),
  }
  drawSky(drum)
  drawLand(drum)
  drawWater(drum)
  drawForeground(drum)
  const raster = createRaster(width, height, hexToRgb(set.paper))
  const edge = deckleEdge(seed, w, h, 0.5, 1.3 * unit, 1.5)
  // Specks the ink did not reach; smaller than a pixel in a small picture.
  const bare = 1 - 0.5 * Math.min(1, unit * 1.3)
  const inked = (x: number, y: number): number => (speckle(x, y, 5) < 0.011 ? bare : 1)
  stamp(raster, drum.raster, margin, margin, 'multiply', (x, y) => inked(x, y) * edge(x, y))
  applySurface(raster, seed, { tooth: 0.03, fibre: 0.02 })
  return toPicture(raster)
}
