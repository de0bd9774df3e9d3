import type { Random } from '../drawing/random.ts'
import { type Colour, siteOn } from './arch-site.ts'
import type { Box, Drum } from './arch-solids.ts'

/** Paints of one picture, linear light: four walls and the ground. */
export interface Paints {
  readonly walls: readonly [Colour, Colour, Colour, Colour]
  readonly ground: Colour
}

/** Buildings and where the camera stands; metres, y up, the camera looks along −z. */
export interface Plan {
  readonly boxes: Box[]
  readonly drums: Drum[]
  readonly eye: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  /** Half of what is seen across the short side, per metre of distance. */
  readonly spread: number
}

const stairs = (random: Random, { walls, ground }: Paints): Plan => {
  const site = siteOn(ground)
  const way = random.sign()
  const steps = random.int(9, 13)
  const going = 0.36
  const rise = 0.27
  const from = -way * random.range(2, 2.6)
  site.box(-14, 14, 0, random.range(5.4, 7.2), -1.7, -1.1, walls[0])
  site.stairs(from, steps, going, rise, -1.1, 0.5, way, walls[1])
  const head = from + way * steps * going
  site.box(
    Math.min(head, head + way * 9),
    Math.max(head, head + way * 9),
    0,
    steps * rise,
    -1.1,
    0.5,
    walls[1],
  )
  // A pier at the foot, and a taller one at the head.
  const foot = from - way * random.range(1.2, 1.9)
  site.box(foot - 0.75, foot + 0.75, 0, random.range(2.6, 4.4), -1.1, random.range(0.9, 1.8), walls[2])
  const far = head + way * random.range(1.2, 1.8)
  site.box(
    far - 0.9,
    far + 0.9,
    0,
    steps * rise + random.range(1.2, 2.2),
    -1.1,
    random.range(0.9, 1.6),
    walls[3],
  )
  if (random.chance(0.6)) site.ball(from - way * 0.3, 1.6, 0.34, walls[3])
  return {
    boxes: site.boxes,
    drums: site.drums,
    eye: [way * random.range(-1.6, 1), random.range(1.7, 2.8), 10.5],
    target: [0.2 * way, 2.5, 0],
    spread: 0.34,
  }
}

const arcade = (random: Random, { walls, ground }: Paints): Plan => {
  const site = siteOn(ground)
  const way = random.sign()
  const radius = random.range(0.72, 0.92)
  const gap = random.range(0.55, 0.9)
  const count = random.pick([3, 4, 5])
  const spring = random.range(1.7, 2.3)
  const step = radius * 2 + gap
  const openings = Array.from(
    { length: count },
    (_, k) => [(k - (count - 1) / 2) * step, radius, spring] as const,
  )
  const height = spring + radius + random.range(0.7, 1.7)
  site.arcade(-14, 14, height, -0.45, 0.45, walls[0], openings)
  site.box(-14, 14, 0, random.range(3, 7.5), -5.4, -4.8, walls[1])
  site.box(-14, 14, 0, 0.42, 0.45, 0.9, walls[3])
  site.box(-14, 14, 0, 0.28, 0.9, 1.35, walls[3])
  site.box(-14, 14, 0, 0.14, 1.35, 1.8, walls[3])
  const inside = openings[random.int(0, count - 1)]![0]
  site.box(inside - 0.6, inside + 0.6, 0, random.range(0.6, 2.4), -3.8, -2.6, walls[2])
  if (random.chance(0.5)) site.ball(inside + way * step, -2.6, 0.42, walls[2])
  return {
    boxes: site.boxes,
    drums: site.drums,
    eye: [way * random.range(0, 3.4), random.range(1.5, 2.1), 9],
    target: [way * 0.3, height * 0.55, 0],
    spread: 0.3,
  }
}

const enfilade = (random: Random, { walls, ground }: Paints): Plan => {
  const site = siteOn(ground)
  const way = random.sign()
  const count = random.int(4, 6)
  const pace = random.range(2.1, 2.7)
  const radius = random.range(0.95, 1.15)
  const spring = random.range(1.9, 2.4)
  for (let k = 0; k < count; k++) {
    const z = -k * pace
    site.arcade(-9, 9, spring + radius + 1.6, z - 0.42, z, walls[k % 3]!, [
      [0, radius * (1 - k * 0.015), spring],
    ])
  }
  const end = -count * pace - 1.4
  if (random.chance(0.5)) {
    site.box(-9, 9, 0, 7, end - 0.4, end, walls[3])
    site.box(-0.36, 0.36, 0, 1.7, end, end + 0.04, walls[0])
  } else site.ball(0, end, 0.55, walls[3])
  return {
    boxes: site.boxes,
    drums: site.drums,
    eye: [way * random.range(0.2, 0.75), 1.6, 5],
    target: [way * 0.12, 2.05, 0],
    spread: 0.36,
  }
}

const pool = (random: Random, { walls, ground }: Paints): Plan => {
  const site = siteOn(ground)
  const way = random.sign()
  site.water(-5.4, 5.4, -0.2, 6.6)
  site.box(-14, 14, 0, random.range(3.4, 4.6), -3.6, -3, walls[0])
  const radius = random.range(0.9, 1.2)
  const x = way * random.range(1, 1.8)
  site.arcade(x - 2.4, x + 2.4, 4.4 + random.range(0, 1.6), -1.9, -1.2, walls[1], [[x, radius, 1.9]])
  site.stairs(x - way * 2.6, 8, 0.34, 0.3, -2.6, -1.2, -way, walls[2])
  site.box(
    Math.min(x - way * 5.3, x - way * 9),
    Math.max(x - way * 5.3, x - way * 9),
    0,
    random.range(3.6, 6.4),
    -2.8,
    -0.6,
    walls[3],
  )
  return {
    boxes: site.boxes,
    drums: site.drums,
    eye: [way * random.range(-0.8, 0.8), 1.5, 10],
    target: [0, 1.75, 0],
    spread: 0.33,
  }
}

const quarter = (random: Random, { walls, ground }: Paints): Plan => {
  const site = siteOn(ground)
  const way = random.sign()
  site.box(-16, 16, 0, random.range(2, 3.4), -6.6, -6, walls[3])
  const count = 6
  for (let k = 0; k < count; k++) {
    const x = -4.6 + k * 1.65 + random.range(-0.3, 0.3)
    const z = random.range(-4.4, -0.2)
    const wide = random.range(1.3, 2.3)
    const tall = random.range(1.7, 5.6) * (1 - 0.12 * Math.abs(k - 2.5))
    const deep = random.range(1.3, 2.2)
    const colour = walls[k % 3]!
    if (random.chance(0.4) && wide > 1.5)
      site.arcade(x, x + wide, tall, z - deep, z, colour, [
        [x + wide / 2, wide * 0.24, Math.min(tall * 0.5, 1.5)],
      ])
    else {
      site.box(x, x + wide, 0, tall, z - deep, z, colour)
      // A window, deep in its wall.
      const w = random.range(0.26, 0.4)
      const y = tall * random.range(0.55, 0.7)
      if (tall > 2.2)
        site.box(x + wide * 0.55, x + wide * 0.55 + w, y, y + w * 1.5, z, z + 0.02, [
          colour[0] * 0.14,
          colour[1] * 0.13,
          colour[2] * 0.14,
        ])
    }
  }
  site.stairs(-way * 0.6, 7, 0.34, 0.26, 0.3, 1.7, way, walls[3])
  return {
    boxes: site.boxes,
    drums: site.drums,
    eye: [way * random.range(0.8, 3.6), random.range(2.2, 4.6), 11.5],
    target: [0, 2.1, -1],
    spread: 0.3,
  }
}

const rotunda = (random: Random, { walls, ground }: Paints): Plan => {
  const site = siteOn(ground)
  const way = random.sign()
  const radius = random.range(1.5, 2)
  const tall = random.range(4.4, 6)
  site.drums.push({ x: way * 0.7, z: -2.2, radius, y0: 0, y1: tall, colour: walls[0] })
  for (let k = 0; k < 3; k++)
    site.drums.push({
      x: way * 0.7,
      z: -2.2,
      radius: radius + 1.1 - k * 0.34,
      y0: 0,
      y1: 0.22 * (k + 1),
      colour: walls[3],
    })
  const x = -way * random.range(2.6, 3.2)
  site.arcade(x - 1.5, x + 1.5, random.range(3.4, 4.4), -1.6, -0.9, walls[1], [[x, 0.8, 1.7]])
  site.box(-16, 16, 0, random.range(1.6, 2.8), -7, -6.4, walls[2])
  site.drums.push({
    x: way * 3.6,
    z: -0.4,
    radius: 0.24,
    y0: 0,
    y1: random.range(2.4, 3.6),
    colour: walls[2],
  })
  return {
    boxes: site.boxes,
    drums: site.drums,
    eye: [way * random.range(-1.6, 1.6), random.range(1.5, 2.4), 11],
    target: [-way * 0.3, 2.35, 0],
    spread: 0.28,
  }
}

/** Kinds of places, by name. */
export const plans = { stairs, arcade, enfilade, pool, quarter, rotunda } as const
