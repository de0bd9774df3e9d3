import { entryIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { metal, stone, timber } from '../drawing/studio/materials.ts'
import { photograph } from '../drawing/studio/photograph.ts'
import { turnedForms } from './torsion-forms.ts'

const stock = {
  brass: (seed: string) => metal(seed, 'brass'),
  steel: (seed: string) => metal(seed, 'steel'),
  copper: (seed: string) => metal(seed, 'copper'),
  bronze: (seed: string) => metal(seed, 'bronze'),
  black: (seed: string) => metal(seed, 'black'),
  oak: (seed: string) => timber(seed, 'oak'),
  walnut: (seed: string) => timber(seed, 'walnut'),
  ash: (seed: string) => timber(seed, 'ash'),
  ebonised: (seed: string) => timber(seed, 'ebonised'),
  carrara: (seed: string) => stone(seed, 'carrara'),
  estremoz: (seed: string) => stone(seed, 'estremoz'),
} as const

const rooms = {
  night: { wall: ['#4b525b', '#1f2328'], stand: '#24262a' },
  dusk: { wall: ['#5f5d68', '#2b2a33'], stand: '#cfc9be' },
  clay: { wall: ['#b58f77', '#6f5142'], stand: '#dcd3c6' },
  chalk: { wall: ['#cbc5ba', '#989083'], stand: '#34332f' },
  teal: { wall: ['#567073', '#263638'], stand: '#c9c3b4' },
  sand: { wall: ['#cdb896', '#94805f'], stand: '#3a332b' },
} as const

/** Turning, knotted and stacked forms; a seed may name form, stock and room ('trefoil-brass-night-2'). */
export const torsion: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const turned = entryIn(seed, turnedForms, random)(random)
  const material = entryIn(seed, stock, random)(seed)
  const { wall, stand } = entryIn(seed, rooms, random)
  const noise = noiseFrom(`${seed}/plinth`)
  return photograph(
    {
      form: turned.form,
      material,
      stride: turned.stride,
      radius: turned.radius,
      height: turned.height + 0.04,
      stand: {
        colour: stand,
        halfWidth: random.range(0.78, 0.96),
        halfDepth: random.range(0.7, 0.8),
        height: 2,
        round: random.chance(0.4),
        grain: (x, y, z) => 0.03 * noise.fbm3(x * 4, y * 4, z * 4, 3),
      },
      wall,
      turn: random.range(0.15, 0.55) * random.sign(),
      tilt: random.range(0.1, 0.2),
      aim: turned.height * 0.43,
      view: Math.max(1.3, turned.height * 0.66),
    },
    width,
    height,
  )
}
