import { lighten, type Rgb } from '../drawing/colour.ts'
import type { Noise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { fill, type Raster } from '../drawing/raster.ts'
import { arcPoints, circle, outlineOf, type Point, rectangle, smoothCurve } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'

/** The printed field behind and before a sitter; lengths in pixels. */
export interface Stage {
  readonly raster: Raster
  readonly random: Random
  readonly noise: Noise
  readonly unit: number
  readonly width: number
  readonly height: number
  readonly shapes: readonly [Rgb, Rgb, Rgb]
  readonly leaf: Rgb
  /** Cover of the ink at a pixel. */
  readonly ink: (x: number, y: number) => number
  readonly offset: readonly [number, number]
  /** Where the sitter's axis stands. */
  readonly centre: number
}

function lay(
  { raster, offset, ink }: Stage,
  outlines: readonly (readonly number[])[],
  colour: Rgb,
  opacity = 1,
): void {
  const moved = outlines.map((outline) => outline.map((value, i) => value + offset[i % 2]!))
  fill(raster, moved, colour, { opacity, texture: ink })
}

/** One of six sets: sun, arches, blocks, stripes, hills, window. */
export function drawBackdrop(stage: Stage): void {
  const { random, noise, width: w, height: h, shapes, centre } = stage
  const set = random.pick(['sun', 'arches', 'blocks', 'stripes', 'hills', 'window'] as const)
  if (set === 'sun') {
    lay(stage, [circle(centre, h * 0.4, w * 0.42)], shapes[0])
    lay(stage, [circle(w * random.pick([0.12, 0.88]), h * 0.12, w * 0.13)], shapes[2])
  }
  if (set === 'arches')
    for (const [share, colour] of [
      [1.1, shapes[0]],
      [0.88, shapes[2]],
      [0.66, shapes[1]],
    ] as const) {
      const half = w * 0.37 * share
      const arch = outlineOf(arcPoints(centre, h * 0.4, half, Math.PI, Math.PI * 2, 60))
      lay(stage, [[...arch, centre + half, h, centre - half, h]], colour)
    }
  if (set === 'blocks') {
    lay(stage, [rectangle(0, 0, w * 0.52, h * 0.55)], shapes[0])
    lay(stage, [rectangle(w * 0.52, h * 0.3, w * 0.5, h)], shapes[2])
    lay(stage, [circle(w * 0.76, h * 0.16, w * 0.13)], shapes[1])
  }
  if (set === 'stripes') {
    for (let k = 0; k < 7; k++) lay(stage, [rectangle((w * k) / 7, 0, w / 14, h)], shapes[2], 0.9)
    lay(stage, [circle(centre, h * 0.38, w * 0.36)], shapes[0])
  }
  if (set === 'hills') {
    lay(stage, [circle(w * random.range(0.25, 0.75), h * 0.2, w * 0.17)], shapes[2])
    const tones = [shapes[0], shapes[1], lighten(shapes[1], -0.06)]
    tones.forEach((colour, k) => {
      const crest = Array.from(
        { length: 8 },
        (_, i): Point => [
          (w * (i - 0.5)) / 6,
          h * (0.5 + 0.12 * k) + noise.noise2(i * 0.7, k * 3.3) * h * 0.08,
        ],
      )
      lay(
        stage,
        [outlineOf([[-w * 0.1, h * 1.02], ...smoothCurve(crest, false, 10), [w * 1.1, h * 1.02]])],
        colour,
      )
    })
  }
  if (set === 'window') {
    lay(stage, [rectangle(w * 0.14, h * 0.08, w * 0.72, h * 0.62)], shapes[2])
    lay(stage, [circle(w * random.pick([0.32, 0.68]), h * 0.24, w * 0.1)], shapes[0])
    const sill = Array.from(
      { length: 7 },
      (_, i): Point => [w * (0.14 + 0.12 * i), h * 0.5 + noise.noise2(i * 0.8, 2.2) * h * 0.05],
    )
    lay(
      stage,
      [outlineOf([[w * 0.14, h * 0.7], ...smoothCurve(sill, false, 8), [w * 0.86, h * 0.7]])],
      shapes[1],
    )
    const bar = w * 0.018
    lay(
      stage,
      [rectangle(w * 0.5 - bar / 2, h * 0.08, bar, h * 0.62), rectangle(w * 0.14, h * 0.36, w * 0.72, bar)],
      shapes[0],
    )
  }
}

/** Sprays of leaves at both sides, behind the sitter or before. */
export function drawFoliage(stage: Stage, count: number, inFront: boolean): void {
  const { random, unit, width: w, height: h, leaf, shapes } = stage
  for (let k = 0; k < count; k++) {
    const fromLeft = k % 2 === 0
    const x = (fromLeft ? random.range(-0.02, 0.2) : random.range(0.8, 1.02)) * w
    const y = h * (inFront ? 1.02 : random.range(0.85, 1.05))
    const tall = h * (inFront ? random.range(0.24, 0.38) : random.range(0.4, 0.72))
    const lean = (fromLeft ? 1 : -1) * random.range(-0.12, 0.22)
    const colour = random.chance(0.72) ? lighten(leaf, random.range(-0.06, 0.08)) : random.pick(shapes)
    const kind = random.pick(['willow', 'fern', 'fig'] as const)
    const stem = smoothCurve(
      [
        [x, y],
        [x + lean * tall * 0.3, y - tall * 0.5],
        [x + lean * tall, y - tall],
      ],
      false,
      14,
    )
    const outlines = [strokeOutline(stem, (t) => 7 * unit * (1.1 - t))]
    for (let i = 5; i < stem.length; i += kind === 'fig' ? 3 : 2)
      for (const side of [-1, 1]) {
        const [a, b] = [stem[i - 1]!, stem[i]!]
        const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + side * (kind === 'fern' ? 1.15 : 0.8)
        const long = tall * (kind === 'fern' ? 0.16 : 0.24) * (1.15 - i / stem.length)
        const tip: Point = [b[0] + Math.cos(angle) * long, b[1] + Math.sin(angle) * long]
        const middle: Point = [(b[0] + tip[0]) / 2, (b[1] + tip[1]) / 2 - long * 0.06]
        const full = kind === 'fig' ? 0.5 : 0.26
        outlines.push(
          strokeOutline(
            smoothCurve([b, middle, tip], false, 8),
            (t) => long * full * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) + 0.7 * unit,
          ),
        )
      }
    lay(stage, outlines, colour)
  }
}
