import { clamp, length2, TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { block, ellipsoid, type Form, meet, plate, ring } from '../drawing/studio/forms.ts'

/** A turned form on y = 0. */
export interface Turned {
  readonly form: Form
  readonly radius: number
  readonly height: number
  readonly stride: number
}

/** A strand that goes round a ring twice while it winds `windings` times about it. */
const knot =
  (windings: number) =>
  (random: Random): Turned => {
    const big = random.range(0.58, 0.63)
    const off = random.range(0.22, 0.26)
    const strand = random.range(0.11, 0.15)
    const oval = random.chance(0.5) ? random.range(0.5, 0.7) : 1
    const begin = (windings / 2) * random.range(0, TAU)
    const [cosBegin, sinBegin] = [Math.cos(begin), Math.sin(begin)]
    const reach = off + strand / oval
    const rise = big + off + strand * 0.96
    return {
      form: (x, y, z) => {
        const py = y - rise
        const around = length2(x, py)
        const u = around - big
        const far = length2(u, z) - reach
        if (far > 0.14) return far
        // Half of the angle about the ring by roots, its multiple by turning: cheaper than arc and sine.
        const level = around > 1e-6 ? x / around : 1
        const halfCos = Math.sqrt(Math.max(0, (1 + level) / 2))
        const halfSin = Math.sqrt(Math.max(0, (1 - level) / 2)) * (py < 0 ? -1 : 1)
        let cos = cosBegin
        let sin = sinBegin
        for (let k = 0; k < windings; k++) {
          const turned = cos * halfCos - sin * halfSin
          sin = sin * halfCos + cos * halfSin
          cos = turned
        }
        const along = u * cos + z * sin
        const across = (z * cos - u * sin) * oval
        // The strand passes here twice, on opposite sides.
        return Math.min(length2(along - off, across), length2(along + off, across)) - strand
      },
      radius: big + reach + 0.06,
      height: rise * 2,
      stride: 0.72,
    }
  }

/** A band closed upon itself after a number of half turns: it has one side only when that number is odd. */
const band = (random: Random): Turned => {
  const halves = random.pick([1, 3, 3, 2])
  const wide = random.range(0.26, 0.36)
  const thin = random.range(0.03, 0.055)
  const big = random.range(0.68, 0.74)
  const begin = random.range(0, TAU)
  const rise = big + wide * 0.93
  return {
    form: (x, y, z) => {
      const py = y - rise
      const u = length2(x, py) - big
      const far = length2(u, z) - wide - 0.06
      if (far > 0.12) return far
      const angle = (Math.atan2(py, x) * halves) / 2 + begin
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      return meet(plate(u * cos + z * sin, z * cos - u * sin, thin, wide - 0.03, 0.022), 0.008 - y, 0.02)
    },
    radius: big + wide + 0.08,
    height: rise * 2 + 0.06,
    stride: 0.55,
  }
}

/** Boards stacked on one axis, each turned a little against the one below. */
const fan = (random: Random): Turned => {
  const count = random.int(18, 30)
  const pitch = 2.1 / count
  const step = (random.range(1.6, 3.2) / count) * random.sign()
  const long = random.range(0.62, 0.78)
  const deep = random.range(0.14, 0.26)
  const swell = random.pick(['taper', 'waist', 'belly'] as const)
  const boards = Array.from({ length: count }, (_, k) => {
    const t = k / (count - 1)
    const grow =
      swell === 'taper'
        ? 1 - 0.45 * t
        : swell === 'waist'
          ? 1 - 0.42 * Math.sin(Math.PI * t)
          : 0.58 + 0.42 * Math.sin(Math.PI * (0.1 + t * 0.85))
    return { cos: Math.cos(step * k), sin: Math.sin(step * k), grow }
  })
  const board = (x: number, y: number, z: number, index: number): number => {
    const k = clamp(index, 0, count - 1)
    const { cos, sin, grow } = boards[k]!
    return block(
      x * cos - z * sin,
      y - (k + 0.5) * pitch,
      x * sin + z * cos,
      long * grow - 0.01,
      pitch * 0.39,
      deep * (0.5 + 0.5 * grow) - 0.01,
      0.007,
    )
  }
  return {
    form: (x, y, z) => {
      const place = y / pitch
      const k = Math.floor(place)
      const spine = Math.max(length2(x, z) - 0.05, Math.abs(y - 1.05) - 1.04)
      return Math.min(board(x, y, z, k), board(x, y, z, place - k > 0.5 ? k + 1 : k - 1), spine)
    },
    radius: long * 1.1 + 0.04,
    height: 2.12,
    stride: 0.8,
  }
}

/** Three rings that hold one another. */
const links = (random: Random): Turned => {
  const thick = random.range(0.11, 0.15)
  const open = random.range(0.8, 1.1)
  const cos = Math.cos(open)
  const sin = Math.sin(open)
  return {
    form: (x, y, z) => {
      const low = ring(x + 0.3, y - 0.5 - thick, z, 0.5, thick)
      const px = x - 0.18
      const middle = ring(px * cos - z * sin, y - 0.46 - thick, px * sin + z * cos, 0.46, thick)
      const qx = x + 0.14
      const high = ring(qx * cos + z * sin, y - 1.42, z * cos - qx * sin, 0.46, thick)
      return Math.min(low, middle, high)
    },
    radius: 1.02,
    height: 2.04,
    stride: 0.9,
  }
}

/** Hoops within hoops, each tipped on its own axis, about a small sphere. */
const hoops = (random: Random): Turned => {
  const count = random.int(4, 6)
  const thick = random.range(0.036, 0.05)
  const rise = 0.98
  const tips = Array.from({ length: count }, (_, k) => {
    const a = random.range(0.3, 1.2) * (k % 2 === 0 ? 1 : -1)
    const b = k * 0.55 + random.range(-0.2, 0.2)
    return {
      size: 0.92 * (1 - (k * 0.62) / count),
      ca: Math.cos(k === 0 ? 0.25 : a),
      sa: Math.sin(k === 0 ? 0.25 : a),
      cb: Math.cos(k === 0 ? 0 : b),
      sb: Math.sin(k === 0 ? 0 : b),
    }
  })
  return {
    form: (x, y, z) => {
      const py = y - rise
      let d = ellipsoid(x, py, z, 0.13, 0.13, 0.13)
      for (const { size, ca, sa, cb, sb } of tips) {
        const px = x * ca - z * sa
        const pz = x * sa + z * ca
        const qy = py * cb - pz * sb
        const qz = py * sb + pz * cb
        const flat = plate(length2(px, qy) - size, qz, thick * 0.5, thick * 1.5, 0.012)
        if (flat < d) d = flat
      }
      const stem = Math.max(length2(x, z) - 0.02, Math.abs(py) - 0.9)
      const foot = Math.max(length2(x, z) - 0.3, Math.abs(y - 0.03) - 0.03)
      return Math.min(d, stem, foot)
    },
    radius: 1.02,
    height: 1.98,
    stride: 0.9,
  }
}

/** A ribbon that climbs a helix and widens in the middle. */
const helix = (random: Random): Turned => {
  const turns = random.range(1.5, 2.3) * random.sign()
  const strands = random.pick([1, 2])
  const wide = random.range(0.13, 0.18)
  const top = 2.2
  return {
    form: (x, y, z) => {
      const t = clamp(y / top)
      const r = 0.24 + 0.4 * Math.sin(Math.PI * (0.1 + t * 0.82)) ** 1.3
      const u = length2(x, z)
      const far = u - r - 0.2
      if (far > 0.2) return far
      const pitch = top / Math.abs(turns) / strands
      const phase = (Math.atan2(z, x) / TAU) * Math.sign(turns)
      const along = y / pitch - phase * (1 / strands) * strands
      const gap = (along - Math.round(along)) * pitch
      const slope = pitch * strands > 0 ? Math.cos(Math.atan((pitch * strands) / (TAU * r))) : 1
      const d = plate(u - r, gap * slope, 0.018, wide * (0.4 + 0.6 * Math.sin(Math.PI * t)), 0.016)
      const foot = Math.max(u - 0.36, Math.abs(y - 0.03) - 0.03)
      return Math.min(Math.max(d, y - top + 0.02, 0.03 - y), foot)
    },
    radius: 0.86,
    height: top,
    stride: 0.55,
  }
}

/** What the turner makes, by name. */
export const turnedForms = {
  trefoil: knot(3),
  cinquefoil: knot(5),
  band,
  fan,
  links,
  hoops,
  helix,
} as const
