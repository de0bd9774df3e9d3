import { hexToRgb, jitter, mix, type Rgb } from '../drawing/colour.ts'
import { length2, lerp } from '../drawing/maths.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { type Random, randomFrom } from '../drawing/random.ts'
import { createRaster, eachPixel, toPicture } from '../drawing/raster.ts'
import { applySurface } from '../drawing/surface.ts'
import type { Pen } from './flora-pen.ts'
import { type Species, species, speciesNames } from './flora-species.ts'

/** Paper, leaf greens, blossoms, ink of the line. */
const plates = [
  {
    paper: '#f3ecde',
    leaves: ['#6e895d', '#4f6e55', '#8e9f6b', '#3e5a4b'],
    blooms: ['#c65540', '#dd8a60', '#d6a145', '#8a3c4b'],
    ink: '#2c2f2b',
  },
  {
    paper: '#efe9e0',
    leaves: ['#7b998a', '#5a7e79', '#a2b49b', '#466560'],
    blooms: ['#8a6fa6', '#b78fb3', '#5f79a6', '#d6a8af'],
    ink: '#2a2d35',
  },
  {
    paper: '#15202b',
    leaves: ['#4f7e76', '#7ea28c', '#366260', '#a8bd9b'],
    blooms: ['#e7c88c', '#dd8f77', '#eee3d1', '#b67fa0'],
    ink: '#d8e1d1',
  },
  {
    paper: '#f4e7d8',
    leaves: ['#898a54', '#6b6f47', '#a59a61', '#566040'],
    blooms: ['#b3513c', '#d68a50', '#e0b567', '#7b3b35'],
    ink: '#35291f',
  },
  {
    paper: '#1d2a23',
    leaves: ['#6e996b', '#8eb180', '#4d7957', '#b3c290'],
    blooms: ['#eed8c1', '#e5a39b', '#f0c774', '#d8e2d0'],
    ink: '#dfe6d0',
  },
  {
    paper: '#eef0ea',
    leaves: ['#5c8577', '#3f6a6b', '#8aa88a', '#34545c'],
    blooms: ['#dcb63c', '#f0e2a8', '#4d7fa8', '#e7eaf0'],
    ink: '#232e33',
  },
] as const

interface Planting {
  readonly x: number
  readonly tall: number
  readonly name: Species
  /** How far the plant has faded into the paper. */
  readonly pale: number
}

/** Three rows, far to near; tall in one third and falling away. */
function meadow(
  random: Random,
  width: number,
  height: number,
  unit: number,
  names: readonly Species[],
): Planting[] {
  const peak = random.pick([0.34, 0.64])
  const rows = [
    { spacing: 86, pale: 0.72 },
    { spacing: 104, pale: 0.42 },
    { spacing: 128, pale: 0 },
  ]
  return rows.flatMap(({ spacing, pale }) => {
    const count = Math.round(width / (spacing * unit))
    return Array.from({ length: count }, (_, k): Planting => {
      const x = 0.1 + (0.8 * (k + 0.5 + random.range(-0.35, 0.35))) / count
      const hump = 0.36 + 0.42 * Math.exp(-7 * (x - peak) ** 2)
      const name = random.pick(names)
      const tall = hump * random.range(0.62, 1.04) * (name === 'grass' ? 0.85 : 1) * (pale > 0 ? 1.05 : 1)
      return { x: x * width, tall: tall * height, name, pale }
    })
  })
}

/** A few large stems side by side, as in a herbal. */
function specimens(random: Random, width: number, height: number, names: readonly Species[]): Planting[] {
  const count = width > height ? 5 : 3
  return Array.from(
    { length: count },
    (_, k): Planting => ({
      x: width * lerp(0.24, 0.76, k / (count - 1)),
      tall: height * random.range(0.6, 0.78) * (k % 2 === 1 ? 1.04 : 0.9),
      name: names[k % names.length]!,
      pale: 0,
    }),
  )
}

/** Botanical plates of invented plants: overlapping washes with an open ink line, on paper or by night. */
export const flora: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const unit = Math.min(width, height) / 1000
  const plate = random.pick(plates)
  const paper = hexToRgb(plate.paper)
  const raster = createRaster(width, height, paper)
  const dark = paper[0] < 0.4

  // A breath of wash behind the plants.
  const breath = mix(paper, hexToRgb(random.pick(plate.blooms)), dark ? 0.18 : 0.14)
  const [breathX, breathY] = [random.range(0.3, 0.7), random.range(0.3, 0.5)]
  const drift = sampledField(width, height, 8 * unit, (x, y) =>
    noise.fbm(x / (300 * unit), y / (300 * unit), 3),
  )
  eachPixel(raster, (x, y, i, data) => {
    const away = length2(x / width - breathX, y / height - breathY) * 1.9 + drift(x, y) * 0.25
    const share = Math.exp(-2.2 * away * away)
    for (let part = 0; part < 3; part++) data[i + part]! += (breath[part]! - data[i + part]!) * share
  })

  const names = random.shuffle(speciesNames).slice(0, random.int(3, 4))
  const herbal = random.chance(0.3)
  if (!herbal && !names.includes('grass') && random.chance(0.6)) names.push('grass')
  const plantings = herbal
    ? specimens(
        random,
        width,
        height,
        names.filter((name) => name !== 'grass'),
      )
    : meadow(random, width, height, unit, names)
  plantings.forEach((planting, k) => {
    const own = randomFrom(`${seed}/plant-${k}`)
    const faded = (colour: Rgb): Rgb => mix(colour, paper, planting.pale)
    const pen: Pen = {
      raster,
      random: own,
      noise,
      unit: unit * (herbal ? 1.5 : 1),
      ink: faded(hexToRgb(plate.ink)),
      pale: planting.pale,
    }
    const bloom = plate.blooms[names.indexOf(planting.name) % plate.blooms.length]!
    species[planting.name](pen, {
      x: planting.x,
      y: height * (0.93 + (herbal ? 0 : own.range(-0.012, 0.02))),
      tall: planting.tall,
      leaf: faded(jitter(hexToRgb(own.pick(plate.leaves)), own, 0.03)),
      bloom: faded(jitter(hexToRgb(bloom), own, 0.025)),
      heart: faded(hexToRgb(own.pick(plate.blooms))),
    })
  })
  applySurface(raster, seed, { tooth: 0.03, fibre: 0.03 })
  return toPicture(raster)
}
