import { namedIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { type Random, randomFrom } from '../drawing/random.ts'
import { type Clay, fired, painted, slipped } from '../drawing/studio/clay.ts'
import type { Form } from '../drawing/studio/forms.ts'
import { type Glaze, glazed } from '../drawing/studio/glazes.ts'
import { photograph } from '../drawing/studio/photograph.ts'
import type { Material } from '../drawing/studio/scene.ts'
import { profiles, thrown } from './vessels-forms.ts'

const skins = [
  'celadon',
  'white',
  'tenmoku',
  'ash',
  'cobalt',
  'persimmon',
  'oatmeal',
  'slip',
  'reeds',
  'iron',
  'sand',
  'brick',
] as const
type Skin = (typeof skins)[number]

const skinFor = (skin: Skin, seed: string, height: number): Material => {
  if (skin === 'slip') return slipped(seed, height)
  if (skin === 'reeds') return painted(seed, height)
  if (skin === 'iron' || skin === 'sand' || skin === 'brick') return fired(seed, skin satisfies Clay, height)
  return glazed(seed, skin satisfies Glaze, height)
}

type Shape = keyof typeof profiles

/** Height and greatest radius of each shape when it stands alone, in units. */
const sizes: Record<Shape, readonly [height: number, width: number]> = {
  moon: [1.42, 0.76],
  bottle: [1.86, 0.54],
  shoulder: [1.66, 0.62],
  gourd: [1.8, 0.58],
  bowl: [0.66, 0.84],
  beaker: [0.94, 0.46],
  cylinder: [1.5, 0.46],
}

/** Skins that hang well together. */
const families: readonly (readonly Skin[])[] = [
  ['white', 'celadon', 'iron'],
  ['tenmoku', 'oatmeal', 'brick'],
  ['ash', 'sand', 'iron'],
  ['slip', 'white', 'tenmoku'],
  ['cobalt', 'white', 'oatmeal'],
]

interface Pot {
  readonly form: Form
  readonly skin: Material
  readonly x: number
  readonly z: number
}

const potOf = (
  seed: string,
  random: Random,
  shape: Shape,
  skin: Skin,
  scale: number,
  x = 0,
  z = 0,
): Pot & { readonly height: number; readonly width: number } => {
  const [h, w] = sizes[shape]
  const height = h * scale * random.range(0.94, 1.06)
  const width = w * scale * random.range(0.94, 1.06)
  const plain = shape === 'bowl' || shape === 'gourd'
  const facets = !plain && random.chance(0.2) ? random.int(10, 14) : 0
  const ribs = shape === 'moon' && facets === 0 && random.chance(0.25) ? random.int(12, 16) : 0
  const form = thrown(profiles[shape], noiseFrom(`${seed}/throw`), {
    height,
    width,
    wall: 0.045 * Math.sqrt(scale),
    facets,
    ribs,
  })
  return { form, skin: skinFor(skin, seed, height), x, z, height, width }
}

const together = (pots: readonly Pot[]): { form: Form; material: Material } => {
  const nearest = (x: number, y: number, z: number): Pot => {
    let best = pots[0]!
    let least = Number.POSITIVE_INFINITY
    for (const pot of pots) {
      const d = pot.form(x - pot.x, y, z - pot.z)
      if (d < least) {
        least = d
        best = pot
      }
    }
    return best
  }
  return {
    form: (x, y, z) => {
      let least = Number.POSITIVE_INFINITY
      for (const pot of pots) least = Math.min(least, pot.form(x - pot.x, y, z - pot.z))
      return least
    },
    material: {
      finish: (x, y, z, out, up) => {
        const pot = nearest(x, y, z)
        pot.skin.finish(x - pot.x, y, z - pot.z, out, up)
      },
      ...(pots[0]!.skin.relief === undefined ? {} : { relief: pots[0]!.skin.relief }),
    },
  }
}

const walls = [
  ['#cdc7ba', '#a8a092'],
  ['#b9ab97', '#8d7d69'],
  ['#8a9088', '#5a6059'],
  ['#d8d2c6', '#b9b1a3'],
  ['#59544f', '#312d2a'],
  ['#a9b3b6', '#7c878b'],
  ['#c2a796', '#937767'],
] as const

const tables = ['#8a6c4d', '#b9ad9a', '#4a4038', '#d2c9ba', '#6f5b47'] as const

/** Pots on a table by a window; a seed may name the shape (or trio, row, nest) and the glaze ('moon-white-2'). */
export const vessels: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const group = namedIn(seed, ['trio', 'row', 'single'] as const, random)
  const words = seed.split('-')
  const known = skins.some((skin) => words.includes(skin))
  const family = random.pick(families)
  const skin = known ? namedIn(seed, skins, random) : random.pick(family)
  let pots: ReturnType<typeof potOf>[]
  if (group === 'trio') {
    const [tall, round, low] = random.shuffle(family)
    const side = random.sign()
    pots = [
      potOf(
        `${seed}/a`,
        random,
        random.pick(['bottle', 'gourd', 'shoulder']),
        tall!,
        0.86,
        -0.46 * side,
        -0.12,
      ),
      potOf(`${seed}/b`, random, 'moon', round!, 0.6, 0.42 * side, -0.06),
      potOf(`${seed}/c`, random, random.pick(['bowl', 'beaker']), low!, 0.4, -0.04 * side, 0.78),
    ]
  } else if (group === 'row') {
    const shapes = random.shuffle(['bottle', 'cylinder', 'shoulder', 'beaker', 'gourd'] as const)
    pots = shapes.map((shape, k) =>
      potOf(
        `${seed}/${k}`,
        random,
        shape,
        random.pick(family),
        random.range(0.52, 0.66) * (shape === 'beaker' ? 0.8 : 1),
        (k - 2) * 0.56 + random.range(-0.04, 0.04),
        random.range(-0.14, 0.14),
      ),
    )
  } else {
    const shape = namedIn(seed, Object.keys(profiles) as Shape[], random)
    pots = [potOf(seed, random, shape, skin, 1)]
  }
  const tall = Math.max(...pots.map((pot) => pot.height))
  const reach = Math.max(...pots.map((pot) => Math.sqrt(pot.x * pot.x + pot.z * pot.z) + pot.width * 1.06))
  const low = tall < 0.8
  const noise = noiseFrom(`${seed}/table`)
  return photograph(
    {
      ...together(pots),
      stride: 0.66,
      radius: reach,
      height: tall + 0.02,
      stand: {
        colour: random.pick(tables),
        halfWidth: 6,
        halfDepth: random.range(1.15, 1.35),
        height: 2.4,
        grain: (x, y, z) =>
          0.16 * noise.noise3(x * 1.6, y * 14, z * 14) + 0.07 * noise.noise3(x * 5, y * 60, z * 60),
      },
      wall: random.pick(walls),
      turn: random.range(-0.12, 0.12),
      tilt: low ? 0.4 : random.range(0.15, 0.24),
      aim: tall * (low ? 0.3 : 0.4),
      view: Math.max(low ? 1.2 : 1.05, tall * 0.7, group === 'single' ? 0 : 1.2),
      window: true,
    },
    width,
    height,
  )
}
