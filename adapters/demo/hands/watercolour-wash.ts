import { blurChannel } from '../drawing/blur.ts'
import type { Rgb } from '../drawing/colour.ts'
import { coverageOf } from '../drawing/coverage.ts'
import { clamp, smoothstep } from '../drawing/maths.ts'
import { type Noise, sampledField } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'
import type { Raster } from '../drawing/raster.ts'
import { outlineOf, type Point } from '../drawing/shapes.ts'

/** How a wash is laid. */
export interface WashForm {
  /** How far the outline strays, in parts of its edges. */
  readonly spread?: number
  /** Softness of the rim, 1 as a rule. */
  readonly wet?: number
  /** Runs out downwards between these heights (pixels). */
  readonly fade?: readonly [from: number, to: number]
  /** A second pigment dropped in while wet. */
  readonly second?: Rgb
}

/** Lays one wash: an outline in pixels, a pigment, its strength (about 0.1 to 1). */
export type Wash = (outline: ArrayLike<number>, pigment: Rgb, strength: number, form?: WashForm) => void

const LAYERS = 3

/** Every edge is broken and its middle pushed sideways, by less each round. */
function stray(points: readonly Point[], amount: number, rounds: number, random: Random): Point[] {
  let current = [...points]
  let push = amount
  for (let round = 0; round < rounds; round++) {
    current = current.flatMap((a, i): Point[] => {
      const b = current[(i + 1) % current.length]!
      const t = 0.5 + random.normal(0, 0.12)
      const off = random.normal(0, push)
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      return [a, [a[0] + dx * t - dy * off, a[1] + dy * t + dx * off]]
    })
    push *= 0.62
  }
  return current
}

/** A paint box over a sheet: pigment darkens what is there, gathers at the rim, and settles in the tooth. */
export function openBox(raster: Raster, noise: Noise, random: Random, unit: number): Wash {
  const { width, height, data } = raster
  const tooth = sampledField(
    width,
    height,
    Math.max(1, 1.8 * unit),
    (x, y) =>
      0.6 * noise.noise2(x / (4 * unit), y / (4 * unit)) +
      0.4 * noise.noise2(x / (9.5 * unit), y / (9.5 * unit)),
  )
  const flow = sampledField(width, height, Math.max(1, 5 * unit), (x, y) =>
    noise.fbm(x / (100 * unit), y / (100 * unit), 4, 0.55),
  )
  const patches = sampledField(width, height, Math.max(1, 6 * unit), (x, y) =>
    noise.noise2(x / (84 * unit) + 40, y / (84 * unit)),
  )
  return (outline, pigment, strength, { spread = 0.16, wet = 1, fade, second } = {}) => {
    const every = Math.max(1, Math.floor(outline.length / 2 / 22))
    const rough: Point[] = []
    for (let i = 0; i + 1 < outline.length; i += 2 * every) rough.push([outline[i]!, outline[i + 1]!])
    const base = stray(rough, spread, 2, random)
    const shift = random.range(0, width)
    const variants = Array.from({ length: LAYERS }, () => outlineOf(stray(base, spread * 0.8, 3, random)))
    const pad = Math.ceil(16 * unit * Math.max(1, wet))
    const xs = base.map(([x]) => x)
    const ys = base.map(([, y]) => y)
    const left = Math.max(0, Math.floor(Math.min(...xs) - pad))
    const top = Math.max(0, Math.floor(Math.min(...ys) - pad))
    const w = Math.min(width, Math.ceil(Math.max(...xs) + pad)) - left
    const h = Math.min(height, Math.ceil(Math.max(...ys) + pad)) - top
    if (w < 2 || h < 2) return
    const laid = new Float32Array(w * h)
    for (const variant of variants) {
      const mask = coverageOf([variant], width, height)
      if (mask === null) continue
      for (let my = 0; my < mask.height; my++) {
        const y = my + mask.y - top
        if (y < 0 || y >= h) continue
        for (let mx = 0; mx < mask.width; mx++) {
          const x = mx + mask.x - left
          if (x >= 0 && x < w) laid[y * w + x]! += mask.data[my * mask.width + mx]! / LAYERS
        }
      }
    }
    const wide = blurChannel(laid, w, h, 8 * unit * wet)
    const soft = blurChannel(laid, w, h, 1.3 * unit * wet)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const cover = soft[y * w + x]!
        if (cover < 0.01) continue
        const px = x + left
        const py = y + top
        const rim = clamp(cover - wide[y * w + x]!) * 1.15
        let amount =
          cover * (0.5 + 0.62 * flow((px + shift) % width, py) + 0.24 * Math.max(0, tooth(px, py))) + rim
        if (fade !== undefined) amount *= smoothstep(fade[1], fade[0], py)
        amount = clamp(amount * strength, 0, 1.5)
        const share = second === undefined ? 0 : smoothstep(-0.25, 0.35, patches((px + shift) % width, py))
        const i = (py * width + px) * 3
        for (let part = 0; part < 3; part++) {
          const tone =
            second === undefined ? pigment[part]! : pigment[part]! + (second[part]! - pigment[part]!) * share
          data[i + part]! *= Math.exp(-amount * 1.35 * (1 - tone) * (1.15 - 0.25 * tone))
        }
      }
  }
}
