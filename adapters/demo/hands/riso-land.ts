import { lighten, mix, type Rgb } from '../drawing/colour.ts'
import { clamp, lerp, smoothstep, TAU } from '../drawing/maths.ts'
import { fill } from '../drawing/raster.ts'
import { circle, ellipse, type Point } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'
import { drawCabin, drawCactus, drawPine, drawTreeline } from './riso-growth.ts'
import { type Drum, pill } from './riso-press.ts'

type Ridge = (x: number) => number

/** A ridge line `rise` high about `base`. */
function ridgeOf(
  drum: Drum,
  layer: number,
  base: number,
  rise: number,
  waves: number,
  sharp: boolean,
): Ridge {
  const { noise, random, unit } = drum
  const start = random.range(0, 99)
  return (x) => {
    const u = (x / unit / 1000) * waves + start
    return sharp
      ? base - rise * (noise.ridged(u, layer * 7.1, 5, 0.45) * 1.5 - 0.3)
      : base - rise * (0.55 + 0.75 * noise.fbm(u, layer * 3.3, 3, 0.4))
  }
}

/** One hill: light on slopes that face the sun, dark on the others, mist at the foot, all in stipple. */
function drawHill(drum: Drum, layer: number, colour: Rgb, ridge: Ridge, mist: number, relief: number): void {
  const { raster, width, height, sun, sky, light, grain, noise, unit } = drum
  const top = new Float64Array(width + 1)
  const outline: number[] = []
  for (let x = 0; x <= width; x++) {
    top[x] = ridge(x)
    outline.push(x, top[x]!)
  }
  outline.push(width, height, 0, height)
  const span = Math.max(1, Math.round(11 * unit))
  // Rise of the ground towards the sun, positive in the shade; spurs run down aslant, not straight.
  const facing = (px: number, y: number): number => {
    const spur = noise.noise2(px / (60 * unit) + layer * 9, y / (46 * unit)) * 34 * unit
    const x = Math.round(clamp(px + spur + (y - top[px]!) * 0.28 * (layer % 2 === 0 ? 1 : -1), 0, width))
    return (
      ((top[Math.min(width, x + span)]! - top[Math.max(0, x - span)]!) / (2 * span)) * (px < sun.x ? 1 : -1)
    )
  }
  const depth = (x: number, y: number): number => (y - top[x]!) / unit / 1000
  fill(raster, [outline], colour)
  fill(raster, [outline], mix(colour, light, 0.55), {
    texture: (x, y) => {
      const wobble = 0.12 * noise.noise2(x / (78 * unit), y / (38 * unit))
      const tone = clamp(facing(x, y) * -0.9 + 0.18 + wobble) * relief * 2 * Math.exp(-depth(x, y) * 10)
      return grain(x, y) < tone ? 0.9 : 0
    },
  })
  fill(raster, [outline], lighten(colour, -0.09), {
    texture: (x, y) => {
      const wobble = 0.25 * noise.noise2(x / (56 * unit) + 7, y / (66 * unit))
      return grain(x, y) < clamp(facing(x, y) * 0.8 + 0.05 + wobble) * Math.exp(-depth(x, y) * 6) ? 0.9 : 0
    },
  })
  fill(raster, [outline], mix(colour, sky[2]!, 0.5), {
    texture: (x, y) => (grain(x, y) < smoothstep(0.02, mist, depth(x, y)) * 0.75 ? 0.85 : 0),
  })
}

/** Table mountains: flat heads, steep sides, a skirt of scree. */
function mesaRidge(drum: Drum, layer: number, base: number): Ridge {
  const { random, noise, width, height, unit } = drum
  const rolling = ridgeOf(drum, layer, base, height * 0.04, 2, false)
  const towers = Array.from({ length: random.int(1, 3) }, () => ({
    x: random.range(-0.05, 1.05) * width,
    reach: random.range(0.06, 0.2) * width * (1 + layer * 0.2),
    tall: random.range(0.1, 0.26) * height * (1 - layer * 0.22),
  }))
  return (x) => {
    const ground = rolling(x)
    let y = ground
    for (const tower of towers) {
      const off = Math.abs(x - tower.x + noise.noise2(layer + 0.5, x / (44 * unit)) * 3 * unit) / tower.reach
      let share = 0
      if (off < 0.5) share = 1
      else if (off < 0.56) share = 1 - (off - 0.5) * 7
      else if (off < 1.1) share = 0.55 * (1 - (off - 0.56) / 0.54) ** 1.6
      const worn = off < 0.5 ? 4 * unit * noise.noise2(x / (13 * unit), layer) : 0
      y = Math.min(y, ground - tower.tall * share + worn)
    }
    return y
  }
}

/** Three or four ridges behind one another. */
export function drawLand(drum: Drum): void {
  const { random, height, horizon, hills, kind } = drum
  const layers = kind === 'mesa' ? 4 : random.int(3, 4)
  const open = kind === 'valley' ? 2.4 : 1
  for (let k = 0; k < layers; k++) {
    if (kind === 'mesa') {
      const base = horizon + (height - horizon) * (k / layers) ** 1.3 * 0.8
      drawHill(drum, k, hills[k]!, mesaRidge(drum, k, base), 0.38, 0.5)
      continue
    }
    const near = k / (layers - 1)
    const base = horizon - height * 0.02 + height * 0.045 * k * open
    const ridge = ridgeOf(drum, k, base, height * (0.2 - 0.1 * near), 1.9 + 0.8 * k, k < 2)
    drawHill(drum, k, hills[k]!, ridge, kind === 'valley' ? 0.32 : 0.18, 0.4)
    if (k === layers - 1 || (k === layers - 2 && random.chance(0.6)))
      drawTreeline(drum, hills[k]!, horizon + height * 0.045 * k, k)
  }
}

/** The land mirrored in rows that the ripples pull sideways, then bars of sun. */
export function drawWater(drum: Drum): void {
  const {
    raster,
    random,
    noise,
    unit,
    width,
    height,
    horizon,
    sun,
    sky,
    hills,
    light,
    grain,
    sunColour,
    kind,
  } = drum
  if (kind !== 'lake' && kind !== 'coast') return
  const shore = Math.round(horizon + height * 0.09)
  const above = raster.data.slice(0, shore * width * 3)
  const deep = sky[0]!.map((part, i) => lerp(part, hills[3]![i]!, 0.35))
  for (let y = shore; y < height; y++) {
    const down = y - shore
    for (let x = 0; x < width; x++) {
      const pull = noise.noise2(x / (176 * unit), y / (3.6 * unit)) * (2 + (down / unit) * 0.05) * 2.4 * unit
      const sway = noise.noise2(x / (66 * unit), y / (5.5 * unit)) * 5.5 * unit
      const fromY = clamp(Math.round(shore - 1 - down * 1.05 + sway), 0, shore - 1)
      const fromX = clamp(Math.round(x + pull), 0, width - 1)
      const tint = 0.24 + 0.3 * smoothstep(0, height * 0.3, down) + (grain(x, y) - 0.5) * 0.12
      const i = (y * width + x) * 3
      const from = (fromY * width + fromX) * 3
      for (let part = 0; part < 3; part++)
        raster.data[i + part] = lerp(above[from + part]!, deep[part]!, tint)
    }
  }
  for (let k = 0; k < 46; k++) {
    const t = random.next() ** 1.4
    const length = sun.radius * random.range(0.3, 1.3) * (0.6 + t)
    const x = sun.x + random.normal(0, 0.4) * sun.radius - length / 2
    pill(drum, x, shore + 5 * unit + t * (height - shore), length, (2 + 5.5 * t) * unit, sunColour, 0.85)
  }
  for (let k = 0; k < 40; k++) {
    const t = random.next()
    const length = random.range(22, 130) * unit * (0.5 + t)
    pill(
      drum,
      random.range(-0.1, 1) * width,
      shore + t * (height - shore),
      length,
      (1.6 + 2.2 * t) * unit,
      light,
      0.4,
    )
  }
  if (random.chance(0.6)) {
    const size = 52 * unit * random.range(0.7, 1.3)
    drawBoat(drum, width * random.range(0.25, 0.75), shore + (height - shore) * random.range(0.2, 0.42), size)
  }
}

function drawBoat(drum: Drum, x: number, y: number, size: number): void {
  const { raster, hills, light } = drum
  const at = (...uv: number[]): number[] => uv.map((part, i) => (i % 2 === 0 ? x : y) + part * size)
  fill(raster, [at(-0.5, -0.12, 0.55, -0.12, 0.38, 0.06, -0.36, 0.06)], hills[4]!)
  fill(raster, [at(0, -1.1, 0.42, -0.18, 0, -0.18)], light)
  fill(raster, [at(-0.04, -0.95, -0.04, -0.18, -0.36, -0.18)], light, { opacity: 0.8 })
  fill(raster, [ellipse(x, y + size * 0.14, size * 0.5, size * 0.05)], hills[4]!, { opacity: 0.5 })
}

/** A near bank with trees, a cabin or cactuses on the side away from the sun. */
export function drawForeground(drum: Drum): void {
  const { raster, random, unit, width, height, sun, hills, light, kind } = drum
  const wet = kind === 'lake' || kind === 'coast'
  const roll = ridgeOf(drum, 9, height * (wet ? 0.93 : 0.9), height * 0.06, 1.7, false)
  const bank: Ridge = (x) => roll(x) - height * 0.05 * Math.cos((x / width) * TAU) * (wet ? 1 : 0.3)
  drawHill(drum, 4, hills[4]!, bank, 0.75, 0.35)
  const onRight = sun.x < width / 2
  if (kind === 'mesa') {
    for (let k = 0; k < 5; k++)
      drawCactus(drum, random.range(0.05, 0.95) * width, bank, height * random.range(0.06, 0.15))
  } else {
    if (random.chance(0.35))
      drawCabin(drum, width * (onRight ? random.range(0.18, 0.34) : random.range(0.66, 0.82)), bank)
    for (let k = random.int(4, 7); k > 0; k--) {
      const x = (onRight ? random.range(0.62, 1.02) : random.range(-0.02, 0.38)) * width
      const foot = bank(clamp(x, 0, width)) + 9 * unit
      const colour = mix(hills[4]!, hills[3]!, random.range(0, 0.4))
      drawPine(drum, x, foot, height * random.range(0.2, 0.46), colour, mix(hills[4]!, light, 0.3))
    }
  }
  for (let k = 0; k < 90; k++) {
    const x = random.range(0, width)
    const y = bank(x) + 7 * unit
    const blade: Point[] = [
      [x, y],
      [x + random.range(-6, 6) * unit, y - random.range(9, 25) * unit],
    ]
    fill(raster, [strokeOutline(blade, (t) => 2.8 * unit * (1 - t))], hills[4]!)
  }
  if (kind === 'coast' && random.chance(0.5))
    for (let k = 0; k < 3; k++) {
      const radius = random.range(12, 34) * unit
      fill(raster, [circle(width * (onRight ? 0.2 : 0.8) + k * 30 * unit, height * 0.9, radius)], hills[4]!)
    }
}
