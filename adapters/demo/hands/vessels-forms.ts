import { clamp, length2, smoothstep } from '../drawing/maths.ts'
import type { Noise } from '../drawing/noise.ts'
import { type Form, meet } from '../drawing/studio/forms.ts'

/** Points of a profile: height and radius, both as shares of the pot's height and width. */
type Profile = readonly (readonly [height: number, radius: number])[]

/** What the potter throws, by name. */
export const profiles = {
  moon: [
    [0, 0.44],
    [0.05, 0.47],
    [0.26, 0.87],
    [0.5, 1],
    [0.74, 0.88],
    [0.91, 0.5],
    [0.955, 0.42],
    [1, 0.46],
  ],
  bottle: [
    [0, 0.62],
    [0.04, 0.68],
    [0.22, 0.96],
    [0.4, 0.94],
    [0.58, 0.56],
    [0.7, 0.25],
    [0.87, 0.2],
    [0.96, 0.27],
    [1, 0.34],
  ],
  shoulder: [
    [0, 0.46],
    [0.05, 0.48],
    [0.3, 0.64],
    [0.58, 0.92],
    [0.74, 1],
    [0.86, 0.78],
    [0.92, 0.42],
    [0.96, 0.37],
    [1, 0.44],
  ],
  gourd: [
    [0, 0.58],
    [0.05, 0.68],
    [0.24, 1],
    [0.42, 0.82],
    [0.53, 0.5],
    [0.64, 0.6],
    [0.75, 0.58],
    [0.87, 0.3],
    [0.95, 0.2],
    [1, 0.25],
  ],
  bowl: [
    [0, 0.36],
    [0.1, 0.35],
    [0.15, 0.42],
    [0.36, 0.72],
    [0.7, 0.92],
    [1, 1],
  ],
  beaker: [
    [0, 0.7],
    [0.06, 0.76],
    [0.3, 0.86],
    [0.7, 0.95],
    [1, 1],
  ],
  cylinder: [
    [0, 0.92],
    [0.03, 0.98],
    [0.4, 1],
    [0.78, 0.95],
    [0.9, 0.62],
    [0.95, 0.4],
    [1, 0.44],
  ],
} as const satisfies Record<string, Profile>

const STEPS = 160

const smoothed = (table: Float64Array, passes: number): Float64Array => {
  let values = table
  for (let pass = 0; pass < passes; pass++) {
    const last = values
    values = last.map(
      (value, i) => (last[Math.max(0, i - 1)]! + value * 2 + last[Math.min(last.length - 1, i + 1)]!) / 4,
    )
  }
  return values
}

/** How a pot differs from its profile. */
interface Throwing {
  /** Height and greatest radius, in units. */
  readonly height: number
  readonly width: number
  /** Thickness of the wall, in units. */
  readonly wall: number
  /** Cut sides; 0 is round. */
  readonly facets: number
  /** Melon ribs pressed into the wall; 0 is smooth. */
  readonly ribs: number
}

/** A thrown, hollow pot: not quite round, as hands leave it. */
export function thrown(profile: Profile, noise: Noise, shape: Throwing): Form {
  const { height, width, wall, facets, ribs } = shape
  const radii = new Float64Array(STEPS + 2)
  let k = 0
  for (let i = 0; i < radii.length; i++) {
    const at = i / STEPS
    while (k < profile.length - 2 && at > profile[k + 1]![0]) k++
    const [y1, r1] = profile[k]!
    const [y2, r2] = profile[k + 1]!
    const [y0, r0] = profile[Math.max(0, k - 1)]!
    const [y3, r3] = profile[Math.min(profile.length - 1, k + 2)]!
    const t = clamp((at - y1) / (y2 - y1))
    const leave = k === 0 ? r2 - r1 : ((r2 - r0) / (y2 - y0)) * (y2 - y1)
    const arrive = k + 2 >= profile.length ? r2 - r1 : ((r3 - r1) / (y3 - y1)) * (y2 - y1)
    const [t2, t3] = [t * t, t * t * t]
    radii[i] =
      width *
      (r1 * (2 * t3 - 3 * t2 + 1) + leave * (t3 - 2 * t2 + t) + r2 * (3 * t2 - 2 * t3) + arrive * (t3 - t2))
  }
  const slope = radii.map(
    (_, i) => ((radii[Math.min(STEPS + 1, i + 1)]! - radii[Math.max(0, i - 1)]!) * STEPS) / (2 * height),
  )
  // Turns the gap along the radius into a distance.
  const correction = smoothed(
    slope.map((s) => 1 / Math.sqrt(1 + s * s)),
    7,
  )
  const wobble = 0.016 * width
  const [sway, dent, roll] = [
    3 * noise.noise2(1.3, 4.7),
    3 * noise.noise2(8.1, 2.9),
    3 * noise.noise2(5.5, 9.2),
  ]
  const angleStep = facets > 0 ? (Math.PI * 2) / facets : 1
  return (x, y, z) => {
    const place = clamp(y / height) * STEPS
    const i = place | 0
    const radius = radii[i]! + (radii[i + 1]! - radii[i]!) * (place - i)
    const steep = correction[i]! + (correction[i + 1]! - correction[i]!) * (place - i)
    let u = length2(x, z)
    if (u - radius > 0.2) return Math.max((u - radius) * steep - 0.04, y - height, -y)
    if (facets > 0 || ribs > 0) {
      const angle = Math.atan2(z, x)
      if (facets > 0) {
        const cut = smoothstep(0.08, 0.2, y / height) * smoothstep(0.93, 0.84, y / height)
        const off = angle - angleStep * Math.round(angle / angleStep)
        u *= 1 + (Math.cos(off) * 1.015 - 1) * cut
      } else {
        const pressed = smoothstep(0.03, 0.14, y / height) * smoothstep(0.94, 0.8, y / height)
        u += width * 0.035 * pressed * (1 - Math.abs(Math.sin((angle * ribs) / 2))) ** 2
      }
    }
    const skin =
      (u - radius) * steep -
      wobble * Math.sin(x * 2.3 + sway) * Math.sin(y * 2.1 + dent) * Math.sin(z * 2.2 + roll)
    const shell = y > 0.07 * height ? Math.abs(skin + wall / 2) - wall / 2 : skin
    return meet(shell, Math.max(y - height, -y), wall * 0.7)
  }
}
