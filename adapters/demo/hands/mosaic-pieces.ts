import { jitter, type Rgb } from '../drawing/colour.ts'
import { length2, TAU } from '../drawing/maths.ts'
import { type Random, speckle } from '../drawing/random.ts'
import { fill, type Raster } from '../drawing/raster.ts'
import { outlineOf, type Point, roughen } from '../drawing/shapes.ts'
import type { Cell } from './mosaic-tilings.ts'

/** Lays one tile: its corners before the joint is taken off, its glaze. */
export type Tiler = (corners: readonly Point[], glaze: Rgb, joint?: number) => void

/** A tiler for a wall; `cloudy` is the unevenness of glaze. Lengths in pixels, `unit` a thousandth of the short side. */
export function tilerFor(
  raster: Raster,
  random: Random,
  unit: number,
  cloudy: (x: number, y: number) => number,
): Tiler {
  return (corners, glaze, joint = 1.7) => {
    const n = corners.length
    const mx = corners.reduce((sum, [x]) => sum + x / n, 0)
    const my = corners.reduce((sum, [, y]) => sum + y / n, 0)
    const reach = 60 * unit
    // Random numbers are drawn for unseen tiles too: the design must not depend on rounding at the edge.
    const fired = jitter(glaze, random, 0.022)
    const tilt = random.range(0, TAU)
    const pooling = random.range(0.03, 0.14)
    const shifted = random.range(0, 400) * unit
    if (mx < -reach || my < -reach || mx > raster.width + reach || my > raster.height + reach) return
    const cut = corners.map(([x, y]): Point => {
      const distance = length2(x - mx, y - my) || 1
      const share = Math.max(0.5, 1 - (joint * unit * 1.3) / distance)
      return [mx + (x - mx) * share, my + (y - my) * share]
    })
    const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
    fill(raster, [roughen(outlineOf(cut), random, 0.5 * unit, 10 * unit)], fired, {
      shade(x, y, out) {
        const slope = ((x - mx) * cos + (y - my) * sin) / (110 * unit)
        const cloud = 0.07 * cloudy((x + shifted) % raster.width, y)
        const pinhole = speckle(x, y, 3) < 0.003 ? 0.1 : 0
        const light = 1 + slope * pooling + cloud - pinhole
        out[0] = fired[0] * light
        out[1] = fired[1] * light
        out[2] = fired[2] * light
      },
    })
  }
}

/**
 * Fills a polygon with a star whose lines leave the middles of the sides at the contact angle (radians): large
 * polygons get a heart, petals, points and kites, small ones a plain star.
 */
export function layStar(
  tile: Tiler,
  cell: Cell,
  contact: number,
  glaze: (k: number) => Rgb,
  grounds: readonly [Rgb, Rgb],
): void {
  const { x, y, sides, apothem, turn } = cell
  const step = TAU / sides
  const tangent = Math.tan(Math.PI / sides)
  const outer = apothem / Math.cos(Math.PI / sides)
  const reach = (apothem * tangent) / (Math.cos(contact) + Math.sin(contact) * tangent)
  const notch = (apothem - reach * Math.sin(contact)) / Math.cos(Math.PI / sides)
  const at = (radius: number, k: number): Point => [
    x + Math.cos(turn + k * step) * radius,
    y + Math.sin(turn + k * step) * radius,
  ]
  const around = Array.from({ length: sides }, (_, k) => k)
  const kite = (k: number): void =>
    tile([at(notch, k + 0.5), at(apothem, k), at(outer, k + 0.5), at(apothem, k + 1)], grounds[k % 2]!, 1.4)

  if (sides < 6) {
    tile(
      around.flatMap((k) => [at(apothem, k), at(notch, k + 0.5)]),
      glaze(sides === 4 ? 4 : 2),
    )
    for (const k of around) kite(k)
    return
  }
  const large = sides > 6
  const ring = notch * (large ? 0.63 : 0.6)
  const dent = ring * 0.62
  const heart = notch * (large ? 0.37 : 0.31)
  tile(
    around.flatMap((k) => [at(heart, k), at(dent, k + 0.5)]),
    glaze(large ? 2 : 1),
  )
  for (const k of around) {
    if (large) {
      tile([at(heart, k), at(dent, k + 0.5), at(ring, k), at(dent, k - 0.5)], grounds[0])
      tile([at(dent, k + 0.5), at(ring, k), at(notch, k + 0.5), at(ring, k + 1)], glaze(k % 2 === 1 ? 0 : 3))
      tile([at(ring, k), at(notch, k + 0.5), at(apothem, k), at(notch, k - 0.5)], glaze(1))
    } else
      tile(
        [
          at(dent, k + 0.5),
          at(heart, k),
          at(dent, k - 0.5),
          at(notch, k - 0.5),
          at(apothem, k),
          at(notch, k + 0.5),
        ],
        glaze(0),
      )
    kite(k)
  }
}
