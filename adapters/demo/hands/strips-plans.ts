import type { Rgb } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'

/** What the loom is dressed with. */
export interface Loom {
  /** Strips side by side. */
  readonly count: number
  /** Warp threads in a strip, and weft threads in its length. */
  readonly columns: number
  readonly rows: number
  readonly warp: readonly Rgb[]
  readonly weft: readonly Rgb[]
}

/** The colour of a thread crossing, written into `out`; says which thread lies on top. */
export type Cloth = (strip: number, column: number, row: number, out: Rgb) => 'warp' | 'weft'

type Figure = (x: number, y: number) => 0 | 1 | 2

/** Figures within a block; x and y run from −½ to ½. 0 and 1 are its two colours, 2 is the edging. */
const figures: readonly Figure[] = [
  (x, y) => (Math.floor((Math.abs(x) + Math.abs(y)) * 7) % 2 === 0 ? 0 : 1),
  (x, y) => {
    const d = Math.floor(Math.abs(x) * 8) / 8 + Math.floor(Math.abs(y) * 9) / 9
    return d < 0.17 ? 2 : d < 0.42 ? 1 : 0
  },
  (_, y) => (Math.floor((y + 0.5) * 9) % 2 === 0 ? 0 : 1),
  (x, y) => ((Math.floor((x + 0.5) * 6) + Math.floor((y + 0.5) * 6)) % 2 === 0 ? 0 : 1),
  (x, y) => (Math.floor((y + 0.5) * 5 + Math.abs((((x + 0.5) * 3) % 1) - 0.5) * 2) % 2 === 0 ? 0 : 1),
  (x, y) => (Math.abs(y) > Math.abs(x) ? 0 : 1),
  (x, y) => (Math.abs(x) < 0.12 || Math.abs(y) < 0.1 ? 1 : Math.abs(x) > 0.38 ? 2 : 0),
  (x, y) => (Math.floor((x + y + 1) * 6) % 2 === 0 ? 0 : 1),
]

const write = (out: Rgb, colour: Readonly<Rgb>): void => {
  out[0] = colour[0]
  out[1] = colour[1]
  out[2] = colour[2]
}

/** Warp stripes as they show in the plain lengths of a strip. */
function stripes(loom: Loom, edge: Readonly<Rgb>, line: Readonly<Rgb>, middle: Readonly<Rgb>) {
  const { columns, warp } = loom
  return (column: number): Readonly<Rgb> => {
    const from = Math.min(column, columns - 1 - column)
    if (from < 2) return edge
    if (from === 4 || from === 5) return line
    if (Math.abs(column - (columns - 1) / 2) < 1.5) return middle
    return warp[(column >> 2) & 1]!
  }
}

/** Blocks and plain lengths change places from strip to strip, as in a chess board. */
function board(loom: Loom, random: Random): Cloth {
  const unit = random.int(17, 23)
  const chosen = random.shuffle(figures).slice(0, random.int(3, 4))
  const { weft, columns } = loom
  const [edge, line, middle] = random.shuffle(weft)
  const plain = stripes(loom, edge!, line!, middle!)
  return (strip, column, row, out) => {
    const block = Math.floor(row / unit)
    if ((block + strip) % 2 !== 0) {
      write(out, plain(column))
      return 'warp'
    }
    const y = (row - block * unit + 0.5) / unit - 0.5
    const x = (column + 0.5) / columns - 0.5
    const k = (block * 3 + strip) % weft.length
    const part = Math.abs(y) > 0.42 ? 2 : chosen[(block + strip * 2) % chosen.length]!(x, y)
    write(out, weft[(k + (part === 2 ? 3 : part)) % weft.length]!)
    return 'weft'
  }
}

/** Bands that run across the whole cloth, broken by plain lengths; the same figure repeats along each. */
function bands(loom: Loom, random: Random): Cloth {
  const { weft, columns, rows } = loom
  const [edge, line, middle] = random.shuffle(weft)
  const plain = stripes(loom, edge!, line!, middle!)
  const list: { from: number; to: number; figure: Figure | null; k: number }[] = []
  for (let at = 0, k = 0; at < rows; k++) {
    const tall = k % 2 === 0 ? random.int(9, 22) : random.int(14, 26)
    list.push({
      from: at,
      to: at + tall,
      figure: k % 2 === 0 ? random.pick(figures) : null,
      k: random.int(0, 4),
    })
    at += tall
  }
  return (_, column, row, out) => {
    const band = list.find(({ to }) => row < to)!
    if (band.figure === null) {
      write(out, plain(column))
      return 'warp'
    }
    const y = (row - band.from + 0.5) / (band.to - band.from) - 0.5
    const x = (column + 0.5) / columns - 0.5
    const part = Math.abs(y) > 0.4 ? 2 : band.figure(x, y)
    write(out, weft[(band.k + (part === 2 ? 3 : part)) % weft.length]!)
    return 'weft'
  }
}

/** One large stepped sign across all strips, with a border. */
function sign(loom: Loom, random: Random): Cloth {
  const { weft, columns, rows, count } = loom
  const across = count * columns
  const middleX = across / 2
  const centres = random.pick([[0.5], [0.28, 0.72], [0.22, 0.5, 0.78]])
  const step = random.int(5, 7)
  const reach = (rows / centres.length) * 0.5
  const rings = random.int(4, 6)
  const border = step * 2
  return (strip, column, row, out) => {
    const x = strip * columns + column
    const fromEdge = Math.min(x, across - 1 - x, row, rows - 1 - row)
    if (fromEdge < border) {
      const teeth =
        (Math.floor((Math.min(x, across - 1 - x) < Math.min(row, rows - 1 - row) ? row : x) / step) & 1) === 0
      write(out, fromEdge < step * 0.6 ? weft[0]! : teeth ? weft[1]! : weft[2]!)
      return 'weft'
    }
    let nearest = Number.POSITIVE_INFINITY
    for (const centre of centres) nearest = Math.min(nearest, Math.abs(row - rows * centre) / reach)
    const dx = Math.floor(Math.abs(x - middleX) / step) * step
    const dy = Math.floor((nearest * reach) / step) * step
    const d = dx / (across * 0.5) + dy / reach
    if (d > 1.02) {
      write(out, loom.warp[(column >> 2) & 1]!)
      return 'warp'
    }
    const ring = Math.floor(d * rings)
    write(out, weft[(ring + 1) % weft.length]!)
    return 'weft'
  }
}

/** Stairs that climb over the seams: weft bars displaced from strip to strip. */
function stairs(loom: Loom, random: Random): Cloth {
  const { weft, columns } = loom
  const tall = random.int(7, 11)
  const rise = random.pick([0.5, 1])
  const cycle = [...random.shuffle(weft), ...random.shuffle(weft).slice(0, 2)]
  const turn = random.chance(0.6)
  return (strip, column, row, out) => {
    const middle = (loom.count - 1) / 2
    const shift = turn ? Math.abs(strip - middle) : strip
    const at = row / tall + shift * rise * 2
    const bar = Math.floor(at)
    const f = at - bar
    const k = ((bar % cycle.length) + cycle.length) % cycle.length
    if (bar % 5 === 3) {
      const from = Math.min(column, columns - 1 - column)
      write(out, from < 3 ? weft[k % weft.length]! : loom.warp[(column >> 2) & 1]!)
      return 'warp'
    }
    const speck = f > 0.36 && f < 0.64 && ((column / 3) | 0) % 3 === 1
    write(out, speck ? cycle[(k + 2) % cycle.length]! : cycle[k]!)
    return 'weft'
  }
}

export const stripPlans = { board, bands, sign, stairs }
