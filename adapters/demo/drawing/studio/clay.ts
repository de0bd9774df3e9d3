import { clamp, length2, smoothstep, TAU } from '../maths.ts'
import { noiseFrom } from '../noise.ts'
import { randomFrom } from '../random.ts'
import { glazed, throwingRings } from './glazes.ts'
import { tint } from './materials.ts'
import { linear } from './rig.ts'
import type { Material } from './scene.ts'

const bodies = {
  iron: { colour: '#3b312c', shade: '#231d1b' },
  sand: { colour: '#c3ab89', shade: '#a1875f' },
  brick: { colour: '#a55a3c', shade: '#7d3f2a' },
} as const

export type Clay = keyof typeof bodies

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
    relief: throwingRings(noise),
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
