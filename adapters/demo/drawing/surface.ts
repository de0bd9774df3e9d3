import { clamp } from './maths.ts'
import { noiseFrom } from './noise.ts'
import { randomFrom, speckle } from './random.ts'
import type { Raster } from './raster.ts'

/** What a work is made on. Strengths are parts of full tone: 0.02 is subtle, 0.1 strong. */
export interface Surface {
  /** Tooth of the paper. */
  readonly tooth?: number
  /** Long soft fibres. */
  readonly fibre?: number
  /** Threads of a canvas. */
  readonly weave?: number
  /** Darkening towards the corners. */
  readonly vignette?: number
  /** Fall of light from the upper left to the lower right. */
  readonly light?: number
}

const tiles = new Map<string, Float32Array>()
const MAX_TILES = 6

/** One periodic tile of relief, lit from the upper left: factors around 1. */
function reliefTile(size: number, unit: number, tooth: number, fibre: number, weave: number): Float32Array {
  const key = [size, tooth, fibre, weave].join('/')
  const kept = tiles.get(key)
  if (kept !== undefined) return kept
  const noise = noiseFrom('surface')
  // Noise on a torus would cost four dimensions; mixing two shifted copies over the seam is enough here.
  const periodic = (x: number, y: number, fx: number, fy: number): number => {
    const u = x / size
    const v = y / size
    const near = noise.noise2(u * fx, v * fy) * (1 - u) + noise.noise2((u - 1) * fx, v * fy) * u
    const far = noise.noise2(u * fx, (v - 1) * fy) * (1 - u) + noise.noise2((u - 1) * fx, (v - 1) * fy) * u
    return near * (1 - v) + far * v
  }
  const threads = Math.max(2, 2 * Math.round(size / (6.6 * unit)))
  const relief = new Float32Array(size * size)
  let mean = 0
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      let height = 0
      if (tooth > 0)
        height +=
          tooth * ((speckle(x, y, 1) + speckle(x >> 1, y >> 1, 2) - 1) * 0.72 + periodic(x, y, 210, 210))
      if (fibre > 0) height += fibre * 0.7 * (periodic(x, y, 19, 140) + periodic(x + 3.3, y, 128, 24))
      if (weave > 0) {
        const u = (x / size) * threads
        const v = (y / size) * threads
        const i0 = Math.floor(u)
        const j0 = Math.floor(v)
        const over = ((i0 + j0) & 1) === 0
        const du = u - i0 - 0.5
        const dv = v - j0 - 0.5
        const across = over ? dv : du
        const along = over ? du : dv
        const thickness = 0.75 + 0.5 * speckle(over ? j0 % threads : i0 % threads, over ? 71 : 72, 3)
        height += weave * thickness * (1 - 3.1 * across * across - 1.2 * along * along)
      }
      relief[i] = height
      mean += height
    }
  mean /= relief.length
  const lit = new Float32Array(size * size)
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const right = relief[x + 1 < size ? i + 1 : i + 1 - size]!
      const below = relief[y + 1 < size ? i + size : x]!
      lit[i] = 1 + (2 * relief[i]! - right - below) * 0.7 + (relief[i]! - mean) * 0.45
    }
  if (tiles.size >= MAX_TILES) tiles.clear()
  tiles.set(key, lit)
  return lit
}

/** Gives the finished drawing its paper or canvas; in place. */
export function applySurface(raster: Raster, seed: string, surface: Surface): void {
  const { tooth = 0.025, fibre = 0.02, weave = 0, vignette = 0, light = 0 } = surface
  const { width, height, data } = raster
  const unit = Math.max(width, height) / 1200
  const size = Math.max(96, Math.round(720 * unit))
  const tile = reliefTile(size, unit, tooth, fibre, weave)
  // In a small picture the tooth is finer than a pixel and averages out.
  const strength = Math.min(1, 0.3 + 0.85 * unit)
  const random = randomFrom(`${seed}/surface`)
  const fromX = random.int(0, size - 1)
  const fromY = random.int(0, size - 1)
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y + fromY) % size) * size
    const dy = y / height - 0.5
    for (let x = 0; x < width; x++, i += 3) {
      const dx = x / width - 0.5
      const tone =
        (1 + (tile[row + ((x + fromX) % size)]! - 1) * strength) *
        (1 - vignette * 2 * (dx * dx + dy * dy) - light * (dx * 0.5 + dy * 0.7))
      data[i]! *= tone
      data[i + 1]! *= tone
      data[i + 2]! *= tone
    }
  }
}

const GRAIN_SIZE = 512
const grains = new Map<number, Float32Array>()

function grainTile(clump: number): Float32Array {
  const kept = grains.get(clump)
  if (kept !== undefined) return kept
  const tile = Float32Array.from({ length: GRAIN_SIZE * GRAIN_SIZE }, (_, i) => {
    const x = i % GRAIN_SIZE
    const y = Math.floor(i / GRAIN_SIZE)
    return (
      speckle(x, y, 11) + speckle(x, y, 12) + speckle(Math.floor(x / clump), Math.floor(y / clump), 13) - 1.5
    )
  })
  grains.set(clump, tile)
  return tile
}

/** Photographic grain, strongest in the middle tones, and the falling off of a lens; in place. */
export function applyFilm(raster: Raster, grain = 0.03, vignette = 0.25, colourGrain = false): void {
  const { width, height, data } = raster
  const tile = grainTile(Math.max(1, Math.round((1.6 * Math.max(width, height)) / 1200)))
  for (let y = 0, i = 0; y < height; y++) {
    const dy = (y / height - 0.5) * 2
    const row = (y % GRAIN_SIZE) * GRAIN_SIZE
    for (let x = 0; x < width; x++, i += 3) {
      const dx = (x / width - 0.5) * 2
      const radius = (dx * dx + dy * dy) * 0.5
      const lens = 1 - vignette * radius * Math.sqrt(radius)
      const tone = data[i]! * 0.3 + data[i + 1]! * 0.6 + data[i + 2]! * 0.1
      const strength = grain * (0.35 + 2.6 * Math.max(0, tone * (1 - tone)))
      for (let part = 0; part < 3; part++)
        data[i + part] =
          data[i + part]! * lens + strength * tile[row + ((x + (colourGrain ? part * 171 : 0)) % GRAIN_SIZE)]!
    }
  }
}

/**
 * How much of an ink laid within a margin is seen at a pixel (0 to 1): the soft, slightly ragged edge that a roller or
 * a torn sheet leaves. All lengths in pixels.
 */
export function deckleEdge(
  seed: string,
  width: number,
  height: number,
  margin: number,
  raggedness: number,
  softness = 1,
): (x: number, y: number) => number {
  const noise = noiseFrom(`${seed}/deckle`)
  const scale = 1 / Math.max(1, Math.min(width, height) * 0.02)
  const cut = (along: number, side: number): number =>
    margin +
    raggedness * (noise.noise2(along * scale, side) + 0.5 * noise.noise2(along * scale * 4.3, side + 50))
  const left = Float32Array.from({ length: height }, (_, y) => cut(y, 1.5))
  const right = Float32Array.from({ length: height }, (_, y) => width - cut(y, 2.5))
  const top = Float32Array.from({ length: width }, (_, x) => cut(x, 3.5))
  const bottom = Float32Array.from({ length: width }, (_, x) => height - cut(x, 4.5))
  return (x, y) => {
    const inside = Math.min(x + 0.5 - left[y]!, right[y]! - x - 0.5, y + 0.5 - top[x]!, bottom[x]! - y - 0.5)
    return clamp(inside / softness + 0.5)
  }
}
