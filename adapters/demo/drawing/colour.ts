import { clamp } from './maths.ts'
import type { Random } from './random.ts'

/** Red, green, blue as displayed (sRGB), 0 to 1 each. */
export type Rgb = [number, number, number]
/** OKLab: lightness 0 to 1, then the green–red and blue–yellow axes. */
export type Lab = [number, number, number]

export const hexToRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export const rgbToHex = (colour: Readonly<Rgb>): string =>
  `#${colour
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Displayed value to linear light. */
export const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const exactFromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

const GAMMA_STEPS = 4096
const gammaTable = Float32Array.from({ length: GAMMA_STEPS + 2 }, (_, i) =>
  exactFromLinear((i / GAMMA_STEPS) ** 2),
)

/** Linear light to the displayed value, clamped; a table over the square root, exact enough for eight bits. */
export const fromLinear = (value: number): number => {
  if (value <= 0) return 0
  if (value >= 1) return 1
  const at = Math.sqrt(value) * GAMMA_STEPS
  const i = at | 0
  return gammaTable[i]! + (gammaTable[i + 1]! - gammaTable[i]!) * (at - i)
}

export const rgbToLab = (colour: Readonly<Rgb>): Lab => {
  const r = toLinear(colour[0])
  const g = toLinear(colour[1])
  const b = toLinear(colour[2])
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLab to a displayable colour; what lies outside is clipped. */
export const labToRgb = (lightness: number, a: number, b: number): Rgb => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export const hexToLab = (hex: string): Lab => rgbToLab(hexToRgb(hex))

/** The colour a painter would mix: t of b in a, by OKLab. */
export const mix = (a: Readonly<Rgb>, b: Readonly<Rgb>, t: number): Rgb => {
  const p = rgbToLab(a)
  const q = rgbToLab(b)
  return labToRgb(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t)
}

/** Lightness added (negative darkens) and chroma multiplied. */
export const lighten = (colour: Readonly<Rgb>, by: number, chroma = 1): Rgb => {
  const [l, a, b] = rgbToLab(colour)
  return labToRgb(clamp(l + by), a * chroma, b * chroma)
}

/** One mixing of a pigment: a small deviation in tone, a smaller one in hue. */
export const jitter = (colour: Readonly<Rgb>, random: Random, amount = 0.03): Rgb => {
  const [l, a, b] = rgbToLab(colour)
  return labToRgb(
    clamp(l + random.normal(0, amount)),
    a + random.normal(0, amount * 0.35),
    b + random.normal(0, amount * 0.35),
  )
}

/** A colour at a position from 0 to 1; without positions the stops stand evenly. */
export type Stop = string | readonly [hex: string, position: number]

/** A table of `steps` RGB triples running through the stops, mixed in OKLab. */
export function colourRamp(stops: readonly Stop[], steps = 512): Float32Array {
  const knots = stops.map((stop, i) =>
    typeof stop === 'string'
      ? { lab: hexToLab(stop), at: stops.length === 1 ? 0 : i / (stops.length - 1) }
      : { lab: hexToLab(stop[0]), at: stop[1] },
  )
  const table = new Float32Array(steps * 3)
  let k = 0
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1)
    while (k < knots.length - 2 && t > knots[k + 1]!.at) k++
    const from = knots[k]!
    const to = knots[Math.min(k + 1, knots.length - 1)]!
    const f = clamp((t - from.at) / (to.at - from.at || 1))
    table.set(
      labToRgb(
        from.lab[0] + (to.lab[0] - from.lab[0]) * f,
        from.lab[1] + (to.lab[1] - from.lab[1]) * f,
        from.lab[2] + (to.lab[2] - from.lab[2]) * f,
      ),
      i * 3,
    )
  }
  return table
}

/** Reads a ramp at t (0 to 1) into `out`. */
export const rampAt = (ramp: Float32Array, t: number, out: Rgb = [0, 0, 0]): Rgb => {
  const i = Math.round(clamp(t) * (ramp.length / 3 - 1)) * 3
  out[0] = ramp[i]!
  out[1] = ramp[i + 1]!
  out[2] = ramp[i + 2]!
  return out
}
