import { jitter, lighten } from '../drawing/colour.ts'
import { clamp, TAU } from '../drawing/maths.ts'
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

export function spike(pen: Pen, { x, y, tall, leaf, bloom }: Site): void {
  const { random, unit } = pen
  const path = drawStem(pen, x, y, tall, random.range(-0.15, 0.15), 5.2 * unit, leaf)
  for (let k = 0; k < 7; k++) {
    const side = k % 2 === 1 ? 1 : -1
    const i = 1 + k * 3
    drawBlade(
      pen,
      path[i]![0],
      path[i]![1],
      headingAt(path, i) + side * 0.5,
      tall * 0.2 * (1 - k * 0.08),
      17 * unit,
      leaf,
      { bend: side * 0.5 },
    )
  }
  const from = Math.floor(path.length * 0.46)
  for (let i = from; i < path.length; i++) {
    const t = (i - from) / (path.length - from)
    for (const side of [-1, 1, 0]) {
      const long = (28 - 20 * t) * unit * random.range(0.85, 1.1)
      const tone = jitter(lighten(bloom, -0.03 + t * 0.07), random, 0.02)
      drawBlade(
        pen,
        path[i]![0],
        path[i]![1],
        headingAt(path, i) + side * (1.05 - t * 0.4),
        long,
        long * 0.62,
        tone,
        { fullness: 0.8, veins: false, opacity: 0.85 },
      )
    }
  }
}

export function branch(pen: Pen, { x, y, tall, leaf, bloom }: Site): void {
  const { random, unit } = pen
  const path = drawStem(pen, x, y, tall, random.range(-0.3, 0.3), 5.6 * unit, lighten(leaf, -0.08))
  for (let i = 8; i < path.length; i += 4)
    for (const side of [-1, 1]) {
      const long = random.range(54, 80) * unit * (1.15 - (i / path.length) * 0.55)
      drawBlade(
        pen,
        path[i]![0],
        path[i]![1],
        headingAt(path, i) + side * random.range(0.85, 1.2),
        long,
        long * 0.6,
        jitter(leaf, random, 0.03),
        { fullness: 0.75, bend: -side * 0.3 },
      )
      if (!random.chance(0.35)) continue
      for (let berry = 0; berry < 4; berry++) {
        const [bx, by] = [
          path[i]![0] + random.normal(0, 10) * unit,
          path[i]![1] + random.normal(0, 10) * unit,
        ]
        const radius = random.range(3.5, 7) * unit
        drawDot(pen, bx, by, radius, jitter(bloom, random, 0.04))
        drawDot(pen, bx - radius * 0.3, by - radius * 0.3, radius * 0.28, lighten(bloom, 0.18), 0.8)
      }
    }
}

export function globe(pen: Pen, { x, y, tall, leaf, bloom }: Site): void {
  const { random, unit, raster } = pen
  const path = drawStem(pen, x, y, tall, random.range(-0.1, 0.1), 5.6 * unit, leaf)
  const [ex, ey] = lastOf(path)
  const radius = random.range(46, 66) * unit
  for (let k = 0; k < 3; k++) {
    const side = random.sign()
    drawBlade(
      pen,
      x,
      y,
      -Math.PI / 2 + side * random.range(0.15, 0.5),
      tall * random.range(0.4, 0.62),
      28 * unit,
      leaf,
      { bend: side * 0.7, fullness: 0.6 },
    )
  }
  const florets = 150
  for (let k = 0; k < florets; k++) {
    const turn = k * 2.39996
    const reach = radius * Math.sqrt(k / florets)
    const [qx, qy] = [ex + Math.cos(turn) * reach, ey + Math.sin(turn) * reach]
    if (k % 2 === 1)
      drawStroke(
        raster,
        [
          [ex, ey],
          [qx, qy],
        ],
        0.9 * unit,
        bloom,
        { opacity: 0.5 },
      )
    const light = 0.5 - (qx - ex + qy - ey) / (3 * radius)
    const tone = lighten(bloom, -0.07 + 0.16 * clamp(light, -0.2, 1.2))
    for (let petal = 0; petal < 5; petal++) {
      const at = turn + (petal / 5) * TAU
      const star = ellipse(
        qx + Math.cos(at) * 3.4 * unit,
        qy + Math.sin(at) * 3.4 * unit,
        3.5 * unit,
        1.7 * unit,
        at,
        8,
      )
      fill(raster, [star], tone, { opacity: 0.9 })
    }
  }
}

export function daisy(pen: Pen, { x, y, tall, leaf, bloom, heart }: Site): void {
  const { random } = pen
  const flower = ([cx, cy]: Point, size: number): void => {
    const petals = random.int(9, 14)
    const tilt = random.range(0.5, 0.92)
    const turn = random.range(-0.4, 0.4)
    const start = random.range(0, 1)
    for (let k = 0; k < petals; k++) {
      const angle = start + (k / petals) * TAU
      const [dx, dy] = [Math.cos(angle), Math.sin(angle) * tilt]
      drawBlade(
        pen,
        cx,
        cy,
        Math.atan2(dy, dx) + turn,
        size * Math.hypot(dx, dy),
        size * 0.36,
        jitter(bloom, random, 0.02),
        { fullness: 0.95, opacity: 0.84, line: 0.4 },
      )
    }
    fill(pen.raster, [ellipse(cx, cy, size * 0.24, size * 0.24 * tilt, turn)], heart)
    for (let k = 0; k < 26; k++) {
      const [at, reach] = [k * 2.4, size * 0.22 * Math.sqrt(k / 26)]
      const tone = lighten(heart, k % 2 === 1 ? 0.12 : -0.14)
      drawDot(pen, cx + Math.cos(at) * reach, cy + Math.sin(at) * reach * tilt, size * 0.026, tone)
    }
  }
  const path = drawStem(pen, x, y, tall, random.range(-0.2, 0.2), 4.6 * pen.unit, leaf)
  for (let k = 0; k < 8; k++) drawFrond(pen, path, 3 + k * 4, k % 2 === 1 ? 1 : -1, tall * 0.1, leaf)
  flower(lastOf(path), random.range(50, 72) * pen.unit)
  const i = random.int(20, 30)
  const arm = drawStem(pen, path[i]![0], path[i]![1], tall * 0.26, random.sign() * 0.7, 3.4 * pen.unit, leaf)
  flower(lastOf(arm), random.range(30, 44) * pen.unit)
}

export function bell(pen: Pen, { x, y, tall, leaf, bloom }: Site): void {
  const { random, unit, raster } = pen
  const path = drawStem(pen, x, y, tall, random.sign() * random.range(0.16, 0.32), 5 * unit, leaf)
  for (let k = 0; k < 5; k++) {
    const side = k % 2 === 1 ? 1 : -1
    const [fx, fy] = path[2 + k * 4]!
    drawBlade(pen, fx, fy, headingAt(path, 2 + k * 4) + side * 0.6, tall * 0.19, 28 * unit, leaf, {
      bend: side * 0.5,
    })
  }
  for (let i = Math.floor(path.length * 0.5), k = 0; i < path.length; i += 4, k++) {
    const side = k % 2 === 1 ? 1 : -1
    const long = (60 - 30 * (i / path.length)) * unit
    const [px, py] = path[i]!
    const end: Point = [px + side * long * 0.5, py + long * 0.12]
    drawStroke(
      raster,
      smoothCurve([[px, py], [px + side * long * 0.3, py - long * 0.2], end], false, 6),
      1.8 * unit,
      leaf,
    )
    for (const turn of [-0.28, 0.28, 0]) {
      const tone = jitter(lighten(bloom, turn === 0 ? 0.03 : -0.02), random, 0.015)
      drawBlade(pen, end[0], end[1], Math.PI / 2 + turn - side * 0.15, long, long * 0.5, tone, {
        fullness: 1.25,
        bend: -turn * 0.5,
        veins: false,
        opacity: 0.82,
      })
    }
  }
}
