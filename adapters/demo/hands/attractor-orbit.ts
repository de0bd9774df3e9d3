import type { Random } from '../drawing/random.ts'

/** Kinds of maps of the plane onto itself. */
export const families = ['clifford', 'dejong', 'icon', 'wing'] as const
export type Family = (typeof families)[number]

/** One map, by its constants. */
export interface Orbit {
  readonly family: Family
  readonly constants: readonly number[]
  /** Left, top, right, bottom of the ground the point covers. */
  readonly box: readonly [number, number, number, number]
}

/** Where the passing point leaves its trace; one entry a pixel. */
export interface Trace {
  readonly density: Float32Array
  /** Sum of the lengths of the steps that ended here. */
  readonly speed: Float32Array
  readonly width: number
  readonly height: number
  readonly scaleX: number
  readonly scaleY: number
  readonly offsetX: number
  readonly offsetY: number
}

const TABLE = 8192
const sines = Float64Array.from({ length: TABLE + 2 }, (_, i) => Math.sin((i / TABLE) * Math.PI * 2))
const PER_RADIAN = TABLE / (Math.PI * 2)
const QUARTER = Math.PI / 2

/** Table sine for arguments above −16 turns: the loop below calls it twenty million times. */
function sine(angle: number): number {
  const at = angle * PER_RADIAN + TABLE * 16
  const i = at | 0
  const k = i & (TABLE - 1)
  return sines[k]! + (sines[k + 1]! - sines[k]!) * (at - i)
}

const SETTLE = 400
const TRIAL = 7000
const CELLS = 36

/** Moves `point` (x, y) on by one step. */
type Step = (point: Float64Array) => void

/** Rotational symmetry of order n about the origin (after Field and Golubitsky). */
function iconStep(constants: readonly number[]): Step {
  const [order, lambda, alpha, beta, gamma, omega] = constants as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return (point) => {
    const x = point[0]!
    const y = point[1]!
    let re = x
    let im = y
    for (let k = 1; k < order - 1; k++) {
      const next = re * x - im * y
      im = im * x + re * y
      re = next
    }
    const pull = lambda + alpha * (x * x + y * y) + beta * (x * re - y * im)
    point[0] = pull * x + gamma * re - omega * y
    point[1] = pull * y - gamma * im + omega * x
  }
}

/** Barely damped swings, which open like wings and shells (after Gumowski and Mira). */
function wingStep(constants: readonly number[]): Step {
  const [damping, mu] = constants as [number, number]
  const bend = (x: number): number => mu * x + (2 * (1 - mu) * x * x) / (1 + x * x)
  return (point) => {
    const x = point[0]!
    const y = point[1]!
    const next = y + damping * (1 - 0.05 * y * y) * y + bend(x)
    point[0] = next
    point[1] = bend(next) - x
  }
}

function stepOf(family: Family, constants: readonly number[]): Step {
  if (family === 'icon') return iconStep(constants)
  if (family === 'wing') return wingStep(constants)
  const [a, b, c, d] = constants as [number, number, number, number]
  if (family === 'clifford')
    return (point) => {
      const x = point[0]!
      const y = point[1]!
      point[0] = sine(a * y) + c * sine(a * x + QUARTER)
      point[1] = sine(b * x) + d * sine(b * y + QUARTER)
    }
  return (point) => {
    const x = point[0]!
    const y = point[1]!
    point[0] = sine(a * y) - sine(b * x + QUARTER)
    point[1] = sine(c * x) - sine(d * y + QUARTER)
  }
}

function drawConstants(family: Family, random: Random): number[] {
  if (family === 'icon') {
    const sign = random.sign()
    return [
      random.int(3, 7),
      random.range(1.3, 2.7) * sign,
      random.range(0.8, 10) * -sign,
      random.range(-1, 1) * random.range(0, 3),
      random.range(0.2, 1) * random.sign(),
      random.chance(0.4) ? random.range(-0.3, 0.3) : 0,
    ]
  }
  if (family === 'wing') return [random.range(0, 0.012), random.range(-0.95, 0.6)]
  const reach = family === 'clifford' ? 0.6 : 1
  const draw = (): number => random.range(1.05, 2.55) * random.sign()
  return [draw(), draw(), draw() * reach, draw() * reach]
}

/** How much ground the point covers, and how unevenly; null when it flies off or settles. */
function judge(step: Step): { box: [number, number, number, number]; score: number } | null {
  const point = Float64Array.of(0.13, 0.11)
  const track = new Float64Array(TRIAL * 2)
  const box: [number, number, number, number] = [1e9, 1e9, -1e9, -1e9]
  for (let i = 0; i < TRIAL + SETTLE; i++) {
    step(point)
    const x = point[0]!
    const y = point[1]!
    if (!(Math.abs(x) < 60 && Math.abs(y) < 60)) return null
    if (i < SETTLE) continue
    track[(i - SETTLE) * 2] = x
    track[(i - SETTLE) * 2 + 1] = y
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  if (box[2] - box[0] < 0.1 || box[3] - box[1] < 0.1) return null
  const visits = new Uint16Array(CELLS * CELLS)
  for (let i = 0; i < TRIAL; i++) {
    const column = Math.floor(((track[i * 2]! - box[0]) / (box[2] - box[0])) * (CELLS - 0.01))
    const row = Math.floor(((track[i * 2 + 1]! - box[1]) / (box[3] - box[1])) * (CELLS - 0.01))
    visits[row * CELLS + column]!++
  }
  let covered = 0
  let crowding = 0
  for (const count of visits) {
    if (count > 0) covered++
    crowding += (count / TRIAL) ** 2
  }
  return { box, score: Math.min(0.62, covered / visits.length) - Math.abs(crowding - 0.0042) * 11 }
}

/** The best of many maps of one family: the point covers much ground, but leaves air and gathers in folds. */
export function findOrbit(random: Random, family: Family): Orbit {
  let best: Orbit = { family: 'clifford', constants: [1.7, -1.6, 0.72, 1.14], box: [-2, -2, 2, 2] }
  let bestScore = Number.NEGATIVE_INFINITY
  for (let attempt = 0; attempt < (family === 'icon' ? 160 : 36); attempt++) {
    const constants = drawConstants(family, random)
    const verdict = judge(stepOf(family, constants))
    if (verdict === null || verdict.score <= bestScore) continue
    bestScore = verdict.score
    best = { family, constants, box: verdict.box }
  }
  return best
}

/** Follows the point for a number of steps; each pass is shared between two neighbouring pixels. */
export function followOrbit(orbit: Orbit, steps: number, trace: Trace): void {
  const step = stepOf(orbit.family, orbit.constants)
  const { density, speed, width, height, scaleX, scaleY, offsetX, offsetY } = trace
  const point = Float64Array.of(0.13, 0.11)
  let lastX = 0
  let lastY = 0
  for (let i = 0; i < steps; i++) {
    step(point)
    const x = point[0]!
    const y = point[1]!
    const px = x * scaleX + offsetX
    const py = y * scaleY + offsetY
    const pace = Math.abs(x - lastX) + Math.abs(y - lastY)
    lastX = x
    lastY = y
    const ix = px | 0
    const iy = py | 0
    if (px < 0 || py < 0 || ix >= width || iy >= height || i < SETTLE) continue
    const at = iy * width + ix
    const share = ix < width - 1 ? px - ix : 0
    density[at]! += 1 - share
    if (share > 0) density[at + 1]! += share
    speed[at]! += pace
  }
}
