import type { Box, Drum } from './arch-solids.ts'

/** Linear light. */
export type Colour = readonly [number, number, number]

/** Collects what a plan builds. */
export function siteOn(ground: Colour) {
  const boxes: Box[] = []
  const drums: Drum[] = []
  const box = (
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    z0: number,
    z1: number,
    colour: Colour,
  ): void => {
    boxes.push({ x0, x1, y0, y1, z0, z1, colour })
  }
  box(-40, 40, -1, 0, -60, 30, ground)
  return {
    boxes,
    drums,
    box,
    ball: (x: number, z: number, radius: number, colour: Colour): void => {
      drums.push({ x, z, radius, y0: radius, y1: 0, colour, ball: true })
    },
    /** A wall facing the camera with arched openings. */
    arcade: (
      x0: number,
      x1: number,
      height: number,
      z0: number,
      z1: number,
      colour: Colour,
      openings: readonly (readonly [centre: number, radius: number, spring: number])[],
    ): void => {
      let x = x0
      for (const [centre, radius, spring] of openings) {
        box(x, centre - radius, 0, height, z0, z1, colour)
        boxes.push({
          x0: centre - radius,
          x1: centre + radius,
          y0: spring,
          y1: height,
          z0,
          z1,
          colour,
          opening: { centre, spring, radius },
        })
        x = centre + radius
      }
      box(x, x1, 0, height, z0, z1, colour)
    },
    /** Steps that rise from `from` towards the right (1) or the left (−1). */
    stairs: (
      from: number,
      steps: number,
      going: number,
      rise: number,
      z0: number,
      z1: number,
      towards: number,
      colour: Colour,
    ): void => {
      const end = from + towards * steps * going
      for (let k = 0; k < steps; k++) {
        const edge = from + towards * k * going
        box(Math.min(edge, end), Math.max(edge, end), k * rise, (k + 1) * rise, z0, z1, colour)
      }
    },
    water: (x0: number, x1: number, z0: number, z1: number): void => {
      boxes.push({ x0, x1, y0: -0.5, y1: 0.004, z0, z1, colour: [0.06, 0.2, 0.24], water: true })
    },
  }
}
