import { hexToLab, type Lab, labToRgb } from '../drawing/colour.ts'
import { clamp, lerp, smoothstep } from '../drawing/maths.ts'
import { entryIn, namedIn } from '../drawing/named.ts'
import { type Noise, noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { type Random, randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, eachPixel, toPicture } from '../drawing/raster.ts'
import { applySurface } from '../drawing/surface.ts'

/** Ground first, then the colours that lie on it. */
const palettes = {
  rust: ['#64201a', '#c64a2a', '#e2903f', '#2c0f10'],
  coal: ['#271d20', '#7a2a26', '#413642', '#c05a38'],
  harbour: ['#1d3145', '#587d92', '#c9cfc4', '#0f1b2a'],
  straw: ['#c39a50', '#efdca6', '#dfae56', '#9c5628'],
  moss: ['#2b3a2e', '#6d8660', '#c3bb78', '#15201b'],
  shell: ['#bd8f84', '#f0ddca', '#dc9f8b', '#76404a'],
  chalk: ['#d3c8b6', '#f2ece0', '#a3acac', '#46525e'],
  plum: ['#3c1a36', '#c65f66', '#7d3352', '#1c0d20'],
  lagoon: ['#0f3a46', '#2f7c82', '#a9c9b6', '#ead9ab'],
  apricot: ['#e4cfab', '#d98a52', '#efc07e', '#84402d'],
  night: ['#161c26', '#27405a', '#4c2c3a', '#8c9aa3'],
  sage: ['#9fab97', '#e4e2ce', '#587466', '#cfa77c'],
} as const

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** One coat of thinned paint: its reach, its colour, how dry its edge is and where it wears thin. */
interface Veil extends Box {
  readonly colour: Lab
  readonly soft: number
  readonly opacity: number
  readonly worn: (x: number, y: number) => number
  /** Units by which this coat's wandering edge is shifted from the others. */
  readonly drift: number
}

const plans = ['stack', 'door', 'pair', 'shore', 'sill'] as const

/** Boxes from the back to the front, in units of a thousandth of the short side. */
function boxesOf(plan: (typeof plans)[number], width: number, height: number, random: Random): Box[] {
  const side = random.range(52, 84)
  const gap = random.range(12, 30)
  const edge = (): number => random.range(-9, 9)
  const box = (x0: number, y0: number, x1: number, y1: number): Box => ({
    x0: x0 + edge(),
    y0: y0 + edge(),
    x1: x1 + edge(),
    y1: y1 + edge(),
  })
  const right = width - side
  const foot = height - side
  if (plan === 'door') {
    const inset = random.range(150, 210)
    const sill = random.range(0.6, 0.76) * height
    return [
      box(side, side, right, foot),
      box(side + inset, side + inset * 0.9, right - inset, sill),
      box(side + inset, sill + gap, right - inset, foot - inset * 0.55),
    ]
  }
  if (plan === 'pair') {
    const seam = lerp(side, right, random.pick([0.36, 0.62, 0.68]))
    const lintel = side + random.range(0.1, 0.2) * height
    return [
      box(side, lintel + gap, seam - gap / 2, foot),
      box(seam + gap / 2, lintel + gap, right, foot),
      box(side, side, right, lintel),
    ]
  }
  if (plan === 'shore') {
    const line = random.range(0.52, 0.68) * height
    return [box(-90, -90, width + 90, line), box(-90, line + gap * 0.4, width + 90, height + 90)]
  }
  if (plan === 'sill') {
    const line = random.range(0.68, 0.78) * height
    const bar = random.range(26, 46)
    return [
      box(side, side, right, line),
      box(side, line + gap, right, line + gap + bar),
      box(side, line + gap * 2 + bar, right, foot),
    ]
  }
  const count = random.chance(0.3) ? 2 : 3
  const shares = Array.from({ length: count }, () => random.range(0.4, 0.9))
  shares[random.int(0, count - 1)]! += 0.95
  const total = shares.reduce((sum, share) => sum + share, 0)
  let top = side
  return shares.map((share) => {
    const tall = ((foot - side - gap * (count - 1)) * share) / total
    const laid = box(side, top, right, top + tall)
    top += tall + gap
    return laid
  })
}

/** Three coats a box: a wide thin one, the body, and a shorter top coat that is worn in patches. */
function veilsOf(boxes: readonly Box[], colours: readonly Lab[], ground: Lab, random: Random, noise: Noise) {
  return boxes.flatMap((box, k): Veil[] => {
    const own = colours[k % colours.length]!
    const under = random.chance(0.5) ? ground : random.pick(colours)
    const drift = random.range(0, 90)
    const towards = (t: number, light: number): Lab => [
      lerp(own[0], under[0], t) + light,
      lerp(own[1], under[1], t),
      lerp(own[2], under[2], t),
    ]
    const wear = random.range(0.16, 0.34)
    return [
      { reach: 9, soft: 17, opacity: 0.42, colour: towards(0.34, -0.012), stretch: 260 },
      { reach: 0, soft: 10, opacity: 0.74, colour: towards(0.1, 0), stretch: 190 },
      { reach: -random.range(6, 26), soft: 44, opacity: 0.62, colour: towards(-0.04, 0.018), stretch: 130 },
    ].map(({ reach, soft, opacity, colour, stretch }, coat) => ({
      x0: box.x0 - reach,
      y0: box.y0 - reach,
      x1: box.x1 + reach,
      y1: box.y1 + reach,
      colour,
      soft,
      opacity,
      drift: coat * 217,
      worn: (x, y) =>
        wear *
        (1 + coat * 0.5) *
        clamp(0.4 + noise.fbm(x / stretch + drift, y / (stretch * 0.55) + coat * 7, 4)),
    }))
  })
}

/** Fields of thinned oil on stained linen, their edges dry and broken. */
export const fields: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const u = Math.min(width, height) / 1000
  const [groundHex, ...rest] = entryIn(seed, palettes, random)
  const ground = hexToLab(groundHex)
  const plan = namedIn(seed, plans, random)
  const colours = (random.chance(0.4) ? rest : random.shuffle(rest)).map(hexToLab)
  const veils = veilsOf(boxesOf(plan, width / u, height / u, random), colours, ground, random, noise)
  const coarse = (step: number, field: (x: number, y: number) => number) =>
    sampledField(width, height, step, (x, y) => field(x / u, y / u))
  const worn = veils.map((veil) => coarse(6, veil.worn))
  const stain = coarse(8, (x, y) => noise.fbm(x / 260, y / 320, 4))
  const sway = coarse(3, (x, y) => 8 * noise.noise2(x / 170, y / 70) + 4 * noise.noise2(x / 40, y / 15))
  const lean = coarse(3, (x, y) => 8 * noise.noise2(x / 70 + 9, y / 190) + 4 * noise.noise2(x / 15, y / 46))
  const raster = createRaster(width, height)
  eachPixel(raster, (px, py, i, data) => {
    const x = px / u
    const y = py / u
    const cloud = stain(px, py)
    const tooth = noise.noise2(x / 2.9, y / 2.9) * 0.6 + (speckle(px, py, 2) - 0.5) * 0.4
    const along = noise.noise2(x / 110, y / 4.6)
    const upward = noise.noise2(x / 4.6 + 30, y / 110)
    let l = ground[0] + 0.028 * cloud + 0.008 * upward + 0.005 * tooth
    let a = ground[1] * (1 + 0.12 * cloud)
    let b = ground[2] * (1 + 0.12 * cloud)
    for (let k = 0; k < veils.length; k++) {
      const veil = veils[k]!
      const dx = Math.min(x - veil.x0, veil.x1 - x) + lean(px, (py + veil.drift * u) % height)
      const dy = Math.min(y - veil.y0, veil.y1 - y) + sway((px + veil.drift * u) % width, py)
      const bristle = dy < dx ? along : upward
      const inside = Math.min(dx, dy) + bristle * veil.soft * 0.9
      if (inside < -veil.soft * 1.6) continue
      const cover = smoothstep(-0.75, 0.85, inside / veil.soft + tooth * 0.75)
      const alpha = cover * veil.opacity * (1 - worn[k]!(px, py)) * (1 + 0.05 * along)
      const glow = 0.022 * (1 - smoothstep(0, 120, inside))
      l += (veil.colour[0] + glow + 0.014 * along + 0.008 * upward - l) * alpha
      a += (veil.colour[1] - a) * alpha
      b += (veil.colour[2] - b) * alpha
    }
    const rgb = labToRgb(l, a, b)
    data[i] = rgb[0]
    data[i + 1] = rgb[1]
    data[i + 2] = rgb[2]
  })
  applySurface(raster, seed, { tooth: 0.016, fibre: 0.008, weave: 0.035, light: 0.05 })
  return toPicture(raster)
}
