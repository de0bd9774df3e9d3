import type { Rgb } from './colour.ts'
import { TAU } from './maths.ts'
import { createRaster, fill, type Raster } from './raster.ts'

/** A drop of colour afloat on the bath. */
interface Afloat {
  readonly colour: Readonly<Rgb>
  readonly outline: Float64Array
}

/** Colours afloat: every new drop pushes all others outwards and keeps their areas. */
export interface Bath {
  /** Centre and radius in any one unit. */
  drop(x: number, y: number, radius: number, colour: Readonly<Rgb>): void
  /** The bath seen from above: `scale` pixels a unit, its corner at (left, top). */
  seen(ground: Readonly<Rgb>, view: View): Raster
}

export interface View {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

export function marblingBath(): Bath {
  const afloat: Afloat[] = []
  return {
    drop(x, y, radius, colour) {
      const area = radius * radius
      for (const { outline } of afloat)
        for (let i = 0; i < outline.length; i += 2) {
          const dx = outline[i]! - x
          const dy = outline[i + 1]! - y
          const push = Math.sqrt(1 + area / (dx * dx + dy * dy || 1e-6))
          outline[i] = x + dx * push
          outline[i + 1] = y + dy * push
        }
      const points = Math.max(56, Math.ceil(radius * 2.6))
      const outline = new Float64Array(points * 2)
      for (let i = 0; i < points; i++) {
        outline[i * 2] = x + Math.cos((i / points) * TAU) * radius
        outline[i * 2 + 1] = y + Math.sin((i / points) * TAU) * radius
      }
      afloat.push({ colour, outline })
    },
    seen(ground, { left, top, width, height, scale }) {
      const raster = createRaster(Math.ceil(width * scale), Math.ceil(height * scale), ground)
      for (const { colour, outline } of afloat) {
        const placed = outline.map((value, i) => (value - (i % 2 === 0 ? left : top)) * scale)
        fill(raster, [placed], colour)
      }
      return raster
    },
  }
}

/** Where the colour at a point of the finished sheet lay before; written into `at`, which holds the point. */
export type Pull = (at: [number, number]) => void

/** A rake of tines `gap` apart drawn along `angle`; `alternate` sends every second tine back. */
export function rake(
  angle: number,
  gap: number,
  reach: number,
  sharp: number,
  alternate: boolean,
  wave = 0,
  wavelength = 1,
): Pull {
  const mx = Math.cos(angle)
  const my = Math.sin(angle)
  // A tine is round: what it touches moves together.
  const tip = sharp * 0.35
  const drag = (off: number): number => Math.exp((tip - Math.sqrt(off * off + tip * tip)) / sharp)
  return (at) => {
    const along = at[0] * mx + at[1] * my
    const across = -at[0] * my + at[1] * mx + (wave === 0 ? 0 : wave * Math.sin((along / wavelength) * TAU))
    const q = across / gap
    const tine = Math.floor(q)
    const near = drag((q - tine) * gap)
    const far = drag((tine + 1 - q) * gap)
    const z = reach * (alternate ? (tine % 2 === 0 ? near - far : far - near) : near + far)
    at[0] -= mx * z
    at[1] -= my * z
  }
}

/** A stylus turned about a centre by up to `turn` radians. */
export function whirl(cx: number, cy: number, radius: number, turn: number): Pull {
  const reach = radius * radius
  return (at) => {
    const dx = at[0] - cx
    const dy = at[1] - cy
    const square = (dx * dx + dy * dy) / reach
    if (square > 7) return
    const angle = -turn * Math.exp(-square)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    at[0] = cx + dx * cos - dy * sin
    at[1] = cy + dx * sin + dy * cos
  }
}
