import { coverWith, easel } from '../drawing/brushwork.ts'
import { hexToRgb } from '../drawing/colour.ts'
import { clamp, length2 } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { blend } from '../drawing/pigment.ts'
import { randomFrom } from '../drawing/random.ts'
import { glazes, rooms } from './still-life-rooms.ts'
import { stillLifeScenes } from './still-life-scenes.ts'

/** Still lifes in gouache on a dark ground that shows between the touches. */
export const stillLife: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const own = entryIn(seed, rooms, random)
  const work = easel(seed, width, height, hexToRgb(own.ground), { relief: 0.42, pickup: 0.05, variety: 0.02 })
  const edge = work.height * random.range(0.6, 0.66)
  const lamp = random.range(0.1, 0.4) * work.width
  coverWith(
    work,
    (x, y) => {
      const patch = noise.fbm(x / 170, y / 170, 3)
      if (y < edge) {
        const glow = clamp(0.75 - length2(x - lamp, y - edge * 0.3) / 900 + patch * 0.5)
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
  entryIn(seed, stillLifeScenes, random)({ work, random, room: own, edge, order })
  return work.finish({ tooth: 0.026, fibre: 0.014, light: 0.03 })
}
