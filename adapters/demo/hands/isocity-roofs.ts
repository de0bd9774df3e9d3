import { jitter, mix, type Rgb } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { speckle } from '../drawing/random.ts'
import { fill } from '../drawing/raster.ts'
import { circle, ellipse, type Point } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'
import { drawBox, drawFace, inset, type Mason, type Plan, tonesOf } from './isocity-mason.ts'
import { drawTree } from './isocity-trees.ts'

const EAVES = 0.06

/** Four slopes, two of them seen, up to a point `rise` above z. */
export function hipRoof(mason: Mason, [i0, j0, i1, j1]: Plan, z: number, rise: number, roof: Rgb): void {
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

/** Two slopes with the gable to the right. */
export function gableRoof(mason: Mason, [i0, j0, i1, j1]: Plan, z: number, roof: Rgb, wall: Rgb): void {
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

/** A round dome with a gilt tip. */
export function domeRoof(mason: Mason, [i0, j0, i1, j1]: Plan, z: number, wall: Rgb): void {
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
export function flatRoof(mason: Mason, plan: Plan, z: number, wall: Rgb): void {
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
