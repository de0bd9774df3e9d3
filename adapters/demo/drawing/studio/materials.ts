import { clamp, length2, smoothstep } from '../maths.ts'
import { noiseFrom } from '../noise.ts'
import { randomFrom } from '../random.ts'
import { linear, type Triple } from './rig.ts'
import type { Finish, Material } from './scene.ts'

/** t of b in a, times `tone`, as the colour of a finish. */
export const tint = (out: Finish, a: Readonly<Triple>, b: Readonly<Triple>, t: number, tone = 1): void => {
  out.r = (a[0] + (b[0] - a[0]) * t) * tone
  out.g = (a[1] + (b[1] - a[1]) * t) * tone
  out.b = (a[2] + (b[2] - a[2]) * t) * tone
}

const stones = {
  carrara: { body: '#d6d2ca', cloud: '#b4b4b4', vein: '#71777f', soft: 0.7, coat: 0.3, veins: 0.75 },
  marquina: { body: '#1f1f22', cloud: '#2b2b2f', vein: '#bdb6aa', soft: 0.1, coat: 0.7, veins: 0.75 },
  estremoz: { body: '#dcb9a6', cloud: '#c99884', vein: '#8a5347', soft: 0.75, coat: 0.4, veins: 0.5 },
  alabaster: { body: '#e3cfae', cloud: '#c99a62', vein: '#9a6a40', soft: 1, coat: 0.45, veins: 0.3 },
  serpentine: { body: '#2f4a40', cloud: '#456456', vein: '#a9bda4', soft: 0.2, coat: 0.6, veins: 0.5 },
} as const

/** Polished stone: clouds, and veins that run one way, break off and return. */
export function stone(seed: string, kind: keyof typeof stones): Material {
  const { body, cloud, vein, soft, coat, veins } = stones[kind]
  const noise = noiseFrom(`${seed}/stone`)
  const random = randomFrom(`${seed}/stone`)
  const [a, b, c] = [linear(body), linear(cloud), linear(vein)]
  const lean = random.range(-1.1, 1.1)
  const run: Triple = [Math.cos(lean), random.range(0.5, 1.2), Math.sin(lean)]
  const shift = random.range(0, 40)
  return {
    finish(x, y, z, out) {
      const slow = noise.fbm3(x * 1.2 + shift, y * 1.2, z * 1.2, 4)
      const across = (x * run[0] + y * run[1] + z * run[2]) * 1.25 + slow * 1.9 + shift
      const offset = Math.abs(across - Math.floor(across) - 0.5)
      const held = smoothstep(-0.25, 0.35, noise.noise3(x * 1.7, y * 1.7 + shift, z * 1.7))
      const fine = Math.abs(noise.noise3(x * 2.6 + slow * 2, y * 2.6 + shift, z * 2.6 - slow))
      const line =
        (smoothstep(0.03, 0, offset) * 0.8 + smoothstep(0.15, 0, offset) * 0.32) * held +
        smoothstep(0.035, 0, fine) * 0.3 * (1 - held)
      tint(out, a, b, clamp(0.4 + slow * 1.1))
      const depth = clamp(line) * veins
      out.r += (c[0] - out.r) * depth
      out.g += (c[1] - out.g) * depth
      out.b += (c[2] - out.b) * depth
      out.rough = 0.2
      out.coat = coat
      out.soft = soft
    },
  }
}

/** Honed limestone: matt, warm, with pores and broken shells. */
export function limestone(seed: string, colour = '#cbbfa8', shade = '#b3a58c'): Material {
  const noise = noiseFrom(`${seed}/limestone`)
  const [a, b] = [linear(colour), linear(shade)]
  const pore = (x: number, y: number, z: number): number =>
    smoothstep(0.5, 0.72, noise.noise3(x * 15, y * 22, z * 15))
  return {
    finish(x, y, z, out) {
      const bed = noise.fbm3(x * 1.1, y * 3.4, z * 1.1, 3)
      const fleck = noise.noise3(x * 34, y * 34, z * 34)
      tint(out, a, b, clamp(0.4 + bed * 0.9), (1 + 0.06 * fleck) * (1 - 0.35 * pore(x, y, z)))
      out.rough = 0.8
      out.soft = 0.25
    },
    relief: (x, y, z) => 0.006 * pore(x, y, z) + 0.0012 * noise.noise3(x * 40, y * 40, z * 40),
  }
}

const metals = {
  brass: { metal: '#dfb25c', patina: '#b98a3c', rough: 0.09, cover: 0 },
  bronze: { metal: '#a06a3e', patina: '#3f2517', rough: 0.27, cover: 0.35 },
  verdigris: { metal: '#6f4c33', patina: '#6d8f83', rough: 0.34, cover: 1 },
  black: { metal: '#57504a', patina: '#1d1b1a', rough: 0.24, cover: 0.3 },
  steel: { metal: '#b9bcc0', patina: '#8d9297', rough: 0.1, cover: 0 },
  copper: { metal: '#d98a63', patina: '#8a4630', rough: 0.13, cover: 0.12 },
} as const

/** Cast or polished metal; patina gathers in clouds and runs downwards. */
export function metal(seed: string, kind: keyof typeof metals): Material {
  const { metal: bare, patina, rough, cover } = metals[kind]
  const noise = noiseFrom(`${seed}/metal`)
  const [a, b] = [linear(bare), linear(patina)]
  const chalky = kind === 'verdigris'
  return {
    finish(x, y, z, out, up) {
      const clouds = noise.fbm3(x * 1.9, y * 1.5, z * 1.9, 4)
      const runs = noise.noise3(x * 8, y * 0.9, z * 8)
      const aged = chalky
        ? smoothstep(-0.22, 0.38, clouds + runs * 0.32 - up * 0.1)
        : clamp(0.38 + clouds * 1.1 + runs * 0.22) * Math.min(1, cover * 2 + 0.25)
      tint(out, a, b, aged)
      out.metal = 1 - aged * (chalky ? 0.95 : cover * 0.35)
      out.rough = rough + aged * cover * 0.3 + 0.02 * clouds
      out.coat = chalky ? 0.08 : cover * 0.3
    },
    ...(cover > 0.2
      ? { relief: (x: number, y: number, z: number) => 0.0014 * noise.noise3(x * 15, y * 15, z * 15) }
      : {}),
  }
}

const timbers = {
  oak: { early: '#b98d58', late: '#8a6238', rings: 15, coat: 0.1 },
  walnut: { early: '#6f4a30', late: '#3a2417', rings: 13, coat: 0.28 },
  yew: { early: '#b8743f', late: '#8a4626', rings: 19, coat: 0.3 },
  ash: { early: '#d3bd98', late: '#a98a5f', rings: 11, coat: 0.14 },
  ebonised: { early: '#262120', late: '#14110f', rings: 15, coat: 0.3 },
} as const

/** Turned or carved wood: rings about a pith that lies outside the form, fibres, pores. */
export function timber(seed: string, kind: keyof typeof timbers): Material {
  const { early, late, rings, coat } = timbers[kind]
  const noise = noiseFrom(`${seed}/timber`)
  const random = randomFrom(`${seed}/timber`)
  const [a, b] = [linear(early), linear(late)]
  const px = random.range(0.35, 0.8) * random.sign()
  const pz = random.range(0.1, 0.5)
  const lean = random.range(-0.16, 0.16)
  return {
    finish(x, y, z, out) {
      const wave = noise.noise3(x * 0.8, y * 0.5, z * 0.8) * 0.16 + noise.noise3(x * 3, y * 0.8, z * 3) * 0.02
      const year = (length2(x + px + lean * y, z + pz - lean * y) + wave) * rings
      const phase = year - Math.floor(year)
      const ring = smoothstep(0.1, 0.8, phase) * smoothstep(1, 0.9, phase)
      const width = 0.6 + 0.4 * noise.noise2(Math.floor(year) * 3.3, 0.5)
      const fibre = noise.noise3(x * 46, y * 1.5, z * 46)
      const pore = smoothstep(0.42, 0.7, noise.noise3(x * 62, y * 3.2, z * 62)) * (1 - ring)
      const figure = noise.fbm3(x * 1.6, y * 1.1, z * 1.6, 3)
      tint(out, a, b, clamp(0.16 + ring * 0.6 * width + fibre * 0.14 + figure * 0.24 + pore * 0.35))
      out.rough = 0.36
      out.coat = coat
      out.soft = 0.12
    },
    relief: (x, y, z) => 0.0008 * noise.noise3(x * 46, y * 2, z * 46),
  }
}
