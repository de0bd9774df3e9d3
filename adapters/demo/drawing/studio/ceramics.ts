import { clamp, length2, smoothstep, TAU } from '../maths.ts'
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

const bodies = {
  iron: { colour: '#3b312c', shade: '#231d1b' },
  sand: { colour: '#c3ab89', shade: '#a1875f' },
  brick: { colour: '#a55a3c', shade: '#7d3f2a' },
} as const

export type Glaze = keyof typeof glazes
export type Clay = keyof typeof bodies

const rings = (noise: ReturnType<typeof noiseFrom>) => (x: number, y: number, z: number) =>
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
    relief: rings(noise),
  }
}

/** Bare clay, fired with flame marks: one side scorched. */
export function fired(seed: string, clay: Clay, height: number): Material {
  const { colour, shade } = bodies[clay]
  const noise = noiseFrom(`${seed}/clay`)
  const [a, b] = [linear(colour), linear(shade)]
  const flame = randomFrom(`${seed}/flame`).range(0, TAU)
  return {
    finish(x, y, z, out) {
      const cloud = noise.fbm3(x * 1.6, y * 1.6, z * 1.6, 4)
      const scorch = 0.5 + 0.5 * Math.cos(Math.atan2(z, x) - flame + cloud * 1.4)
      const grit = smoothstep(0.5, 0.66, noise.noise3(x * 44, y * 44, z * 44))
      tint(out, a, b, clamp(scorch * 0.75 + cloud * 0.5 - (y / height) * 0.1), 1 - 0.3 * grit)
      out.rough = 0.62
      out.coat = clay === 'iron' ? 0.12 : 0.03
    },
    relief: (x, y, z) =>
      0.0026 * noise.noise3(x * 3, y * 24, z * 3) + 0.0012 * noise.noise3(x * 38, y * 38, z * 38),
  }
}

/** White slip brushed over dark clay with a broom of straw, under a thin clear glaze. */
export function slipped(seed: string, height: number): Material {
  const noise = noiseFrom(`${seed}/slip`)
  const random = randomFrom(`${seed}/slip`)
  const [clay, dark, slip] = [linear('#5a4c42'), linear('#40352e'), linear('#cfc8b8')]
  const low = height * random.range(0.2, 0.32)
  const lean = random.range(-0.1, 0.1)
  return {
    finish(x, y, z, out) {
      const angle = Math.atan2(z, x)
      const wave = y + lean * Math.sin(angle * 2) + 0.03 * noise.noise2(angle * 1.4, 2)
      const straw =
        noise.noise2(angle * 1.6 + 5, wave * 52) * 0.6 + noise.noise2(angle * 3.4, wave * 110) * 0.4
      const stroke = noise.noise2(angle * 0.9, wave * 4.6)
      const cover = smoothstep(-0.28, 0.24, straw + 0.65 * stroke + 0.2)
      const within = smoothstep(0, 0.07, y - low - 0.06 * noise.noise2(angle * 2.2, 6) - 0.03 * straw)
      tint(out, clay, dark, clamp(0.5 + noise.fbm3(x * 3, y * 3, z * 3, 3)))
      const share = cover * within * 0.92
      out.r += (slip[0] - out.r) * share
      out.g += (slip[1] - out.g) * share
      out.b += (slip[2] - out.b) * share
      out.rough = 0.3
      out.coat = 0.45
    },
    relief: rings(noise),
  }
}

/** Porcelain with a landscape of reeds brushed in iron oxide. */
export function painted(seed: string, height: number): Material {
  const base = glazed(seed, 'white', height)
  const noise = noiseFrom(`${seed}/brush`)
  const random = randomFrom(`${seed}/brush`)
  const iron = linear('#4f2c1c')
  const reeds = Array.from({ length: random.int(9, 13) }, () => ({
    at: random.range(-2.5, 0.6),
    low: height * random.range(0.2, 0.3),
    top: height * random.range(0.5, 0.78),
    lean: random.range(-0.5, 0.5),
    wide: random.range(0.02, 0.045),
  }))
  return {
    ...base,
    finish(x, y, z, out, up) {
      base.finish(x, y, z, out, up)
      const around = length2(x, z)
      const angle = -Math.atan2(z, x)
      let ink = 0
      for (const { at, low, top, lean, wide } of reeds) {
        const t = (y - low) / (top - low)
        if (t < 0 || t > 1) continue
        const off = Math.abs(angle - at - lean * t * t) * around
        const w = wide * (1 - t) ** 0.7 * (0.4 + t * 1.4) + 0.003
        ink = Math.max(ink, smoothstep(w, w * 0.55, off))
      }
      if (ink <= 0) return
      const dry = ink * (0.72 + 0.4 * noise.noise2(angle * 16, y * 9))
      const share = clamp(dry) * 0.85
      out.r += (iron[0] - out.r) * share
      out.g += (iron[1] - out.g) * share
      out.b += (iron[2] - out.b) * share
    },
  }
}
