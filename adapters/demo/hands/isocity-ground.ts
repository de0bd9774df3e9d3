import { lighten, mix, type Rgb } from '../drawing/colour.ts'
import { TAU } from '../drawing/maths.ts'
import { fill } from '../drawing/raster.ts'
import { ellipse, type Point } from '../drawing/shapes.ts'
import { drawBox, drawFace, type Mason, tonesOf } from './isocity-mason.ts'

/** What the town stands on. */
export const grounds = ['rock', 'island', 'model'] as const
export type Ground = (typeof grounds)[number]

const alongKeel = (depths: readonly number[], place: (k: number, z: number) => Point): Point[] =>
  depths.map((depth, k) => place(k, -depth))

/** A broken wedge that floats, with strata and a soft shadow far below. */
function rock(mason: Mason, size: number): void {
  const { project: at, raster, random, world, cell } = mason
  const [sx, sy] = at(size / 2, size / 2, -5.4)
  for (let k = 5; k > 0; k--) {
    const reach = size * cell * (0.36 + k * 0.06)
    fill(raster, [ellipse(sx, sy, reach, reach * 0.23)], world.shade, { opacity: 0.06 })
  }
  const deep = random.range(1.6, 3.2)
  const keel = random.range(0.45, 0.85)
  const depthAt = (k: number): number =>
    deep * (1 - Math.abs(k / size - keel) * 1.1) + random.range(-0.3, 0.3)
  const corner = deep * (1 - Math.abs(1 - keel) * 0.9)
  const left: number[] = []
  const right: number[] = []
  for (let k = 0; k <= size; k++) {
    left.push(k === size ? corner : Math.max(0.3, depthAt(k)))
    right.push(k === size ? corner : Math.max(0.3, depthAt(k)))
  }
  const tones = tonesOf(mason, world.rock)
  drawFace(
    mason,
    [at(0, size, 0), at(size, size, 0), ...alongKeel(left, (k, z) => at(k, size, z)).toReversed()],
    tones.left,
    1,
    0.55,
  )
  drawFace(
    mason,
    [at(size, size, 0), at(size, 0, 0), ...alongKeel(right, (k, z) => at(size, k, z))],
    tones.right,
    1,
    0.55,
  )
  for (const [depths, place, shaded] of [
    [left, (k: number, z: number) => at(k, size, z), 0],
    [right, (k: number, z: number) => at(size, k, z), 0.3],
  ] as const)
    for (let k = 0; k < size; k++)
      for (let bed = 0; bed < 8; bed++) {
        const z = -0.3 - bed * 0.36
        const [from, to] = [k + random.range(0, 0.4), k + random.range(0.5, 1)]
        if (-z + 0.1 > Math.min(depths[k]!, depths[k + 1]!) || random.chance(0.35)) continue
        const tone = bed % 2 === 1 ? mix(world.rock, world.glow, 0.28) : mix(world.rock, world.shade, 0.3)
        fill(
          raster,
          [[...place(from, z), ...place(to, z), ...place(to, z - 0.07), ...place(from, z - 0.07)]],
          mix(tone, world.shade, shaded),
          { opacity: 0.55 },
        )
      }
}

/** An island: rings of shallow water, a beach, a low cliff. */
function island(mason: Mason, size: number): void {
  const { project: at, raster, random, world, cell, unit } = mason
  const coast = (reach: number, z: number, wobble: number): number[] => {
    const outline: number[] = []
    for (let k = 0; k < 72; k++) {
      const angle = (k / 72) * TAU
      // A square with round corners, so that the beach keeps its distance from the walls.
      const square = 1 / (Math.abs(Math.cos(angle)) ** 6 + Math.abs(Math.sin(angle)) ** 6) ** (1 / 6)
      const r =
        (size / 2) *
        square *
        reach *
        (1 + wobble * Math.sin(angle * 3 + 1.3) + wobble * 0.7 * Math.sin(angle * 5))
      outline.push(...at(size / 2 + Math.cos(angle) * r, size / 2 + Math.sin(angle) * r, z))
    }
    return outline
  }
  const water = mix(world.water, world.sky[1], 0.12)
  for (const [reach, share, opacity] of [
    [1.95, 0, 0.22],
    [1.68, 0.12, 0.4],
    [1.45, 0.3, 0.6],
    [1.27, 0.55, 0.8],
  ] as const)
    fill(raster, [coast(reach, -0.55, 0.035)], mix(water, world.glow, share * 0.7), { opacity })
  fill(raster, [coast(1.14, -0.5, 0.02)], mix(world.ground, world.shade, 0.14))
  fill(raster, [coast(1.12, -0.42, 0.02)], mix(world.ground, world.glow, 0.35))
  for (let k = 0; k < 16; k++) {
    const angle = random.range(0, TAU)
    const reach = (size / 2) * random.range(1.5, 2)
    const [x, y] = at(size / 2 + Math.cos(angle) * reach, size / 2 + Math.sin(angle) * reach, -0.55)
    fill(raster, [ellipse(x, y, cell * random.range(0.15, 0.4), 1.4 * unit)], world.glow, { opacity: 0.55 })
  }
  drawBox(mason, [0, 0, size, size], -0.42, -0.1, mix(world.rock, world.ground, 0.3), 0.8)
}

/** A block cut straight, like a model on an architect's table, earth in coloured layers. */
function model(mason: Mason, size: number): void {
  const { project: at, raster, world, cell } = mason
  const layers: readonly (readonly [Rgb, number])[] = [
    [lighten(world.rock, -0.08), 1.5],
    [mix(world.rock, world.roofs[0]!, 0.35), 1.05],
    [mix(world.rock, world.glow, 0.35), 0.8],
    [world.rock, 0.45],
  ]
  const [sx, sy] = at(size / 2, size / 2, -1.5)
  for (let k = 6; k > 0; k--) {
    const reach = size * cell * (0.85 + k * 0.055)
    fill(
      raster,
      [
        [
          sx - reach,
          sy + cell * 0.3,
          sx + cell * 0.4,
          sy - reach * 0.5,
          sx + reach,
          sy + cell * 0.3,
          sx + cell * 0.2,
          sy + reach * 0.55,
        ],
      ],
      world.shade,
      { opacity: 0.045 },
    )
  }
  layers.forEach(([colour, top], k) =>
    drawBox(mason, [0, 0, size, size], -top, -(layers[k + 1]?.[1] ?? 0.1), colour, 0.5),
  )
}

const lay = { rock, island, model } as const

/** Draws the ground under a town of size × size cells. */
export function drawGround(mason: Mason, ground: Ground, size: number): void {
  lay[ground](mason, size)
  drawBox(mason, [0, 0, size, size], -0.12, 0, mason.world.ground, 0.3)
}
