import { coverWith, type Easel, easel } from '../drawing/brushwork.ts'
import { hexToLab, hexToRgb, type Lab } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { entryIn, namedIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { type Random, randomFrom } from '../drawing/random.ts'
import {
  blend,
  branch,
  type FruitKind,
  fruit,
  handle,
  type Profile,
  shadowOf,
  type Tones,
  vessel,
} from './still-life-things.ts'

const tones = (...hexes: string[]): Tones => hexes.map(hexToLab) as unknown as Tones

/** Glazes and skins: shadow, middle, light, highlight. */
const glazes = {
  milk: tones('#8c8684', '#d2c8b8', '#efe6d4', '#fdf8ec'),
  cobalt: tones('#1b2a4d', '#31508a', '#6286b8', '#d3e0ea'),
  celadon: tones('#3d5750', '#7d9c8a', '#b4c8ae', '#eaf0dc'),
  brick: tones('#54231d', '#a8492f', '#d07c52', '#f4c9a0'),
  honey: tones('#6d441c', '#b97f2e', '#e0b35a', '#f8e6b4'),
  slate: tones('#25282f', '#4c545f', '#848d94', '#d2d6d4'),
  rose: tones('#6d3a40', '#b8747a', '#dfa8a0', '#f7dcd0'),
  moss: tones('#262f20', '#566339', '#8c9557', '#d8dba8'),
} as const

const skins: Readonly<Record<FruitKind, Tones>> = {
  lemon: tones('#8a6412', '#d8a921', '#f2d44c', '#fdf3b8'),
  pear: tones('#585a20', '#a0a03c', '#cfc562', '#f4efb8'),
  apple: tones('#4f1519', '#a62f2b', '#d4604a', '#f6c4a4'),
  fig: tones('#231a2e', '#4b3350', '#7d5a78', '#c8a8bc'),
  quince: tones('#7a5a1c', '#c09a36', '#e2c668', '#f8ecb8'),
}

const leafTones = tones('#1f2f26', '#3f5c3e', '#7c925a', '#c9d09a')

interface Room {
  readonly wall: readonly [Lab, Lab]
  readonly table: readonly [Lab, Lab]
  readonly shadow: Lab
  readonly ground: string
  readonly glazes: readonly (keyof typeof glazes)[]
}

const room = (
  wall: [string, string],
  table: [string, string],
  shadow: string,
  ground: string,
  ...own: Room['glazes']
): Room => ({
  wall: [hexToLab(wall[0]), hexToLab(wall[1])],
  table: [hexToLab(table[0]), hexToLab(table[1])],
  shadow: hexToLab(shadow),
  ground,
  glazes: own,
})

const rooms = {
  ink: room(
    ['#182433', '#22344a'],
    ['#7d6a58', '#a48b6d'],
    '#2b2a30',
    '#141a24',
    'milk',
    'brick',
    'celadon',
    'honey',
    'rose',
  ),
  umber: room(
    ['#2c201a', '#40302a'],
    ['#8c5f3c', '#b5855a'],
    '#33211a',
    '#1f1713',
    'milk',
    'cobalt',
    'celadon',
    'slate',
    'honey',
  ),
  bottle: room(
    ['#16261f', '#22392e'],
    ['#c2b294', '#ddd0b3'],
    '#4a4a3f',
    '#101a16',
    'milk',
    'brick',
    'cobalt',
    'rose',
    'honey',
  ),
  aubergine: room(
    ['#2a1b2b', '#3d2a3c'],
    ['#6b7480', '#939ca0'],
    '#2b2733',
    '#1c131d',
    'milk',
    'honey',
    'celadon',
    'rose',
    'cobalt',
  ),
  charcoal: room(
    ['#232426', '#343638'],
    ['#a9503a', '#c56d4e'],
    '#3d2320',
    '#18191b',
    'milk',
    'slate',
    'celadon',
    'cobalt',
    'honey',
  ),
} as const

interface Scene {
  readonly work: Easel
  readonly random: Random
  readonly room: Room
  /** Where the table meets the wall, in units. */
  readonly edge: number
  /** The glazes of this room in an order of their own. */
  readonly order: readonly Tones[]
}

function put(scene: Scene, profile: Profile, x: number, foot: number, tall: number, glaze: Tones): void {
  const half = tall * (profile === 'bowl' ? 0.62 : 0.3)
  shadowOf(scene.work, x, foot, half, scene.room.shadow)
  vessel(scene.work, profile, x, foot, tall, glaze, scene.room.wall[0])
}

/** Bottles, tins and jugs in one row, shoulder to shoulder. */
function row(scene: Scene): void {
  const { work, random, edge, order } = scene
  const room = (work.height - edge) * 0.2
  const forms = random
    .shuffle(['bottle', 'flask', 'jug', 'carafe', 'tin', 'vase', 'bottle'] as const)
    .slice(0, work.width > 1150 ? 6 : 5)
  const widths = {
    bottle: 0.4,
    flask: 0.64,
    jug: 0.68,
    carafe: 0.58,
    tin: 0.5,
    vase: 0.56,
    bowl: 1.96,
    cup: 1.04,
  }
  const heights = forms.map(
    (form) =>
      random.range(250, 330) *
      (form === 'bottle' ? 1.5 : form === 'carafe' ? 1.15 : form === 'tin' ? 0.75 : 1),
  )
  const total = forms.reduce((sum, form, k) => sum + widths[form] * heights[k]!, 0)
  const scale = Math.min(1.25, (work.width * 0.8) / total, (edge * 0.98) / Math.max(...heights))
  let x = (work.width - total * scale) / 2
  forms.forEach((form, k) => {
    const tall = heights[k]! * scale
    const half = (widths[form] * tall) / 2
    x += half
    const foot = edge + room + (k % 2) * 34 + random.range(-6, 6)
    if (form === 'jug') handle(work, x, foot, tall, k < 2 ? -1 : 1, order[k % order.length]!)
    put(scene, form, x, foot, tall, order[k % order.length]!)
    x += half
  })
  const kind = random.pick(['lemon', 'pear', 'fig'] as const)
  const fx = work.width * random.pick([0.2, 0.76])
  const fy = edge + (work.height - edge) * 0.56
  shadowOf(work, fx, fy + 42, 60, scene.room.shadow)
  fruit(work, kind, fx, fy, 50, random.range(-0.5, 0.5), skins[kind])
}

/** A bowl heaped with fruit, a jug behind it, one fruit that has rolled away. */
function bowl(scene: Scene): void {
  const { work, random, edge, order } = scene
  const kind = random.pick(['lemon', 'pear', 'apple', 'fig', 'quince'] as const)
  const left = random.chance(0.5)
  const at = (x: number): number => (left ? x : 1 - x) * work.width
  const foot = edge + (work.height - edge) * 0.46
  const jug = random.pick(['jug', 'bottle', 'carafe'] as const)
  const jugX = at(0.76)
  const jugTall = edge * random.range(0.72, 0.86) * (jug === 'bottle' ? 1.1 : 0.86)
  if (jug === 'jug') handle(work, jugX, foot - 70, jugTall, left ? 1 : -1, order[0]!)
  put(scene, jug, jugX, foot - 70, jugTall, order[0]!)
  const tall = 190
  const x = at(0.4)
  shadowOf(work, x, foot, tall * 0.6, scene.room.shadow)
  const r = kind === 'fig' ? 50 : 60
  const heap: [number, number][] = [
    [-1.7, -0.1],
    [1.75, -0.06],
    [0, -0.24],
    [-0.9, -0.66],
    [0.95, -0.62],
    [0.05, -1.5],
  ]
  for (const [dx, dy] of heap)
    fruit(
      work,
      kind,
      x + dx * r + random.range(-6, 6),
      foot - tall - r * 0.14 + dy * r,
      r * random.range(0.92, 1.08),
      random.range(-0.7, 0.7),
      skins[kind],
    )
  vessel(work, 'bowl', x, foot, tall, order[1]!, scene.room.wall[0])
  // The fruit in front leans over the lip.
  for (const dx of [-1.25, 0.15, 1.4])
    fruit(work, kind, x + dx * r, foot - tall - r * 0.36, r, random.range(-0.6, 0.6), skins[kind])
  const rolled = at(random.range(0.66, 0.72))
  const low = edge + (work.height - edge) * 0.72
  shadowOf(work, rolled, low + r * 0.86, r * 1.1, scene.room.shadow)
  fruit(work, kind, rolled, low, r * 1.08, random.range(-0.9, 0.9), skins[kind])
}

/** A jug with cut branches, a cup at its side. */
function bough(scene: Scene): void {
  const { work, random, edge, order } = scene
  const foot = edge + (work.height - edge) * 0.42
  const x = work.width * random.range(0.42, 0.56)
  const tall = edge * 0.5
  const flowering = random.chance(0.6)
  const petals = random.pick([glazes.milk, glazes.rose, glazes.honey])
  shadowOf(work, x, foot, tall * 0.34, scene.room.shadow)
  const stems = random.int(5, 7)
  for (let k = 0; k < stems; k++) {
    const heading = -Math.PI / 2 + ((k + 0.5) / stems - 0.5) * 2.2 + random.range(-0.12, 0.12)
    const reach = Math.min(
      tall * random.range(0.95, 1.3),
      (foot - tall) * (1.02 - 0.1 * Math.abs(heading + Math.PI / 2)),
    )
    branch(
      work,
      x + Math.cos(heading) * 16,
      foot - tall * 0.96,
      heading,
      reach,
      leafTones,
      flowering ? petals : null,
    )
  }
  const form = random.pick(['jug', 'vase', 'flask', 'carafe'] as const)
  if (form === 'jug') handle(work, x, foot, tall, 1, order[0]!)
  vessel(work, form, x, foot, tall, order[0]!, scene.room.wall[0])
  const side = x < work.width / 2 ? 0.8 : 0.2
  put(scene, 'cup', work.width * side, foot + 46, 118, order[1]!)
  const kind = random.pick(['lemon', 'apple', 'quince'] as const)
  const fx = work.width * (1 - side) + (side > 0.5 ? -10 : 10)
  shadowOf(work, fx, foot + 96, 62, scene.room.shadow)
  fruit(work, kind, fx, foot + 56, 54, random.range(-0.5, 0.5), skins[kind])
}

/** A cloth with stripes, three pears or lemons upon it and one tall bottle. */
function cloth(scene: Scene): void {
  const { work, random, edge, order } = scene
  const pale = glazes.milk
  const stripe = order[2]!
  const x0 = work.width * random.range(0.08, 0.16)
  const x1 = work.width * random.range(0.78, 0.9)
  const y0 = edge + (work.height - edge) * 0.16
  for (let x = x0; x < x1; x += 15) {
    const band = Math.floor((x - x0) / 46) % 4 === 1
    for (let k = 0; k < 3; k++) {
      const t = (k + 0.5) / 3
      work.touch({
        x: x + (t - 0.5) * (x - work.width / 2) * 0.12,
        y: y0 + t * (work.height - y0) * 1.04,
        angle: Math.PI / 2 - (x - work.width / 2) / 5200 + random.normal(0, 0.03),
        length: (work.height - y0) * 0.46,
        width: 19,
        colour: band
          ? blend(stripe[1], stripe[2], 0.3 + 0.3 * t)
          : blend(pale[1], pale[2], 0.85 - 0.45 * t + random.normal(0, 0.1)),
      })
    }
  }
  const shade = blend(scene.room.shadow, pale[0], 0.45)
  const soft = { ...scene, room: { ...scene.room, shadow: shade } }
  const bottleX = work.width * random.pick([0.26, 0.7])
  put(soft, random.pick(['bottle', 'carafe', 'flask'] as const), bottleX, y0 + 66, edge * 0.84, order[0]!)
  const kind = random.pick(['lemon', 'pear', 'quince', 'apple', 'fig'] as const)
  const away = bottleX < work.width / 2 ? 1 : -1
  const places: [number, number][] = [
    [0.2, 96],
    [0.37, 64],
    [0.5, 128],
    [-0.12, 190],
  ]
  for (const [dx, dy] of places) {
    const x = clamp(bottleX / work.width + away * dx, 0.12, 0.88) * work.width
    const y = y0 + dy
    shadowOf(work, x, y + 54, 66, shade)
    fruit(work, kind, x, y, 62 * random.range(0.92, 1.08), random.range(-0.7, 0.7), skins[kind])
  }
}

const plans = { row, bowl, bough, cloth } as const

/** Still lifes in gouache on a dark ground that shows between the touches. */
export const stillLife: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const own = rooms[namedIn(seed, Object.keys(rooms) as (keyof typeof rooms)[], random)]
  const work = easel(seed, width, height, hexToRgb(own.ground), { relief: 0.42, pickup: 0.05, variety: 0.02 })
  const edge = work.height * random.range(0.6, 0.66)
  const lamp = random.range(0.1, 0.4) * work.width
  coverWith(
    work,
    (x, y) => {
      const patch = noise.fbm(x / 170, y / 170, 3)
      if (y < edge) {
        const glow = clamp(0.75 - Math.hypot(x - lamp, y - edge * 0.3) / 900 + patch * 0.5)
        return {
          colour: blend(own.wall[0], own.wall[1], Math.round(glow * 4) / 4),
          angle: 0.7 + 0.6 * noise.noise2(x / 400, y / 400),
          fine: 0.3,
        }
      }
      const near = clamp(
        0.35 + ((y - edge) / (work.height - edge)) * 0.45 - (x / work.width) * 0.25 + patch * 0.5,
      )
      return {
        colour: blend(own.table[0], own.table[1], Math.round(near * 4) / 4),
        angle: 0.04 * noise.noise2(x / 300, y / 90),
        fine: 0.45,
      }
    },
    [72, 44, 28],
    3.4,
  )
  const order = random.shuffle(own.glazes).map((name) => glazes[name])
  entryIn(seed, plans, random)({ work, random, room: own, edge, order })
  return work.finish({ tooth: 0.026, fibre: 0.014, light: 0.03 })
}
