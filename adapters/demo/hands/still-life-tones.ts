import type { Easel } from '../drawing/brushwork.ts'
import type { Lab } from '../drawing/colour.ts'
import { coverageOf, type Mask } from '../drawing/coverage.ts'
import { clamp } from '../drawing/maths.ts'
import { blend } from '../drawing/pigment.ts'
import { randomFrom } from '../drawing/random.ts'
import { roughen } from '../drawing/shapes.ts'

/** Shadow, middle, light and highlight of a thing. */
export type Tones = readonly [Lab, Lab, Lab, Lab]

/** The silhouette of outlines in units, cut by hand; the wobble does not depend on the size of the picture. */
export const silhouette = (work: Easel, outlines: readonly number[][]): Mask | null => {
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

/** The colour at a lightness from 0 to 1. */
export const toneAt = (tones: Tones, light: number): Lab => {
  const [shadow, middle, lit, high] = tones
  if (light < 0.5) return blend(shadow, middle, light / 0.5)
  return light < 0.86 ? blend(middle, lit, (light - 0.5) / 0.36) : blend(lit, high, (light - 0.86) / 0.14)
}

/** Gouache is mixed in steps: few tones, each with a plain edge. */
export const stepped = (light: number, steps: number): number => Math.round(clamp(light) * steps) / steps
