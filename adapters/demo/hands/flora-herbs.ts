import { jitter, lighten } from '../drawing/colour.ts'
import { fill } from '../drawing/raster.ts'
import { ellipse, type Point, smoothCurve } from '../drawing/shapes.ts'
import { drawStroke } from '../drawing/stroke.ts'
import {
  drawBlade,
  drawDot,
  drawFrond,
  drawStem,
  headingAt,
  lastOf,
  type Pen,
  type Site,
} from './flora-pen.ts'

export function grass(pen: Pen, { x, y, tall, leaf, bloom }: Site): void {
  const { random, unit } = pen
  for (let k = 0; k < 5; k++) {
    const foot = x + random.range(-10, 10) * unit
    const path = drawStem(
      pen,
      foot,
      y,
      tall * random.range(0.5, 1),
      random.range(-0.4, 0.4),
      4.8 * unit,
      leaf,
    )
    if (k > 1) continue
    for (let i = path.length - 16; i < path.length; i++)
      drawBlade(
        pen,
        path[i]![0],
        path[i]![1],
        headingAt(path, i) + (i % 2 === 1 ? 0.5 : -0.5),
        20 * unit,
        5 * unit,
        bloom,
        { veins: false },
      )
  }
}

export function poppy(pen: Pen, { x, y, tall, leaf, bloom, heart }: Site): void {
  const { random, unit, ink, raster } = pen
  const path = drawStem(pen, x, y, tall, random.range(-0.2, 0.2), 5 * unit, leaf)
  const [ex, ey] = lastOf(path)
  const angle = headingAt(path, path.length - 1)
  const size = random.range(50, 76) * unit
  for (let k = 0; k < 6; k++) {
    const i = random.int(2, 14)
    const side = random.sign()
    drawBlade(
      pen,
      path[i]![0],
      path[i]![1],
      headingAt(path, i) + side * random.range(0.5, 0.9),
      random.range(68, 125) * unit,
      23 * unit,
      leaf,
      { bend: side * 0.6 },
    )
  }
  for (const [turn, long, wide, tone] of [
    [-0.62, 1, 1.05, 0],
    [0.62, 1, 1.05, 0],
    [0, 1.05, 1.25, -0.04],
    [-0.3, 0.82, 0.9, 0.03],
    [0.34, 0.78, 0.9, 0.05],
  ] as const)
    drawBlade(pen, ex, ey, angle + turn, size * long, size * wide, lighten(bloom, tone), {
      fullness: 0.85,
      opacity: 0.78,
      veins: false,
      bend: -turn * 0.3,
    })
  for (let k = 0; k < 9; k++) {
    const turn = angle + random.range(-0.5, 0.5)
    const reach = size * random.range(0.25, 0.42)
    const tip: Point = [ex + Math.cos(turn) * reach, ey + Math.sin(turn) * reach]
    drawStroke(raster, [[ex, ey], tip], 1.2 * unit, ink)
    drawDot(pen, tip[0], tip[1], 2.6 * unit, ink)
  }
  if (!random.chance(0.6)) return
  const bud = drawStem(pen, path[20]![0], path[20]![1], tall * 0.3, random.sign() * 0.6, 3.4 * unit, leaf)
  const [bx, by] = lastOf(bud)
  fill(raster, [ellipse(bx, by, 10 * unit, 15 * unit)], lighten(leaf, 0.05))
  fill(raster, [ellipse(bx, by - 14 * unit, 11 * unit, 4 * unit)], heart)
}

export function umbel(pen: Pen, { x, y, tall, leaf, bloom }: Site): void {
  const { random, unit, raster } = pen
  const path = drawStem(pen, x, y, tall, random.range(-0.12, 0.12), 5.6 * unit, leaf)
  const head = ([cx, cy]: Point, angle: number, size: number): void => {
    for (let k = -5; k <= 5; k++) {
      const turn = angle + k * 0.21 + random.range(-0.05, 0.05)
      const reach = size * (1 - 0.05 * Math.abs(k))
      const tip: Point = [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach]
      const bow: Point = [cx + Math.cos(turn) * reach * 0.5, cy + Math.sin(turn) * reach * 0.5 - 3.5 * unit]
      drawStroke(raster, smoothCurve([[cx, cy], bow, tip], false, 5), 1.7 * unit, leaf)
      for (let j = 0; j < 11; j++) {
        const ray = turn + random.range(-1.3, 1.3)
        const away = size * random.range(0.08, 0.24)
        const end: Point = [tip[0] + Math.cos(ray) * away, tip[1] + Math.sin(ray) * away]
        drawStroke(raster, [tip, end], 0.9 * unit, leaf)
        drawDot(pen, end[0], end[1], random.range(2.3, 4.8) * unit, jitter(bloom, random, 0.03), 0.9)
      }
    }
  }
  head(lastOf(path), headingAt(path, path.length - 1), random.range(68, 100) * unit)
  for (const side of [-1, 1]) {
    const i = random.int(18, 34)
    const arm = drawStem(
      pen,
      path[i]![0],
      path[i]![1],
      tall * random.range(0.18, 0.3),
      side * 0.7,
      3.4 * unit,
      leaf,
    )
    head(lastOf(arm), headingAt(arm, arm.length - 1), random.range(38, 58) * unit)
  }
  for (let k = 0; k < 4; k++) drawFrond(pen, path, 4 + k * 6, k % 2 === 1 ? 1 : -1, tall * 0.17, leaf)
}

export function fern(pen: Pen, { x, y, tall, leaf }: Site): void {
  const { random, unit } = pen
  for (const [share, side] of [
    [0.92, 1],
    [0.72, -1],
  ] as const) {
    const path = drawStem(pen, x, y, tall * share, side * random.range(0.22, 0.42), 4.2 * unit, leaf)
    for (let i = 6; i < path.length; i += i < 34 ? 2 : 1)
      for (const turn of [-1, 1]) {
        const t = i / path.length
        const long = tall * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) * (1.1 - t * 0.72)
        const tone = lighten(leaf, random.range(-0.03, 0.03))
        drawBlade(
          pen,
          path[i]![0],
          path[i]![1],
          headingAt(path, i) + turn * 1.12,
          long,
          Math.max(5 * unit, long * 0.15),
          tone,
          { bend: -turn * 0.4, veins: false },
        )
      }
  }
}
