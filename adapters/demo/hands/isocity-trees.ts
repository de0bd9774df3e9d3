import { jitter, lighten, mix } from '../drawing/colour.ts'
import { clamp } from '../drawing/maths.ts'
import { speckle } from '../drawing/random.ts'
import { fill } from '../drawing/raster.ts'
import { ellipse, type Point } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'
import { type Mason, tonesOf } from './isocity-mason.ts'

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
