import type { Random } from '../drawing/random.ts'
import { outlineOf, type Point, rectangle, scatter, smoothCurve } from '../drawing/shapes.ts'
import {
  almond,
  blossom,
  coral,
  crescent,
  dancer,
  type Form,
  flame,
  frond,
  oakLeaf,
  pebble,
  swallow,
  vase,
} from './cutpaper-forms.ts'

/** A piece to paste: a sheet at the back, or a form in the cut colour numbered `cut` upon the sheet numbered `on`. */
export interface Piece {
  readonly outlines: number[][]
  readonly sheet: boolean
  readonly on: number
  readonly cut: number
  /** Outlines within outlines are holes. */
  readonly punched: boolean
}

const punchedForms: readonly Form[] = [almond, blossom]

const place = (form: Form, random: Random, x: number, y: number, size: number, turn: number): number[][] => {
  const cos = Math.cos(turn) * size
  const sin = Math.sin(turn) * size
  return form(random).map((outline) =>
    outline.map((_, i) => {
      const [px, py] = i % 2 === 0 ? [outline[i]!, outline[i + 1]!] : [outline[i - 1]!, outline[i]!]
      return i % 2 === 0 ? x + px * cos - py * sin : y + px * sin + py * cos
    }),
  )
}

const sheet = (on: number, outline: number[]): Piece => ({
  outlines: [outline],
  sheet: true,
  on,
  cut: 0,
  punched: false,
})

const cutting = (
  random: Random,
  form: Form,
  at: { x: number; y: number; size: number; turn: number },
  on: number,
  cut: number,
): Piece => ({
  outlines: place(form, random, at.x, at.y, at.size, at.turn),
  sheet: false,
  on,
  cut,
  punched: punchedForms.includes(form),
})

/** A window of sheets, one form in each. */
function grid(width: number, height: number, random: Random): Piece[] {
  const margin = 46
  const columns = width > height * 1.2 ? random.int(3, 4) : width < height * 0.85 ? 2 : 3
  const rows = Math.max(2, Math.round((columns * (height - margin * 2)) / (width - margin * 2)))
  const w = (width - margin * 2) / columns
  const h = (height - margin * 2) / rows
  const forms = random.shuffle([frond, oakLeaf, coral, frond, blossom, swallow, dancer, almond, flame])
  const back: Piece[] = []
  const front: Piece[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const on = column + row * 2 + (row > 1 ? 1 : 0)
      const x = margin + column * w
      const y = margin + row * h
      const size = Math.min(w, h) * random.range(0.78, 0.86)
      back.push(sheet(on, rectangle(x - 3, y - 3, w + 6, h + 6)))
      const form = forms[(column + row * columns) % forms.length]!
      const turn = random.range(-0.4, 0.4)
      front.push(cutting(random, form, { x: x + w / 2, y: y + h / 2, size, turn }, on, column + row))
    }
  return [...back, ...front]
}

/** One great sheet with two smaller ones, and a spray of related forms over them. */
function spray(width: number, height: number, random: Random): Piece[] {
  const margin = 46
  const out = [sheet(0, rectangle(margin, margin, width - margin * 2, height - margin * 2))]
  const patches = [
    {
      x: random.range(0.1, 0.2),
      y: random.range(0.34, 0.46),
      w: random.range(0.3, 0.42),
      h: random.range(0.34, 0.44),
    },
    {
      x: random.range(0.5, 0.58),
      y: random.range(0.1, 0.2),
      w: random.range(0.3, 0.38),
      h: random.range(0.38, 0.52),
    },
  ]
  patches.forEach(({ x, y, w, h }, k) => {
    out.push(sheet(k + 1, rectangle(width * x, height * y, width * w, height * h)))
  })
  const count = random.int(8, 11)
  const size = Math.sqrt(((width - margin * 2) * (height - margin * 2)) / count) * 0.86
  const family = random.pick([
    [frond, frond, pebble],
    [coral, coral, blossom],
    [oakLeaf, almond, oakLeaf],
    [swallow, swallow, crescent],
    [flame, frond, pebble],
  ])
  const inset = margin + size * 0.5
  for (const [px, py] of scatter(random, count, width - inset * 2, height - inset * 2, 24)) {
    const x = px + inset
    const y = py + inset
    const lean = Math.atan2(x - width / 2, height * 1.1 - y)
    const within = patches.findIndex(
      (p) => x > width * p.x && x < width * (p.x + p.w) && y > height * p.y && y < height * (p.y + p.h),
    )
    const form = family[out.length % family.length]!
    const at = { x, y, size: size * random.range(0.8, 1.02), turn: lean + random.range(-0.3, 0.3) }
    out.push(cutting(random, form, at, within + 1, out.length % 3))
  }
  return out
}

/** A vase of cut branches on a table, with a sun or a window. */
function table(width: number, height: number, random: Random): Piece[] {
  const edge = height * random.range(0.66, 0.73)
  const margin = 46
  const short = Math.min(width, height)
  const x = width * random.range(0.44, 0.58)
  const s = short * 0.42
  const out = [
    sheet(0, rectangle(margin, margin, width - margin * 2, edge - margin)),
    sheet(1, rectangle(margin, edge, width - margin * 2, height - margin - edge)),
  ]
  if (random.chance(0.5))
    out.push(sheet(2, rectangle(width * 0.12, height * 0.1, width * 0.28, height * 0.32)))
  else out.push({ ...sheet(2, place(pebble, random, width * 0.25, height * 0.22, short * 0.28, 0)[0]!) })
  const stems = random.int(5, 6)
  const twigs = random.pick([
    [almond, almond, oakLeaf],
    [frond, almond, frond],
    [oakLeaf, blossom, almond],
    [blossom, almond, almond],
  ])
  for (let k = 0; k < stems; k++) {
    const angle = -1.2 + (k / (stems - 1)) * 2.4
    const high = Math.min(s * random.range(0.78, 0.92), (edge - s * 0.5 - margin * 1.8) / 1.1)
    const at = {
      x: x + Math.sin(angle) * high * 0.92,
      y: edge - s * 0.5 - Math.cos(angle) * high * 0.7,
      size: high * 0.66,
      turn: angle * 0.86,
    }
    out.push(cutting(random, twigs[k % twigs.length]!, at, 0, k % 3))
  }
  out.push(cutting(random, vase, { x, y: edge - s * 0.02, size: s * 0.95, turn: 0 }, 1, 0))
  for (const px of random.shuffle([0.16, 0.3, 0.78, 0.88]).slice(0, 3))
    out.push(
      cutting(
        random,
        pebble,
        { x: width * px, y: edge + (height - edge) * random.range(0.3, 0.5), size: short * 0.1, turn: 0 },
        1,
        1,
      ),
    )
  return out
}

/** Tall plants that rise from hills of paper under a moon. */
function garden(width: number, height: number, random: Random): Piece[] {
  const margin = 46
  const short = Math.min(width, height)
  const hill = (base: number, swell: number): number[] => {
    const crest = Array.from({ length: 7 }, (_, k): Point => {
      const t = k / 6
      return [margin + t * (width - margin * 2), base + Math.sin(t * 5 + base) * swell]
    })
    return outlineOf([
      ...smoothCurve(crest, false, 10),
      [width - margin, height - margin],
      [margin, height - margin],
    ])
  }
  const out = [sheet(0, rectangle(margin, margin, width - margin * 2, height - margin * 2))]
  const moonX = width * random.pick([0.26, 0.7])
  const moon = random.pick([crescent, pebble, blossom])
  out.push(
    cutting(
      random,
      moon,
      { x: moonX, y: height * 0.23, size: short * 0.24, turn: random.range(-0.4, 0.4) },
      0,
      1,
    ),
  )
  out.push(sheet(1, hill(height * 0.66, 26)))
  const plants = random.int(4, 6)
  const kinds = random.shuffle([frond, coral, flame, oakLeaf, almond])
  for (let k = 0; k < plants; k++) {
    const x = margin + ((k + 0.5 + random.range(-0.1, 0.1)) / plants) * (width - margin * 2)
    const far = Math.abs(x - moonX) / width
    const tall = height * (0.3 + Math.min(0.26, far * 0.5)) * random.range(0.86, 1.08)
    const size = Math.min(tall, (width / plants) * 1.32)
    const at = { x, y: height * 0.76 - size * 0.46, size, turn: random.range(-0.14, 0.14) }
    out.push(cutting(random, kinds[k % kinds.length]!, at, 0, k))
  }
  out.push(sheet(2, hill(height * 0.79, 20)))
  for (let k = 0; k < 3; k++) {
    const x = width * (0.2 + 0.3 * k + random.range(-0.06, 0.06))
    const form = random.pick([blossom, almond, pebble])
    out.push(
      cutting(random, form, { x, y: height * 0.88, size: short * 0.12, turn: random.range(-0.6, 0.6) }, 2, k),
    )
  }
  return out
}

export const cutpaperPlans = { grid, spray, table, garden }
