import { dragBristles, type InkLayer, inkDrop } from '../drawing/bristles.ts'
import { lerp } from '../drawing/maths.ts'
import type { Noise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'

/** A sheet being painted; lengths in units of a thousandth of its short side. */
export interface Sheet {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** Pixels a unit. */
  readonly scale: number
  readonly random: Random
  readonly noise: Noise
  /** Full ink, thin washes beneath it, and the one colour. */
  readonly wet: InkLayer
  readonly wash: InkLayer
  readonly colour: InkLayer
}

interface Hold {
  readonly width: number | ((t: number) => number)
  readonly load: number
  readonly spend: number
  readonly strength?: number
  readonly sideLoad?: number
  readonly fade?: number
}

/** One stroke through points given as parts of the sheet. */
function stroke(sheet: Sheet, layer: InkLayer, points: readonly Point[], hold: Hold): void {
  const { width } = hold
  const name = `${sheet.seed}/${points.map(([x, y]) => (x + y).toFixed(3)).join()}`
  dragBristles(
    layer,
    points.map(([x, y]): Point => [x * sheet.width, y * sheet.height]),
    sheet.scale,
    { ...hold, seed: name, width: typeof width === 'number' ? () => width : width },
  )
}

function splash(sheet: Sheet, [x, y]: Point, count: number, reach: number, heading: number): void {
  const { random, scale } = sheet
  for (let k = 0; k < count; k++) {
    const angle = heading + random.normal(0, 0.45)
    const far = reach * random.next() ** 0.7
    const radius = Math.max(0.8, Math.abs(random.normal(0, 3)) * (1 - (0.6 * far) / reach))
    inkDrop(
      sheet.wet,
      (x * sheet.width + Math.cos(angle) * far) * scale,
      (y * sheet.height + Math.sin(angle) * far) * scale,
      radius * scale,
    )
  }
}

/** Two breaths of pale wash, so that the ink has air behind it. */
function air(sheet: Sheet, count: number, strength: number): void {
  const { random } = sheet
  for (let k = 0; k < count; k++) {
    const y = random.range(0.25, 0.75)
    const wide = random.range(150, 280)
    stroke(
      sheet,
      sheet.wash,
      [
        [random.range(0.06, 0.2), y],
        [random.range(0.36, 0.6), y + random.range(-0.14, 0.14)],
        [random.range(0.78, 0.94), y + random.range(-0.18, 0.18)],
      ],
      {
        width: (t) => wide * (0.6 + 0.5 * Math.sin(0.4 + t * 2.3)),
        load: 0.95,
        spend: 0.6,
        strength: strength * random.range(0.7, 1.2),
        sideLoad: random.sign() * random.range(0.45, 0.8),
        fade: 0.62,
      },
    )
  }
}

/** One ring in one breath, left open. */
function ring(sheet: Sheet): void {
  const { random, width, height } = sheet
  const cx = random.range(0.47, 0.53)
  const cy = random.range(0.46, 0.52)
  const r = random.range(275, 335)
  const from = random.range(0.4, 2.6)
  const sweep = random.range(5.3, 6.0)
  const phase = random.range(0, 6)
  const points = Array.from({ length: 17 }, (_, k): Point => {
    const angle = from + (sweep * k) / 16
    const radius = r * (1 + 0.035 * Math.sin(angle * 2 + phase) + 0.03 * (k / 16))
    return [cx + (Math.cos(angle) * radius) / width, cy + (Math.sin(angle) * radius * 0.97) / height]
  })
  if (random.chance(0.5)) air(sheet, 1, 0.2)
  const wide = random.range(74, 128)
  stroke(sheet, sheet.wet, points, {
    width: (t) => wide * (1 + 0.26 * Math.sin(t * 3.1 + 0.4)) * (1 - 0.22 * t),
    load: 0.95,
    spend: random.range(0.85, 1.15),
    sideLoad: random.range(-0.25, 0.25),
  })
  splash(sheet, points[0]!, 14, 130, from - 1.4)
  splash(sheet, points[16]!, 9, 150, from + sweep + 1.5)
}

/** A few sweeping gestures that answer one another. */
function gesture(sheet: Sheet): void {
  const { random, width, height } = sheet
  const tall = height > width * 1.15
  air(sheet, 2, 0.34)
  const count = random.int(2, 4)
  for (let k = 0; k < count; k++) {
    const a: Point = tall
      ? [random.range(0.2, 0.8), 0.1 + 0.17 * k]
      : [0.1 + 0.19 * k, random.range(0.24, 0.74)]
    const z: Point = tall ? [random.range(0.2, 0.8), 0.6 + 0.1 * k] : [0.5 + 0.14 * k, random.range(0.2, 0.8)]
    const m: Point = [
      lerp(a[0], z[0], 0.5) + random.range(-280, 280) / width,
      lerp(a[1], z[1], 0.5) + random.range(-240, 240) / height,
    ]
    const wide = random.range(70, 190) * (k === 0 ? 1.1 : 0.66)
    const phase = random.range(0, 2)
    stroke(sheet, sheet.wet, [a, [lerp(a[0], m[0], 0.4), lerp(a[1], m[1], 0.3)], m, z], {
      width: (t) => wide * (0.72 + 0.46 * Math.sin(t * 2.7 + phase)),
      load: random.range(0.7, 1.05),
      spend: random.range(0.75, 1.15),
      sideLoad: random.range(-0.35, 0.35),
    })
    splash(sheet, z, random.int(6, 18), random.range(90, 230), Math.atan2(z[1] - m[1], z[0] - m[0]))
  }
  accent(sheet)
}

function accent(sheet: Sheet): void {
  const { random } = sheet
  const x = random.range(0.2, 0.76)
  const y = random.range(0.18, 0.8)
  if (random.chance(0.5)) {
    inkDrop(
      sheet.colour,
      x * sheet.width * sheet.scale,
      y * sheet.height * sheet.scale,
      random.range(26, 52) * sheet.scale,
      0.95,
    )
    return
  }
  const points: Point[] = [
    [x, y],
    [x + 0.1, y - 0.02],
    [x + 0.24, y + 0.015],
  ]
  stroke(sheet, sheet.colour, points, { width: 42, load: 0.8, spend: 0.95, strength: 0.95 })
}

/** Heavy beams crossing the sheet and leaving it. */
function beams(sheet: Sheet): void {
  const { random } = sheet
  for (let k = 0; k < 2; k++)
    stroke(
      sheet,
      sheet.wash,
      [
        [random.range(0.02, 0.3), random.next()],
        [0.5, random.next()],
        [random.range(0.7, 0.98), random.next()],
      ],
      {
        width: random.range(140, 200),
        load: 1.1,
        spend: 0.3,
        strength: 0.26,
        sideLoad: random.sign() * 0.6,
        fade: 0.6,
      },
    )
  const count = random.int(4, 5)
  for (let k = 0; k < count; k++) {
    const at = 0.16 + ((k >> 1) + random.range(0.1, 0.8)) * 0.28
    const tilt = random.range(-0.12, 0.12)
    const reach = random.range(0.8, 1.06)
    const across = k % 2 === 0
    const points: Point[] = across
      ? [
          [-0.04, at],
          [0.4, at + tilt * 0.3],
          [reach, at + tilt],
        ]
      : [
          [at, -0.04],
          [at + tilt * 0.4, 0.5],
          [at + tilt, reach],
        ]
    stroke(sheet, sheet.wet, points, {
      width: random.range(62, 165) * (k === 1 ? 1.15 : 1),
      load: random.range(0.8, 1.15),
      spend: random.range(0.4, 0.9),
      sideLoad: random.range(-0.3, 0.3),
    })
  }
  stroke(
    sheet,
    sheet.wet,
    [
      [0.1, random.range(0.6, 0.9)],
      [0.46, 0.54],
      [0.92, random.range(0.1, 0.34)],
    ],
    {
      width: random.range(60, 100),
      load: 0.7,
      spend: 0.95,
    },
  )
  if (random.chance(0.4)) accent(sheet)
}

/** Ridge behind ridge, each crisp above and lost in mist below. */
function ridges(sheet: Sheet): void {
  const { random, noise, wash } = sheet
  const base = random.range(0.5, 0.62)
  for (let k = 0; k < 4; k++) {
    const from = random.range(0, 90)
    const level = base - 0.2 + k * 0.1
    const crest = (x: number): number =>
      level -
      (0.21 - 0.035 * k) * (noise.ridged(x * 2.9 + from, k * 3.1, 3) - 0.36) +
      0.006 * noise.noise2(x * 60, k * 9)
    if (k === 3) {
      const start = random.range(0, 0.24)
      const points = Array.from({ length: 9 }, (_, i): Point => [start + i * 0.085, crest(start + i * 0.085)])
      stroke(sheet, sheet.wet, points, { width: 84, load: 0.85, spend: 0.95 })
      continue
    }
    const tone = 0.22 + 0.17 * k
    for (let x = 0; x < wash.width; x++) {
      const top = crest(x / wash.width) * wash.height
      const reach = Math.min(wash.height, top + 360 * sheet.scale)
      for (let y = Math.max(0, Math.floor(top)); y < reach; y++) {
        const deep = (y - top) / sheet.scale
        const ux = x / sheet.scale
        const uy = y / sheet.scale
        const mottle =
          0.74 + 0.44 * noise.noise2(ux / 48, uy / 110 + k * 7) + 0.2 * noise.noise2(ux / 12, uy / 30)
        const laid = tone * Math.min(1, y - top) * Math.exp((-deep / 1000) * (9.5 - k)) * mottle
        const at = y * wash.width + x
        wash.data[at] = Math.max(wash.data[at]! * 0.8, laid)
      }
    }
    const start = random.range(0.02, 0.5)
    const run = Array.from({ length: 14 }, (_, i): Point => [start + i * 0.03, crest(start + i * 0.03)])
    stroke(sheet, sheet.wet, run, { width: 15, load: 0.5, spend: 0.9, strength: 0.5 + 0.12 * k })
  }
  for (let k = 0; k < 3; k++) {
    const x = random.range(0.08, 0.6)
    const y = random.range(0.8, 0.92)
    stroke(
      sheet,
      sheet.wet,
      [
        [x, y],
        [x + 0.14, y + 0.006],
        [x + random.range(0.22, 0.36), y - 0.004],
      ],
      {
        width: random.range(10, 26),
        load: 0.5,
        spend: 0.9,
        strength: 0.8,
      },
    )
  }
  inkDrop(
    sheet.colour,
    random.range(0.2, 0.8) * sheet.width * sheet.scale,
    random.range(0.14, 0.24) * sheet.height * sheet.scale,
    random.range(44, 70) * sheet.scale,
    0.9,
  )
}

/** Long blades that rise from one foot and bend under their own weight. */
function reeds(sheet: Sheet): void {
  const { random, width, height } = sheet
  const foot = random.range(0.3, 0.62)
  const count = random.int(6, 9)
  for (let k = 0; k < count; k++) {
    const back = k < count * 0.4
    const lean = random.range(-0.42, 0.46) * Math.min(1, (width / height) * 1.2)
    const top = random.range(0.06, 0.46)
    const x = foot + random.range(-0.06, 0.06)
    const wide = random.range(16, 42) * (back ? 1.4 : 1)
    const points: Point[] = [
      [x, 1.02],
      [x + lean * 0.14, lerp(1, top, 0.45)],
      [x + lean * 0.5, lerp(1, top, 0.84)],
      [x + lean, top + Math.abs(lean) * random.range(0.02, 0.3)],
    ]
    stroke(sheet, back ? sheet.wash : sheet.wet, points, {
      width: (t) => 3 + wide * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.9)) ** 0.8,
      load: back ? 1.1 : random.range(0.75, 1.1),
      spend: random.range(0.5, 0.95),
      strength: back ? 0.5 : 1,
      fade: back ? 0.6 : 0,
      sideLoad: random.range(-0.3, 0.3),
    })
  }
  const y = random.range(0.86, 0.93)
  stroke(
    sheet,
    sheet.wash,
    [
      [0.04, y],
      [0.5, y + 0.01],
      [0.96, y - 0.01],
    ],
    { width: 90, load: 0.9, spend: 0.6, strength: 0.34, sideLoad: 0.6, fade: 0.5 },
  )
  if (random.chance(0.6))
    inkDrop(
      sheet.colour,
      random.range(0.62, 0.84) * width * sheet.scale,
      random.range(0.12, 0.3) * height * sheet.scale,
      random.range(30, 56) * sheet.scale,
      0.93,
    )
}

/** Rows of upright marks, like a page of writing that says nothing. */
function rain(sheet: Sheet): void {
  const { random, width, height } = sheet
  air(sheet, 1, 0.24)
  const rows = Math.max(2, Math.round(height / 330))
  const marks = Math.max(4, Math.round(width / 130))
  for (let row = 0; row < rows; row++) {
    const tall = (0.8 / rows) * random.range(0.72, 0.95)
    const y = 0.1 + (row * 0.82) / rows
    for (let k = 0; k < marks; k++) {
      if (random.chance(0.12)) continue
      const x = 0.1 + ((k + 0.5 + random.range(-0.18, 0.18)) * 0.8) / marks
      const bow = random.range(-0.02, 0.02)
      const long = tall * random.range(0.55, 1)
      const wide = random.range(20, 62)
      stroke(
        sheet,
        sheet.wet,
        [
          [x, y],
          [x + bow, y + long * 0.5],
          [x + bow * 0.4, y + long],
        ],
        {
          width: (t) => wide * (1.05 - 0.4 * t),
          load: random.range(0.4, 1.1),
          spend: random.range(0.7, 1.2),
        },
      )
    }
  }
  accent(sheet)
}

export const inkPlans = { ring, gesture, beams, ridges, reeds, rain }
