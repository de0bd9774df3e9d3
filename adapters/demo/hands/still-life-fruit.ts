import type { Easel } from '../drawing/brushwork.ts'
import { hexToLab } from '../drawing/colour.ts'
import { clamp, TAU } from '../drawing/maths.ts'
import { outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
import { silhouette, stepped, type Tones, toneAt } from './still-life-tones.ts'

export type FruitKind = 'lemon' | 'pear' | 'apple' | 'fig' | 'quince'

const outlines: Record<FruitKind, readonly Point[]> = {
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
      outlines[kind].map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]),
      true,
      7,
    ),
  )
  const mask = silhouette(work, [outline])
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
  const tip = outlines[kind][0]!
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
