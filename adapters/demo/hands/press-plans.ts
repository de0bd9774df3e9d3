import { TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { arcPoints, circle, outlineOf, rectangle, ringSector, sector, turned } from '../drawing/shapes.ts'

/** 0 to 2 are the strong inks, 3 is the key (nearly black), 4 the quiet one, 5 bare paper. */
export type InkNumber = 0 | 1 | 2 | 3 | 4 | 5

/** One form of type pressed into the sheet; an overprint lets the inks below show through. */
export interface Impression {
  readonly outlines: readonly number[][]
  readonly ink: InkNumber
  readonly over: boolean
}

/** The printed area in units of a thousandth of the sheet's short side. */
export interface Chase {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const QUARTER = Math.PI / 2

const turn = (outline: readonly number[], cx: number, cy: number, angle: number): number[] => {
  const points = Array.from(
    { length: outline.length / 2 },
    (_, i) => [outline[i * 2]!, outline[i * 2 + 1]!] as const,
  )
  return outlineOf(turned(points, cx, cy, angle))
}

const solid = (ink: InkNumber, ...outlines: number[][]): Impression => ({ outlines, ink, over: false })
const glaze = (ink: InkNumber, ...outlines: number[][]): Impression => ({ outlines, ink, over: true })

/** Modules of a quarter disc, a half disc, a leaf, bars … on a square grid; equal neighbours are avoided. */
function modules(chase: Chase, random: Random): Impression[] {
  const short = Math.min(chase.width, chase.height)
  const count = random.int(3, 4)
  const s = short / count
  const columns = Math.max(count, Math.round(chase.width / s))
  const rows = Math.max(count, Math.round(chase.height / s))
  const side = Math.min(chase.width / columns, chase.height / rows)
  const x0 = chase.x + (chase.width - side * columns) / 2
  const y0 = chase.y + (chase.height - side * rows) / 2
  const out: Impression[] = []
  const grounds: InkNumber[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = x0 + column * side
      const y = y0 + row * side
      const cx = x + side / 2
      const cy = y + side / 2
      const left = column > 0 ? grounds[grounds.length - 1] : undefined
      const above = grounds[grounds.length - columns]
      const free = ([0, 1, 2, 3, 4, 5, 5] as const).filter((ink) => ink !== left && ink !== above)
      const ground = random.pick(free)
      grounds.push(ground)
      const figure = random.pick(
        ([0, 1, 2, 3, 4, 5] as const).filter((ink) => ink !== ground && ink !== left),
      )
      const angle = random.int(0, 3) * QUARTER
      const set = (...outlines: number[][]): void => {
        out.push(solid(figure, ...outlines.map((outline) => turn(outline, cx, cy, angle))))
      }
      if (ground !== 5) out.push(solid(ground, rectangle(x, y, side, side)))
      const form = random.pick([
        'quarter',
        'quarter',
        'half',
        'leaf',
        'eye',
        'rings',
        'steps',
        'twin',
      ] as const)
      if (form === 'quarter') set(sector(x, y, side, 0, QUARTER))
      else if (form === 'half') set(sector(cx, y, side / 2, 0, Math.PI))
      else if (form === 'twin') set(sector(cx, y, side / 2, 0, Math.PI), sector(cx, cy, side / 2, 0, Math.PI))
      else if (form === 'leaf')
        set(
          outlineOf([
            ...arcPoints(x, y + side, side, -QUARTER, 0, 40),
            ...arcPoints(x + side, y, side, QUARTER, Math.PI, 40),
          ]),
        )
      else if (form === 'eye') {
        set(circle(cx, cy, side * 0.37))
        const pupil = random.pick(([0, 1, 2, 3, 5] as const).filter((ink) => ink !== figure))
        out.push(solid(pupil, circle(cx, cy, side * 0.16)))
      } else if (form === 'rings')
        set(...[0.16, 0.44, 0.72].map((r) => ringSector(x, y, side * r, side * (r + 0.14), 0, QUARTER)))
      else set(...[0, 1, 2].map((k) => rectangle(x, y + (side * k) / 3, side, side / 6)))
    }
  return out
}

/** A great disc, a beam across it, an arc that answers and small counterweights. */
function disc(chase: Chase, random: Random): Impression[] {
  const short = Math.min(chase.width, chase.height)
  const cx = chase.x + chase.width * random.range(0.38, 0.58)
  const cy = chase.y + chase.height * random.range(0.33, 0.46)
  const r = short * random.range(0.3, 0.38)
  const lean = random.range(0.42, 0.95) * random.sign()
  const beam = (off: number, length: number, thick: number, slide: number): number[] =>
    turn(rectangle(cx - length / 2 + slide, cy + off - thick / 2, length, thick), cx, cy, lean)
  const footY = chase.y + chase.height * random.range(0.8, 0.9)
  const left = chase.x + chase.width * random.range(0.06, 0.16)
  const step = short * 0.05
  const right = chase.x + chase.width * random.range(0.72, 0.86)
  const weights = {
    stairs: [0, 1, 2, 3].map((k) =>
      rectangle(left + k * step * 1.5, footY - step * k * 0.6, step * 0.8, step * (1 + k * 0.6)),
    ),
    board: [0, 1, 2, 3, 4, 5, 6].map((k) =>
      rectangle(
        left + (k % 4) * step * 1.2 + (k > 3 ? step * 0.6 : 0),
        footY - (k > 3 ? step * 0.6 : 0),
        step * 0.6,
        step * 0.6,
      ),
    ),
    wedge: [
      outlineOf([
        [left, footY + step],
        [left + step * 4, footY + step],
        [left + step * 4, footY - step],
      ]),
    ],
    bow: [
      ringSector(left + step * 2, footY + step, step * 1.5, step * 2, Math.PI, TAU),
      ringSector(left + step * 2, footY + step, step * 0.6, step, Math.PI, TAU),
    ],
  }
  return [
    glaze(4, circle(cx - r * 0.5 * Math.sign(lean), cy + r * 0.72, r * 0.56)),
    glaze(0, circle(cx, cy, r)),
    glaze(1, beam(r * 0.36, short * 1.02, short * 0.09, short * 0.02)),
    glaze(3, beam(r * 0.78, short * 0.74, short * 0.022, -short * 0.08)),
    glaze(3, beam(r * 1.0, short * 0.46, short * 0.008, short * 0.1)),
    glaze(3, ringSector(cx, cy, r * 1.17, r * 1.21, lean + 2.3, lean + 2.3 + random.range(1.9, 2.7))),
    glaze(2, turn(sector(cx, cy + r * 0.36 + short * 0.045, r * 0.5, 0, Math.PI), cx, cy, lean)),
    solid(3, ...random.pick([weights.stairs, weights.board, weights.wedge, weights.bow])),
    glaze(2, circle(right, footY - short * 0.02, short * 0.075)),
    glaze(0, rectangle(right - short * 0.012, footY - short * 0.02, short * 0.16, short * 0.075)),
    solid(3, rectangle(chase.x, footY + step * 1.35, chase.width, short * 0.006)),
  ]
}

/** Arches within arches under a sun, and their reflection below a line. */
function arches(chase: Chase, random: Random): Impression[] {
  const base = chase.y + chase.height * random.range(0.72, 0.8)
  const cx = chase.x + chase.width * 0.5
  const r = Math.min(chase.width * 0.5, (base - chase.y) * 0.68)
  const bands = random.int(4, 6)
  const first = random.int(0, 3)
  const cycle = [0, 4, 1, 2, 3] as const
  const sun = circle(cx + r * random.range(-0.5, 0.5), chase.y + r * 0.5, r * random.range(0.38, 0.5))
  const out = [glaze(2, sun)]
  for (let k = 0; k < bands; k++) {
    const ink = cycle[(first + k) % 5]!
    const inner = (r * (k + 0.12)) / bands
    const outer = (r * (k + 0.84)) / bands
    out.push(glaze(ink, ringSector(cx, base, inner, outer, Math.PI, TAU)))
    if (k % 2 === 0)
      out.push(glaze(ink, ringSector(cx, base + r * 0.07, inner * 0.46, outer * 0.46, 0, Math.PI)))
  }
  out.push(solid(3, rectangle(chase.x, base + r * 0.02, chase.width, r * 0.026)))
  return out
}

/** Squares within squares, weighted to the foot. */
function squares(chase: Chase, random: Random): Impression[] {
  const s = Math.min(chase.width, chase.height)
  const x0 = chase.x + (chase.width - s) / 2
  const y0 = chase.y + (chase.height - s) / 2
  const inks = random.shuffle([0, 1, 2, 4] as const)
  return [1, 0.77, 0.54, 0.3].map((k, i) =>
    solid(
      i === 3 && random.chance(0.4) ? 3 : inks[i]!,
      rectangle(x0 + (s * (1 - k)) / 2, y0 + s * (1 - k) * 0.76, s * k, s * k),
    ),
  )
}

/** Rows of discs, each eclipsed a little further by its companion. */
function phases(chase: Chase, random: Random): Impression[] {
  const columns = chase.width > chase.height * 1.15 ? random.int(4, 5) : 3
  const rows = Math.max(2, Math.round((columns * chase.height) / chase.width))
  const cell = Math.min(chase.width / columns, chase.height / rows)
  const r = cell * 0.41
  const x0 = chase.x + (chase.width - cell * columns) / 2
  const y0 = chase.y + (chase.height - cell * rows) / 2
  const pairs = random.shuffle([
    [0, 2],
    [1, 0],
    [4, 1],
    [2, 4],
    [3, 2],
  ] as const)
  const odd = random.int(0, columns * rows - 1)
  const out: Impression[] = []
  for (let k = 0; k < columns * rows; k++) {
    const x = x0 + ((k % columns) + 0.5) * cell
    const y = y0 + (Math.floor(k / columns) + 0.5) * cell
    const [body, veil] = pairs[Math.floor(k / columns) % pairs.length]!
    const t = (k + 0.5) / (columns * rows)
    const slide = (t - 0.5) * r * 1.5
    out.push(glaze(body, circle(x - slide * 0.5, y, r * 0.88)))
    if (k !== odd) out.push(glaze(veil, circle(x + slide * 0.5, y, r * 0.88)))
    else out.push(solid(5, circle(x, y, r * 0.3)))
  }
  return out
}

/** Upright bars of unequal height with discs at rest on them, like a scale or a skyline. */
function bars(chase: Chase, random: Random): Impression[] {
  const count = random.int(6, 8)
  const step = chase.width / count
  const foot = chase.y + chase.height
  const out: Impression[] = []
  let before = -1
  for (let k = 0; k < count; k++) {
    const tall = chase.height * (0.28 + 0.5 * Math.abs(Math.sin(k * 1.35 + random.range(0, 1.2))))
    const ink = random.pick(([0, 1, 2, 3, 4] as const).filter((choice) => choice !== before))
    before = ink
    const x = chase.x + k * step
    const hollow = random.chance(0.45)
    const cap = arcPoints(x + step * 0.47, foot - tall, step * 0.47, Math.PI, hollow ? 0 : TAU)
    out.push(solid(ink, outlineOf([...cap, [x + step * 0.94, foot], [x, foot]])))
    if (random.chance(0.4)) {
      const other = random.pick(([0, 1, 2, 4] as const).filter((choice) => choice !== ink))
      out.push(solid(other, circle(x + step * 0.47, foot - tall - step * 0.98, step * 0.4)))
    }
    if (random.chance(0.45))
      out.push(
        solid(
          5,
          ...[0, 1, 2].map((j) =>
            rectangle(x + step * 0.16, foot - tall * 0.42 + j * step * 0.3, step * 0.62, step * 0.12),
          ),
        ),
      )
  }
  return out
}

export const pressPlans = { modules, disc, arches, squares, phases, bars }
