import { clamp, length2, TAU } from '../drawing/maths.ts'
import type { Random } from '../drawing/random.ts'
import { ellipsoid, type Form, meet, meld, rod } from '../drawing/studio/forms.ts'

/** A carved form on y = 0, with what the carver added to it. */
export interface Carved {
  readonly form: Form
  readonly radius: number
  readonly height: number
  readonly stride: number
  /** Below 0 where the carver has painted the hollow. */
  readonly hollow?: Form
  readonly cords?: Form
}

const pierced = (random: Random, strung: boolean): Carved => {
  const a = random.range(0.7, 0.84)
  const b = random.range(0.92, 1.06)
  const c = random.range(0.44, 0.54)
  const lean = random.range(0.12, 0.34) * random.sign()
  const cos = Math.cos(lean)
  const sin = Math.sin(lean)
  const bow = random.range(0.06, 0.14) * random.sign()
  const cx = a * random.range(-0.16, 0.1)
  const cy = b * random.range(0.08, 0.24)
  const wide = random.range(0.34, 0.43)
  const tall = wide * random.range(1.15, 1.5)
  const slant = random.range(0.15, 0.4) * random.sign()
  const small = !strung && random.chance(0.45)
  const rise = b * 0.955
  const tunnel = (x: number, y: number, z: number): number => {
    const flare = 1 + z * z * 1.1
    const main = (length2((x - cx - z * slant) / wide, (y - cy) / tall) - flare) * wide
    if (!small) return main
    const second = (length2((x + a * 0.3 + z * slant) / 0.15, (y + b * 0.52) / 0.18) - flare) * 0.15
    return Math.min(main, second)
  }
  const placed =
    (inner: Form): Form =>
    (x, y, z) =>
      inner(x * cos + (y - rise) * sin, (y - rise) * cos - x * sin, z)
  const body = placed((x, y, z) => {
    const outer = ellipsoid(x + bow * y * y, y, z, a * (1 - 0.1 * y), b, c)
    return meet(outer, -tunnel(x, y, z), 0.13)
  })
  const form: Form = (x, y, z) => meet(body(x, y, z), 0.012 - y, 0.03)
  const strings = random.int(7, 10)
  const cords = placed((x, y, z) => {
    const outside = Math.max(tunnel(x, y, z) - 0.06, Math.abs(z) - 0.2)
    if (outside > 0.04) return outside
    let nearest = 1
    for (let k = 0; k < strings; k++) {
      const t = k / (strings - 1) - 0.5
      const left = Math.sqrt(Math.max(0.1, 1 - t * t * 2.6)) * wide
      const right = Math.sqrt(Math.max(0.1, 1 - t * t * 0.9)) * wide
      const d = rod(
        x,
        y,
        z,
        [cx - left * 1.06, cy + t * tall * 1.55, 0.13],
        [cx + right * 1.06, cy - t * tall * 0.85 + 0.04, -0.1],
        0.0062,
      )
      if (d < nearest) nearest = d
    }
    return nearest
  })
  return {
    form,
    hollow: placed(tunnel),
    ...(strung ? { cords } : {}),
    radius: Math.max(a, 0.9) * 1.1,
    height: b * 2.06,
    stride: 0.68,
  }
}

const pair = (random: Random): Carved => {
  const small = random.range(0.68, 0.84)
  const gap = random.range(0.33, 0.4)
  const lean = random.range(0.1, 0.2)
  const eye = random.range(0.11, 0.15)
  const figure = (x: number, y: number, z: number, size: number, towards: number): number => {
    const t = y / size
    const bent = x - towards * t * t
    let d = ellipsoid(bent, y - 0.5 * size, z, 0.29 * size, 0.56 * size, 0.22 * size)
    d = meld(d, ellipsoid(bent, y - 1.06 * size, z, 0.23 * size, 0.36 * size, 0.17 * size), 0.26)
    return meet(d, -(length2(bent - towards * 0.1, y - 1.06 * size) - eye * size) * 0.95, 0.08)
  }
  return {
    form: (x, y, z) =>
      meet(
        Math.min(
          figure(x + gap, y, z - 0.06, 1.42, lean),
          figure(x - gap * 0.95, y, z + 0.1, 1.42 * small, -lean),
        ),
        0.01 - y,
        0.03,
      ),
    radius: 0.96,
    height: 2.06,
    stride: 0.72,
  }
}

const wing = (random: Random): Carved => {
  const bend = random.range(0.24, 0.4) * random.sign()
  const broad = random.range(0.46, 0.56)
  const thin = random.range(0.26, 0.36)
  const twist = random.range(0.5, 1.1) * random.sign()
  return {
    form: (x, y, z) => {
      const t = clamp(y / 2.5)
      const angle = twist * (t - 0.4)
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      const shifted = x - bend * (t * t * 1.7 - 0.7 * t)
      const px = shifted * cos - z * sin
      const pz = shifted * sin + z * cos
      const r = broad * Math.sin(Math.PI * Math.min(1, 0.05 + t * 0.93)) ** 0.8 * (1.2 - 0.55 * t) + 0.004
      const blade = length2(px, pz / thin) - r
      const foot = Math.max(length2(x, z) - 0.19, Math.abs(y - 0.09) - 0.09)
      return meld(Math.max(blade * thin, y - 2.5, 0.02 - y), foot, 0.14)
    },
    radius: 0.84,
    height: 2.52,
    stride: 0.7,
  }
}

const pod = (random: Random): Carved => {
  const turns = random.range(0.42, 0.66) * random.sign()
  const a = random.range(0.68, 0.78)
  const b = random.range(0.94, 1.04)
  const open = random.range(0.15, 0.21)
  const start = random.range(-0.06, 0.06)
  const rise = b * 0.96
  const slit = (x: number, y: number, z: number): number => {
    const r = length2(x, z)
    const turn = Math.atan2(z, x) / TAU + y * turns - 0.25 + start
    const around = Math.abs(turn - Math.round(turn)) * r * TAU
    return ((around - open * (1.25 - y * y * 0.6)) / Math.sqrt(1 + (turns * r * TAU) ** 2)) * 0.95
  }
  return {
    form: (x, y, z) => {
      const py = y - rise
      const outer = ellipsoid(x, py, z, a * (1 - 0.12 * py), b, a * (1 - 0.12 * py))
      const shell = meet(Math.abs(outer + 0.055) - 0.055, -slit(x, py, z), 0.05)
      const kernel = ellipsoid(x, py, z, a * 0.56, b * 0.76, a * 0.56)
      return meet(Math.min(shell, kernel), 0.01 - y, 0.03)
    },
    hollow: (x, y, z) => ellipsoid(x, y - rise, z, a * 0.86, b * 0.9, a * 0.86),
    radius: a * 1.14,
    height: b * 2,
    stride: 0.56,
  }
}

const gate = (random: Random): Carved => {
  const side = random.sign()
  const wide = random.range(0.74, 0.86)
  const open = random.range(0.3, 0.38)
  return {
    form: (x, y, z) => {
      const px = x * side
      const slab = ellipsoid(px + 0.08 * y, y - 0.66, z, wide, 1.26, 0.34)
      const gap = length2((px - 0.1 + 0.12 * y) / open, (y - 0.5) / 0.78) - 1 - z * z * 1.4
      return meet(meet(slab, -gap * open * 0.9, 0.12), 0.01 - y, 0.03)
    },
    radius: 1,
    height: 1.98,
    stride: 0.74,
  }
}

const nest = (random: Random): Carved => {
  const side = random.range(0.1, 0.36) * random.sign()
  const front = random.range(0.62, 0.82)
  const r = random.range(0.88, 0.98)
  const low = random.range(0.7, 0.8)
  const [cs, sn] = [Math.cos(side), Math.sin(side)]
  const [cf, sf] = [Math.cos(front), Math.sin(front)]
  const tipped =
    (inner: Form): Form =>
    (x, y, z) => {
      const py = y - low
      const bx = x * cs - py * sn
      const by = x * sn + py * cs
      return inner(bx, by * cf + z * sf, z * cf - by * sf)
    }
  const eggAt: Form = (x, y, z) => ellipsoid(x + 0.12, y - 0.02, z - 0.04, 0.33, 0.27, 0.27)
  const bowl: Form = (x, y, z) => ellipsoid(x, y - low * 0.66, z, r * 0.76, low * 1.1, r * 0.68)
  const body = tipped((x, y, z) => {
    const shell = ellipsoid(x, y, z, r, low * 1.02, r * 0.9)
    return Math.min(meet(meet(shell, -bowl(x, y, z), 0.1), y - low * 0.66, 0.1), eggAt(x, y, z))
  })
  return {
    form: (x, y, z) => meet(body(x, y, z), 0.012 - y, 0.03),
    hollow: tipped((x, y, z) => Math.max(bowl(x, y, z), 0.06 - eggAt(x, y, z))),
    radius: 1.04,
    height: low * 2.05,
    stride: 0.7,
  }
}

/** What the carver makes, by name. */
export const carvedForms = {
  strung: (random: Random) => pierced(random, true),
  pierced: (random: Random) => pierced(random, false),
  pair,
  wing,
  pod,
  gate,
  nest,
} as const
