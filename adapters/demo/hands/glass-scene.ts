import { hexToLab, type Lab } from '../drawing/colour.ts'
import { clamp, length2, smoothstep } from '../drawing/maths.ts'
import { noiseFrom } from '../drawing/noise.ts'
import { type Random, speckle } from '../drawing/random.ts'
import { boat, cypresses, type Figure } from './glass-figures.ts'

/** Sky from the sun outwards, hills from far to near, water from the sun's path to the deep. */
const glasses = [
  {
    sky: ['#f5c96c', '#e58e54', '#bd575d', '#67497a'],
    hills: ['#7c6a91', '#4d6c8e', '#2f6969', '#2c4e3d'],
    water: ['#d6945e', '#4a6e92'],
    sun: '#ffe8ae',
  },
  {
    sky: ['#f1e3b4', '#b9d5cf', '#7cafc3', '#3e79a2'],
    hills: ['#8eb2a1', '#5e9377', '#3f7853', '#a1872f'],
    water: ['#a3d1cf', '#2f6d94'],
    sun: '#fff0bc',
  },
  {
    sky: ['#d5e2ef', '#7b9dce', '#495fa6', '#29306b'],
    hills: ['#5a6ead', '#3c4f8b', '#284069', '#1c304b'],
    water: ['#9db8df', '#24346f'],
    sun: '#f4f1de',
  },
  {
    sky: ['#fdd8a2', '#ef9f7c', '#d5677b', '#883f7a'],
    hills: ['#ae567f', '#793f74', '#3f4f7e', '#20626a'],
    water: ['#eda786', '#5b4f8e'],
    sun: '#fff1ce',
  },
  {
    sky: ['#eef0cf', '#c7d79a', '#7fb089', '#2f6f70'],
    hills: ['#79a27c', '#4f8560', '#2d6650', '#83602e'],
    water: ['#c3dcae', '#25666f'],
    sun: '#fbe9a0',
  },
] as const

/** A cell of the cutting plan: its middle, and its own deviation in tone. */
export interface Pane {
  readonly x: number
  readonly y: number
  readonly tone: number
}

/** What one column of the window shows. */
interface Column {
  /**
   * Writes the colour of a pane at this height into `out`; says how far the nearest line of the scene is (pixels), the
   * pane's own deviation in tone, and whether it is left whole instead of being cut into cells.
   */
  at(y: number, pane: Pane, out: Lab): { edge: number; tone: number; whole: boolean }
}

/** The design of a window: its frame and its landscape. */
export interface WindowPlan {
  readonly unit: number
  /** Below this the panes lie flat. */
  readonly shore: number
  /** Pixels to the frame; negative outside the glass. */
  frameAt(x: number, y: number): number
  columnAt(x: number): Column
}

const put = (out: Lab, colour: Readonly<Lab>): void => {
  out[0] = colour[0]
  out[1] = colour[1]
  out[2] = colour[2]
}

const putMixed = (out: Lab, a: Readonly<Lab>, b: Readonly<Lab>, t: number): void => {
  out[0] = a[0] + (b[0] - a[0]) * t
  out[1] = a[1] + (b[1] - a[1]) * t
  out[2] = a[2] + (b[2] - a[2]) * t
}

/** Round when square, arched when narrow, else straight. */
function frameOf(width: number, height: number, margin: number): (x: number, y: number) => number {
  const straight = (x: number, y: number): number => Math.min(x, y, width - 1 - x, height - 1 - y) - margin
  const radius = width / 2 - margin
  if (Math.abs(width / height - 1) < 0.03)
    return (x, y) => radius - length2(x + 0.5 - width / 2, y + 0.5 - height / 2)
  if (width / height < 0.7)
    return (x, y) =>
      y < margin + radius ? radius - length2(x + 0.5 - width / 2, y + 0.5 - margin - radius) : straight(x, y)
  return straight
}

/** Plans a sun over hills, often over water. */
export function planWindow(seed: string, random: Random, width: number, height: number): WindowPlan {
  const noise = noiseFrom(`${seed}/hills`)
  const glasswork = random.pick(glasses)
  const [sky, hills, water] = [
    glasswork.sky.map(hexToLab),
    glasswork.hills.map(hexToLab),
    glasswork.water.map(hexToLab),
  ]
  const sun = hexToLab(glasswork.sun)
  const short = Math.min(width, height)
  const unit = short / 1000
  const horizon = height * random.range(0.54, 0.66)
  const sunX = width * random.pick([0.32, 0.5, 0.66])
  const sunRadius = short * random.range(0.1, 0.155)
  const sunY = horizon - height * random.range(0.05, 0.26)
  const wet = random.chance(0.68)
  const shore = wet ? horizon + height * 0.04 : height * 2
  const sharp = random.chance(0.4)
  const ridges = Array.from({ length: random.int(2, 4) }, (_, k) => ({
    y: horizon - height * 0.11 + (wet ? 0.085 : 0.15) * height * k,
    rise: height * random.range(0.045, 0.1) * (sharp && k < 2 ? 1.5 : 1),
    waves: random.range(1.2, 2.5),
    start: random.range(0, 99),
  }))
  const bank = {
    y: height * random.range(0.84, 0.89),
    rise: height * 0.05,
    waves: 1.6,
    start: random.range(0, 99),
  }
  const ringGap = Math.max(width, height) * random.range(0.13, 0.2)
  const rays = random.chance(0.4) ? random.int(16, 26) : 0
  const figures: Figure[] = []
  if (wet && random.chance(0.5)) {
    const away = sunX < width / 2 ? random.range(0.6, 0.76) : random.range(0.24, 0.4)
    figures.push(
      ...boat(
        width * away,
        shore + height * random.range(0.05, 0.11),
        short * random.range(0.16, 0.24),
        random,
      ),
    )
  } else if (!wet && random.chance(0.55)) {
    const away = sunX < width / 2 ? random.range(0.66, 0.8) : random.range(0.2, 0.34)
    figures.push(...cypresses(width * away, bank.y + height * 0.03, short * random.range(0.36, 0.52), random))
  }
  const lineOf = ({ y, rise, waves, start }: typeof bank, x: number, k: number): number => {
    const u = (x / width) * waves
    const roll = noise.noise2(u + start, start) * 1.6 + 0.2 * Math.sin(u * 9 + start)
    return y + rise * (sharp && k < 2 ? 0.6 - 1.9 * noise.ridged(u * 0.8 + start, 3.3, 2) : roll)
  }

  const columnAt = (x: number): Column => {
    const lines = ridges.map((ridge, k) => lineOf(ridge, x, k))
    const bankLine = lineOf(bank, x, 9)
    const result = { edge: 0, tone: 0, whole: false }
    return {
      at(y, pane, out) {
        let layer = -1
        let edge = Math.abs(y - bankLine) * 0.9
        for (let k = 0; k < lines.length; k++) {
          if (y > lines[k]!) layer = k
          if (!(wet && y > shore)) edge = Math.min(edge, Math.abs(y - lines[k]!) * 0.8)
        }
        if (wet) edge = Math.min(edge, Math.abs(y - shore))
        result.whole = false
        result.tone = pane.tone
        let figure: Figure | undefined
        for (const candidate of figures) {
          const distance = candidate.distance(x, y)
          if (distance < 0) figure = candidate
          edge = Math.min(edge, Math.abs(distance))
        }
        if (figure !== undefined) {
          put(out, figure.colour)
          result.whole = true
          result.tone = 0.3
          edge = Math.abs(figure.distance(x, y))
        } else if (y > bankLine) put(out, hills[3]!)
        else if (y > shore) {
          // Panes near the line below the sun take its light.
          const glitter = smoothstep(sunRadius * 1.5, 0, Math.abs(pane.x - sunX)) * 0.85
          putMixed(
            out,
            water[0]!,
            water[1]!,
            clamp(((pane.y - shore) / (height * 0.3)) * 0.9 + 0.1 - glitter),
          )
        } else if (layer >= 0) put(out, hills[Math.min(3, layer)]!)
        else {
          const dx = x - sunX
          const dy = y - sunY
          const distance = length2(dx, dy)
          edge = Math.min(edge, Math.abs(distance - sunRadius))
          if (distance < sunRadius) {
            put(out, sun)
            result.whole = true
            result.tone = 0
          } else {
            for (let ring = 1; ring < 4; ring++)
              edge = Math.min(edge, Math.abs(distance - sunRadius - ring * ringGap))
            const reach = clamp((distance - sunRadius) / ringGap, 0, 2.999)
            const band = Math.floor(reach)
            putMixed(out, sky[band]!, sky[band + 1]!, (reach - band) * 0.8)
            if (rays > 0) {
              // Rays take the place of the cells.
              const turn = (Math.atan2(dy, dx) / (Math.PI * 2)) * rays
              const off = Math.abs(turn - Math.round(turn))
              edge = Math.min(edge, (off / rays) * Math.PI * 2 * distance)
              const spoke = Math.floor(turn + 0.0001)
              result.tone = speckle(spoke + 100, Math.floor((distance - sunRadius) / ringGap), 5) * 3 - 1.5
              result.whole = true
            }
          }
        }
        result.edge = edge
        return result
      },
    }
  }
  return { unit, shore, frameAt: frameOf(width, height, 46 * unit), columnAt }
}
