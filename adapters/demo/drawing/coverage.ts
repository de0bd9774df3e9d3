/** A closed outline in pixels: x0, y0, x1, y1, … */
export type Outline = ArrayLike<number>
/** How overlapping outlines combine. */
export type FillRule = 'non-zero' | 'even-odd'

/** How much of each pixel is covered (0 to 1) within a box of the picture. */
export interface Mask {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** Sub-scanlines per pixel; horizontally coverage is exact. */
const LINES = 8

let edges = new Float64Array(4096)
let order = new Int32Array(1024)
let crossingX = new Float64Array(256)
let crossingTurn = new Int8Array(256)

/** Edges as top y, bottom y, x at top, dx/dy, direction; sorted by top. */
function collectEdges(outlines: readonly Outline[], top: number, bottom: number): number {
  let points = 0
  for (const outline of outlines) points += outline.length >> 1
  if (edges.length < points * 5) edges = new Float64Array(points * 10)
  if (order.length < points) order = new Int32Array(points * 2)
  let count = 0
  for (const outline of outlines) {
    const n = outline.length
    if (n < 6) continue
    let px = outline[n - 2]!
    let py = outline[n - 1]!
    for (let i = 0; i < n; i += 2) {
      const qx = outline[i]!
      const qy = outline[i + 1]!
      const low = py < qy ? py : qy
      const high = py < qy ? qy : py
      if (low !== high && high > top && low < bottom) {
        const at = count * 5
        edges[at] = low
        edges[at + 1] = high
        edges[at + 2] = py < qy ? px : qx
        edges[at + 3] = (qx - px) / (qy - py)
        edges[at + 4] = py < qy ? 1 : -1
        order[count] = count
        count++
      }
      px = qx
      py = qy
    }
  }
  order.subarray(0, count).sort((a, b) => edges[a * 5]! - edges[b * 5]!)
  return count
}

function addSpan(
  row: Float32Array,
  offset: number,
  from: number,
  to: number,
  width: number,
  weight: number,
): void {
  const a = from < 0 ? 0 : from > width ? width : from
  const b = to < 0 ? 0 : to > width ? width : to
  if (b <= a) return
  const i = a | 0
  const j = b | 0
  // A step at a is a full step shared between the pixel of a and the next one; likewise at b.
  const fa = a - i
  const fb = b - j
  row[offset + i]! += weight * (1 - fa)
  row[offset + i + 1]! += weight * fa
  row[offset + j]! -= weight * (1 - fb)
  row[offset + j + 1]! -= weight * fb
}

/** Antialiased coverage of outlines, cut to a picture of the given size; null when nothing lies within it. */
export function coverageOf(
  outlines: readonly Outline[],
  pictureWidth: number,
  pictureHeight: number,
  rule: FillRule = 'non-zero',
): Mask | null {
  let x0 = Number.POSITIVE_INFINITY
  let y0 = Number.POSITIVE_INFINITY
  let x1 = Number.NEGATIVE_INFINITY
  let y1 = Number.NEGATIVE_INFINITY
  for (const outline of outlines)
    for (let i = 0; i < outline.length; i += 2) {
      const x = outline[i]!
      const y = outline[i + 1]!
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
    }
  const left = Math.max(0, Math.floor(x0))
  const top = Math.max(0, Math.floor(y0))
  const width = Math.min(pictureWidth, Math.ceil(x1)) - left
  const height = Math.min(pictureHeight, Math.ceil(y1)) - top
  if (!(width > 0 && height > 0)) return null

  const stride = width + 2
  const data = new Float32Array(width * height)
  const row = new Float32Array(stride)
  const count = collectEdges(outlines, top, top + height)
  const active: number[] = []
  let nextEdge = 0
  for (let y = 0; y < height; y++) {
    let touched = false
    for (let line = 0; line < LINES; line++) {
      const at = top + y + (line + 0.5) / LINES
      while (nextEdge < count && edges[order[nextEdge]! * 5]! <= at) active.push(order[nextEdge++]!)
      let crossings = 0
      for (let k = 0; k < active.length; k++) {
        const e = active[k]! * 5
        if (edges[e + 1]! <= at) {
          active[k] = active[active.length - 1]!
          active.pop()
          k--
          continue
        }
        if (crossings >= crossingX.length) {
          const wider = new Float64Array(crossings * 2)
          wider.set(crossingX)
          crossingX = wider
          const turns = new Int8Array(crossings * 2)
          turns.set(crossingTurn)
          crossingTurn = turns
        }
        const x = edges[e + 2]! + (at - edges[e]!) * edges[e + 3]! - left
        const turn = edges[e + 4]!
        let place = crossings++
        while (place > 0 && crossingX[place - 1]! > x) {
          crossingX[place] = crossingX[place - 1]!
          crossingTurn[place] = crossingTurn[place - 1]!
          place--
        }
        crossingX[place] = x
        crossingTurn[place] = turn
      }
      if (crossings < 2) continue
      touched = true
      if (rule === 'even-odd') {
        for (let k = 0; k + 1 < crossings; k += 2)
          addSpan(row, 0, crossingX[k]!, crossingX[k + 1]!, width, 1 / LINES)
      } else {
        let winding = 0
        let start = 0
        for (let k = 0; k < crossings; k++) {
          if (winding === 0) start = crossingX[k]!
          winding += crossingTurn[k]!
          if (winding === 0) addSpan(row, 0, start, crossingX[k]!, width, 1 / LINES)
        }
      }
    }
    if (!touched) continue
    let sum = 0
    for (let x = 0, at = y * width; x < width; x++, at++) {
      sum += row[x]!
      data[at] = sum > 1 ? 1 : sum < 0.0005 ? 0 : sum
    }
    row.fill(0)
  }
  return { x: left, y: top, width, height, data }
}
