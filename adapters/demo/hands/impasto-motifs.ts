import type { Easel, Spot } from '../drawing/brushwork.ts'
import type { Lab } from '../drawing/colour.ts'
import { clamp, lerp, smoothstep } from '../drawing/maths.ts'
import { blend, labs } from '../drawing/pigment.ts'
import { type Place, ridgesOf, type Sky, skies, skyOf } from './impasto-skies.ts'
import { house, type TreeKind, tree } from './impasto-things.ts'

/** A landscape: what covers the board, and what is set on top of it with single touches. */
export interface Motif {
  readonly at: (x: number, y: number) => Spot
  readonly finish: (work: Easel) => void
}
const rowAngle = (x: number, y: number, vanishX: number, horizon: number): number =>
  Math.atan2(y - horizon + 30, x - vanishX)

interface Setting {
  readonly sky: readonly Sky[]
  readonly horizon: readonly [number, number]
  readonly ridges: readonly Lab[]
  readonly lift: number
  /** Ground at a point; `t` runs from 0 at the horizon to 1 at the foot. */
  readonly ground: (
    place: Place,
    horizon: number,
    vanishX: number,
    sky: Sky,
  ) => (x: number, y: number, t: number) => Spot
  readonly things: (work: Easel, place: Place, horizon: number) => void
}

const oaks = (
  work: Easel,
  { width, random }: Place,
  horizon: number,
  kind: TreeKind,
  near: boolean,
): void => {
  const far = random.int(5, 9)
  for (let k = 0; k < far; k++)
    tree(work, kind, width * random.next(), horizon + random.range(2, 26), random.range(34, 62))
  if (near)
    tree(
      work,
      kind,
      width * random.pick([0.22, 0.72, 0.8]),
      horizon + random.range(120, 200),
      random.range(300, 380),
    )
}

const wheatGold = labs('#d3a43c', '#e9c766', '#a27a30', '#c9b06a')
const earth = labs('#8a4a30', '#b2673f', '#5f3327', '#c98a5b')
const grass = labs('#7f8f45', '#a9ae57', '#55703e', '#c2b765')
const water = labs('#4f86a0', '#8fb6bd', '#2f5d78', '#d9e0d3')

const settings = {
  wheat: {
    sky: ['noon', 'gold', 'milk'],
    horizon: [0.36, 0.46],
    ridges: labs('#7f8fa0', '#6d7f77'),
    lift: 90,
    ground: ({ noise, random }, _horizon, vanishX) => {
      const bend = random.range(-90, 90)
      return (x, y, t) => {
        const tone = clamp(0.5 + 0.7 * noise.fbm(x / 260, y / 90, 3))
        const track = Math.abs(x - vanishX - bend * Math.sin(t * 3)) - (8 + 74 * t)
        const stalk = -Math.PI / 2 + 0.35 * noise.noise2(x / 190, y / 120) + 0.12
        if (track < 0)
          return {
            colour: blend(labs('#b79a72', '#8c7459')[0]!, labs('#cdb48a')[0]!, tone),
            angle: 1.4,
            fine: 0.4,
          }
        const colour = blend(
          blend(wheatGold[0]!, wheatGold[1]!, tone),
          wheatGold[2]!,
          0.5 * smoothstep(0.3, 0.9, 1 - tone) + 0.2 * t,
        )
        return { colour, angle: stalk, fine: 0.75 - 0.35 * t }
      }
    },
    things: (work, place, horizon) => {
      oaks(work, place, horizon, 'oak', true)
      house(work, place.width * place.random.range(0.4, 0.6), horizon + 14, 46)
    },
  },
  olives: {
    sky: ['milk', 'noon', 'grey'],
    horizon: [0.3, 0.38],
    ridges: labs('#8b9db0', '#7a8c86', '#6d7d5f'),
    lift: 150,
    ground:
      ({ noise }, horizon, vanishX) =>
      (x, y, t) => {
        const tone = clamp(0.5 + 0.8 * noise.fbm(x / 160, y / 60, 3))
        const colour = blend(blend(earth[3]!, grass[3]!, tone * 0.8), earth[1]!, 0.35 * t * (1 - tone))
        return { colour, angle: rowAngle(x, y, vanishX, horizon) * 0.3, fine: 0.55 - 0.2 * t }
      },
    things: (work, { width, height, random }, horizon) => {
      for (let row = 0; row < 6; row++) {
        const t = (row / 5) ** 1.7
        const base = lerp(horizon + 34, height * 0.9, t)
        const size = lerp(62, 330, t)
        const step = size * 1.12
        const off = random.range(0, step)
        for (let x = -step + off; x < width + step; x += step)
          if (!(row > 3 && random.chance(0.35)))
            tree(
              work,
              'olive',
              x + random.range(-0.1, 0.1) * step,
              base + random.range(-6, 6),
              size * random.range(0.85, 1.08),
            )
      }
    },
  },
  plough: {
    sky: ['grey', 'rose', 'gold'],
    horizon: [0.4, 0.5],
    ridges: labs('#8e93a3', '#7a7a6a'),
    lift: 80,
    ground:
      ({ noise }, horizon, vanishX) =>
      (x, y, t) => {
        const fan = (x - vanishX) / (0.07 + t)
        const ridge = Math.sin(fan / 62 + 0.6 * noise.noise2(fan / 300, t * 2))
        const tone = clamp(0.5 + 0.6 * noise.fbm(x / 210, y / 70, 3))
        const colour = blend(
          blend(earth[1]!, earth[0]!, 0.5 + 0.5 * ridge),
          ridge > 0.3 ? earth[2]! : earth[3]!,
          0.25 + 0.35 * tone * Math.abs(ridge),
        )
        return { colour, angle: rowAngle(x, y, vanishX, horizon), fine: 0.75 - 0.4 * t }
      },
    things: (work, place, horizon) => {
      const x = place.width * place.random.range(0.28, 0.72)
      house(work, x, horizon + 10, 66)
      for (const dx of [-118, -86, 96])
        tree(work, 'cypress', x + dx, horizon + 14, place.random.range(90, 140))
      oaks(work, place, horizon, 'oak', false)
    },
  },
  reservoir: {
    sky: ['rose', 'gold', 'milk'],
    horizon: [0.42, 0.48],
    ridges: labs('#8d8fae', '#777c93', '#5d6a6a'),
    lift: 190,
    ground: ({ noise, random }, horizon, _vanishX, sky) => {
      const from = random.range(0, 9)
      const mirror = skies[sky] as readonly Lab[]
      return (x, y, t) => {
        const shore = 0.66 + 0.09 * Math.sin(x / 260 + from) + 0.03 * noise.noise2(x / 70, from)
        if (t > shore) {
          const tone = clamp(0.5 + 0.8 * noise.fbm(x / 120, y / 70, 3))
          return {
            colour: blend(grass[2]!, t > shore + 0.05 ? grass[3]! : earth[3]!, tone),
            angle: -1.2 + 0.6 * noise.noise2(x / 90, y / 90),
            fine: 0.6,
          }
        }
        const up = t / 0.7
        const glass =
          up < 0.5 ? blend(mirror[2]!, mirror[1]!, up * 2) : blend(mirror[1]!, mirror[0]!, up * 2 - 1)
        const hill = smoothstep(0.24, 0.1, t + 0.06 * noise.fbm(x / 300 + from, 3, 3))
        const ripple = noise.fbm(x / 160, (y - horizon) / (10 + 30 * t), 3)
        const colour = blend(
          blend(glass, labs('#5d6a70')[0]!, hill * 0.65),
          ripple > 0.16 ? mirror[3]! : water[2]!,
          Math.abs(ripple) * 0.6,
        )
        return { colour, angle: 0.03, fine: 0.65 - 0.1 * t }
      }
    },
    things: (work, place, horizon) => {
      for (let k = 0; k < 4; k++)
        tree(
          work,
          'oak',
          place.width * place.random.range(0.02, 0.98),
          horizon + 4,
          place.random.range(26, 48),
        )
      tree(
        work,
        'pine',
        place.width * place.random.pick([0.16, 0.84]),
        place.height * 0.86,
        place.random.range(420, 520),
      )
    },
  },
  village: {
    sky: ['noon', 'rose', 'milk'],
    horizon: [0.46, 0.52],
    ridges: labs('#8fa0b3', '#7d8f6d'),
    lift: 210,
    ground:
      ({ noise }, horizon, vanishX) =>
      (x, y, t) => {
        const tone = clamp(0.5 + 0.8 * noise.fbm(x / 200, y / 60, 3))
        const plot = Math.floor(t * 5 + 0.6 * noise.noise2(x / 400, 3.5)) % 2 === 0
        const colour = plot ? blend(grass[0]!, grass[1]!, tone) : blend(wheatGold[3]!, wheatGold[0]!, tone)
        return { colour, angle: plot ? -1.3 : rowAngle(x, y, vanishX, horizon) * 0.25, fine: 0.65 - 0.3 * t }
      },
    things: (work, { width, random }, horizon) => {
      const cx = width * random.range(0.38, 0.62)
      const houses: { x: number; y: number; size: number }[] = []
      for (let row = 0; row < 4; row++)
        for (let k = 0; k < 5 + row; k++)
          houses.push({
            x: cx + (k - (4 + row) / 2) * random.range(50, 62),
            y: horizon - 104 + row * 34 + Math.abs(k - (4 + row) / 2) * 12,
            size: random.range(34, 48),
          })
      for (let k = 0; k < 150; k++) {
        const off = random.normal(0, 0.4)
        const rise = 150 * Math.exp(-((off / 0.42) ** 2))
        work.touch({
          x: cx + off * 480,
          y: horizon + 34 - rise * random.next(),
          angle: off * 0.5 + random.normal(0, 0.12),
          length: 66,
          width: 20,
          colour: blend(grass[2]!, random.chance(0.5) ? grass[3]! : wheatGold[3]!, random.range(0.1, 0.9)),
        })
      }
      for (const { x, y, size } of houses) house(work, x + random.range(-8, 8), y, size)
      house(work, cx + 4, horizon - 112, 40, true)
      for (let k = 0; k < 7; k++)
        tree(
          work,
          random.pick(['cypress', 'oak']),
          cx + random.range(-260, 260),
          horizon + random.range(0, 40),
          random.range(48, 84),
        )
    },
  },
  lupins: {
    sky: ['noon', 'grey', 'rose'],
    horizon: [0.34, 0.42],
    ridges: labs('#8496ab', '#75887c', '#6d8560'),
    lift: 120,
    ground:
      ({ noise }, _horizon, _vanishX) =>
      (x, y, t) => {
        const tone = clamp(0.5 + 0.8 * noise.fbm(x / 170, y / 60, 3))
        const bloom = noise.fbm(x / 210 + 7, y / 70, 3) > -0.06
        const spot = noise.noise2(x / (5 + 13 * t), y / (4 + 9 * t))
        if (bloom && spot > 0.12)
          return {
            colour: spot > 0.42 ? labs('#f3d95e')[0]! : labs('#e0b32f')[0]!,
            angle: 2 * noise.noise2(x / 14, y / 14),
            fine: 1 - 0.28 * t,
          }
        return {
          colour: blend(grass[2]!, grass[1]!, tone),
          angle: -1.35 + 0.4 * noise.noise2(x / 80, y / 80),
          fine: 0.75 - 0.2 * t,
        }
      },
    things: (work, place, horizon) => oaks(work, place, horizon, 'oak', true),
  },
  storm: {
    sky: ['storm'],
    horizon: [0.56, 0.64],
    ridges: labs('#3f5263', '#4a5a4f'),
    lift: 110,
    ground:
      ({ noise }, _horizon, _vanishX) =>
      (x, y, t) => {
        const tone = clamp(0.5 + 0.9 * noise.fbm(x / 260, y / 50, 3))
        const lit = smoothstep(0.62, 0.2, Math.abs(t - 0.3 + 0.16 * noise.noise2(x / 300, 7.5)))
        const colour = blend(
          blend(labs('#5a5a3a')[0]!, labs('#77653a')[0]!, tone),
          blend(wheatGold[1]!, wheatGold[0]!, tone),
          lit,
        )
        return { colour, angle: -1.25 + 0.4 * noise.noise2(x / 150, y / 90), fine: 0.65 - 0.3 * t }
      },
    things: (work, place, horizon) => {
      house(work, place.width * place.random.range(0.3, 0.7), horizon + 22, 58)
      oaks(work, place, horizon, 'oak', false)
    },
  },
} satisfies Record<string, Setting>

export const landscapes: Readonly<Record<keyof typeof settings, Setting>> = settings

/** The landscape of a setting: sky, ridges and ground, then the things that stand in it. */
export function motifOf(setting: Setting, place: Place, sky: Sky): Motif {
  const { random, height, width } = place
  const horizon = random.range(...setting.horizon) * height
  const vanishX = width * random.range(0.3, 0.7)
  const air = skyOf(sky, horizon, place)
  const ridges = ridgesOf(horizon, sky, setting.ridges, setting.lift, place)
  const ground = setting.ground(place, horizon, vanishX, sky)
  return {
    at: (x, y) =>
      y < horizon ? (ridges(x, y) ?? air(x, y)) : ground(x, y, (y - horizon) / (height - horizon)),
    finish: (work) => setting.things(work, place, horizon),
  }
}
