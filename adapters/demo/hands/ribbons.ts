import { hexToRgb, jitter, lighten, type Rgb } from '../drawing/colour.ts'
import { clamp, length2, TAU } from '../drawing/maths.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { type Random, randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, fill, type Raster, toPicture } from '../drawing/raster.ts'
import type { Point } from '../drawing/shapes.ts'
import { sheetOf } from '../drawing/sheet.ts'
import { drawStroke, strokeOutline } from '../drawing/stroke.ts'
import { applySurface } from '../drawing/surface.ts'

/** Dye baths; the first colour is the paper. */
const dyes = [
  ['#f0e8d9', '#213a4f', '#3d7286', '#dfae4c', '#bf4f30', '#e7cba5', '#89a498'],
  ['#ebe5da', '#2c2730', '#73303a', '#c04f43', '#dca385', '#efdbbb', '#4c6668'],
  ['#f2eddf', '#183a33', '#46745c', '#98b184', '#e6cb80', '#d58a45', '#7f4530'],
  ['#1d2129', '#e9dbc2', '#cb945f', '#a94a37', '#547a88', '#33495c', '#dab873'],
  ['#f1e8de', '#40304f', '#80507a', '#c9848a', '#ecb89c', '#f2dcc2', '#50708c'],
  ['#efe9e3', '#16283c', '#2b5a8c', '#7fa6c0', '#c9d6d4', '#d99a6c', '#8c3f3a'],
] as const

/** Widths of the bands, pass by pass, in thousandths of the short side. */
const looms = [
  [132, 80, 50, 28, 15, 9],
  [92, 62, 38, 22, 12, 8],
  [168, 66, 34, 18, 10, 7],
  [210, 120, 48, 22, 12, 8],
] as const
const attempts = [80, 180, 460, 1200, 2600, 3600] as const

const THREAD = 2.9
const STEP = 3.2

/** A calm current: one tilt, one slow noise, up to two eddies. */
function currentOf(
  seed: string,
  random: Random,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const noise = noiseFrom(seed)
  const short = Math.min(width, height)
  const scale = random.range(0.42, 0.8) / short
  const strength = random.range(1.4, 3.4)
  const tilt = random.range(0, TAU)
  const eddies = Array.from({ length: random.int(0, 2) }, () => ({
    x: width * random.range(0.1, 0.9),
    y: height * random.range(0.1, 0.9),
    radius: short * random.range(0.24, 0.52),
    spin: random.range(1.2, 2.7) * random.sign(),
  }))
  return (x, y) => {
    let angle =
      tilt +
      noise.noise2(x * scale, y * scale) * strength +
      noise.noise2(x * scale * 2.4 + 19, y * scale * 2.4) * 0.3
    for (const eddy of eddies) {
      const distance = length2(x - eddy.x, y - eddy.y) / eddy.radius
      angle += eddy.spin * Math.exp(-distance * distance)
    }
    return angle
  }
}

/** One band of parallel threads along a path, with ragged ends and a darker selvedge. */
function layBand(
  raster: Raster,
  path: readonly Point[],
  width: number,
  dye: Rgb,
  random: Random,
  unit: number,
): void {
  const n = path.length
  const normals = path.map((_, i): Point => {
    const [ax, ay] = path[Math.max(0, i - 1)]!
    const [bx, by] = path[Math.min(n - 1, i + 1)]!
    const length = length2(bx - ax, by - ay) || 1
    return [-(by - ay) / length, (bx - ax) / length]
  })
  const threads = Math.max(2, Math.round(width / (THREAD * unit)))
  const swell = random.range(0.03, 0.09) * random.sign()
  const skein = random.int(0, 1e6)
  const fray = Math.min(7, n * 0.06) * clamp(width / (44 * unit), 0, 1.6)
  // The shadow between the threads.
  const inset = Math.ceil(fray)
  const body = path.slice(inset, n - inset)
  fill(raster, [strokeOutline(body, width * 0.97)], lighten(dye, -0.035), { opacity: 0.9 })
  for (let k = 0; k < threads; k++) {
    const across = (k + 0.5) / threads - 0.5
    const from = Math.round(speckle(k, 1, skein) * fray)
    const to = n - Math.round(speckle(k, 2, skein) * fray)
    if (to - from < 4) continue
    const rim = Math.abs(across) * 2
    const selvedge = threads > 9 && (k === 1 || k === threads - 2) ? -0.09 : 0
    const tone = jitter(lighten(dye, swell * across * 1.8 - 0.05 * rim ** 4 + selvedge), random, 0.019)
    const shifted = path
      .slice(from, to)
      .map(
        ([x, y], i): Point => [
          x + normals[i + from]![0] * across * width,
          y + normals[i + from]![1] * across * width,
        ],
      )
    drawStroke(raster, shifted, (width / threads) * (speckle(k, 3, skein) < 0.06 ? 0.5 : 0.95), tone, {}, 16)
  }
}

/** Wide bands of fine threads follow one current and never cross. */
export const ribbons: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const sheet = sheetOf(width, height)
  const [paper, ...inks] = random.pick(dyes).map(hexToRgb) as [Rgb, ...Rgb[]]
  const angleAt = currentOf(seed, random, sheet.width, sheet.height)
  const raster = createRaster(width, height, paper)
  const zones = noiseFrom(`${seed}/zones`)
  const margin = 86

  const cell = 2
  const columns = Math.ceil(sheet.width / cell)
  const taken = new Uint8Array(columns * Math.ceil(sheet.height / cell))
  const isTaken = (x: number, y: number): boolean =>
    x < margin ||
    y < margin ||
    x > sheet.width - margin ||
    y > sheet.height - margin ||
    taken[Math.floor(y / cell) * columns + Math.floor(x / cell)]! > 0
  const occupy = (path: readonly Point[], radius: number): void => {
    const reach = radius / cell
    for (const [x, y] of path) {
      const cx = x / cell
      const cy = y / cell
      for (let j = Math.max(0, Math.ceil(cy - reach)); j <= cy + reach; j++)
        for (let i = Math.max(0, Math.ceil(cx - reach)); i <= cx + reach && i < columns; i++)
          if ((i - cx) ** 2 + (j - cy) ** 2 <= reach * reach) taken[j * columns + i] = 1
    }
  }
  const grow = (x0: number, y0: number, half: number, direction: number, most: number): Point[] => {
    const path: Point[] = []
    let x = x0
    let y = y0
    for (let i = 0; i < most; i++) {
      const angle = angleAt(x, y)
      const dx = Math.cos(angle) * direction
      const dy = Math.sin(angle) * direction
      x += dx * STEP
      y += dy * STEP
      for (const probe of [0, -1, 1, -0.5, 0.5])
        if (isTaken(x - dy * half * probe, y + dx * half * probe)) return path
      path.push([x, y])
    }
    return path
  }

  const accent = random.int(0, inks.length - 1)
  const longest = random.pick([150, 260, 420])
  random.pick(looms).forEach((loom, pass) => {
    for (let attempt = 0; attempt < attempts[pass]!; attempt++) {
      const band = loom * random.range(0.8, 1.15)
      const x = random.range(margin, sheet.width - margin)
      const y = random.range(margin, sheet.height - margin)
      if (isTaken(x, y)) continue
      const most = Math.round(random.range(0.3, 1) * longest)
      const half = band / 2 + 3
      const path = [...grow(x, y, half, -1, most).toReversed(), [x, y] as const, ...grow(x, y, half, 1, most)]
      if (path.length * STEP < Math.max(band * 1.7, 38)) continue
      occupy(path, band / 2 + 2)
      // Neighbours come from the same bath; one band in nine is an accent.
      const zone = 0.5 + 0.8 * zones.noise2(x * 0.0011, y * 0.0011)
      const at = Math.floor(zone * inks.length + random.range(-0.65, 0.65))
      const dye = inks[random.chance(0.11) ? accent : clamp(at, 0, inks.length - 1)]!
      const placed = path.map(([px, py]): Point => [px * sheet.unit, py * sheet.unit])
      layBand(raster, placed, band * sheet.unit, dye, random, sheet.unit)
    }
  })
  applySurface(raster, seed, { tooth: 0.03, fibre: 0.03 })
  return toPicture(raster)
}
