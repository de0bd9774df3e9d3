import { TAU } from '../drawing/maths.ts'

/** A regular polygon of a tiling: middle, corners, distance to a side (pixels), direction of the first side's middle. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly sides: number
  readonly apothem: number
  readonly turn: number
}

/** A tiling of the plane and how stars are drawn in it. */
export interface CellPlan {
  /** Least and greatest apothem of the largest polygon, in thousandths of the short side. */
  readonly size: readonly [number, number]
  /** Angles (degrees) at which star lines leave the sides. */
  readonly contactAngles: readonly number[]
  cells(centreX: number, centreY: number, apothem: number, width: number, height: number): Cell[]
}

/** Calls `place` for all lattice points within reach of the picture. */
function lattice(
  step: number,
  hexagonal: boolean,
  width: number,
  height: number,
  place: (dx: number, dy: number) => void,
): void {
  const rowStep = hexagonal ? (step * Math.sqrt(3)) / 2 : step
  const rows = Math.ceil(height / 2 / rowStep) + 2
  const columns = Math.ceil(width / 2 / step) + 2
  for (let j = -rows; j <= rows; j++)
    for (let i = -columns; i <= columns; i++)
      place((i + (hexagonal && j % 2 !== 0 ? 0.5 : 0)) * step, j * rowStep)
}

const octagons: CellPlan = {
  size: [92, 130],
  contactAngles: [56, 62, 67.5],
  cells(cx, cy, apothem, width, height) {
    const side = 2 * apothem * Math.tan(Math.PI / 8)
    const cells: Cell[] = []
    lattice(2 * apothem, false, width, height, (dx, dy) => {
      cells.push({ x: cx + dx, y: cy + dy, sides: 8, apothem, turn: 0 })
      cells.push({ x: cx + dx + apothem, y: cy + dy + apothem, sides: 4, apothem: side / 2, turn: TAU / 8 })
    })
    return cells
  },
}

const dodecagons: CellPlan = {
  size: [104, 150],
  contactAngles: [60, 64, 70],
  cells(cx, cy, apothem, width, height) {
    const side = 2 * apothem * Math.tan(Math.PI / 12)
    const step = 2 * apothem
    const cells: Cell[] = []
    lattice(step, true, width, height, (dx, dy) => {
      const [x, y] = [cx + dx, cy + dy]
      const small = { sides: 3, apothem: side / (2 * Math.sqrt(3)) }
      cells.push({ x, y, sides: 12, apothem, turn: 0 })
      cells.push({ x: x + step / 2, y: y + step / (2 * Math.sqrt(3)), ...small, turn: TAU / 4 })
      cells.push({ x, y: y + step / Math.sqrt(3), ...small, turn: -TAU / 4 })
    })
    return cells
  },
}

const rosettes: CellPlan = {
  size: [96, 132],
  contactAngles: [60, 64, 70],
  cells(cx, cy, apothem, width, height) {
    const side = 2 * apothem * Math.tan(Math.PI / 12)
    const step = 2 * apothem + side
    const cells: Cell[] = []
    lattice(step, true, width, height, (dx, dy) => {
      const [x, y] = [cx + dx, cy + dy]
      const hexagon = { sides: 6, apothem: (side * Math.sqrt(3)) / 2, turn: TAU / 12 }
      cells.push({ x, y, sides: 12, apothem, turn: 0 })
      for (let k = 0; k < 3; k++) {
        const turn = (k * TAU) / 6
        cells.push({
          x: x + (Math.cos(turn) * step) / 2,
          y: y + (Math.sin(turn) * step) / 2,
          sides: 4,
          apothem: side / 2,
          turn,
        })
      }
      cells.push({ x: x + step / 2, y: y + step / (2 * Math.sqrt(3)), ...hexagon })
      cells.push({ x, y: y + step / Math.sqrt(3), ...hexagon })
    })
    return cells
  },
}

const hexagons: CellPlan = {
  size: [62, 92],
  contactAngles: [52, 58, 64],
  cells(cx, cy, apothem, width, height) {
    const cells: Cell[] = []
    lattice(2 * apothem, true, width, height, (dx, dy) =>
      cells.push({ x: cx + dx, y: cy + dy, sides: 6, apothem, turn: 0 }),
    )
    return cells
  },
}

export const plans: readonly CellPlan[] = [octagons, rosettes, dodecagons, octagons, hexagons]
