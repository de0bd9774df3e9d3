import { clamp } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { limestone, metal, stone, timber } from '../drawing/studio/materials.ts'
import { photograph } from '../drawing/studio/photograph.ts'
import { linear } from '../drawing/studio/rig.ts'
import type { Material, Scene } from '../drawing/studio/scene.ts'
import { carvedForms } from './carving-forms.ts'

const quarry = {
  carrara: (seed: string) => stone(seed, 'carrara'),
  estremoz: (seed: string) => stone(seed, 'estremoz'),
  alabaster: (seed: string) => stone(seed, 'alabaster'),
  serpentine: (seed: string) => stone(seed, 'serpentine'),
  marquina: (seed: string) => stone(seed, 'marquina'),
  limestone: (seed: string) => limestone(seed),
  slate: (seed: string) => limestone(seed, '#4d5558', '#3a4145'),
  bronze: (seed: string) => metal(seed, 'bronze'),
  verdigris: (seed: string) => metal(seed, 'verdigris'),
  walnut: (seed: string) => timber(seed, 'walnut'),
  yew: (seed: string) => timber(seed, 'yew'),
} as const

const walls = [
  ['#c4beb2', '#8f897d'],
  ['#8d9490', '#565c5a'],
  ['#d2cabb', '#a69c8c'],
  ['#5d5a55', '#2c2a28'],
  ['#a9b0ae', '#72797a'],
  ['#bba793', '#836f5f'],
] as const

const plinths = ['#cfc8ba', '#d8d3c8', '#8c857a', '#3b3936', '#b3a994'] as const

/** Paint for hollows: lime white, sea blue, lichen yellow, slate. */
const paints = ['#ddd8cb', '#456a80', '#c49a4c', '#4a5f63'] as const

/** Carved and pierced forms on a plinth; a seed may name the form and the material ('strung-carrara-2'). */
export const carving: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const carved = entryIn(seed, carvedForms, random)(random)
  const material = entryIn(seed, quarry, random)(seed)
  const paint = linear(random.pick(paints))
  const cord = linear('#c9b48c')
  const { form, hollow, cords } = carved
  const noise = noiseFrom(`${seed}/plinth`)

  const dressed: Material = {
    ...material,
    finish: (x, y, z, out, up) => {
      if (cords !== undefined && cords(x, y, z) < 0.004) {
        out.r = cord[0]
        out.g = cord[1]
        out.b = cord[2]
        out.rough = 0.7
        return
      }
      material.finish(x, y, z, out, up)
      if (hollow === undefined) return
      const cover = clamp((0.02 - hollow(x, y, z)) * 45) * 0.95
      if (cover <= 0) return
      const brushed = 1 + 0.06 * noise.noise3(x * 5, y * 30, z * 5)
      out.r += (paint[0] * brushed - out.r) * cover
      out.g += (paint[1] * brushed - out.g) * cover
      out.b += (paint[2] * brushed - out.b) * cover
      out.metal *= 1 - cover
      out.coat *= 1 - cover
      out.rough += (0.85 - out.rough) * cover
    },
  }
  const scene: Scene = {
    form: cords === undefined ? form : (x, y, z) => Math.min(form(x, y, z), cords(x, y, z)),
    material: dressed,
    stride: carved.stride,
    radius: carved.radius,
    height: carved.height + 0.05,
    stand: {
      colour: random.pick(plinths),
      halfWidth: random.range(0.86, 1.04),
      halfDepth: random.range(0.74, 0.84),
      height: 2,
      round: random.chance(0.2),
      grain: (x, y, z) => 0.035 * noise.fbm3(x * 4, y * 4, z * 4, 3),
    },
    wall: random.pick(walls),
    turn: random.range(0.16, 0.48) * random.sign(),
    tilt: random.range(0.09, 0.17),
    aim: carved.height * 0.42,
    view: Math.max(1.2, carved.height * 0.65),
  }
  return photograph(scene, width, height)
}
