import type { Rgb } from './colour.ts'
import { length2 } from './maths.ts'
import { fill, type Ink, type Raster } from './raster.ts'
import { ellipse, type Point } from './shapes.ts'

/** Width of a stroke in pixels: fixed, or by the position along it (0 to 1). */
export type StrokeWidth = number | ((t: number) => number)

const widthAt = (width: StrokeWidth, t: number): number => (typeof width === 'number' ? width : width(t))

/** The outline of a brush stroke along a smooth path, open at both ends. */
export function strokeOutline(path: readonly Point[], width: StrokeWidth): number[] {
  const n = path.length
  if (n < 2) return []
  const out: number[] = []
  const back: number[] = []
  for (let i = 0; i < n; i++) {
    const p = path[Math.max(0, i - 1)]!
    const q = path[Math.min(n - 1, i + 1)]!
    const length = length2(q[0] - p[0], q[1] - p[1]) || 1
    const half = widthAt(width, i / (n - 1)) / 2
    const nx = (-(q[1] - p[1]) / length) * half
    const ny = ((q[0] - p[0]) / length) * half
    out.push(path[i]![0] + nx, path[i]![1] + ny)
    back.push(path[i]![0] - nx, path[i]![1] - ny)
  }
  for (let i = back.length - 2; i >= 0; i -= 2) out.push(back[i]!, back[i + 1]!)
  return out
}

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
 * by half a step: use full opacity, or `strokeOutline` with `fill` for transparent ink.
 */
export function drawStroke(
  raster: Raster,
  path: readonly Point[],
  width: StrokeWidth,
  colour: Readonly<Rgb>,
  ink: Ink = {},
  pieceLength = 14,
): void {
  const n = path.length
  for (let from = 0; from < n - 1; from += pieceLength) {
    const to = Math.min(n - 1, from + pieceLength)
    const piece = path.slice(Math.max(0, from - 1), Math.min(n, to + 2))
    const shift = Math.max(0, from - 1)
    fill(
      raster,
      [strokeOutline(piece, (t) => widthAt(width, (shift + t * (piece.length - 1)) / (n - 1)))],
      colour,
      ink,
    )
  }
}
