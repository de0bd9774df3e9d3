import { jitter, lighten, mix, type Rgb } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { speckle } from '../drawing/random.ts'
import { fill } from '../drawing/raster.ts'
import { circle, ellipse, type Point } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'
import {
  archedOpening,
  drawBox,
  drawFace,
  drawOnWall,
  inset,
  type Mason,
  opening,
  type Plan,
  tonesOf,
} from './isocity-mason.ts'

const EAVES = 0.06

/** Rows of windows; now and then a group of three arches, a door, a balcony, a line of washing. */
export function drawWindows(mason: Mason, plan: Plan, z0: number, z1: number, wall: Rgb): void {
  const { random, world } = mason
  const floors = Math.max(1, Math.round((z1 - z0) / 0.6))
  const storey = (z1 - z0) / floors
  const arched = random.chance(0.55)
  for (const side of ['left', 'right'] as const) {
    const long = side === 'left' ? plan[2] - plan[0] : plan[3] - plan[1]
    const base = side === 'left' ? wall : tonesOf(mason, wall).right
    const dark = mix(base, world.shade, world.night ? 0.5 : 0.56)
    const pale = mix(base, world.glow, 0.5)
    const pane = (): Rgb => {
      if (!random.chance(world.night ? 0.5 : 0.12)) return dark
      return world.night
        ? mix(world.glow, world.roofs[0]!, random.range(0, 0.35))
        : mix(base, world.glow, 0.85)
    }
    for (let floor = 0; floor < floors; floor++) {
      const z = z0 + floor * storey + storey * 0.28
      if (floor === floors - 1 && long > 0.75 && random.chance(0.4)) {
        // The central hall shows itself as three arches under one sill.
        const lit = pane()
        for (const k of [-1, 0, 1])
          drawOnWall(mason, plan, side, archedOpening(0.5 + k * 0.15, z - 0.06, 0.055, storey * 0.62), lit)
        drawOnWall(mason, plan, side, opening(0.5, z - 0.11, 0.26, 0.05), pale, 0.9)
        continue
      }
      const count = Math.max(1, Math.round(long / (world.night ? 0.28 : 0.4)))
      for (let k = 0; k < count; k++) {
        const s = (k + 0.5) / count
        if (floor === 0 && k === 0 && side === 'right' && z1 - z0 > 0.5) {
          drawOnWall(
            mason,
            plan,
            side,
            archedOpening(s, z0, 0.24 / count, storey * 0.72),
            mix(world.dome, world.shade, 0.3),
          )
          continue
        }
        if (random.chance(0.15)) continue
        const half = 0.2 / count
        const shape = arched ? archedOpening(s, z, half, storey * 0.48) : opening(s, z, half, storey * 0.44)
        drawOnWall(mason, plan, side, shape, pane())
        drawOnWall(mason, plan, side, opening(s, z - 0.05, half * 1.35, 0.045), pale, 0.8)
        if (!world.night && random.chance(0.1))
          drawOnWall(mason, plan, side, opening(s - half * 1.5, z, half * 0.5, storey * 0.44), world.dome)
      }
    }
  }
}

function hipRoof(mason: Mason, [i0, j0, i1, j1]: Plan, z: number, rise: number, roof: Rgb): void {
  const { project: at, raster, world, unit } = mason
  const peak = at((i0 + i1) / 2, (j0 + j1) / 2, z + rise)
  const [left, front, right] = [
    at(i0 - EAVES, j1 + EAVES, z),
    at(i1 + EAVES, j1 + EAVES, z),
    at(i1 + EAVES, j0 - EAVES, z),
  ]
  const shaded = tonesOf(mason, roof).right
  drawFace(mason, [peak, front, left], roof, 0.45)
  drawFace(mason, [peak, right, front], shaded, 0.4)
  const course = (a: Point, b: Point, tone: Rgb): void => {
    for (let k = 1; k < 5; k++) {
      const t = k / 5
      const from: Point = [peak[0] + (a[0] - peak[0]) * t, peak[1] + (a[1] - peak[1]) * t]
      const to: Point = [peak[0] + (b[0] - peak[0]) * t, peak[1] + (b[1] - peak[1]) * t]
      fill(raster, [strokeOutline([from, to], 1.2 * unit)], tone, { opacity: 0.3 })
    }
  }
  course(left, front, world.shade)
  course(front, right, world.shade)
}

function gableRoof(mason: Mason, [i0, j0, i1, j1]: Plan, z: number, roof: Rgb, wall: Rgb): void {
  const { project: at, raster, world, unit, random } = mason
  const middle = (j0 + j1) / 2
  const ridge = z + 0.42
  drawFace(mason, [at(i1, j1, z), at(i1, j0, z), at(i1, middle, ridge)], tonesOf(mason, wall).right, 0.2)
  drawFace(
    mason,
    [
      at(i0 - EAVES, middle, ridge),
      at(i1 + EAVES, middle, ridge),
      at(i1 + EAVES, j1 + EAVES, z - 0.03),
      at(i0 - EAVES, j1 + EAVES, z - 0.03),
    ],
    roof,
    0.5,
  )
  for (let k = 1; k < 6; k++) {
    const i = i0 + ((i1 - i0) * k) / 6
    fill(
      raster,
      [strokeOutline([at(i, middle, ridge), at(i, j1 + EAVES, z - 0.03)], 1.2 * unit)],
      world.shade,
      { opacity: 0.22 },
    )
  }
  if (random.chance(0.4))
    drawBox(mason, [i0 + 0.2, j0 + 0.55, i0 + 0.34, j0 + 0.69], z + 0.1, z + 0.56, wall, 0.2)
}

function domeRoof(mason: Mason, [i0, j0, i1, j1]: Plan, z: number, wall: Rgb): void {
  const { project: at, raster, world, cell, unit } = mason
  const [x, y] = at((i0 + i1) / 2, (j0 + j1) / 2, z)
  const radius = cell * 0.62
  const tones = tonesOf(mason, world.dome)
  fill(raster, [ellipse(x, y, radius * 1.1, radius * 0.55)], mix(wall, world.shade, 0.3))
  const outline: number[] = []
  for (let k = 0; k <= 24; k++) {
    const angle = Math.PI * (1 + k / 24)
    outline.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 1.12)
  }
  for (let k = 0; k <= 24; k++) {
    const angle = (Math.PI * k) / 24
    outline.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.5)
  }
  fill(raster, [outline], world.dome, {
    shade: (px, py, out) => {
      const t = clamp(
        ((px - x) / radius) * 0.55 + 0.42 + ((py - y) / radius) * 0.2 + (speckle(px, py, 8) - 0.5) * 0.22,
      )
      for (let part = 0; part < 3; part++)
        out[part] = tones.top[part]! + (tones.right[part]! - tones.top[part]!) * t
    },
  })
  const tip = y - radius * 1.5
  fill(
    raster,
    [
      strokeOutline(
        [
          [x, y - radius * 1.05],
          [x, tip],
        ],
        2.4 * unit,
      ),
      circle(x, tip, 3.8 * unit),
    ],
    world.glow,
  )
}

/** A flat roof and what people keep on it: a room, a tank, plants, an awning, washing. */
function flatRoof(mason: Mason, plan: Plan, z: number, wall: Rgb): void {
  const { project: at, raster, random, world, unit } = mason
  drawBox(mason, inset(plan, 0.1), z, z + 0.01, mix(wall, world.shade, 0.2), 0.1)
  const [i0, j0, i1] = plan
  const kept = random.next()
  if (kept < 0.3)
    drawBox(mason, [i0 + 0.18, j0 + 0.18, i0 + 0.52, j0 + 0.56], z, z + 0.28, jitter(wall, random, 0.02), 0.3)
  else if (kept < 0.5) {
    const [x, y] = at(i0 + 0.4, j0 + 0.45, z + 0.3)
    const size = mason.cell * 0.17
    fill(
      raster,
      [
        ellipse(x, y + size * 0.9, size, size * 0.5),
        [x - size, y, x + size, y, x + size, y + size * 0.9, x - size, y + size * 0.9],
      ],
      mix(world.rock, world.shade, 0.25),
    )
    fill(raster, [ellipse(x, y, size, size * 0.5)], mix(world.rock, world.glow, 0.35))
  } else if (kept < 0.72) {
    const line = z + 0.34
    const [a, b] = [at(i0 + 0.15, j0 + 0.5, line), at(i1 - 0.15, j0 + 0.5, line)]
    fill(raster, [strokeOutline([a, b], 1.2 * unit)], world.shade, { opacity: 0.6 })
    for (let k = 0; k < 4; k++) {
      const i = i0 + 0.2 + k * 0.15
      const cloth = random.pick([world.glow, world.roofs[0]!, world.dome, world.walls[0]!])
      fill(
        raster,
        [
          [
            ...at(i, j0 + 0.5, line),
            ...at(i + 0.1, j0 + 0.5, line),
            ...at(i + 0.1, j0 + 0.5, z + 0.1),
            ...at(i, j0 + 0.5, z + 0.1),
          ],
        ],
        cloth,
      )
    }
  } else drawTree(mason, i0 + 0.5, j0 + 0.5, z)
}

/** A round tree, a cypress, or a palm; feet at (i, j, z). */
export function drawTree(mason: Mason, i: number, j: number, z: number, palm = false): void {
  const { raster, random, world, cell } = mason
  const leaf = jitter(world.leaf, random, 0.03)
  const [x, y] = mason.project(i, j, z)
  const size = cell * random.range(0.8, 1.15)
  const trunk = mix(world.rock, world.shade, 0.35)
  const tones = tonesOf(mason, leaf)
  const ball = (cx: number, cy: number, rx: number, ry: number): void =>
    fill(raster, [ellipse(cx, cy, rx, ry)], leaf, {
      shade: (px, py, out) => {
        const t = clamp(((px - cx) / rx + (py - cy) / ry) * 0.42 + 0.5 + (speckle(px, py, 6) - 0.5) * 0.3)
        for (let part = 0; part < 3; part++)
          out[part] = tones.top[part]! + (tones.right[part]! - tones.top[part]!) * t
      },
    })
  fill(raster, [ellipse(x + size * 0.16, y + size * 0.06, size * 0.34, size * 0.15)], world.shade, {
    opacity: 0.28,
  })
  if (palm) {
    const top: Point = [x + size * 0.14, y - size * 1.5]
    fill(raster, [strokeOutline([[x, y], [x + size * 0.02, y - size * 0.8], top], size * 0.1)], trunk)
    for (let k = 0; k < 9; k++) {
      const angle = (k / 9) * 6.28 + 0.2
      const [ex, ey] = [
        top[0] + Math.cos(angle) * size * 0.62,
        top[1] + Math.sin(angle) * size * 0.3 + size * 0.2,
      ]
      const bow: Point = [(top[0] + ex) / 2, Math.min(top[1], ey) - size * 0.16]
      const frond = strokeOutline(
        [top, bow, [ex, ey]],
        (t) => size * 0.16 * Math.sin(Math.PI * Math.min(1, t + 0.12)),
      )
      fill(raster, [frond], lighten(leaf, random.range(-0.07, 0.07)))
    }
  } else if (random.chance(0.55)) ball(x, y - size * 0.8, size * 0.24, size * 0.85)
  else {
    fill(
      raster,
      [
        strokeOutline(
          [
            [x, y],
            [x, y - size * 0.6],
          ],
          size * 0.09,
        ),
      ],
      trunk,
    )
    ball(x, y - size * 0.86, size * 0.42, size * 0.42)
    ball(x + size * 0.2, y - size * 0.66, size * 0.28, size * 0.26)
  }
}

/** One house standing on z; `centre` (0 to 1) says how near the heart of the town it is. */
export function drawHouse(
  mason: Mason,
  plan: Plan,
  z: number,
  tall: number,
  centre: number,
  wall: Rgb,
): void {
  const { random, world } = mason
  const top = z + tall
  drawBox(mason, plan, z, top, wall)
  drawWindows(mason, plan, z, top, wall)
  const roof = jitter(random.pick(world.roofs), random, 0.015)
  const kind = random.next()
  if (kind < 0.33) flatRoof(mason, plan, top, wall)
  else if (kind < 0.52) hipRoof(mason, plan, top, world.night ? 0.8 : 0.5, roof)
  else if (kind < 0.72) gableRoof(mason, plan, top, roof, wall)
  else if (kind < (centre > 0.3 ? 0.86 : 0.75)) domeRoof(mason, plan, top, wall)
  else if (centre > 0.3) {
    const rise = random.range(0.5, world.night ? 2 : 1.2)
    const tower = inset(plan, 0.22)
    drawBox(mason, tower, top, top + rise, wall)
    drawWindows(mason, tower, top, top + rise, wall)
    hipRoof(mason, tower, top + rise, 0.6, roof)
  } else flatRoof(mason, plan, top, wall)
}
