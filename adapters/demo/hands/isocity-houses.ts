import { jitter, mix, type Rgb } from '../drawing/colour.ts'
import {
  archedOpening,
  drawBox,
  drawOnWall,
  inset,
  type Mason,
  opening,
  type Plan,
  tonesOf,
} from './isocity-mason.ts'
import { domeRoof, flatRoof, gableRoof, hipRoof } from './isocity-roofs.ts'

/** Rows of windows; now and then a group of three arches, a door, a balcony, a line of washing. */
function drawWindows(mason: Mason, plan: Plan, z0: number, z1: number, wall: Rgb): void {
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
