import type { Rgb } from '../drawing/colour.ts'
import { TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { fill, type Raster } from '../drawing/raster.ts'
import { ellipse, type Point } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'

/** A limb from a to b that swings a little, as an outline. */
function limb(random: Random, a: Point, b: Point, from: number, to: number): number[] {
  const swing = random.range(-0.07, 0.07)
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const path = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    const off = Math.sin(Math.PI * t) * swing
    return [a[0] + dx * t - dy * off, a[1] + dy * t + dx * off]
  })
  return strokeOutline(path, (t) => from + (to - from) * t)
}

/** A quiver tree: a stout trunk that forks in two again and again, with a rosette at every tip. */
export function quiverTree(
  raster: Raster,
  random: Random,
  x: number,
  foot: number,
  tall: number,
  ink: Readonly<Rgb>,
): void {
  const outlines: number[][] = []
  const grow = (from: Point, angle: number, length: number, width: number, forks: number): void => {
    const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    outlines.push(limb(random, from, tip, width, width * 0.7), ellipse(tip[0], tip[1], width * 0.36))
    if (forks === 0) {
      const leaves = random.int(11, 15)
      for (let k = 0; k < leaves; k++) {
        const turn = angle + ((k + 0.5) / leaves - 0.5) * 4.6 + random.normal(0, 0.1)
        const reach = tall * random.range(0.036, 0.052)
        const side = reach * 0.11
        const [c, s] = [Math.cos(turn), Math.sin(turn)]
        outlines.push([
          tip[0] - s * side,
          tip[1] + c * side,
          tip[0] + c * reach * 0.6 - s * side * 0.9,
          tip[1] + s * reach * 0.6 + c * side * 0.9,
          tip[0] + c * reach,
          tip[1] + s * reach,
          tip[0] + s * side,
          tip[1] - c * side,
        ])
      }
      return
    }
    const spread = random.range(0.34, 0.56)
    const upward = -Math.PI / 2 - angle
    for (const turn of [-spread, spread])
      grow(
        tip,
        angle + turn * random.range(0.8, 1.2) + upward * 0.16,
        length * random.range(0.6, 0.8),
        width * 0.66,
        random.chance(0.12) && forks > 1 ? forks - 2 : forks - 1,
      )
  }
  grow([x, foot + tall * 0.01], -Math.PI / 2 + random.range(-0.06, 0.06), tall * 0.33, tall * 0.12, 5)
  outlines.push([x - tall * 0.09, foot, x, foot - tall * 0.12, x + tall * 0.09, foot, x, foot + tall * 0.02])
  for (const outline of outlines) fill(raster, [outline], ink)
}

/** A camel thorn: forked trunk, branches that spread, a flat crown in tiers with sky between. */
export function camelThorn(
  raster: Raster,
  random: Random,
  x: number,
  foot: number,
  tall: number,
  ink: Readonly<Rgb>,
): void {
  const tips: Point[] = []
  const grow = (from: Point, angle: number, length: number, width: number, forks: number): void => {
    const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length * 0.9]
    fill(raster, [limb(random, from, tip, width, width * 0.68)], ink)
    if (forks < 3) tips.push(tip)
    if (forks === 0) return
    const children = forks > 4 ? 2 : random.int(2, 3)
    for (let k = 0; k < children; k++) {
      const out = (k / (children - 1) - 0.5) * random.range(0.9, 1.35)
      grow(tip, angle + out, length * random.range(0.66, 0.84), width * 0.62, forks - 1)
    }
  }
  grow([x, foot + tall * 0.02], -Math.PI / 2 + random.range(-0.12, 0.12), tall * 0.26, tall * 0.07, 5)
  for (const [tx, ty] of tips) {
    const blobs = random.int(5, 9)
    for (let k = 0; k < blobs; k++) {
      const bx = tx + random.normal(0, tall * 0.045)
      const by = ty + random.normal(0, tall * 0.014)
      const size = tall * random.range(0.008, 0.02)
      fill(raster, [ellipse(bx, by, size * 1.5, size * 0.7, random.range(0, TAU), 10)], ink, {
        opacity: 0.85,
      })
    }
  }
}
