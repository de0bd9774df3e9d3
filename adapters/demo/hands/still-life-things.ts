import type { Easel } from '../drawing/brushwork.ts'
import { hexToLab, type Lab } from '../drawing/colour.ts'
import { coverageOf, type Mask } from '../drawing/coverage.ts'
import { clamp, lerp, TAU } from '../drawing/maths.ts'
import { randomFrom } from '../drawing/random.ts'
import { ellipse, outlineOf, type Point, roughen, smoothCurve } from '../drawing/shapes.ts'

/** Shadow, middle, light and highlight of a thing. */
export type Tones = readonly [Lab, Lab, Lab, Lab]

export const blend = (a: Readonly<Lab>, b: Readonly<Lab>, t: number): Lab => {
  const f = clamp(t)
  return [lerp(a[0], b[0], f), lerp(a[1], b[1], f), lerp(a[2], b[2], f)]
}

/** Half widths from the top to the foot, as parts of the height. */
export const profiles = {
  bottle: [0.062, 0.058, 0.058, 0.066, 0.15, 0.18, 0.185, 0.185, 0.18],
  flask: [0.07, 0.055, 0.055, 0.12, 0.25, 0.31, 0.3, 0.22],
  jug: [0.17, 0.15, 0.17, 0.25, 0.31, 0.33, 0.31, 0.25],
  carafe: [0.15, 0.1, 0.09, 0.12, 0.2, 0.26, 0.28, 0.25],
  tin: [0.24, 0.24, 0.24, 0.24, 0.24, 0.24],
  bowl: [0.98, 0.96, 0.88, 0.72, 0.48, 0.34, 0.36],
  cup: [0.52, 0.51, 0.49, 0.44, 0.36, 0.3],
  vase: [0.16, 0.13, 0.15, 0.22, 0.27, 0.26, 0.2, 0.15],
} as const

export type Profile = keyof typeof profiles

/** The silhouette of outlines in units, cut by hand; the wobble does not depend on the size of the picture. */
const maskOf = (work: Easel, outlines: readonly number[][]): Mask | null => {
  const { scale } = work
  const hand = randomFrom(outlines[0]!.slice(0, 2).map(Math.round).join('/'))
  const cut = outlines.map((outline) =>
    roughen(
      outline.map((value) => value * scale),
      hand,
      0.9 * scale,
      24 * scale,
    ),
  )
  return coverageOf(cut, Math.round(work.width * scale), Math.round(work.height * scale))
}

const toneAt = (tones: Tones, light: number): Lab => {
  const [shadow, middle, lit, high] = tones
  if (light < 0.5) return blend(shadow, middle, light / 0.5)
  return light < 0.86 ? blend(middle, lit, (light - 0.5) / 0.36) : blend(lit, high, (light - 0.86) / 0.14)
}

/** Gouache is mixed in steps: few tones, each with a plain edge. */
const stepped = (light: number, steps: number): number => Math.round(clamp(light) * steps) / steps

/** A soft cast shadow on the table, away from the light. */
export function shadowOf(work: Easel, x: number, foot: number, half: number, colour: Lab): void {
  const { random } = work
  const count = Math.ceil(half / 7)
  for (let k = 0; k < count; k++) {
    const t = k / count
    work.touch({
      x: x + half * lerp(-0.1, 1.15, t) + random.normal(0, 5),
      y: foot + random.range(-0.06, 0.1) * half - t * 4,
      angle: random.normal(0.02, 0.05),
      length: half * random.range(0.7, 1.1),
      width: half * 0.17,
      colour,
      body: 0.8 - 0.3 * t,
    })
  }
}

/** A turned vessel standing on (x, foot). */
export function vessel(
  work: Easel,
  profile: Profile,
  x: number,
  foot: number,
  tall: number,
  tones: Tones,
  inside: Lab,
): void {
  const { random } = work
  const halves = profiles[profile]
  const half = (t: number): number => {
    const at = clamp(t) * (halves.length - 1)
    const i = Math.min(halves.length - 2, Math.floor(at))
    const s = at - i
    const [p, q, r, t3] = [i - 1, i, i + 1, i + 2].map(
      (k) => halves[Math.min(halves.length - 1, Math.max(0, k))]!,
    )
    const bend =
      s * ((r! - p!) / 2 + s * (p! - 2.5 * q! + 2 * r! - t3! / 2 + s * ((t3! - p!) / 2 + 1.5 * (q! - r!))))
    return (q! + bend) * tall
  }
  const round = 0.2
  const top = foot - tall
  const side: Point[] = Array.from({ length: 33 }, (_, k) => [x + half(k / 32), top + (tall * k) / 32])
  const far: Point[] = side.map(([px, py]): Point => [2 * x - px, py]).reverse()
  const base = Array.from({ length: 9 }, (_, k): Point => {
    const angle = (Math.PI * (k + 1)) / 10
    return [x + Math.cos(angle) * half(1), foot + Math.sin(angle) * half(1) * round]
  })
  const rim = ellipse(x, top, half(0), half(0) * round, 0, 40)
  const mask = maskOf(work, [outlineOf([...side, ...base, ...far]), rim])
  if (mask === null) return
  const widest = Math.max(...halves) * tall
  const brush = clamp(widest * 0.3, 11, 34)
  for (const pass of [0, 1]) {
    const rows = Math.ceil(tall / (brush * 0.62))
    for (let row = -1; row <= rows + 1; row++) {
      const t = (row + random.range(-0.2, 0.2)) / rows
      const wide = half(t)
      const across = Math.max(2, Math.ceil((wide * 2) / (brush * 1.15)))
      for (let k = 0; k < across; k++) {
        const u = ((k + 0.5) / across) * 2 - 1 + random.normal(0, 0.06)
        const slope = (half(t + 0.06) - half(t - 0.06)) / (tall * 0.12)
        // Light from the left, turning away at the far left too; the table throws a little back on the right.
        const facing = 0.64 - (u + 0.36) * Math.abs(u + 0.36) * 0.46 - slope * 0.24 + (u > 0.84 ? 0.12 : 0)
        const light = stepped(facing + random.normal(0, 0.022), 7)
        if (pass === 1 && random.chance(0.5)) continue
        const upright = profile === 'bottle' || profile === 'tin' || profile === 'carafe'
        const sag = Math.atan2(-u * round * 0.9, 1)
        work.touch({
          x: x + u * wide,
          y: top + t * tall + (1 - u * u) * wide * round * 0.6,
          angle: (upright ? Math.PI / 2 : sag) + random.normal(0, 0.09),
          length: brush * (pass === 0 ? 3.4 : 2.6),
          width: brush * (pass === 0 ? 1.15 : 0.8),
          colour: toneAt(tones, light),
          within: mask,
        })
      }
    }
  }
  // The mouth: dark within, a lit lip around it.
  const mouth = maskOf(work, [ellipse(x, top, half(0) * 0.93, half(0) * round * 0.86, 0, 36)])
  if (mouth !== null)
    for (let k = 0; k < 7; k++) {
      const u = (k / 6) * 2 - 1
      work.touch({
        x: x + u * half(0) * 0.8,
        y: top,
        angle: 0.05,
        length: half(0) * 0.9,
        width: half(0) * round * 1.5,
        colour: blend(inside, tones[1], k > 3 ? 0.42 : 0.05),
        within: mouth,
      })
    }
  const lip = Math.max(3.2, half(0) * 0.055)
  for (let k = 0; k < 14; k++) {
    const angle = (k / 14) * TAU
    work.touch({
      x: x + Math.cos(angle) * half(0) * 0.965,
      y: top + Math.sin(angle) * half(0) * round * 0.93,
      angle: Math.atan2(Math.cos(angle) * round, -Math.sin(angle)),
      length: half(0) * 0.68 * Math.sqrt(Math.sin(angle) ** 2 + (Math.cos(angle) * round) ** 2) + lip,
      width: lip,
      colour: toneAt(tones, Math.cos(angle) < 0.2 ? 0.94 : 0.6),
    })
  }
  if (profile !== 'bowl')
    glint(work, x - half(0.62) * 0.48, top + tall * 0.6, brush * 0.42, tall * 0.11, tones[3], mask)
}

function glint(
  work: Easel,
  x: number,
  y: number,
  width: number,
  length: number,
  colour: Lab,
  within: Mask,
): void {
  work.touch({ x, y, angle: Math.PI / 2 + 0.06, length, width, colour, within })
}

/** The handle of a jug, drawn with one turn of the brush; `side` 1 is right. */
export function handle(work: Easel, x: number, foot: number, tall: number, side: number, tones: Tones): void {
  const points = smoothCurve(
    [
      [x + side * tall * 0.15, foot - tall * 0.9],
      [x + side * tall * 0.36, foot - tall * 0.93],
      [x + side * tall * 0.44, foot - tall * 0.68],
      [x + side * tall * 0.3, foot - tall * 0.44],
    ],
    false,
    5,
  )
  for (const pass of [0, 1])
    points.slice(1).forEach(([px, py], k) => {
      const [bx, by] = points[k]!
      const shift = pass * tall * -0.012
      work.touch({
        x: (px + bx) / 2 + shift,
        y: (py + by) / 2 + shift,
        angle: Math.atan2(py - by, px - bx),
        length: tall * 0.11,
        width: tall * (pass === 0 ? 0.06 : 0.026),
        colour: toneAt(tones, pass === 0 ? (side > 0 ? 0.3 : 0.5) : side > 0 ? 0.6 : 0.9),
      })
    })
}

export type FruitKind = 'lemon' | 'pear' | 'apple' | 'fig' | 'quince'

const silhouettes: Record<FruitKind, readonly Point[]> = {
  lemon: [
    [-1.22, 0.02],
    [-0.98, -0.34],
    [-0.4, -0.74],
    [0.3, -0.76],
    [0.92, -0.36],
    [1.14, -0.02],
    [0.92, 0.38],
    [0.3, 0.76],
    [-0.42, 0.74],
    [-0.98, 0.34],
  ],
  pear: [
    [-0.08, -1.36],
    [0.16, -1.36],
    [0.4, -0.92],
    [0.62, -0.34],
    [0.94, 0.2],
    [0.8, 0.78],
    [0.3, 0.98],
    [-0.34, 0.98],
    [-0.84, 0.76],
    [-0.96, 0.2],
    [-0.62, -0.36],
    [-0.36, -0.94],
  ],
  apple: [
    [0, -0.78],
    [0.42, -0.94],
    [0.9, -0.62],
    [1.02, 0],
    [0.78, 0.7],
    [0.3, 0.94],
    [0, 0.88],
    [-0.3, 0.94],
    [-0.8, 0.7],
    [-1.02, 0],
    [-0.9, -0.6],
    [-0.42, -0.92],
  ],
  fig: [
    [0.06, -1.24],
    [0.2, -0.86],
    [0.58, -0.4],
    [0.88, 0.16],
    [0.66, 0.72],
    [0, 0.92],
    [-0.66, 0.74],
    [-0.88, 0.18],
    [-0.56, -0.38],
    [-0.16, -0.86],
  ],
  quince: [
    [0, -1.02],
    [0.36, -0.86],
    [0.84, -0.46],
    [1, 0.1],
    [0.72, 0.7],
    [0.2, 0.9],
    [-0.24, 0.92],
    [-0.76, 0.72],
    [-1, 0.12],
    [-0.82, -0.46],
    [-0.36, -0.86],
  ],
}

/** A fruit of radius `r` whose middle is at (x, y), turned by `turn`. */
export function fruit(
  work: Easel,
  kind: FruitKind,
  x: number,
  y: number,
  r: number,
  turn: number,
  tones: Tones,
): void {
  const { random } = work
  const cos = Math.cos(turn) * r
  const sin = Math.sin(turn) * r
  const outline = outlineOf(
    smoothCurve(
      silhouettes[kind].map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]),
      true,
      7,
    ),
  )
  const mask = maskOf(work, [outline])
  if (mask === null) return
  const brush = clamp(r * 0.42, 9, 26)
  for (const off of [-0.5, 0, 0.5])
    work.touch({ x, y: y + off * r, angle: 0, length: r * 3.6, width: r, colour: tones[1], within: mask })
  for (let k = 0; k < 90; k++) {
    const angle = random.range(0, TAU)
    const far = Math.sqrt(random.next()) * 1.3
    const px = Math.cos(angle) * far
    const py = Math.sin(angle) * far
    const facing = stepped(0.56 - px * 0.34 - py * 0.36 + random.normal(0, 0.05), 6)
    work.touch({
      x: x + px * r,
      y: y + py * r,
      angle: angle + Math.PI / 2 + random.normal(0, 0.25),
      length: brush * 2.3,
      width: brush * (k < 40 ? 1 : 0.7),
      colour: toneAt(tones, Math.min(0.85, facing)),
      within: mask,
    })
  }
  work.touch({
    x: x - r * 0.34,
    y: y - r * 0.36,
    angle: -0.7,
    length: r * 0.46,
    width: r * 0.17,
    colour: tones[3],
    within: mask,
  })
  const tip = silhouettes[kind][0]!
  const stemX = x + tip[0] * cos - tip[1] * sin
  const stemY = y + tip[0] * sin + tip[1] * cos
  if (kind !== 'lemon') {
    const lean = turn - Math.PI / 2 + random.range(-0.4, 0.4)
    const reach = r * 0.4
    work.touch({
      x: stemX + (Math.cos(lean) * reach) / 2,
      y: stemY + (Math.sin(lean) * reach) / 2 + r * 0.06,
      angle: lean,
      length: reach * 1.3,
      width: Math.max(4, r * 0.1),
      colour: hexToLab('#3a2a20'),
    })
  }
}

/** A twig with leaves from (x, y), growing along `heading`. */
export function branch(
  work: Easel,
  x: number,
  y: number,
  heading: number,
  reach: number,
  leaf: Tones,
  blossom: Tones | null,
): void {
  const { random } = work
  const bend = random.range(-0.5, 0.5)
  const pieces = 9
  const nodes: { x: number; y: number; angle: number }[] = []
  let px = x
  let py = y
  for (let k = 0; k < pieces; k++) {
    const angle = heading + bend * (k / pieces) ** 1.5
    const step = reach / pieces
    const nx = px + Math.cos(angle) * step
    const ny = py + Math.sin(angle) * step
    const width = lerp(8, 4, k / pieces)
    work.touch({ x: (px + nx) / 2, y: (py + ny) / 2, angle, length: step * 1.5, width, colour: leaf[0] })
    px = nx
    py = ny
    if (k > 1) nodes.push({ x: px, y: py, angle })
  }
  nodes.forEach((node, k) => {
    const out = node.angle + (k % 2 === 0 ? 1 : -1) * random.range(0.6, 1.1)
    leafBlade(work, node.x, node.y, out, reach * random.range(0.19, 0.27), leaf)
  })
  if (blossom === null) return
  nodes.forEach((node, k) => {
    if (k % 2 === 1) flower(work, node.x, node.y, reach * 0.05, k, blossom)
  })
}

function flower(work: Easel, x: number, y: number, r: number, turn: number, tones: Tones): void {
  for (let petal = 0; petal < 5; petal++) {
    const around = (petal / 5) * TAU + turn
    const at = { x: x + Math.cos(around) * r, y: y + Math.sin(around) * r * 0.86 }
    const within = maskOf(work, [ellipse(at.x, at.y, r * 0.95, r * 0.62, around, 18)])
    if (within === null) continue
    const colour = toneAt(tones, 0.76 - 0.28 * Math.cos(around - 0.7))
    for (const turned of [0, 1.2])
      work.touch({ ...at, angle: around + turned, length: r * 2.6, width: r * 1.9, colour, within })
  }
  work.touch({ x, y, angle: 0.4, length: r * 0.8, width: r * 0.5, colour: hexToLab('#d9a93c') })
}

/** A leaf from its foot along `heading`: one dark stroke, and a lighter one on the side of the light. */
function leafBlade(work: Easel, x: number, y: number, heading: number, long: number, tones: Tones): void {
  const { random } = work
  const cos = Math.cos(heading)
  const sin = Math.sin(heading)
  const fat = long * random.range(0.15, 0.2)
  const at = (along: number, aside: number): Point => [
    x + cos * along * long - sin * aside * fat,
    y + sin * along * long + cos * aside * fat,
  ]
  const curl = random.range(-0.5, 0.5)
  const blade = [
    at(0, 0),
    at(0.3, 1),
    at(0.65, 0.8 + curl),
    at(1, curl * 1.4),
    at(0.65, -0.8 + curl),
    at(0.3, -1),
  ]
  const mask = maskOf(work, [outlineOf(smoothCurve(blade, true, 6))])
  if (mask === null) return
  const light = random.range(0.12, 0.6)
  const lit = cos > 0 ? -0.6 : 0.6
  for (const [aside, tone] of [
    [0, light],
    [lit, light + 0.3],
  ] as const) {
    const [mx, my] = at(0.5, aside + curl * 0.6)
    work.touch({
      x: mx,
      y: my,
      angle: heading,
      length: long * 1.35,
      width: fat * (aside === 0 ? 2.8 : 1.1),
      colour: toneAt(tones, tone),
      within: mask,
    })
  }
}
