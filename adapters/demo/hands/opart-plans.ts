import { colourRamp, type Rgb, rampAt, rgbToHex } from '../drawing/colour.ts'
import { clamp, length2, TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { blendAt, eachPixel, fill, type Raster } from '../drawing/raster.ts'
import { circle } from '../drawing/shapes.ts'

/** The printed field of a sheet, in pixels. */
export interface Field {
  readonly raster: Raster
  readonly random: Random
  readonly unit: number
  readonly board: Rgb
  readonly inks: readonly [Rgb, Rgb, Rgb]
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const insideOf = (field: Field, x: number, y: number): number =>
  clamp(Math.min(x + 1 - field.x, y + 1 - field.y, field.x + field.width - x, field.y + field.height - y))

/** Stripes whose phase travelling swells push aside; each stripe breathes along its length. */
function swell(field: Field): void {
  const { random, raster, inks, width, height } = field
  const stripes = random.int(24, 40) * (width / Math.min(width, height))
  const waves = Array.from({ length: 3 }, () => ({
    turns: random.range(0.6, 1.8),
    depth: random.range(0.9, 1.9),
    start: random.range(0, TAU),
    slant: random.range(-0.7, 0.7),
  }))
  const duty = random.range(0.44, 0.56)
  const pinch = random.range(-0.9, 0.9)
  const manyInks = random.chance(0.6)
  const sideways = random.chance(0.35)
  const phaseAt = (px: number, py: number): number => {
    const u = (sideways ? py - field.y : px - field.x) / (sideways ? height : width)
    const v = (sideways ? px - field.x : py - field.y) / (sideways ? width : height)
    let push = 0
    for (const wave of waves)
      push += wave.depth * Math.sin(v * wave.turns * TAU + wave.start + u * wave.slant * TAU)
    return (
      u * stripes + push * (0.8 + 1.7 * Math.sin(u * Math.PI)) + pinch * Math.sin(u * TAU) * stripes * 0.075
    )
  }
  eachPixel(raster, (x, y, i, data) => {
    const inside = insideOf(field, x, y)
    if (inside <= 0) return
    const phase = phaseAt(x, y)
    const slope = length2(phaseAt(x + 1, y) - phase, phaseAt(x, y + 1) - phase) + 1e-6
    const index = Math.floor(phase)
    const share = phase - index
    const v = sideways ? (x - field.x) / width : (y - field.y) / height
    const wide = clamp(duty + 0.16 * Math.sin(v * TAU + index * 0.14), 0.12, 0.88)
    // Signed distance to the nearer edge of the stripe, in pixels.
    const edge = share < wide ? Math.min(share, wide - share) : -Math.min(share - wide, 1 - share)
    const cover = clamp(edge / slope + 0.5) * inside
    const left = share > wide && 1 - share < share - wide
    const ink = inks[manyInks ? (((left ? index + 1 : index) % 3) + 3) % 3 : 0]!
    if (cover > 0) blendAt(data, i, ink, cover)
  })
}

/** A grid of discs or of checks, swollen or drawn in by one to three lenses. */
function lens(field: Field): void {
  const { random, raster, inks } = field
  const across = random.int(16, 24)
  const cell = Math.min(field.width, field.height) / across
  const columns = Math.round(field.width / cell)
  const rows = Math.round(field.height / cell)
  const stepX = field.width / columns
  const stepY = field.height / rows
  const checks = random.chance(0.45)
  const lenses = Array.from({ length: random.int(1, 3) }, () => ({
    x: random.range(0.24, 0.76) * columns,
    y: random.range(0.24, 0.76) * rows,
    radius: random.range(0.26, 0.46) * across,
    power: random.range(0.5, 0.88) * (random.chance(0.78) ? 1 : -0.75),
  }))
  const bend = (i: number, j: number): readonly [x: number, y: number, swelling: number] => {
    let x = i
    let y = j
    let swelling = 0
    for (const glass of lenses) {
      const dx = i - glass.x
      const dy = j - glass.y
      const distance = length2(dx, dy) / glass.radius
      if (distance >= 1) continue
      const force = glass.power * (1 - distance * distance) ** 1.5
      x += dx * force * 0.72
      y += dy * force * 0.72
      swelling += force
    }
    return [field.x + clamp(x, 0, columns) * stepX, field.y + clamp(y, 0, rows) * stepY, swelling]
  }
  const ramp = colourRamp(inks.map(rgbToHex))
  const cells: { i: number; j: number; swelling: number }[] = []
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) cells.push({ i, j, swelling: bend(i + 0.5, j + 0.5)[2] })
  cells.sort((a, b) => a.swelling - b.swelling)
  for (const { i, j, swelling } of cells) {
    if (checks && (i + j) % 2 === 1) continue
    const ink = rampAt(ramp, 0.5 + 0.5 * swelling + (i / columns - 0.5) * 0.3 - (j / rows - 0.5) * 0.3)
    const outline: number[] = []
    if (checks) {
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const
      corners.forEach(([a, b], k) => {
        const [c, d] = corners[(k + 1) % 4]!
        for (let step = 0; step < 6; step++) {
          const [x, y] = bend(i + a + ((c - a) * step) / 6, j + b + ((d - b) * step) / 6)
          outline.push(x, y)
        }
      })
    } else {
      const radius = 0.4 + 0.05 * clamp(swelling)
      for (let step = 0; step < 40; step++) {
        const angle = (step / 40) * TAU
        const [x, y] = bend(i + 0.5 + Math.cos(angle) * radius, j + 0.5 + Math.sin(angle) * radius)
        outline.push(x, y)
      }
    }
    fill(raster, [outline], ink)
  }
}

/** Families of rings printed over one another; the beat between them draws the picture. */
function beat(field: Field): void {
  const { random, raster, board, inks, unit } = field
  const families = Array.from({ length: random.int(2, 3) }, (_, k) => ({
    x: field.x + field.width * random.range(0.2, 0.8),
    y: field.y + field.height * random.range(0.2, 0.8),
    pitch: random.range(19, 27) * unit * (1 + 0.04 * k),
    flatten: random.range(0.7, 1.4),
  }))
  const pale = board[0] > 0.5
  eachPixel(raster, (x, y, i, data) => {
    const inside = insideOf(field, x, y)
    if (inside <= 0) return
    families.forEach((family, k) => {
      const rings = length2(x + 0.5 - family.x, (y + 0.5 - family.y) * family.flatten) / family.pitch
      const off = Math.abs(rings - Math.round(rings)) * family.pitch
      const cover = clamp(family.pitch * 0.2 - off + 0.5) * inside
      if (cover > 0) blendAt(data, i, inks[k]!, cover * (pale ? 0.94 : 0.86), pale ? 'multiply' : 'normal')
    })
  })
}

/** Nested discs whose centres wander: tunnels seen from their mouths. */
function tunnel(field: Field): void {
  const { random, raster, inks, board } = field
  const across = random.pick([1, 2, 3]) * (field.width > field.height * 1.2 ? 2 : 1)
  const down = Math.max(1, Math.round((across * field.height) / field.width))
  const cellX = field.width / across
  const cellY = field.height / down
  const discs = random.int(12, 18)
  const ramp = colourRamp(inks.map(rgbToHex))
  const sway = random.range(0.3, 0.78)
  const spin = random.range(0.1, 0.4)
  const drift = random.range(0.5, 2.4)
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const radius = Math.min(cellX, cellY) * 0.49
      const start = (i * drift + j * drift * 0.7 + random.range(0, 0.3)) * 1.6
      let x = field.x + (i + 0.5) * cellX
      let y = field.y + (j + 0.5) * cellY
      let r = radius
      for (let k = 0; k < discs; k++) {
        fill(raster, [circle(x, y, r)], k % 2 === 1 ? board : rampAt(ramp, k / (discs - 1)))
        const next = radius * (1 - (k + 1) / discs)
        const shift = (r - next) * sway
        x += Math.cos(start + k * spin) * shift
        y += Math.sin(start + k * spin) * shift
        r = next
      }
    }
}

/** Squares within squares, each turned a little further than the last; neighbours turn against one another. */
function twist(field: Field): void {
  const { random, raster, inks, board } = field
  const across = random.pick([2, 3, 4])
  const cell = Math.min(field.width, field.height) / across
  const columns = Math.round(field.width / cell)
  const rows = Math.round(field.height / cell)
  const stepX = field.width / columns
  const stepY = field.height / rows
  const squares = across > 3 ? 10 : random.int(12, 18)
  const turn = random.range(0.06, 0.13)
  const mirrored = random.chance(0.75)
  const ramp = colourRamp(inks.map(rgbToHex))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const cx = field.x + (i + 0.5) * stepX
      const cy = field.y + (j + 0.5) * stepY
      const sense = mirrored && (i + j) % 2 === 1 ? -1 : 1
      let half = 1
      for (let k = 0; k < squares; k++) {
        const angle = sense * k * turn
        const outline = [0, 1, 2, 3].flatMap((corner) => {
          const at = angle + (corner / 4) * TAU + TAU / 8
          const radius = half * Math.SQRT1_2
          return [cx + Math.cos(at) * radius * stepX, cy + Math.sin(at) * radius * stepY]
        })
        fill(raster, [outline], k % 2 === 1 ? board : rampAt(ramp, (k / squares) * 1.1))
        // The next square stands with its corners on the sides of this one.
        half /= Math.cos(turn) + Math.sin(turn)
      }
    }
}

export const plans: readonly ((field: Field) => void)[] = [swell, lens, tunnel, swell, lens, beat, twist]
