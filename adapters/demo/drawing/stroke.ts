import type { Rgb } from './colour.ts'
import { length2 } from './maths.ts'
import { fill, type Ink, type Raster } from './raster.ts'
import { ellipse, type Point } from './shapes.ts'

/** Width of a stroke in pixels: fixed, or by the position along it (0 to 1). */
export type StrokeWidth = number | ((t: number) => number)

const widthAt = (width: StrokeWidth, t: number): number => (typeof width === 'number' ? width : width(t))

/** The outline of the part of a stroke between two points of its path, its end pushed on by `overlap` pixels. */
function pieceOutline(
  path: readonly Point[],
  width: StrokeWidth,
  from: number,
  to: number,
  overlap: number,
): number[] {
  const n = path.length
  // Same turning sense as ellipse() and rectangle(), so that a stroke and a disc at its end unite.
  const out: number[] = []
  const back: number[] = []
  for (let i = from; i <= to; i++) {
    const p = path[Math.max(0, i - 1)]!
    const q = path[Math.min(n - 1, i + 1)]!
    const length = length2(q[0] - p[0], q[1] - p[1]) || 1
    const half = widthAt(width, i / (n - 1)) / 2
    const dx = (q[0] - p[0]) / length
    const dy = (q[1] - p[1]) / length
    const on = i === to ? overlap : 0
    const x = path[i]![0] + dx * on
    const y = path[i]![1] + dy * on
    out.push(x + dy * half, y - dx * half)
    back.push(x - dy * half, y + dx * half)
  }
  for (let i = back.length - 2; i >= 0; i -= 2) out.push(back[i]!, back[i + 1]!)
  return out
}

/** The outline of a brush stroke along a smooth path, open at both ends. */
export const strokeOutline = (path: readonly Point[], width: StrokeWidth): number[] =>
  path.length < 2 ? [] : pieceOutline(path, width, 0, path.length - 1, 0)

/** Outlines of a line of even width with round joins and ends; any angles, may cross itself. */
export function lineOutlines(path: readonly Point[], width: number, closed = false): number[][] {
  const out: number[][] = []
  const half = width / 2
  const n = path.length
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = path[i]!
    const b = path[(i + 1) % n]!
    const length = length2(b[0] - a[0], b[1] - a[1])
    if (length < 1e-6) continue
    const dx = ((b[0] - a[0]) / length) * half
    const dy = ((b[1] - a[1]) / length) * half
    // Same turning sense as ellipse(), so that pieces unite under the non-zero rule.
    out.push([a[0] + dy, a[1] - dx, b[0] + dy, b[1] - dx, b[0] - dy, b[1] + dx, a[0] - dy, a[1] + dx])
    if (width > 2) out.push(ellipse(b[0], b[1], half, half, 0, 12))
  }
  const first = path[0]
  if (width > 2 && !closed && first !== undefined) out.push(ellipse(first[0], first[1], half, half, 0, 12))
  return out
}

/**
 * Draws a long stroke piece by piece, so that its cost follows its length and not its bounding box. Pieces overlap
 * by a fraction of a pixel: for transparent ink use `strokeOutline` with `fill`.
 */
export function drawStroke(
  raster: Raster,
  path: readonly Point[],
  width: StrokeWidth,
  colour: Readonly<Rgb>,
  ink: Ink = {},
  pieceLength = 14,
): void {
  const last = path.length - 1
  for (let from = 0; from < last; from += pieceLength) {
    const to = Math.min(last, from + pieceLength)
    fill(raster, [pieceOutline(path, width, from, to, to < last ? 0.3 : 0)], colour, ink)
  }
}
