import { type Lab, labToRgb, type Rgb } from './colour.ts'
import type { Mask } from './coverage.ts'
import { clamp, smoothstep } from './maths.ts'
import type { Picture } from './picture.ts'
import { type Random, randomFrom, speckle } from './random.ts'
import { createRaster, toPicture } from './raster.ts'
import { applySurface, type Surface } from './surface.ts'

/** One touch of a loaded flat brush; lengths in thousandths of the short side, the angle in radians. */
export interface Touch {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly colour: Readonly<Lab>
  /** Keeps the touch within a silhouette. */
  readonly within?: Mask
  /** 0 to 1; thin paint lets what is beneath show. */
  readonly body?: number
}

/** How the paint behaves. */
export interface Paint {
  /** Height of the furrows and ridges: 1 is thick oil, 0.2 gouache. */
  readonly relief: number
  /** Part of the paint beneath that a touch picks up. */
  readonly pickup: number
  /** Deviation of tone from touch to touch. */
  readonly variety: number
}

/** A painting under work. */
export interface Easel {
  readonly width: number
  readonly height: number
  /** Pixels a unit. */
  readonly scale: number
  readonly random: Random
  touch(touch: Touch): void
  finish(surface: Surface): Picture
}

/** A primed support of the given size in pixels. */
export function easel(
  seed: string,
  width: number,
  height: number,
  ground: Readonly<Rgb>,
  paint: Paint,
): Easel {
  const raster = createRaster(width, height, ground)
  const { data } = raster
  const relief = new Float32Array(width * height)
  const scale = Math.min(width, height) / 1000
  const random = randomFrom(`${seed}/touches`)
  let count = 0

  const touch = ({ x, y, angle, length, width: wide, colour, within, body = 1 }: Touch): void => {
    const id = count++
    const cx = x * scale
    const cy = y * scale
    const long = length * scale
    const broad = wide * scale
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const reachX = (Math.abs(cos) * long + Math.abs(sin) * broad) / 2 + broad * 0.12 + 1
    const reachY = (Math.abs(sin) * long + Math.abs(cos) * broad) / 2 + broad * 0.12 + 1
    const bow = (speckle(id, 1, 2) - 0.5) * 0.5
    const tone = (random.normal() * 0.8 + random.normal() * 0.3) * paint.variety
    const main = labToRgb(
      clamp(colour[0] + tone),
      colour[1] + random.normal(0, 0.35) * paint.variety,
      colour[2] + random.normal(0, 0.45) * paint.variety,
    )
    const other = labToRgb(clamp(colour[0] + tone * 1.7 + 0.022), colour[1], colour[2] + 0.008)
    const seen = (clamp(Math.round(cy), 0, height - 1) * width + clamp(Math.round(cx), 0, width - 1)) * 3
    const mixed = (part: 0 | 1 | 2, own: Rgb): number =>
      own[part] + (data[seen + part]! - own[part]) * paint.pickup
    const colours = [
      mixed(0, main),
      mixed(1, main),
      mixed(2, main),
      mixed(0, other),
      mixed(1, other),
      mixed(2, other),
    ]
    const hairs = Math.max(3, wide / 1.9)
    const thick = Math.min(1.6, wide / 15)
    const toY = Math.min(height - 1, cy + reachY)
    const toX = Math.min(width - 1, cx + reachX)
    for (let py = Math.max(0, Math.floor(cy - reachY)); py <= toY; py++)
      for (let px = Math.max(0, Math.floor(cx - reachX)); px <= toX; px++) {
        const dx = px - cx
        const dy = py - cy
        const s = (dx * cos + dy * sin) / long
        if (s < -0.5 || s > 0.5) continue
        const v = (dy * cos - dx * sin) / broad + bow * (s * s - 0.12)
        if (v < -0.5 || v > 0.5) continue
        const hair = Math.floor((v + 0.5) * hairs)
        const grip = speckle(hair, id, 7)
        const ends = smoothstep(0.5, 0.34 - 0.18 * grip, s) * smoothstep(-0.5, -0.45 + 0.05 * grip, s)
        let alpha = ends * (grip < 0.12 ? 0.45 : 1) * smoothstep(0.5, 0.44, Math.abs(v)) * body
        if (within !== undefined) {
          const mx = px - within.x
          const my = py - within.y
          if (mx < 0 || my < 0 || mx >= within.width || my >= within.height) continue
          alpha *= within.data[my * within.width + mx]!
        }
        if (alpha < 0.04) continue
        const at = py * width + px
        const from = grip > 0.68 ? 3 : 0
        const streak = 1 + (grip - 0.5) * 0.07
        for (let part = 0; part < 3; part++) {
          const value = data[at * 3 + part]!
          data[at * 3 + part] = value + (colours[from + part]! * streak - value) * alpha
        }
        const ridge = 0.55 * smoothstep(0.3, 0.47, Math.abs(v)) + 0.5 * smoothstep(0.1, 0.42, s)
        const before = relief[at]!
        relief[at] = before + (before * 0.35 + (0.45 * grip + ridge) * thick - before) * alpha
      }
  }

  /** Light from the upper left over the furrows of the paint. */
  const finish = (surface: Surface): Picture => {
    for (let py = height - 1; py > 0; py--)
      for (let px = width - 1; px > 0; px--) {
        const at = py * width + px
        const slope = (relief[at]! - relief[at - 1]!) * 0.55 + (relief[at]! - relief[at - width]!) * 0.55
        const lit = 1 + clamp(slope, -0.6, 0.6) * 0.27 * paint.relief
        const gloss = Math.max(0, slope - 0.22) * 0.15 * paint.relief
        for (let part = 0; part < 3; part++) data[at * 3 + part] = data[at * 3 + part]! * lit + gloss
      }
    applySurface(raster, seed, surface)
    return toPicture(raster)
  }

  return { width: width / scale, height: height / scale, scale, random, touch, finish }
}

/** What is to be painted at a point: colour, direction of the brush and how small a brush it needs (0 to 1). */
export interface Spot {
  readonly colour: Lab
  readonly angle: number
  readonly fine: number
}

/** Covers the whole support, large brushes first; small ones work only where the motif asks for them. */
export function coverWith(
  work: Easel,
  motif: (x: number, y: number) => Spot,
  brushes: readonly number[],
  stretch = 3.1,
): void {
  const { random } = work
  brushes.forEach((brush, k) => {
    const step = brush * 0.78
    const places: [number, number][] = []
    for (let y = 0; y < work.height + step; y += step)
      for (let x = 0; x < work.width + step; x += step * 1.5)
        places.push([x + random.range(-0.6, 0.6) * step, y + random.range(-0.6, 0.6) * step])
    const last = brushes.length - 1
    for (const [x, y] of random.shuffle(places)) {
      const spot = motif(clamp(x, 0, work.width), clamp(y, 0, work.height))
      const want = spot.fine * last
      if (random.chance(clamp((k - want - 0.4) * 0.75)) || (k < want - 1.4 && k > 0)) continue
      const size = brush * random.range(0.75, 1.15)
      work.touch({
        x,
        y,
        angle: spot.angle + random.normal(0, 0.17),
        length: size * stretch,
        width: size,
        colour: spot.colour,
      })
    }
  })
}
