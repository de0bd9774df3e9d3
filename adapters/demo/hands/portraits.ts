import { hexToRgb, type Rgb } from '../drawing/colour.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { type Random, randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, fill, stamp, toPicture } from '../drawing/raster.ts'
import { applySurface, deckleEdge } from '../drawing/surface.ts'
import { drawBackdrop, drawFoliage, type Stage } from './portraits-backdrop.ts'
import { drawBody } from './portraits-body.ts'
import { drawEarrings, drawFace } from './portraits-face.ts'
import { drawHairBehind, drawHairInFront } from './portraits-hair.ts'
import { drawHeadwear } from './portraits-headwear.ts'
import { hairstyles, openEasel, type Part, type Sitter } from './portraits-sitter.ts'

/** Paper, ground, three inks for shapes, cloth, its print and headwear, leaves. */
const screens = [
  {
    paper: '#f3eada',
    ground: '#d59f61',
    shapes: ['#b14a32', '#325d5b', '#e6c48e'],
    cloth: '#26424c',
    accent: '#e7d6b0',
    leaf: '#416c56',
  },
  {
    paper: '#f1e9df',
    ground: '#c5867c',
    shapes: ['#793142', '#e6b69b', '#41506b'],
    cloth: '#eedcc7',
    accent: '#883d3c',
    leaf: '#506f63',
  },
  {
    paper: '#f0ece1',
    ground: '#80a29a',
    shapes: ['#2e4f56', '#e1c17c', '#d57a58'],
    cloth: '#b24a32',
    accent: '#eedfba',
    leaf: '#315a4c',
  },
  {
    paper: '#efe7da',
    ground: '#31405e',
    shapes: ['#c68e43', '#894b56', '#607fa0'],
    cloth: '#d6a152',
    accent: '#883b3c',
    leaf: '#608f7b',
  },
  {
    paper: '#f4ebdd',
    ground: '#e4c6a3',
    shapes: ['#bf5f40', '#708a6c', '#eedfc2'],
    cloth: '#783c46',
    accent: '#e6b567',
    leaf: '#567a57',
  },
  {
    paper: '#f1eee6',
    ground: '#e3b23f',
    shapes: ['#d2694a', '#2d6a78', '#f3e3bb'],
    cloth: '#f0e8da',
    accent: '#28536b',
    leaf: '#2f6f5d',
  },
] as const

const skins = ['#4b2c20', '#63392a', '#7d4a31', '#98603f', '#b27a52', '#c99569', '#e0b690'] as const
const hairColours = ['#1c191b', '#2b1f1e', '#3d2a25', '#8d8883'] as const

function seat(random: Random, cloth: Rgb, accent: Rgb): Sitter {
  const style = random.pick(hairstyles)
  const manly =
    ['crop', 'flat top', 'cap'].includes(style) ||
    (['locs', 'straw hat'].includes(style) && random.chance(0.5))
  return {
    style,
    cloth,
    accent,
    skin: hexToRgb(random.pick(skins)),
    hair: hexToRgb(random.chance(0.12) ? hairColours[3] : random.pick(hairColours.slice(0, 3))),
    neck: random.pick(['round', 'open', 'high', 'shawl'] as const),
    print: random.pick(['stripes', 'dots', 'zigzag', 'leaves', 'none'] as const),
    eyes: random.chance(0.6) ? 'closed' : 'open',
    beard: manly && random.chance(0.6) ? random.pick(['full', 'chin'] as const) : 'none',
    earrings: manly ? 'none' : random.pick(['rings', 'drops', 'discs', 'none'] as const),
    glasses: random.chance(0.2),
  }
}

/** Puts a sitter on the sheet: scaled, and the head tilted about the neck. */
function pose(parts: readonly Part[], x: number, y: number, scale: number, tilt: number): Part[] {
  const pivot = 1.6
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return parts.map((part) => ({
    ...part,
    outlines: part.outlines.map((outline) =>
      outline.map((value, i) => {
        const px = i % 2 === 0 ? value : outline[i - 1]!
        const py = (i % 2 === 0 ? outline[i + 1]! : value) - pivot
        // The turn fades out over the neck, so that the shoulders stay level.
        const share = Math.min(1, Math.max(0, (0.5 - py) / 0.9))
        if (i % 2 === 0) return x + (px * (1 + (cos - 1) * share) - py * sin * share) * scale
        return y + (py * (1 + (cos - 1) * share) + px * sin * share + pivot) * scale
      }),
    ),
  }))
}

/** Screen-printed sitters among leaves, arches and suns. */
export const portraits: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const unit = Math.min(width, height) / 1000
  const screen = random.pick(screens)
  const margin = Math.round(78 * unit)
  const w = width - 2 * margin
  const h = height - 2 * margin
  const sheet = createRaster(w, h, hexToRgb(screen.ground))
  const fine = 1.7 * unit
  const ink = (x: number, y: number): number =>
    (speckle(Math.floor(x / fine), Math.floor(y / fine), 4) < 0.03 ? 0.75 : 1) *
    (0.97 + 0.05 * noise.noise2(x / (76 * unit), y / (250 * unit)))
  const stage: Stage = {
    raster: sheet,
    random,
    noise,
    unit,
    width: w,
    height: h,
    shapes: random.shuffle(screen.shapes.map(hexToRgb)) as [Rgb, Rgb, Rgb],
    leaf: hexToRgb(screen.leaf),
    ink,
    // The grounds were printed a hair beside the figure.
    offset: [random.range(-2.6, 2.6) * unit, random.range(-2.6, 2.6) * unit],
    centre: w * random.range(0.43, 0.57),
  }
  drawBackdrop(stage)
  drawFoliage(stage, random.int(2, 6), false)
  const sitter = seat(random, hexToRgb(screen.cloth), hexToRgb(screen.accent))
  const easel = openEasel()
  drawHairBehind(easel, sitter, random)
  drawBody(easel, sitter)
  drawFace(easel, sitter)
  drawHairInFront(easel, sitter)
  drawHeadwear(easel, sitter)
  drawEarrings(easel, sitter)
  const scale = w * random.range(0.182, 0.205)
  const x = stage.centre + random.range(-0.03, 0.03) * w
  const y = h - 3.5 * scale + random.range(-0.01, 0.03) * h
  for (const part of pose(easel.parts, x, y, scale, random.range(-0.11, 0.11)))
    fill(sheet, part.outlines, part.colour, { opacity: part.opacity, texture: ink })
  drawFoliage(stage, random.int(1, 4), true)
  const raster = createRaster(width, height, hexToRgb(screen.paper))
  stamp(raster, sheet, margin, margin, 'normal', deckleEdge(seed, w, h, 0.5, 1.6 * unit, 1.5))
  applySurface(raster, seed, { tooth: 0.03, fibre: 0.02 })
  return toPicture(raster)
}
