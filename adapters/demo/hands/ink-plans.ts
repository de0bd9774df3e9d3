import { lerp } from '../drawing/maths.ts'
import type { Point } from '../drawing/shapes.ts'
import { reeds, ridges } from './ink-landscapes.ts'
import { accent, air, type Sheet, splash, stroke } from './ink-sheet.ts'

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
