import { hexToLab, type Lab } from './colour.ts'
import { clamp, lerp } from './maths.ts'

/** t (0 to 1) of one colour in another. */
export const blend = (a: Readonly<Lab>, b: Readonly<Lab>, t: number): Lab => {
  const f = clamp(t)
  return [lerp(a[0], b[0], f), lerp(a[1], b[1], f), lerp(a[2], b[2], f)]
}

/** A row of colours. */
export const labs = (...hexes: string[]): Lab[] => hexes.map(hexToLab)
