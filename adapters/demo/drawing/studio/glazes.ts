import { clamp, smoothstep, TAU } from '../maths.ts'
import { noiseFrom } from '../noise.ts'
import { randomFrom } from '../random.ts'
import { tint } from './materials.ts'
import { linear } from './rig.ts'
import type { Finish, Material } from './scene.ts'

const glazes = {
  celadon: {
    clay: '#7d5a40',
    thick: '#7f9c86',
    thin: '#a9bba3',
    rim: '#b5b39a',
    pour: null,
    crackle: 0.5,
    fleck: 0,
  },
  white: {
    clay: '#b3937a',
    thick: '#d5d5cc',
    thin: '#e0ddd2',
    rim: '#d9cfc0',
    pour: null,
    crackle: 0.12,
    fleck: 0.2,
  },
  tenmoku: {
    clay: '#6f4a34',
    thick: '#17110f',
    thin: '#2c1a12',
    rim: '#8a4a22',
    pour: null,
    crackle: 0,
    fleck: 0,
  },
  ash: {
    clay: '#7a4d34',
    thick: '#6d7048',
    thin: '#a79a6a',
    rim: '#8f6a43',
    pour: '#4f5d45',
    crackle: 0.2,
    fleck: 0.3,
  },
  cobalt: {
    clay: '#8a6a52',
    thick: '#1f3a5c',
    thin: '#35587c',
    rim: '#7d8a8c',
    pour: '#c9cfca',
    crackle: 0,
    fleck: 0.1,
  },
  persimmon: {
    clay: '#5f3d2c',
    thick: '#8a3a1e',
    thin: '#a85526',
    rim: '#3a2018',
    pour: '#1d1513',
    crackle: 0,
    fleck: 0.15,
  },
  oatmeal: {
    clay: '#7f5a42',
    thick: '#cbbd9f',
    thin: '#bfa983',
    rim: '#8f6d4a',
    pour: '#6f7f7a',
    crackle: 0,
    fleck: 0.9,
  },
} as const

export type Glaze = keyof typeof glazes

/** Relief that the potter's fingers leave. */
export const throwingRings = (noise: ReturnType<typeof noiseFrom>) => (x: number, y: number, z: number) =>
  0.0016 * noise.noise3(x * 3, y * 26, z * 3) + 0.0005 * noise.noise3(x * 40, y * 40, z * 40)

/** A glaze over a bare foot for a pot of the given height: it pools low, breaks at the rim, and may run. */
export function glazed(seed: string, glaze: Glaze, height: number): Material {
  const { clay, thick, thin, rim, pour, crackle, fleck } = glazes[glaze]
  const noise = noiseFrom(`${seed}/glaze`)
  const random = randomFrom(`${seed}/glaze`)
  const [bare, a, b, c] = [linear(clay), linear(thick), linear(thin), linear(rim)]
  const over = pour === null ? null : linear(pour)
  const foot = height * random.range(0.045, 0.12)
  const edge = height * random.range(0.5, 0.72)
  const drips = random.int(15, 22)
  const tongues = Array.from({ length: drips }, () => ({
    at: random.range(-0.3, 0.3),
    length: random.range(0.02, 0.24) ** 1 * height * (random.chance(0.3) ? 1.5 : 0.7),
    wide: random.range(0.34, 0.6),
  }))
  /** How far below the poured edge the run of a tongue hangs at an angle. */
  const hang = (angle: number): number => {
    const place = ((angle / TAU + 0.5) * drips) % drips
    let longest = 0
    for (let k = -1; k <= 1; k++) {
      const index = (Math.floor(place) + k + drips) % drips
      const { at, length, wide } = tongues[index]!
      const off = (place - Math.floor(place) - k - 0.5 - at) / wide
      if (off > -1 && off < 1) longest = Math.max(longest, length * (1 - off * off) ** 0.6)
    }
    return longest
  }
  const put = (out: Finish, colour: readonly [number, number, number], share: number): void => {
    out.r += (colour[0] - out.r) * share
    out.g += (colour[1] - out.g) * share
    out.b += (colour[2] - out.b) * share
  }
  return {
    finish(x, y, z, out) {
      const angle = Math.atan2(z, x)
      const cloud = noise.fbm3(x * 2.2, y * 2.2, z * 2.2, 3)
      const run = noise.noise2(angle * 11, y * 1.3)
      const t = y / height
      tint(out, a, b, clamp(0.25 + t * 0.45 + cloud * 0.7 + run * 0.12))
      if (over !== null) {
        const line = edge - hang(angle) + 0.012 * noise.noise2(angle * 5, 3)
        const poured = smoothstep(-0.012, 0.02, y - line)
        put(out, over, poured * (0.86 + 0.14 * cloud))
        const bead = Math.exp(-(((y - line) / 0.03) ** 2)) * 0.35
        out.r *= 1 - bead
        out.g *= 1 - bead * 0.9
        out.b *= 1 - bead * 0.75
      }
      const breaking = smoothstep(0.965, 0.995, t + 0.006 * cloud) * 0.85
      put(out, c, breaking)
      if (crackle > 0) {
        const cell = Math.abs(noise.noise3(x * 7 + cloud, y * 7, z * 7))
        const cell2 = Math.abs(noise.noise3(x * 12 + 9, y * 12, z * 12 + cloud))
        const net = Math.max(smoothstep(0.03, 0.004, cell), smoothstep(0.035, 0.004, cell2) * 0.7)
        const tone = 1 - crackle * 0.42 * net
        out.r *= tone
        out.g *= tone
        out.b *= tone
      }
      if (fleck > 0) {
        const spot = smoothstep(0.5, 0.62, noise.noise3(x * 24, y * 24, z * 24)) * fleck
        out.r *= 1 - spot * 0.7
        out.g *= 1 - spot * 0.78
        out.b *= 1 - spot * 0.82
      }
      out.rough = 0.13 + 0.06 * cloud
      out.coat = 1
      const naked = smoothstep(0.012, -0.012, y - foot - 0.03 * noise.noise2(angle * 1.6, 8) * height)
      if (naked > 0) {
        const grain = 1 + 0.12 * noise.noise3(x * 40, y * 40, z * 40)
        out.r += (bare[0] * grain - out.r) * naked
        out.g += (bare[1] * grain - out.g) * naked
        out.b += (bare[2] * grain - out.b) * naked
        out.coat *= 1 - naked
        out.rough += (0.85 - out.rough) * naked
      }
    },
    relief: throwingRings(noise),
  }
}
