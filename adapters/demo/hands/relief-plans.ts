import { length2 } from '../drawing/maths.ts'
import type { Noise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'

/** A part of the panel that is raised, combed, toned or gilded; lengths in thousandths of the short side. */
export interface Zone {
  /** Signed distance to the outline, negative inside. */
  readonly distance: (x: number, y: number) => number
  /** How far it stands out; negative sinks. */
  readonly lift: number
  /** Grooves follow the level lines of this, one every `pitch`. */
  readonly comb?: (x: number, y: number) => number
  readonly pitch: number
  readonly gilded?: boolean
  /** 0 to 1: how much of the second plaster. */
  readonly toned?: number
}

interface Panel {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly noise: Noise
}

type Distance = Zone['distance']

const ringDistance =
  (cx: number, cy: number, inner: number, outer: number): Distance =>
  (x, y) => {
    const r = length2(x - cx, y - cy)
    return Math.max(inner - r, r - outer)
  }

const discDistance =
  (cx: number, cy: number, radius: number): Distance =>
  (x, y) =>
    length2(x - cx, y - cy) - radius

const boxDistance =
  (x0: number, y0: number, x1: number, y1: number): Distance =>
  (x, y) =>
    Math.max(x0 - x, x - x1, y0 - y, y - y1)

const both =
  (a: Distance, b: Distance): Distance =>
  (x, y) =>
    Math.max(a(x, y), b(x, y))

const outside =
  (a: Distance, b: Distance): Distance =>
  (x, y) =>
    Math.max(a(x, y), -b(x, y) + 5)

/** Great combed arcs, one before the other, with a small disc at rest. */
function arcs({ width, height, random }: Panel): Zone[] {
  const pitch = random.range(14, 22)
  const side = random.sign()
  const at = (x: number): number => (side > 0 ? x : width - x)
  const ax = at(width * random.range(0.3, 0.62))
  const ay = height * random.range(0.46, 0.58)
  const ar = random.range(330, 430)
  const bx = at(width * random.range(-0.04, 0.16))
  const by = height * random.range(0.84, 0.98)
  const br = random.range(400, 560)
  const cx = at(width * random.range(0.84, 1.02))
  const cy = height * random.range(0.9, 1.02)
  const cr = random.range(250, 340)
  const dome = both(ringDistance(ax, ay, ar * random.range(0, 0.25), ar), (_, y) => y - ay)
  const front = ringDistance(bx, by, br * random.range(0.2, 0.45), br)
  const last = ringDistance(cx, cy, cr * random.range(0.1, 0.3), cr)
  const whole = discDistance(bx, by, br)
  const corner = discDistance(cx, cy, cr)
  const zones: Zone[] = [
    {
      distance: outside(outside(dome, whole), corner),
      lift: 5,
      comb: (x, y) => length2(x - ax, y - ay),
      pitch,
      toned: random.range(0.8, 1),
    },
    {
      distance: outside(last, whole),
      lift: 6,
      comb: (x, y) => length2(x - cx, y - cy),
      pitch: pitch * 0.9,
      toned: random.chance(0.5) ? 0.4 : 0,
    },
    { distance: front, lift: 8, comb: (x, y) => length2(x - bx, y - by), pitch, toned: 0 },
  ]
  if (random.chance(0.7)) {
    const gilded = random.chance(0.75)
    const disc = discDistance(
      at(width * random.range(0.62, 0.84)),
      height * random.range(0.14, 0.24),
      random.range(62, 94),
    )
    zones.push({ distance: disc, lift: 5, pitch, gilded, toned: gilded ? 0 : 1 })
  }
  return zones
}

/** Combed furrows that flow over the whole panel below a smooth sky. */
function furrows({ width, height, random, noise }: Panel): Zone[] {
  const pitch = random.range(15, 24)
  const lean = random.range(-0.4, 0.4)
  const cos = Math.cos(lean)
  const sin = Math.sin(lean)
  const swing = random.range(30, 80)
  const long = random.range(120, 190)
  const from = random.range(0, 90)
  const flow: Distance = (x, y) =>
    x * sin +
    y * cos +
    swing * Math.sin((x * cos - y * sin) / long + 1.6 * noise.noise2(x / 460 + from, y / 460))
  const top = height * random.range(0.2, 0.42)
  const crest: Distance = (x, y) => top - y + 46 * noise.noise2(x / 260, from)
  const field = both(crest, boxDistance(82, -99, width - 82, height - 82))
  const zones: Zone[] = [{ distance: field, lift: 6, comb: flow, pitch, toned: random.range(0, 0.8) }]
  if (random.chance(0.5)) {
    const x = width * random.range(0.26, 0.74)
    zones.push({ distance: discDistance(x, top * 0.55, random.range(54, 80)), lift: 4, pitch, gilded: true })
  } else {
    const line: Distance = (x, y) => Math.max(Math.abs(crest(x, y) - 34) - 5, 82 - x, x - width + 82)
    zones.push({ distance: line, lift: 2, pitch, gilded: true })
  }
  return zones
}

/** One disc over combed water. */
function moon({ width, height, random, noise }: Panel): Zone[] {
  const r = random.range(230, 300)
  const cx = width * random.range(0.42, 0.58)
  const cy = height * 0.08 + r + height * random.range(0.02, 0.08)
  const level = Math.max(cy + r * random.range(0.4, 1.15), height * 0.56)
  const wave: Distance = (x, y) => y + 17 * Math.sin(x / 150 + cx) + 9 * noise.noise2(x / 120, y / 210)
  const water = both((x, y) => level - wave(x, y), boxDistance(86, -99, width - 86, height - 86))
  const disc = outside(discDistance(cx, cy, r), water)
  const gilded = random.chance(0.35)
  return [
    { distance: disc, lift: 8, pitch: 20, gilded, toned: gilded ? 0 : 1 },
    {
      distance: water,
      lift: 5,
      comb: wave,
      pitch: random.range(16, 24),
      toned: random.chance(0.4) ? 0.5 : 0,
    },
  ]
}

/** Rows of small fans, the lower ones in front, like scales or hills. */
function fans({ width, height, random }: Panel): Zone[] {
  const count = random.int(3, 5)
  const edge = 84
  const span = (width - edge * 2) / count
  const r = span * 0.5
  const rowStep = r * random.range(0.52, 0.74)
  const rows = Math.floor((height - edge * 2 - r) / rowStep) + 1
  const start = (height - (rows - 1) * rowStep - r) / 2 + r
  const frame = boxDistance(edge, edge, width - edge, height - edge)
  const fanAt = (x: number, y: number): { cx: number; cy: number; row: number } | null => {
    for (let row = rows - 1; row >= 0; row--) {
      const cy = start + row * rowStep
      if (y > cy + 1 && row === rows - 1) continue
      const off = row % 2 === 0 ? r : 0
      const cx = edge + off + Math.round((x - edge - off) / span) * span
      if (length2(x - cx, y - cy) < r && y <= cy + rowStep) return { cx, cy, row }
    }
    return null
  }
  const comb: Distance = (x, y) => {
    const fan = fanAt(x, y)
    return fan === null ? 0 : length2(x - fan.cx, y - fan.cy)
  }
  const within: Distance = (x, y) => Math.max(fanAt(x, y) === null ? 20 : -20, frame(x, y))
  const chosen = random.int(0, 12)
  const special: Distance = (x, y) => {
    const fan = fanAt(x, y)
    if (fan === null) return 20
    const number = fan.row * 7 + Math.round((fan.cx / span) * 2) * 3
    return Math.max(number % 13 === chosen ? -20 : 20, frame(x, y))
  }
  return [
    { distance: within, lift: 5, comb, pitch: r / random.int(4, 6), toned: random.pick([0, 0.5, 1]) },
    { distance: special, lift: 0.5, pitch: 20, gilded: true },
  ]
}

/** Worn stones balanced on one another. */
function cairn({ width, height, random }: Panel): Zone[] {
  const count = random.int(3, 5)
  const tall = (height * 0.72) / count
  const zones: Zone[] = []
  let y = height * 0.86
  const gilt = random.chance(0.7) ? count - 1 : -1
  for (let k = 0; k < count; k++) {
    const ry = (tall / 2) * random.range(0.86, 1.1) * (1 - k * 0.06)
    const rx = Math.min(width * 0.36, ry * random.range(1.5, 2.15))
    const cx = width / 2 + random.range(-0.05, 0.05) * width
    const cy = y - ry
    y -= ry * 1.96
    const power = random.range(2.1, 2.7)
    const distance: Distance = (px, py) =>
      ((Math.abs((px - cx) / rx) ** power + Math.abs((py - cy) / ry) ** power) ** (1 / power) - 1) * ry
    const lean = random.range(-0.3, 0.3)
    const comb: Distance = (px, py) => py + px * lean
    const zone = {
      distance,
      lift: 7 + k,
      pitch: random.range(15, 22),
      gilded: k === gilt,
      toned: [0.55, 0, 1, 0.2][k % 4]!,
    }
    zones.push(k % 2 === 1 ? { ...zone, comb } : zone)
  }
  return zones
}

/** A leaning column of half discs, turned this way and that. */
function halves({ width, height, random }: Panel): Zone[] {
  const count = Math.max(2, Math.round(height / width + 1.4))
  const r = Math.min((height * 0.84) / count / 1.02, width * 0.4) * 0.98
  const zones: Zone[] = []
  const tones = random.shuffle([0, 1, 0.5, 1])
  const bare = random.int(0, count - 1)
  for (let k = 0; k < count; k++) {
    const base = height * 0.5 + (k - (count - 2) / 2) * r * 1.02
    const cx = width / 2 + (k % 2 === 0 ? -1 : 1) * r * random.range(0.05, 0.32)
    const dome = both(discDistance(cx, base, r), (_, y) => Math.max(y - base, base - r * 1.2 - y))
    const zone = { distance: dome, lift: 6 + k, pitch: random.range(15, 23), toned: tones[k % 4]! }
    zones.push(k === bare ? zone : { ...zone, comb: (x, y) => length2(x - cx, y - base) })
    if (k === bare) {
      const disc = discDistance(cx, base - r * 0.42, r * 0.2)
      zones.push({ distance: disc, lift: 3, pitch: 20, gilded: true })
    }
  }
  return zones
}

export const reliefPlans = { arcs, furrows, moon, fans, cairn, halves }
