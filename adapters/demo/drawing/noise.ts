import { randomFrom } from './random.ts'

/** Smooth noise; coordinates are in lattice cells. */
export interface Noise {
  /** Gradient noise, about −1 to 1. */
  noise2(x: number, y: number): number
  /** Gradient noise in space, about −1 to 1. */
  noise3(x: number, y: number, z: number): number
  /** Sum of octaves, about −1 to 1. */
  fbm(x: number, y: number, octaves?: number, gain?: number): number
  /** Sum of octaves in space, about −1 to 1. */
  fbm3(x: number, y: number, z: number, octaves?: number, gain?: number): number
  /** Octaves with sharp crests, 0 to 1. */
  ridged(x: number, y: number, octaves?: number, gain?: number): number
  /** fbm sampled where another fbm has pushed the point by up to `push` cells. */
  warped(x: number, y: number, push?: number, octaves?: number): number
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Each octave is turned by this angle, which hides the lattice. */
const TURN_COS = Math.cos(0.64) * 2.02
const TURN_SIN = Math.sin(0.64) * 2.02

/** Noise of its own for every seed. */
export function noiseFrom(seed: string): Noise {
  const random = randomFrom(`${seed}/noise`)
  const order = random.shuffle(Array.from({ length: 256 }, (_, i) => i))
  const table = new Uint8Array(1024)
  for (let i = 0; i < 1024; i++) table[i] = order[i & 255]!
  const gx = new Float64Array(256)
  const gy = new Float64Array(256)
  const gz = new Float64Array(256)
  const sx = new Float64Array(256)
  const sy = new Float64Array(256)
  for (let i = 0; i < 256; i++) {
    const angle = (i / 256) * Math.PI * 2
    gx[i] = Math.cos(angle) * 1.45
    gy[i] = Math.sin(angle) * 1.45
    const z = random.range(-1, 1)
    const r = Math.sqrt(1 - z * z) * 1.35
    sx[i] = Math.cos(angle) * r
    sy[i] = Math.sin(angle) * r
    gz[i] = z * 1.35
  }

  const noise2 = (x: number, y: number): number => {
    const fx = Math.floor(x)
    const fy = Math.floor(y)
    const i = fx & 255
    const j = fy & 255
    const u = x - fx
    const v = y - fy
    const a = table[i]! + j
    const b = table[i + 1]! + j
    const g00 = table[a]!
    const g10 = table[b]!
    const g01 = table[a + 1]!
    const g11 = table[b + 1]!
    const n00 = gx[g00]! * u + gy[g00]! * v
    const n10 = gx[g10]! * (u - 1) + gy[g10]! * v
    const n01 = gx[g01]! * u + gy[g01]! * (v - 1)
    const n11 = gx[g11]! * (u - 1) + gy[g11]! * (v - 1)
    const s = fade(u)
    const top = n00 + (n10 - n00) * s
    return top + (n01 + (n11 - n01) * s - top) * fade(v)
  }

  const corner = (g: number, x: number, y: number, z: number): number => sx[g]! * x + sy[g]! * y + gz[g]! * z

  const noise3 = (x: number, y: number, z: number): number => {
    const fx = Math.floor(x)
    const fy = Math.floor(y)
    const fz = Math.floor(z)
    const i = fx & 255
    const j = fy & 255
    const k = fz & 255
    const u = x - fx
    const v = y - fy
    const w = z - fz
    const a = table[i]! + j
    const b = table[i + 1]! + j
    const aa = table[a]! + k
    const ab = table[a + 1]! + k
    const ba = table[b]! + k
    const bb = table[b + 1]! + k
    const s = fade(u)
    const t = fade(v)
    const c000 = corner(table[aa]!, u, v, w)
    const c010 = corner(table[ab]!, u, v - 1, w)
    const c001 = corner(table[aa + 1]!, u, v, w - 1)
    const c011 = corner(table[ab + 1]!, u, v - 1, w - 1)
    const x00 = c000 + (corner(table[ba]!, u - 1, v, w) - c000) * s
    const x10 = c010 + (corner(table[bb]!, u - 1, v - 1, w) - c010) * s
    const x01 = c001 + (corner(table[ba + 1]!, u - 1, v, w - 1) - c001) * s
    const x11 = c011 + (corner(table[bb + 1]!, u - 1, v - 1, w - 1) - c011) * s
    const near = x00 + (x10 - x00) * t
    return near + (x01 + (x11 - x01) * t - near) * fade(w)
  }

  const fbm = (x: number, y: number, octaves = 4, gain = 0.5): number => {
    let sum = 0
    let weight = 0
    let amplitude = 1
    let px = x
    let py = y
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * noise2(px, py)
      weight += amplitude
      amplitude *= gain
      const turned = px * TURN_COS - py * TURN_SIN + 11.7
      py = px * TURN_SIN + py * TURN_COS + 4.3
      px = turned
    }
    return sum / weight
  }

  const fbm3 = (x: number, y: number, z: number, octaves = 4, gain = 0.5): number => {
    let sum = 0
    let weight = 0
    let amplitude = 1
    for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2.02) {
      sum += amplitude * noise3(x * scale + octave * 3.7, y * scale + octave * 1.9, z * scale + octave * 8.3)
      weight += amplitude
      amplitude *= gain
    }
    return sum / weight
  }

  const ridged = (x: number, y: number, octaves = 5, gain = 0.5): number => {
    let sum = 0
    let weight = 0
    let amplitude = 1
    let above = 1
    let px = x
    let py = y
    for (let octave = 0; octave < octaves; octave++) {
      const crest = 1 - Math.abs(noise2(px, py))
      const sharp = crest * crest
      sum += amplitude * sharp * above
      weight += amplitude
      above = sharp
      amplitude *= gain
      const turned = px * TURN_COS - py * TURN_SIN + 6.1
      py = px * TURN_SIN + py * TURN_COS + 2.9
      px = turned
    }
    return sum / weight
  }

  const warped = (x: number, y: number, push = 1, octaves = 4): number =>
    fbm(x + push * fbm(x + 5.2, y + 1.3, 3), y + push * fbm(x - 8.1, y + 2.8, 3), octaves)

  return { noise2, noise3, fbm, fbm3, ridged, warped }
}

/** Samples a slow field every `step` pixels once, and returns a smooth reading of it for any pixel. */
export function sampledField(
  width: number,
  height: number,
  step: number,
  field: (x: number, y: number) => number,
): (x: number, y: number) => number {
  const columns = Math.ceil(width / step) + 3
  const rows = Math.ceil(height / step) + 3
  const grid = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) grid[j * columns + i] = field((i - 1) * step, (j - 1) * step)
  return (x, y) => {
    const u = Math.max(0, Math.min(columns - 1.001, x / step + 1))
    const v = Math.max(0, Math.min(rows - 1.001, y / step + 1))
    const i = Math.min(columns - 2, u | 0)
    const j = Math.min(rows - 2, v | 0)
    const at = j * columns + i
    const top = grid[at]! + (grid[at + 1]! - grid[at]!) * (u - i)
    const low = grid[at + columns]! + (grid[at + columns + 1]! - grid[at + columns]!) * (u - i)
    return top + (low - top) * (v - j)
  }
}
