import { lighten, mix, type Rgb } from '../drawing/colour.ts'
import { smoothstep } from '../drawing/maths.ts'
import { fill } from '../drawing/raster.ts'
import { circle, type Point, rectangle, smoothCurve } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'
import type { Drum } from './riso-press.ts'

/** A conifer as one outline, lit from the left in stipple. */
export function drawPine(drum: Drum, x: number, foot: number, tall: number, colour: Rgb, light: Rgb): void {
  const { raster, unit, grain } = drum
  const random = drum.random.fork()
  const tiers = Math.round(8 + tall / (28 * unit))
  const spread = tall * random.range(0.14, 0.2)
  const left: number[][] = []
  const right: number[] = []
  for (let k = 0; k < tiers; k++) {
    const t = k / (tiers - 1)
    const y = foot - tall + t * tall * 0.9
    const reach = (0.06 + t * 0.94) * spread * random.range(0.8, 1.15)
    const drop = (tall / tiers) * 0.75
    left.push([x - reach, y + drop, x - reach * 0.3, y])
    right.push(x + reach * 0.3, y, x + reach * random.range(0.85, 1.1), y + drop)
  }
  const outline = [x, foot - tall * 1.04, ...right, ...left.toReversed().flat()]
  fill(raster, [rectangle(x - tall * 0.012, foot - tall * 0.12, tall * 0.024, tall * 0.14)], colour)
  fill(raster, [outline], colour)
  fill(raster, [outline], light, {
    texture: (px, py) => (grain(px, py) < smoothstep(0.1, 1, (x - px) / spread) * 0.6 ? 0.8 : 0),
  })
}

/** Woods along a shore, thinning where the noise says so. */
export function drawTreeline(drum: Drum, colour: Rgb, y: number, layer: number): void {
  const { noise, unit, width, light } = drum
  const random = drum.random.fork()
  for (let x = 0; x < width; x += random.range(3.5, 12) * unit) {
    const dense = noise.noise2(x / (140 * unit), layer + 3)
    const drop = random.range(0, 28) * unit
    const tall = random.range(24, 58) * unit * (0.7 + dense)
    if (dense < -0.15) continue
    drawPine(
      { ...drum, random },
      x,
      y + drop,
      tall,
      lighten(colour, random.range(-0.05, 0.02)),
      mix(colour, light, 0.25),
    )
  }
}

/** A branching cactus standing on a bank. */
export function drawCactus(drum: Drum, x: number, bank: (x: number) => number, tall: number): void {
  const { raster, random, unit, hills, light } = drum
  const foot = bank(Math.max(0, x)) + 7 * unit
  const thick = tall * 0.13
  const trunk: Point[] = [
    [x, foot],
    [x, foot - tall],
  ]
  fill(raster, [strokeOutline(trunk, thick), circle(x, foot - tall, thick / 2)], hills[4]!)
  for (const side of [-1, 1]) {
    const from = foot - tall * random.range(0.3, 0.58)
    const up = tall * random.range(0.16, 0.34)
    const reach = x + side * tall * 0.23
    const arm = smoothCurve(
      [
        [x, from],
        [x + side * tall * 0.17, from - tall * 0.01],
        [reach, from - tall * 0.07],
        [reach, from - up],
      ],
      false,
      6,
    )
    fill(raster, [strokeOutline(arm, thick * 0.75), circle(reach, from - up, thick * 0.375)], hills[4]!)
  }
  const edge: Point[] = [
    [x - thick * 0.25, foot],
    [x - thick * 0.25, foot - tall * 0.98],
  ]
  fill(raster, [strokeOutline(edge, 1.4 * unit)], light, { opacity: 0.35 })
}

/** A small house with one lit window and smoke from its chimney. */
export function drawCabin(drum: Drum, x: number, bank: (x: number) => number): void {
  const { raster, random, unit, hills, light, sunColour, grain } = drum
  const size = random.range(62, 92) * unit
  const foot = bank(x) + 10 * unit
  const at = (...uv: number[]): number[] => uv.map((part, i) => (i % 2 === 0 ? x : foot) + part * size)
  const wall = mix(hills[4]!, hills[2]!, 0.55)
  fill(raster, [at(-0.5, 0, -0.5, -0.45, 0.5, -0.45, 0.5, 0)], wall)
  fill(raster, [at(-0.5, -0.45, 0, -0.45, 0, 0, -0.5, 0)], light, {
    texture: (px, py) => (grain(px, py) < 0.3 ? 0.7 : 0),
  })
  fill(raster, [at(0.22, -0.98, 0.34, -0.98, 0.34, -0.6, 0.22, -0.6)], hills[4]!)
  fill(raster, [at(-0.64, -0.4, -0.3, -0.88, 0.3, -0.88, 0.64, -0.4)], hills[4]!)
  fill(raster, [at(0.1, -0.34, 0.34, -0.34, 0.34, -0.12, 0.1, -0.12)], sunColour)
  const smoke = smoothCurve(
    [
      [x + 0.28 * size, foot - size],
      [x + 0.36 * size, foot - 1.5 * size],
      [x + 0.2 * size, foot - 2 * size],
      [x + 0.4 * size, foot - 2.7 * size],
    ],
    false,
    8,
  )
  fill(raster, [strokeOutline(smoke, (t) => size * (0.05 + 0.16 * t))], light, {
    texture: (px, py) => (grain(px, py) < 0.5 * smoothstep(foot - 2.8 * size, foot - size, py) ? 0.8 : 0),
  })
}
