import { jitter, mix, type Rgb } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, eachPixel, fill, toPicture } from '../drawing/raster.ts'
import { circle, ellipse } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'
import { applySurface } from '../drawing/surface.ts'
import { drawGround, grounds } from './isocity-ground.ts'
import { drawHouse } from './isocity-houses.ts'
import { archedOpening, drawBox, drawFace, drawOnWall, type Mason } from './isocity-mason.ts'
import { drawTree } from './isocity-trees.ts'
import { worldFrom, worlds } from './isocity-worlds.ts'

function drawSky(mason: Mason, width: number, height: number): void {
  const { raster, random, unit, world } = mason
  const moonX = width * random.range(0.18, 0.82)
  const moonY = height * random.range(0.11, 0.22)
  const radius = random.range(52, 96) * unit
  const [high, low] = world.sky
  eachPixel(raster, (x, y, i, data) => {
    const t = clamp(y / height + (speckle(x, y, 1) - 0.5) * 0.08)
    const glow =
      Math.exp(-((x - moonX) ** 2 + (y - moonY) ** 2) / (radius * radius * 9)) * (world.night ? 0.25 : 0.4)
    for (let part = 0; part < 3; part++) {
      const plain = high[part]! + (low[part]! - high[part]!) * t
      data[i + part] = plain + (world.glow[part]! - plain) * glow
    }
  })
  if (world.night)
    for (let k = 0; k < 150; k++) {
      const size = random.range(0.7, 2.1) * unit
      const star = ellipse(random.range(0, width), random.range(0, height * 0.75), size, size, 0, 8)
      fill(raster, [star], world.glow, { opacity: random.range(0.2, 0.9) })
    }
  fill(raster, [circle(moonX, moonY, radius)], world.glow, { opacity: 0.9 })
}

function drawCloud(mason: Mason, x: number, y: number, wide: number, colour: Rgb, opacity: number): void {
  const { random, raster } = mason
  const bars = [-1, 0, 1].map((row) => {
    const long = wide * random.range(0.5, 1)
    const thick = wide * 0.13
    const cx = x + random.range(-0.3, 0.3) * wide
    return { cx, y: y + row * thick * 0.8, half: long / 2, radius: thick / 2 }
  })
  const outlines = bars.flatMap(({ cx, y: by, half, radius }) => [
    strokeOutline(
      [
        [cx - half, by],
        [cx + half, by],
      ],
      radius * 2,
    ),
    circle(cx - half, by, radius),
    circle(cx + half, by, radius),
  ])
  fill(raster, outlines, colour, { opacity })
}

/** Small invented towns in isometric projection, on rocks, islands and cut blocks, by day and by night. */
export const isocity: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const unit = Math.min(width, height) / 1000
  const name = random.pick(worlds)
  const world = worldFrom(name)
  const ground = random.pick(grounds)
  const size = random.int(6, 9)
  const cell = Math.min(width * (ground === 'island' ? 0.37 : 0.455), height * 0.37) / size
  const originY = height * (ground === 'island' ? 0.57 : random.range(0.52, 0.56)) - (size * cell) / 2
  const mason: Mason = {
    raster: createRaster(width, height),
    random,
    unit,
    cell,
    world,
    project: (i, j, z) => [width / 2 + (i - j) * cell, originY + (i + j) * cell * 0.5 - z * cell * 1.12],
  }
  drawSky(mason, width, height)
  for (let k = 0; k < 7; k++)
    drawCloud(
      mason,
      random.range(0, width),
      random.range(0.06, 0.9) * height,
      random.range(66, 165) * unit,
      mix(world.sky[0], world.glow, 0.55),
      world.night ? 0.12 : 0.5,
    )
  drawGround(mason, ground, size)

  // Terraces rise to a summit off the centre; a canal may cut through.
  const summitI = size * random.range(0.26, 0.48)
  const summitJ = size * random.range(0.26, 0.48)
  const canal = random.chance(0.5) ? random.int(Math.floor(size * 0.55), size - 2) : -1
  const rise = random.range(1, 2.6)
  const tall = world.night ? 3.6 : random.range(1.5, 2.7)
  const palms = name === 'sand' || name === 'dawn'
  for (let diagonal = 0; diagonal <= 2 * size - 2; diagonal++)
    for (let i = Math.max(0, diagonal - size + 1); i <= Math.min(diagonal, size - 1); i++) {
      const j = diagonal - i
      const distance = (i - summitI) ** 2 + (j - summitJ) ** 2
      if (i === canal || (canal > 0 && j === canal && i > canal)) {
        drawCanal(mason, i, j, j === Math.floor(size * 0.4) && i === canal)
        continue
      }
      const hill = rise * Math.exp(-distance / (size * size * 0.07)) + noise.noise2(i * 0.6, j * 0.6) * 0.5
      const terrace = Math.max(0, Math.round(hill * 2) / 2)
      const plan = [i, j, i + 1, j + 1] as const
      if (terrace > 0) {
        const stone = mix(world.ground, world.rock, 0.45)
        drawBox(mason, plan, 0, terrace, stone)
        if (random.chance(0.3))
          drawOnWall(
            mason,
            plan,
            random.pick(['left', 'right']),
            archedOpening(0.5, 0, 0.22, Math.min(terrace * 0.85, 0.62)),
            mix(stone, world.shade, 0.75),
          )
      }
      const outer = Math.min(i, j, size - 1 - i, size - 1 - j) === 0 && i > size / 2
      const chance = random.next()
      const open = outer ? 0.5 : 0.2
      if (chance < open) {
        if (random.chance(0.75))
          drawTree(
            mason,
            i + random.range(0.35, 0.65),
            j + random.range(0.35, 0.65),
            terrace,
            palms && random.chance(0.6),
          )
        if (random.chance(0.3)) drawTree(mason, i + 0.75, j + 0.75, terrace)
      } else if (chance < open + 0.09) {
        for (let step = 0; step < 5; step++)
          drawBox(
            mason,
            [i, j + step * 0.2, i + 1, j + (step + 1) * 0.2],
            terrace,
            terrace + 0.62 * (1 - step / 5),
            world.walls[0]!,
            0.3,
          )
      } else {
        const centre = Math.exp(-distance / (size * size * 0.12))
        const storeys = 0.5 + tall * centre * random.range(0.55, 1.15) + random.range(0, 0.7)
        const gap = random.pick([0, 0.04, 0.1])
        const wall = jitter(random.pick(world.walls), random, 0.02)
        drawHouse(
          mason,
          [i + gap, j + gap, i + 1 - gap, j + 1 - gap],
          terrace,
          Math.max(0.55, storeys),
          centre,
          wall,
        )
      }
    }
  for (let k = 0; k < 3; k++) {
    const x = random.pick([random.range(0, 0.16), random.range(0.84, 1)]) * width
    drawCloud(
      mason,
      x,
      random.range(0.6, 0.88) * height,
      random.range(66, 130) * unit,
      mix(world.sky[0], world.glow, 0.7),
      world.night ? 0.16 : 0.6,
    )
  }
  applySurface(mason.raster, seed, { tooth: 0.025, fibre: 0.012 })
  return toPicture(mason.raster)
}

function drawCanal(mason: Mason, i: number, j: number, bridge: boolean): void {
  const { project: at, raster, random, world, cell, unit } = mason
  drawFace(mason, [at(i, j, 0), at(i + 1, j, 0), at(i + 1, j + 1, 0), at(i, j + 1, 0)], world.water, 0.3)
  for (let k = 0; k < 3; k++) {
    const [x, y] = at(i + random.range(0.2, 0.7), j + random.range(0.2, 0.8), 0)
    fill(raster, [ellipse(x, y, cell * 0.2, 1.5 * unit)], world.glow, { opacity: 0.55 })
  }
  if (random.chance(0.2)) {
    const [x, y] = at(i + 0.5, j + 0.5, 0.05)
    fill(raster, [ellipse(x, y, cell * 0.3, cell * 0.1)], world.roofs[0]!)
    fill(raster, [[x, y - cell * 0.8, x + cell * 0.3, y - cell * 0.12, x, y - cell * 0.12]], world.glow)
  }
  if (bridge) drawBox(mason, [i, j + 0.2, i + 1, j + 0.8], 0.22, 0.34, world.walls[0]!)
}
