import { hexToLab, type Lab } from '../drawing/colour.ts'
import { length2 } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'

/** A shape cut from one piece of glass and set before the landscape. */
export interface Figure {
  readonly colour: Lab
  /** About how far outside the shape a point is, in pixels; negative inside. */
  distance(x: number, y: number): number
}

/** A convex shape by its corners, clockwise as seen. */
function convex(colour: Lab, corners: readonly (readonly [number, number])[]): Figure {
  const sides = corners.map(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % corners.length]!
    const length = length2(bx - ax, by - ay)
    return { ax, ay, nx: (by - ay) / length, ny: -(bx - ax) / length }
  })
  return {
    colour,
    distance(x, y) {
      let most = Number.NEGATIVE_INFINITY
      for (const side of sides) most = Math.max(most, (x - side.ax) * side.nx + (y - side.ay) * side.ny)
      return most
    },
  }
}

const oval = (colour: Lab, cx: number, cy: number, rx: number, ry: number): Figure => ({
  colour,
  distance: (x, y) => (length2((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry),
})

/** A boat under two sails; `size` is the height of its mast. */
export function boat(x: number, waterline: number, size: number, random: Random): Figure[] {
  const heading = random.sign()
  const sail = hexToLab(random.pick(['#f3ead2', '#e9dcc0', '#c8503a']))
  const jib = hexToLab(random.pick(['#e5b75a', '#f0e4c8']))
  const hull = hexToLab('#5b2f27')
  const corners = (list: readonly (readonly [number, number])[]): (readonly [number, number])[] => {
    const placed = list.map(([u, v]) => [x + u * size * heading, waterline + v * size] as const)
    return heading > 0 ? placed : placed.toReversed()
  }
  return [
    convex(
      sail,
      corners([
        [0.03, -1.05],
        [0.52, -0.2],
        [0.03, -0.2],
      ]),
    ),
    convex(
      jib,
      corners([
        [-0.03, -0.92],
        [-0.03, -0.2],
        [-0.36, -0.2],
      ]),
    ),
    convex(
      hull,
      corners([
        [-0.46, -0.15],
        [0.6, -0.15],
        [0.42, 0.06],
        [-0.32, 0.06],
      ]),
    ),
  ]
}

/** A pair of dark, narrow trees; `size` is the height of the taller one. */
export function cypresses(x: number, foot: number, size: number, random: Random): Figure[] {
  const dark = hexToLab('#1f3d33')
  const pale = hexToLab('#3a5c3c')
  const second = random.range(0.6, 0.85)
  return [
    oval(dark, x, foot - size / 2, size * 0.12, size * 0.5),
    oval(pale, x + size * 0.24 * random.sign(), foot - (size * second) / 2, size * 0.1, (size * second) / 2),
  ]
}
