import { blurChannel } from '../drawing/blur.ts'
import { hexToRgb, jitter, type Rgb, rgbToLab } from '../drawing/colour.ts'
import { coverageOf } from '../drawing/coverage.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, paintMask, type Raster, toPicture } from '../drawing/raster.ts'
import { roughen } from '../drawing/shapes.ts'
import { applySurface } from '../drawing/surface.ts'
import { cutpaperPlans } from './cutpaper-plans.ts'

/** The mount, the painted sheets that lie at the back, and the sheets the forms are cut from. */
const palettes = {
  patio: {
    mount: '#f1e9da',
    sheets: ['#234d86', '#e6b24d', '#c5482f', '#2c7659', '#e6a79f', '#f2e5c8'],
    cuts: ['#f5eedf', '#182130', '#d65a3e', '#216c68', '#e4b343'],
  },
  lilac: {
    mount: '#efe8dd',
    sheets: ['#c4a3c2', '#5c8a6c', '#e3cd7c', '#d47a52', '#efe3d0', '#3a5788'],
    cuts: ['#f7f0e3', '#2b483e', '#b24331', '#2a3d70', '#e6bc53'],
  },
  milk: {
    mount: '#f4eee3',
    sheets: ['#efe5d1', '#f3ead8', '#e9dabd', '#e3d9c6'],
    cuts: ['#1f4b85', '#c6422f', '#2e7a60', '#dfa033', '#1f1d22', '#d58a9f'],
  },
  cellar: {
    mount: '#ede5d5',
    sheets: ['#1f3c35', '#b25534', '#d6b05e', '#752e37', '#e6dbc0', '#4f6d5d'],
    cuts: ['#f2e8d1', '#e1a23d', '#191f1e', '#c66b4c', '#7e9f8a'],
  },
  indigo: {
    mount: '#eee9e0',
    sheets: ['#1c2c5b', '#31509a', '#f0e9da', '#7ea3c9', '#e9dcc2'],
    cuts: ['#f6f1e6', '#182449', '#e0b04c', '#2f58a6', '#cf5a45'],
  },
} as const

const distance = (a: Readonly<Rgb>, b: Readonly<Rgb>): number => {
  const p = rgbToLab(a)
  const q = rgbToLab(b)
  return Math.abs(p[0] - q[0]) * 1.6 + Math.abs(p[1] - q[1]) + Math.abs(p[2] - q[2])
}

/** Gouache on scissored paper, pasted so that every piece throws a shadow. */
export const cutpaper: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const u = Math.min(width, height) / 1000
  const palette = entryIn(seed, palettes, random)
  const sheets = random.shuffle(palette.sheets.map(hexToRgb))
  const cuts = random.shuffle(palette.cuts.map(hexToRgb))
  const raster = createRaster(width, height, hexToRgb(palette.mount))
  const scissors = randomFrom(`${seed}/scissors`)
  const brush = randomFrom(`${seed}/brush`)

  const paste = (
    outlines: readonly number[][],
    colour: Readonly<Rgb>,
    lift: number,
    punched: boolean,
  ): void => {
    const wobble = (outline: number[]): number[] =>
      roughen(
        clockwise(outline).map((value) => value * u),
        scissors,
        0.7 * u,
        26 * u,
      )
    const mask = coverageOf(outlines.map(wobble), width, height, punched ? 'even-odd' : 'non-zero')
    if (mask === null) return
    castShadow(raster, mask, lift, u)
    const paint = jitter(colour, brush, 0.012)
    const angle = brush.range(-0.5, 0.5) + (brush.chance(0.4) ? Math.PI / 2 : 0)
    const cos = Math.cos(angle) / u
    const sin = Math.sin(angle) / u
    const from = brush.range(0, 99)
    paintMask(raster, mask, paint, {
      shade: (x, y, out) => {
        const along = x * cos + y * sin
        const across = y * cos - x * sin
        const streak =
          noise.noise2(along / 105 + from, across / 4.2) * 0.6 +
          noise.noise2(along / 44, across / 14 + from) * 0.75
        for (let part = 0; part < 3; part++) out[part] = paint[part]! * (1 + 0.03 * streak) + 0.008 * streak
      },
    })
    lightEdge(raster, mask, Math.min(0.08, 0.09 * u))
  }

  const plan = entryIn(seed, cutpaperPlans, random)
  for (const piece of plan(width / u, height / u, random)) {
    const back = sheets[piece.on % sheets.length]!
    // Nothing lies on its own tone.
    const apart = cuts.filter((cut) => distance(cut, back) > 0.34)
    const usable = apart.length > 0 ? apart : cuts
    const colour = piece.sheet ? back : usable[piece.cut % usable.length]!
    paste(piece.outlines, colour, piece.sheet ? 0.6 : 1, piece.punched)
  }
  applySurface(raster, seed, { tooth: 0.03, fibre: 0.02, light: 0.045 })
  return toPicture(raster)
}

/** Pieces of a form unite only if they all turn the same way. */
function clockwise(outline: readonly number[]): number[] {
  let area = 0
  for (let i = 0, before = outline.length - 2; i < outline.length; before = i, i += 2)
    area += outline[before]! * outline[i + 1]! - outline[i]! * outline[before + 1]!
  if (area >= 0) return [...outline]
  const turned: number[] = []
  for (let i = outline.length - 2; i >= 0; i -= 2) turned.push(outline[i]!, outline[i + 1]!)
  return turned
}

type Mask = NonNullable<ReturnType<typeof coverageOf>>

function castShadow(raster: Raster, mask: Mask, lift: number, u: number): void {
  const pad = Math.ceil(11 * u)
  const width = mask.width + pad * 2
  const height = mask.height + pad * 2
  const wide = new Float32Array(width * height)
  for (let y = 0; y < mask.height; y++)
    wide.set(mask.data.subarray(y * mask.width, (y + 1) * mask.width), (y + pad) * width + pad)
  const data = blurChannel(wide, width, height, 5 * u * lift)
  const x = mask.x - pad + Math.round(2.6 * u * lift)
  const y = mask.y - pad + Math.round(4 * u * lift)
  paintMask(raster, { x, y, width, height, data }, [0.17, 0.12, 0.12], { blend: 'multiply', opacity: 0.4 })
}

/** The cut edge of the paper catches the light on its upper left. */
function lightEdge(raster: Raster, mask: Mask, strength: number): void {
  for (let y = 1; y < mask.height; y++)
    for (let x = 1; x < mask.width; x++) {
      const rise = mask.data[y * mask.width + x]! - mask.data[(y - 1) * mask.width + x - 1]!
      if (rise < 0.25) continue
      const i = ((y + mask.y) * raster.width + x + mask.x) * 3
      for (let part = 0; part < 3; part++) raster.data[i + part]! += strength * rise
    }
}
