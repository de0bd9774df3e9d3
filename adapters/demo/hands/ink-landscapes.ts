import { inkDrop } from '../drawing/bristles.ts'
import { lerp } from '../drawing/maths.ts'
import type { Point } from '../drawing/shapes.ts'
import { type Sheet, stroke } from './ink-sheet.ts'

/** Ridge behind ridge, each crisp above and lost in mist below. */
export function ridges(sheet: Sheet): void {
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
export function reeds(sheet: Sheet): void {
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
