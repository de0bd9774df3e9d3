import { hexToRgb, type Rgb } from '../drawing/colour.ts'
import { clamp, smoothstep } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, eachPixel, type Raster, toPicture } from '../drawing/raster.ts'
import { applyFilm } from '../drawing/surface.ts'
import { type Cloth, stripPlans } from './strips-plans.ts'

/** Warp (two tones), wefts, and the wall behind. */
const palettes = {
  indigo: {
    warp: ['#1c2946', '#26365c'],
    weft: ['#d69d33', '#b34531', '#efe1c5', '#2e6850', '#6f8fae'],
    wall: '#d8d1c5',
  },
  kola: {
    warp: ['#39191d', '#522428'],
    weft: ['#e3af4d', '#d3683b', '#f1e5cc', '#22333f', '#8b9a6c'],
    wall: '#cec7bb',
  },
  cotton: {
    warp: ['#e8dfcb', '#d8ccb1'],
    weft: ['#27364d', '#7b3d2d', '#c59843', '#5f7a6b', '#25221f'],
    wall: '#aeaca3',
  },
  leaf: {
    warp: ['#21352d', '#2d493c'],
    weft: ['#e0c26c', '#c56a42', '#eee5cf', '#8dac99', '#40221f'],
    wall: '#ddd6c9',
  },
  ash: {
    warp: ['#2a2a2d', '#39383b'],
    weft: ['#efe9db', '#c8bfae', '#a69884', '#6f675b', '#d58a52'],
    wall: '#c8c4bb',
  },
  clay: {
    warp: ['#b4603c', '#c4744c'],
    weft: ['#f0e4cd', '#2a2b33', '#e1ab55', '#7d3029', '#8fa5a0'],
    wall: '#d6cdbf',
  },
} as const

/** Narrow strips woven thread by thread and sewn together, hung from a rod before a plastered wall. */
export const strips: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const u = Math.min(width, height) / 1000
  const palette = entryIn(seed, palettes, random)
  const raster = createRaster(width, height, hexToRgb(palette.wall))
  const x0 = width * 0.105
  const x1 = width - x0
  const y0 = height * 0.085
  const y1 = height * random.range(0.84, 0.875)
  const pitch = 5.4 * u
  const count = random.int(4, 6)
  const wide = (x1 - x0) / count
  const columns = Math.round((x1 - x0) / count / pitch)
  const rows = Math.round((y1 - y0) / pitch)
  const cloth: Cloth = entryIn(
    seed,
    stripPlans,
    random,
  )(
    {
      count,
      columns,
      rows,
      warp: palette.warp.map(hexToRgb),
      weft: random.shuffle(palette.weft.map(hexToRgb)),
    },
    random,
  )
  paintWall(raster, seed, u, { x0, x1, y0, y1 })

  const sway = sampledField(width, height, 6, (x, y) => noise.noise2(x / (130 * u), y / (170 * u)))
  const drape = sampledField(
    width,
    height,
    6,
    (x, y) =>
      4.6 * noise.noise2(x / (180 * u), y / (760 * u)) + 1.9 * noise.noise2(x / (66 * u), y / (280 * u)),
  )
  const { data } = raster
  const fringeEnd = Math.min(height, y1 + 66 * u)
  const colour: Rgb = [0, 0, 0]
  for (let y = Math.floor(y0 - 3 * u); y < fringeEnd; y++)
    for (let x = Math.floor(x0 - 6 * u); x < x1 + 6 * u; x++) {
      const sx = x + 3.2 * u * sway(x, y) * smoothstep(y0, y1, y)
      const sy = y + 1.8 * u * sway(Math.min(width - 1, x + 300 * u), y)
      const strip = Math.floor((sx - x0) / wide)
      if (strip < 0 || strip >= count) continue
      const gx = ((sx - x0 - strip * wide) / wide) * columns
      const gy = (sy - y0) / pitch
      const column = Math.floor(gx)
      const row = Math.floor(gy)
      if (column >= columns || gy < 0) continue
      const du = gx - column - 0.5
      const dv = gy - row - 0.5
      let shade: number
      if (row >= rows) {
        // The ends of the warp, twisted in small bundles.
        const bundle = Math.floor(gx / 2.6)
        const long = (32 + 24 * speckle(bundle, strip, 3)) * u
        const down = sy - y1
        const lean = 3.4 * noise.noise2(bundle * 1.3 + 0.5, strip + 0.5) * (down / long)
        const off = Math.abs(gx / 2.6 - bundle - 0.5 + lean * 0.12)
        if (down > long || off > 0.32) continue
        const tone = palette.warp[(bundle + strip) % 2]!
        const [r, g, b] = hexToRgb(tone)
        colour[0] = r
        colour[1] = g
        colour[2] = b
        shade = 0.8 + 0.16 * Math.sin(down / (2.6 * u) + off * 6) + 0.3 * (0.3 - off)
      } else {
        const faced = cloth(strip, column, row, colour)
        const over = ((column + row) & 1) === 1
        const dye = speckle(strip * 97 + (faced === 'warp' ? column : row), faced === 'warp' ? 1 : 2, 5) - 0.5
        shade =
          faced === 'warp'
            ? (over ? 1.07 : 0.87) - 1.4 * du * du - (over ? 0.5 : 1.1) * dv * dv + 0.12 * dye
            : (over ? 1.1 : 0.94) - 1.9 * dv * dv - 0.5 * du * du + 0.16 * dye
        shade += 0.05 * (speckle(column, row, strip) - 0.5)
        shade *= 0.74 + 0.26 * smoothstep(0, 1.5, Math.min(gx, columns - gx))
      }
      const fuzz = 0.05 * (speckle(x, y, 2) - 0.5) + 0.05 * noise.noise2(x / (2.2 * u), y / (2.2 * u))
      const fold = drape(Math.min(width - 1, x + 7 * u), y) - drape(Math.max(0, x - 7 * u), y)
      const lit = (shade + fuzz) * (1.04 + fold * 0.075 - 0.08 * (x / width) - 0.05 * (y / height))
      const i = (y * width + x) * 3
      for (let part = 0; part < 3; part++) data[i + part] = colour[part]! * lit + 0.012
    }
  paintRod(raster, seed, u, { x0, x1, y: y0 - 4 * u })
  applyFilm(raster, 0.012, 0.14)
  return toPicture(raster)
}

function paintWall(
  raster: Raster,
  seed: string,
  u: number,
  cloth: { x0: number; x1: number; y0: number; y1: number },
): void {
  const { width, height } = raster
  const noise = noiseFrom(`${seed}/wall`)
  const plaster = sampledField(width, height, 3, (x, y) => noise.fbm(x / (160 * u), y / (160 * u), 4))
  eachPixel(raster, (x, y, i, data) => {
    const right = smoothstep(26 * u, -16 * u, x - cloth.x1 - 18 * u)
    const left = smoothstep(12 * u, -16 * u, cloth.x0 + 18 * u - x)
    const foot = smoothstep(24 * u, -16 * u, y - cloth.y1 - 60 * u) * smoothstep(-2 * u, 26 * u, y - cloth.y0)
    const tone =
      (1.1 +
        0.035 * plaster(x, y) +
        0.012 * noise.noise2(x / (5 * u), y / (5 * u)) -
        0.16 * (x / width) -
        0.1 * (y / height)) *
      (1 - right * left * foot * 0.44)
    data[i]! *= tone
    data[i + 1]! *= tone
    data[i + 2]! *= tone * (0.995 - 0.01 * (y / height))
  })
}

function paintRod(raster: Raster, seed: string, u: number, at: { x0: number; x1: number; y: number }): void {
  const noise = noiseFrom(`${seed}/rod`)
  const radius = 9.5 * u
  const wood: Rgb = [0.46, 0.33, 0.22]
  for (let y = Math.max(0, Math.floor(at.y - radius)); y <= at.y + radius; y++)
    for (let x = Math.max(0, Math.floor(at.x0 - 36 * u)); x < Math.min(raster.width, at.x1 + 36 * u); x++) {
      const t = (y - at.y) / radius
      const alpha = clamp((1 - Math.abs(t)) * radius + 0.5)
      const round = 0.5 + 0.8 * Math.sqrt(Math.max(0, 1 - (t + 0.4) ** 2))
      const grain = 0.12 * noise.noise2(x / (60 * u), y / (2 * u))
      const i = (y * raster.width + x) * 3
      for (let part = 0; part < 3; part++) {
        const value = raster.data[i + part]!
        raster.data[i + part] = value + (wood[part]! * (round + grain) - value) * alpha
      }
    }
}
