import type { Easel } from '../drawing/brushwork.ts'
import { clamp } from '../drawing/maths.ts'
import { blend } from '../drawing/pigment.ts'
import type { Random } from '../drawing/random.ts'
import { branch } from './still-life-branch.ts'
import { fruit } from './still-life-fruit.ts'
import { glazes, leafTones, type Room, skins } from './still-life-rooms.ts'
import type { Tones } from './still-life-tones.ts'
import { handle, type Profile, shadowOf, vessel } from './still-life-vessels.ts'

export interface Scene {
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
  const inset = (work.height - edge) * 0.2
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
    const foot = edge + inset + (k % 2) * 34 + random.range(-6, 6)
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

export const stillLifeScenes = { row, bowl, bough, cloth } as const
