import type { Rgb } from '../drawing/colour.ts'
import type { Noise } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import { fill, type Raster } from '../drawing/raster.ts'

/** Everything one print is made with. Lengths in pixels; `unit` is a thousandth of the short side of the sheet. */
export interface Drum {
  readonly raster: Raster
  readonly random: Random
  readonly noise: Noise
  readonly unit: number
  readonly width: number
  readonly height: number
  readonly night: boolean
  readonly kind: 'lake' | 'valley' | 'coast' | 'mesa'
  readonly sky: readonly Rgb[]
  readonly hills: readonly Rgb[]
  readonly sunColour: Rgb
  readonly light: Rgb
  readonly horizon: number
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number }
  /** Threshold of the stipple at a pixel, 0 to 1. */
  readonly grain: (x: number, y: number) => number
}

/** A bar with round ends that dissolves a little towards them: cloud, glint, ripple. */
export function pill(
  drum: Drum,
  x: number,
  y: number,
  length: number,
  thick: number,
  colour: Rgb,
  opacity = 1,
): void {
  const r = thick / 2
  const outline: number[] = []
  for (const [cx, from] of [
    [x + r, Math.PI / 2],
    [x + Math.max(length, thick) - r, -Math.PI / 2],
  ] as const)
    for (let k = 0; k <= 10; k++) {
      const angle = from + (k / 10) * Math.PI
      outline.push(cx + Math.cos(angle) * r, y + Math.sin(angle) * r)
    }
  fill(drum.raster, [outline], colour, {
    opacity,
    texture: (px, py) => (drum.grain(px, py) < 0.95 - 0.42 * Math.abs((px - x) / length - 0.4) ? 1 : 0.15),
  })
}
