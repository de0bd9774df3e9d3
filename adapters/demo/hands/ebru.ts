import { hexToRgb, jitter, type Rgb } from '../drawing/colour.ts'
import { marblingBath, type Pull, rake, type View, whirl } from '../drawing/marbling-bath.ts'
import { clamp } from '../drawing/maths.ts'
import { entryIn, namedIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { type Random, randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, eachPixel, type Raster, toPicture } from '../drawing/raster.ts'
import { scatter } from '../drawing/shapes.ts'
import { applySurface, deckleEdge } from '../drawing/surface.ts'

/** The colour thrown first, which becomes the ground, then the others. */
const palettes = {
  bosphorus: ['#1d3850', '#d5c5a2', '#b2553f', '#e9e0cd', '#5b888c', '#c6993f', '#132230'],
  garnet: ['#5b2029', '#e9d9bc', '#c4794b', '#2c1c21', '#a43b3b', '#dfb577', '#6f7e77'],
  cypress: ['#23423a', '#e5dbc1', '#7e9e89', '#c5a04c', '#172e28', '#b0583c', '#a9beae'],
  oat: ['#e3d7bf', '#2a425a', '#b5573c', '#8aa49f', '#d6a74b', '#f3ead9', '#5a3c3c'],
  iris: ['#2b2836', '#cdbfce', '#89597a', '#e8d9c3', '#4d5f85', '#c28a5f', '#191722'],
  tea: ['#cfa876', '#3a2a22', '#f0e4cd', '#8a4b32', '#6e7c6a', '#e8c893', '#53382c'],
  sky: ['#b9cdd3', '#27466a', '#f2ece0', '#d07a55', '#6f97a8', '#e3c07a', '#17293f'],
} as const

const plans = ['stone', 'combed', 'shawl', 'nest', 'moire', 'river'] as const

interface Sheet {
  readonly width: number
  readonly height: number
}

/** The tools that go over the bath, in the order they are used. */
function toolsOf(plan: (typeof plans)[number], { width, height }: Sheet, random: Random): Pull[] {
  const down = random.chance(0.5) ? 0 : Math.PI / 2
  const there = rake(down, random.range(74, 96), random.range(150, 210), 30, true)
  if (plan === 'combed') return [there, rake(down + Math.PI / 2, random.range(28, 42), 84, 12, false)]
  if (plan === 'shawl')
    return [
      there,
      rake(down + Math.PI / 2, 34, 70, 11, false),
      rake(down, 128, random.range(74, 100), 26, true, 30, random.range(220, 330)),
    ]
  if (plan === 'nest') {
    const gap = random.range(190, 250)
    const whirls: Pull[] = []
    for (let y = gap * 0.4, row = 0; y < height + gap / 2; y += gap * 0.87, row++)
      for (let x = row % 2 === 0 ? gap / 2 : 0; x < width + gap / 2; x += gap)
        whirls.push(whirl(x, y, gap * 0.34, random.range(3.4, 4.8) * (row % 2 === 0 ? 1 : -1)))
    return [there, ...whirls]
  }
  const broad = (): Pull =>
    whirl(
      width * random.range(0.2, 0.8),
      height * random.range(0.2, 0.8),
      random.range(320, 560),
      random.range(0.9, 1.9) * random.sign(),
    )
  if (plan === 'river')
    return [
      rake(down, random.range(200, 320), random.range(260, 420), random.range(70, 120), true),
      broad(),
      broad(),
      rake(down + 0.3, 420, 160, 90, true, 60, 600),
    ]
  if (plan === 'moire') return [broad()]
  return [broad(), broad()]
}

/** Throws of drops, each finer than the one before: how many, and how large. */
const throwsOf: Record<(typeof plans)[number], readonly (readonly [count: number, radius: number])[]> = {
  stone: [
    [60, 88],
    [80, 60],
    [90, 38],
    [120, 21],
    [90, 10],
  ],
  moire: [
    [60, 88],
    [80, 60],
    [90, 38],
    [120, 21],
    [70, 10],
  ],
  river: [
    [40, 110],
    [46, 84],
    [50, 56],
    [40, 30],
  ],
  combed: [
    [60, 92],
    [70, 70],
    [80, 50],
    [70, 28],
  ],
  shawl: [
    [60, 92],
    [70, 70],
    [80, 50],
    [70, 28],
  ],
  nest: [
    [60, 92],
    [70, 70],
    [80, 50],
    [70, 28],
  ],
}

/** The sheet is rocked while it is laid: the colour gathers in soft bands. */
function rocking(seed: string, random: Random): { pull: Pull; tone: (x: number, y: number) => number } {
  const noise = noiseFrom(`${seed}/rocking`)
  const angle = random.range(0.5, 1.1) * random.sign()
  const mx = Math.cos(angle)
  const my = Math.sin(angle)
  const band = random.range(58, 84)
  const phase = (x: number, y: number): number =>
    ((x * mx + y * my) / band) * Math.PI * 2 +
    2.2 * noise.noise2(x / 300, y / 300) +
    0.7 * noise.noise2(x / 90, y / 90)
  return {
    pull: (at) => {
      const shift = 11 * Math.sin(phase(at[0], at[1]))
      at[0] -= mx * shift
      at[1] -= my * shift
    },
    tone: (x, y) => 1 + 0.17 * Math.cos(phase(x, y)) + 0.05 * Math.cos(phase(x, y) * 2 + 0.6),
  }
}

const readBath = (bath: Raster, x: number, y: number, out: Rgb): void => {
  const u = clamp(x, 0, bath.width - 1.001)
  const v = clamp(y, 0, bath.height - 1.001)
  const i = u | 0
  const j = v | 0
  const fx = u - i
  const fy = v - j
  const at = (j * bath.width + i) * 3
  const below = at + bath.width * 3
  for (let part = 0; part < 3; part++) {
    const upper = bath.data[at + part]! * (1 - fx) + bath.data[at + 3 + part]! * fx
    const lower = bath.data[below + part]! * (1 - fx) + bath.data[below + 3 + part]! * fx
    out[part]! += upper * (1 - fy) + lower * fy
  }
}

/** Marbled paper: colour floated on size, raked or turned, and taken up by one sheet. */
export const ebru: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const u = Math.min(width, height) / 1000
  const sheet = { width: width / u, height: height / u }
  const plan = namedIn(seed, plans, random)
  const [groundHex, ...inkHexes] = entryIn(seed, palettes, random)
  const ground = hexToRgb(groundHex)
  const inks = random.shuffle(inkHexes.map(hexToRgb))
  const view: View = {
    left: -0.3 * sheet.width,
    top: -0.3 * sheet.height,
    width: sheet.width * 1.6,
    height: sheet.height * 1.6,
    scale: u * 1.3,
  }
  const bath = marblingBath()
  const spread = Math.sqrt((sheet.width * sheet.height) / 1_250_000)
  throwsOf[plan].forEach(([count, radius], k) => {
    const own = [inks[k % 6]!, inks[k % 6]!, k % 2 === 0 ? inks[(k + 2) % 6]! : ground]
    scatter(random, count, view.width, view.height, 5).forEach(([x, y], i) => {
      const size = radius * spread * random.range(0.5, 1.3)
      bath.drop(view.left + x, view.top + y, size, jitter(own[i % 3]!, random, 0.012))
    })
  })
  const tools = toolsOf(plan, sheet, random)
  const rock = plan === 'moire' ? rocking(seed, random) : null
  if (rock !== null) tools.push(rock.pull)

  const floating = bath.seen(ground, view)
  const map = mapOf(tools, width, height, u, view)
  const raster = createRaster(width, height, [0.945, 0.918, 0.86])
  const visible = deckleEdge(seed, width, height, 44 * u, 2.4 * u, 2.4 * u)
  const colour: Rgb = [0, 0, 0]
  eachPixel(raster, (x, y, i, data) => {
    const shown = visible(x, y)
    if (shown <= 0) return
    colour.fill(0)
    for (let s = 0; s < 4; s++) {
      const gx = (x + (s & 1) * 0.5 + 0.25) / MAP_STEP
      const gy = (y + (s >> 1) * 0.5 + 0.25) / MAP_STEP
      const left = gx | 0
      const top = gy | 0
      const fx = gx - left
      const fy = gy - top
      const at = (top * map.columns + left) * 2
      const below = at + map.columns * 2
      const { data: from } = map
      const upperX = from[at]! + (from[at + 2]! - from[at]!) * fx
      const upperY = from[at + 1]! + (from[at + 3]! - from[at + 1]!) * fx
      const lowerX = from[below]! + (from[below + 2]! - from[below]!) * fx
      const lowerY = from[below + 1]! + (from[below + 3]! - from[below + 1]!) * fx
      readBath(floating, upperX + (lowerX - upperX) * fy, upperY + (lowerY - upperY) * fy, colour)
    }
    const mottle = 1 + 0.03 * noise.fbm(x / (66 * u), y / (66 * u), 3)
    const pin = speckle(Math.floor(x / (2.6 * u)), Math.floor(y / (2.6 * u)), 9) < 0.0006 ? 1.22 : 1
    const tone = (mottle * pin * (rock === null ? 1 : rock.tone(x / u, y / u))) / 4
    for (let part = 0; part < 3; part++) {
      const value = data[i + part]!
      data[i + part] = value + (colour[part]! * tone - value) * shown
    }
  })
  applySurface(raster, seed, { tooth: 0.024, fibre: 0.024 })
  return toPicture(raster)
}

/** Pixels between two places where the pull of all tools is worked out; between them it is even enough. */
const MAP_STEP = 2

interface PullMap {
  readonly columns: number
  /** Where in the bath the colour comes from: x and y in pixels of the bath, row by row. */
  readonly data: Float32Array
}

function mapOf(tools: readonly Pull[], width: number, height: number, u: number, view: View): PullMap {
  const columns = Math.ceil(width / MAP_STEP) + 2
  const rows = Math.ceil(height / MAP_STEP) + 2
  const data = new Float32Array(columns * rows * 2)
  const point: [number, number] = [0, 0]
  const undone = tools.toReversed()
  for (let j = 0, k = 0; j < rows; j++)
    for (let i = 0; i < columns; i++, k += 2) {
      point[0] = (i * MAP_STEP) / u
      point[1] = (j * MAP_STEP) / u
      for (const undo of undone) undo(point)
      data[k] = (point[0] - view.left) * view.scale
      data[k + 1] = (point[1] - view.top) * view.scale
    }
  return { columns, data }
}
