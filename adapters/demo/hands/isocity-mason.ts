import { mix, type Rgb } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { type Random, speckle } from '../drawing/random.ts'
import { fill, type Raster } from '../drawing/raster.ts'
import type { Point } from '../drawing/shapes.ts'

/** The colours of one world: time of day, stone, roofs. */
export interface World {
  readonly night: boolean
  readonly sky: readonly [Rgb, Rgb]
  readonly walls: readonly Rgb[]
  readonly roofs: readonly Rgb[]
  readonly dome: Rgb
  readonly ground: Rgb
  readonly rock: Rgb
  readonly water: Rgb
  readonly leaf: Rgb
  readonly shade: Rgb
  readonly glow: Rgb
}

/** Everything walls are raised with. Grid coordinates: i to the lower right, j to the lower left, z up. */
export interface Mason {
  readonly raster: Raster
  readonly random: Random
  /** A thousandth of the short side, in pixels. */
  readonly unit: number
  /** Half the width of a grid cell on the sheet, in pixels. */
  readonly cell: number
  readonly world: World
  project(i: number, j: number, z: number): Point
}

/** A body's tones: top to the light, left wall plain, right wall in shade. */
export function tonesOf({ world }: Mason, colour: Rgb): { top: Rgb; left: Rgb; right: Rgb } {
  return {
    top: mix(colour, world.glow, world.night ? 0.12 : 0.38),
    left: colour,
    right: mix(colour, world.shade, world.night ? 0.34 : 0.36),
  }
}

/** A flat face, darker towards its foot and with a little grain. */
export function drawFace(
  mason: Mason,
  corners: readonly Point[],
  colour: Rgb,
  foot: number,
  deep = 0.2,
): void {
  const { raster, world } = mason
  const ys = corners.map(([, y]) => y)
  const top = Math.min(...ys)
  const span = Math.max(...ys) - top || 1
  const dark = mix(colour, world.shade, deep * foot)
  fill(raster, [corners.flatMap(([x, y]) => [x, y])], colour, {
    shade: (x, y, out) => {
      const t = clamp((y - top) / span + (speckle(x, y, 2) - 0.5) * 0.5 - 0.25)
      const grain = 1 + (speckle(x >> 1, y >> 1, 3) - 0.5) * 0.04
      out[0] = (colour[0] + (dark[0] - colour[0]) * t) * grain
      out[1] = (colour[1] + (dark[1] - colour[1]) * t) * grain
      out[2] = (colour[2] + (dark[2] - colour[2]) * t) * grain
    },
  })
}

/** A floor plan: from (i0, j0) to (i1, j1). */
export type Plan = readonly [i0: number, j0: number, i1: number, j1: number]

/** A plan made smaller on all sides. */
export const inset = ([i0, j0, i1, j1]: Plan, by: number): Plan => [i0 + by, j0 + by, i1 - by, j1 - by]

/** A block with the three sides that are seen. */
export function drawBox(
  mason: Mason,
  [i0, j0, i1, j1]: Plan,
  z0: number,
  z1: number,
  colour: Rgb,
  foot = 1,
): void {
  const { project: at } = mason
  const tones = tonesOf(mason, colour)
  drawFace(mason, [at(i0, j1, z1), at(i1, j1, z1), at(i1, j1, z0), at(i0, j1, z0)], tones.left, foot)
  drawFace(mason, [at(i1, j1, z1), at(i1, j0, z1), at(i1, j0, z0), at(i1, j1, z0)], tones.right, foot)
  drawFace(mason, [at(i0, j0, z1), at(i1, j0, z1), at(i1, j1, z1), at(i0, j1, z1)], tones.top, 0.2)
}

/** Draws an outline on a wall; points are (share of the wall's length, height). */
export function drawOnWall(
  mason: Mason,
  [i0, j0, i1, j1]: Plan,
  side: 'left' | 'right',
  points: readonly Point[],
  colour: Rgb,
  opacity = 1,
): void {
  const outline = points.flatMap(([s, z]) =>
    side === 'left' ? mason.project(i0 + (i1 - i0) * s, j1, z) : mason.project(i1, j1 + (j0 - j1) * s, z),
  )
  fill(mason.raster, [outline], colour, { opacity })
}

/** A rectangle standing on z, `half` to either side of s. */
export const opening = (s: number, z: number, half: number, tall: number): Point[] => [
  [s - half, z],
  [s - half, z + tall],
  [s + half, z + tall],
  [s + half, z],
]

/** The same with a round head. */
export function archedOpening(s: number, z: number, half: number, tall: number): Point[] {
  const points: Point[] = [[s - half, z]]
  for (let k = 0; k <= 10; k++) {
    const angle = Math.PI * (1 - k / 10)
    points.push([s + Math.cos(angle) * half, z + tall * 0.62 + Math.sin(angle) * tall * 0.38])
  }
  points.push([s + half, z])
  return points
}
