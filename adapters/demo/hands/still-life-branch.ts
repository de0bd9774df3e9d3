import type { Easel } from '../drawing/brushwork.ts'
import { hexToLab } from '../drawing/colour.ts'
import { lerp, TAU } from '../drawing/maths.ts'
import { ellipse, outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
import { silhouette, type Tones, toneAt } from './still-life-tones.ts'

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
    const within = silhouette(work, [ellipse(at.x, at.y, r * 0.95, r * 0.62, around, 18)])
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
  const mask = silhouette(work, [outlineOf(smoothCurve(blade, true, 6))])
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
