import { blurChannel } from '../drawing/blur.ts'
import { colourRamp, hexToRgb, mix } from '../drawing/colour.ts'
import { clamp, lerp, smoothstep } from '../drawing/maths.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, eachPixel, stamp, toPicture } from '../drawing/raster.ts'
import { applySurface } from '../drawing/surface.ts'
import { drawCompass, drawGraticule, drawNeatLine, quietestSea } from './atlas-furniture.ts'
import { raiseLand } from './atlas-terrain.ts'

/** Sheet, land from shore to summit, deep and shallow sea, engraver's ink. */
const editions = [
  {
    sheet: '#efe6d1',
    land: ['#cdd2b0', '#d9cd9f', '#d0b082', '#b58764', '#f2ece1'],
    sea: ['#79a1a6', '#b6ccc3'],
    ink: '#382f27',
  },
  {
    sheet: '#ebe7db',
    land: ['#b7c2a9', '#c8c4a3', '#bdac8d', '#9d887a', '#f5f1eb'],
    sea: ['#4c7187', '#a2babf'],
    ink: '#22303b',
  },
  {
    sheet: '#f0e3cd',
    land: ['#dfc395', '#d59d6c', '#bc6f50', '#8a493c', '#f0dabf'],
    sea: ['#5b8e95', '#bbd0c6'],
    ink: '#3e231e',
  },
  {
    sheet: '#1e2834',
    land: ['#2f4b4b', '#4d6b5a', '#8b8a64', '#c5a97a', '#f0e5cf'],
    sea: ['#131b27', '#22394c'],
    ink: '#d8c8a6',
  },
  {
    sheet: '#eeeae3',
    land: ['#dbd8cd', '#cec8bb', '#b8b0a3', '#958c82', '#faf7f3'],
    sea: ['#c1c8c9', '#dfe2df'],
    ink: '#33302f',
  },
  {
    sheet: '#f2ebdc',
    land: ['#d8d9b4', '#e3d3a6', '#e0b89a', '#b7849a', '#f6f0ec'],
    sea: ['#6f86b0', '#c3cfdd'],
    ink: '#2f2a44',
  },
] as const

const CONTOUR = 0.044
const COAST_LINES = 7
const SEA_STEPS = 6

/** Sheets of an imaginary atlas: shaded relief, contours, engraved water-lines, graticule, compass and neat-line. */
export const atlas: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const edition = random.pick(editions)
  const unit = Math.min(width, height) / 1000
  const margin = Math.round(82 * unit)
  const w = width - 2 * margin
  const h = height - 2 * margin
  const land = raiseLand(seed, random, w, h, unit)
  const coast = blurChannel(
    land.map((value) => (value > 0 ? 1 : 0)),
    w,
    h,
    26 * unit,
  )
  const soft = blurChannel(land, w, h, 3.4 * unit)
  const shadowed = blurChannel(land, w, h, 14 * unit)
  const tints = colourRamp(edition.land.map((hex, i) => [hex, [0, 0.16, 0.4, 0.7, 1][i]!] as const))
  const [deep, shoal] = [hexToRgb(edition.sea[0]), hexToRgb(edition.sea[1])]
  const ink = hexToRgb(edition.ink)
  const summit = land.reduce((highest, value) => Math.max(highest, value), 0.01)
  const steep = 340 * unit

  const map = createRaster(w, h)
  eachPixel(map, (x, y, i, data) => {
    const at = i / 3
    const value = land[at]!
    const right = x + 1 < w ? at + 1 : at
    const left = x > 0 ? at - 1 : at
    const below = y + 1 < h ? at + w : at
    const above = y > 0 ? at - w : at
    if (value > 0) {
      const dx = (land[right]! - land[left]!) * steep
      const dy = (land[below]! - land[above]!) * steep
      const wideX = (soft[right]! - soft[left]!) * steep
      const wideY = (soft[below]! - soft[above]!) * steep
      // One lamp in the north-west for the detail, a weaker one in the west for the masses.
      const fine = (0.62 * dx + 0.62 * dy + 0.9) / Math.sqrt(1 + dx * dx + dy * dy)
      const broad = (0.8 * wideX + 0.25 * wideY + 1) / Math.sqrt(1 + wideX * wideX + wideY * wideY)
      const hollow = clamp((shadowed[at]! - value) * 1.6, 0, 0.16)
      const shade = clamp(0.5 + 0.36 * fine + 0.2 * broad - hollow, 0.42, 1.16)
      const cool = (1 - Math.min(1, shade)) * 0.17
      const tint = Math.round(clamp((value / summit) ** 0.8) * 511) * 3
      const level = soft[at]! / CONTOUR
      const nearest = Math.round(level)
      const slope =
        (Math.abs(soft[right]! - soft[left]!) + Math.abs(soft[below]! - soft[above]!)) / (2 * CONTOUR)
      const thin = clamp(1.15 - Math.abs(level - nearest) / (slope + 1e-4) / Math.max(unit, 0.45))
      const contour = nearest >= 1 ? 0.27 * thin * (nearest % 5 === 0 ? 1.7 : 1) : 0
      for (let part = 0; part < 3; part++) {
        const lit = tints[tint + part]! * shade + cool * [0.32, 0.37, 0.56][part]!
        data[i + part] = lerp(lit, ink[part]!, contour)
      }
    } else {
      const near = coast[at]!
      const order = Math.sqrt(clamp(near * 2)) * COAST_LINES
      const slope =
        (Math.abs(coast[right]! - coast[left]!) + Math.abs(coast[below]! - coast[above]!)) * 6 + 1e-3
      const line = near > 0.004 ? clamp(1 - Math.abs(order - Math.round(order)) / (slope * 2.2)) : 0
      const engraved = line * 0.32 * smoothstep(0, 0.25, near)
      // The sea floor falls in tinted steps, each with a hairline.
      const fathoms = Math.min(SEA_STEPS, (soft[at]! * -1.5 * SEA_STEPS) ** 0.85 || 0)
      const step = Math.floor(fathoms)
      const fall =
        (Math.abs(soft[right]! - soft[left]!) + Math.abs(soft[below]! - soft[above]!)) * 0.75 * SEA_STEPS
      const isobath =
        step > 0 && step < SEA_STEPS ? 0.13 * clamp(1 - (fathoms - step) / (fall + 1e-4) / 1.2) : 0
      const depth = clamp((step + 0.25 * (fathoms - step)) / SEA_STEPS)
      for (let part = 0; part < 3; part++)
        data[i + part] = lerp(lerp(shoal[part]!, deep[part]!, depth), ink[part]!, Math.max(engraved, isobath))
    }
    if (land[right]! > 0 !== value > 0 || land[below]! > 0 !== value > 0)
      for (let part = 0; part < 3; part++) data[i + part] = lerp(data[i + part]!, ink[part]!, 0.72)
  })
  drawGraticule(map, random, unit, ink)
  const place = quietestSea(land, random, w, h, unit)
  if (place !== null)
    drawCompass(map, place.x, place.y, 64 * unit, ink, mix(shoal, hexToRgb(edition.sheet), 0.4), unit)

  const raster = createRaster(width, height, hexToRgb(edition.sheet))
  stamp(raster, map, margin, margin)
  drawNeatLine(raster, margin, unit, ink)
  applySurface(raster, seed, { tooth: 0.03, fibre: 0.03 })
  return toPicture(raster)
}
