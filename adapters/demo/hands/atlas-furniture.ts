import type { Rgb } from '../drawing/colour.ts'
import { clamp, TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { fill, type Raster } from '../drawing/raster.ts'
import { arcPoints, type Point, rectangle } from '../drawing/shapes.ts'
import { lineOutlines, strokeOutline } from '../drawing/stroke.ts'

/** Slightly curved meridians and parallels. */
export function drawGraticule(map: Raster, random: Random, unit: number, ink: Rgb): void {
  const { width, height } = map
  const bend = random.range(-0.05, 0.05)
  const lines = 8
  for (let k = 1; k < lines; k++) {
    const meridian: Point[] = []
    const parallel: Point[] = []
    for (let step = 0; step <= 24; step++) {
      const t = step / 24
      meridian.push([
        width * (k / lines) + width * bend * (k / lines - 0.5) * Math.sin(t * Math.PI) * 2,
        t * height,
      ])
      parallel.push([t * width, height * (k / lines) + height * bend * Math.sin(t * Math.PI)])
    }
    for (const path of [meridian, parallel])
      fill(map, [strokeOutline(path, 1.1 * unit)], ink, { opacity: 0.22 })
  }
}

/** The emptiest of many places at sea; null when there is no room for a compass. */
export function quietestSea(
  land: Float32Array,
  random: Random,
  width: number,
  height: number,
  unit: number,
): { x: number; y: number } | null {
  for (let attempt = 0; attempt < 240; attempt++) {
    const x = random.range(0.1, 0.9) * width
    const y = random.range(0.1, 0.9) * height
    let free = true
    for (let ray = 0; ray < 12 && free; ray++)
      for (const reach of [0, 40, 80]) {
        const column = clamp(Math.round(x + Math.cos((ray / 12) * TAU) * reach * unit), 0, width - 1)
        const row = clamp(Math.round(y + Math.sin((ray / 12) * TAU) * reach * unit), 0, height - 1)
        if (land[row * width + column]! > -0.02) free = false
      }
    if (free) return { x, y }
  }
  return null
}

/** A rose of eight points within two rings. */
export function drawCompass(
  map: Raster,
  x: number,
  y: number,
  radius: number,
  ink: Rgb,
  pale: Rgb,
  unit: number,
): void {
  for (const [share, width] of [
    [0.74, 1.3],
    [0.66, 0.9],
  ] as const)
    fill(map, lineOutlines(arcPoints(x, y, radius * share, 0, TAU, 72), width * unit), ink, { opacity: 0.7 })
  const spot = (angle: number, reach: number): Point => [
    x + Math.sin(angle) * reach,
    y - Math.cos(angle) * reach,
  ]
  for (const long of [false, true])
    for (let k = 0; k < 4; k++) {
      const angle = (k * TAU) / 4 + (long ? 0 : TAU / 8)
      const tip = spot(angle, long ? radius : radius * 0.62)
      for (const side of [-1, 1]) {
        const foot = spot(angle + (side * TAU) / 16, radius * 0.17)
        fill(map, [[x, y, ...foot, ...tip]], side < 0 ? ink : pale, { opacity: 0.88 })
      }
    }
  const north = spot(0, radius * 1.16)
  fill(
    map,
    [
      [
        north[0],
        north[1] - 9 * unit,
        north[0] + 6 * unit,
        north[1] + 5 * unit,
        north[0] - 6 * unit,
        north[1] + 5 * unit,
      ],
    ],
    ink,
    { opacity: 0.8 },
  )
}

/** The frame of the map: hairlines and a scale of alternating bars. */
export function drawNeatLine(sheet: Raster, margin: number, unit: number, ink: Rgb): void {
  const w = sheet.width - 2 * margin
  const h = sheet.height - 2 * margin
  const bar = 13 * unit
  const frame = (out: number, thick: number): void => {
    const x = margin - out
    const y = margin - out
    const [fw, fh] = [w + 2 * out, h + 2 * out]
    fill(
      sheet,
      [
        rectangle(x, y, fw, thick),
        rectangle(x, y + fh - thick, fw, thick),
        rectangle(x, y, thick, fh),
        rectangle(x + fw - thick, y, thick, fh),
      ],
      ink,
      { opacity: 0.9 },
    )
  }
  frame(1.7 * unit, 1.7 * unit)
  frame(bar + 1.7 * unit, 1.4 * unit)
  frame(bar + 9.5 * unit, 3 * unit)
  const bars = 16
  for (let k = 0; k < bars; k += 2)
    fill(
      sheet,
      [
        rectangle(margin + (w * k) / bars, margin - bar, w / bars, bar),
        rectangle(margin + (w * (k + 1)) / bars, margin + h, w / bars, bar),
        rectangle(margin - bar, margin + (h * k) / bars, bar, h / bars),
        rectangle(margin + w, margin + (h * (k + 1)) / bars, bar, h / bars),
      ],
      ink,
      { opacity: 0.85 },
    )
}
