import { hexToRgb, type Rgb } from '../drawing/colour.ts'
import { length2 } from '../drawing/maths.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, eachPixel, fill, toPicture } from '../drawing/raster.ts'
import { rectangle } from '../drawing/shapes.ts'
import { applySurface } from '../drawing/surface.ts'
import { layBorder } from './mosaic-border.ts'
import { layStar, type Tiler, tilerFor } from './mosaic-pieces.ts'
import { type CellPlan, plans } from './mosaic-tilings.ts'

/** Joint, pale grounds, and glazes. */
const kilns = [
  {
    joint: '#d8cfbe',
    grounds: ['#ece5d3', '#e3dac5'],
    glazes: ['#1d4f86', '#1f8a94', '#d09a3a', '#162236', '#7cc0bd'],
  },
  {
    joint: '#cec5b3',
    grounds: ['#f0e9d8', '#e5dcc7'],
    glazes: ['#0f6464', '#20406a', '#b7673a', '#141a22', '#8db391'],
  },
  {
    joint: '#d5cab8',
    grounds: ['#ede3cf', '#e2d6bd'],
    glazes: ['#7c332c', '#c28e3e', '#27475f', '#1d1b1e', '#739178'],
  },
  {
    joint: '#bec4c0',
    grounds: ['#e8ece7', '#d9e1dc'],
    glazes: ['#1a3c74', '#3f7eb4', '#93bccf', '#121f38', '#d8b366'],
  },
  {
    joint: '#c9c3b9',
    grounds: ['#efe8dc', '#e4d9ca'],
    glazes: ['#4a2c52', '#1f7f8c', '#c98a94', '#1e1626', '#d7ab55'],
  },
] as const

/** Star mosaics laid piece by piece in a pale joint, each glazed tile a little different. */
export const mosaic: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const unit = Math.min(width, height) / 1000
  const kiln = random.pick(kilns)
  const joint = hexToRgb(kiln.joint)
  const grounds = kiln.grounds.map(hexToRgb) as [Rgb, Rgb]
  const glazes = random.shuffle(kiln.glazes.map(hexToRgb))
  const raster = createRaster(width, height, joint)
  const plan: CellPlan = random.pick(plans)
  const apothem = random.range(plan.size[0], plan.size[1]) * unit
  const contact = (random.pick(plan.contactAngles) * Math.PI) / 180
  const cloudy = sampledField(width, height, Math.max(1, 2 * unit), (x, y) =>
    noise.fbm(x / (30 * unit), y / (30 * unit), 2),
  )
  const tiler: Tiler = tilerFor(raster, randomFrom(`${seed}/kiln`), unit, cloudy)
  const rings = random.pick([1, 1, 2, 3])
  const centreX = width / 2
  const centreY = height / 2
  for (const cell of plan.cells(centreX, centreY, apothem, width, height)) {
    const ring = Math.round(length2(cell.x - centreX, cell.y - centreY) / (apothem * 2.05))
    const shift = rings > 1 ? ring % rings : 0
    layStar(tiler, cell, contact, (k) => glazes[(k + shift) % glazes.length]!, grounds)
  }
  const border = 104 * unit
  fill(
    raster,
    [
      rectangle(0, 0, width, border),
      rectangle(0, height - border, width, border),
      rectangle(0, 0, border, height),
      rectangle(width - border, 0, border, height),
    ],
    joint,
  )
  layBorder(tiler, random, width, height, unit, glazes, grounds)
  // Raking light over a wall that is not quite even.
  const wall = sampledField(width, height, 24 * unit, (x, y) =>
    noise.fbm(x / (190 * unit), y / (190 * unit), 2),
  )
  eachPixel(raster, (x, y, i, data) => {
    const light = 1.02 + 0.03 * wall(x, y) - 0.07 * (x / width) * (y / height)
    data[i]! *= light
    data[i + 1]! *= light
    data[i + 2]! *= light
  })
  applySurface(raster, seed, { tooth: 0.026, fibre: 0.008 })
  return toPicture(raster)
}
