import type { Rgb } from '../drawing/colour.ts'
import { coverageOf } from '../drawing/coverage.ts'
import { clamp, smoothstep } from '../drawing/maths.ts'
import type { Noise } from '../drawing/noise.ts'
import { type Random, randomFrom } from '../drawing/random.ts'
import { paintMask, type Raster } from '../drawing/raster.ts'

/** One wooded slope in front of the mountains. All lengths in pixels. */
export interface Slope {
  /** Mean row of its crest. */
  readonly base: number
  readonly relief: number
  /** How far it falls from the left edge to the right one. */
  readonly fall: number
  /** Height of a grown tree. */
  readonly tree: number
  readonly colour: Readonly<Rgb>
  readonly fog: Readonly<Rgb>
  /** Depth below the crest at which fog has swallowed it; beyond the picture when it stays dark. */
  readonly mist: number
}

/** A conifer's outline: whorls of drooping branches, longer towards the ground, none like the other. */
function conifer(random: Random, x: number, foot: number, tall: number): number[] {
  const half = tall * random.range(0.13, 0.18)
  const whorls = Math.max(4, Math.min(15, Math.round(tall / 5)))
  const right: number[] = []
  const left: number[] = []
  const lean = random.normal(0, 0.012) * tall
  for (let k = 0; k < whorls; k++) {
    const t = (k + 0.9) / whorls
    const y = foot - tall * (1 - t * 0.93)
    const axis = x + lean * (1 - t)
    const inner = half * t * random.range(0.3, 0.5)
    const reachR = half * t ** 0.9 * random.range(0.65, 1.15)
    const reachL = half * t ** 0.9 * random.range(0.65, 1.15)
    const droop = (tall / whorls) * random.range(0.3, 0.6)
    right.push(axis + inner, y - droop, axis + reachR, y + droop * 0.5)
    left.push(axis - inner, y - droop, axis - reachL, y + droop * 0.5)
  }
  const out = [
    x + lean,
    foot - tall,
    ...right,
    x + half * 0.2,
    foot + tall * 0.2,
    x - half * 0.2,
    foot + tall * 0.2,
  ]
  for (let k = left.length - 2; k >= 0; k -= 2) out.push(left[k]!, left[k + 1]!)
  return out
}

/** Paints a wooded slope over what lies behind it: rows of trees, each standing lower and nearer than the last. */
export function drawForest(raster: Raster, seed: string, noise: Noise, slope: Slope): void {
  const { width, height } = raster
  const { base, relief, fall, tree, colour, fog, mist } = slope
  const phase = randomFrom(seed).range(0, 80)
  const scale = 1.1 / Math.min(width, height)
  const crestAt = (x: number): number =>
    base + fall * (x / width - 0.5) - relief * noise.fbm(x * scale + phase, phase, 5, 0.46)
  const rows = 5
  for (let row = 0; row < rows; row++) {
    const drop = row * tree * 0.62
    const step = Math.max(3, tree * 0.08)
    const hill: number[] = []
    for (let x = -step; x <= width + step * 2; x += step) hill.push(x, crestAt(x) + drop)
    // The next row hides what lies lower.
    if (row === rows - 1) hill.push(width + step * 2, height + 4, -step, height + 4)
    else for (let x = width + step * 2; x >= -step; x -= step) hill.push(x, crestAt(x) + drop + tree * 0.85)
    const outlines: number[][] = [hill]
    const random = randomFrom(`${seed}/${row}`)
    const spacing = tree * 0.15
    for (let x = -tree * 0.3; x < width + tree * 0.3; x += spacing * random.range(0.4, 1.4)) {
      const stand = smoothstep(-0.55, 0.3, noise.noise2(x / (tree * 5) + phase, 7 + row * 0.4))
      if (random.chance(0.34 * (1 - stand))) continue
      const tall = tree * (0.36 + 0.64 * random.next() ** 1.6) * (0.62 + 0.5 * stand)
      outlines.push(conifer(random, x, crestAt(x) + drop + tree * 0.06, tall))
    }
    const mask = coverageOf(outlines, width, height)
    if (mask === null) continue
    const tone = 1 + 0.1 * (row % 2)
    paintMask(raster, mask, colour, {
      shade: (x, y, out) => {
        const below = y - crestAt(x)
        const drift = noise.fbm((x / width) * 3 + phase, y / (mist * 0.9), 2)
        // Mist stands thicker at the feet of a row than at its tips.
        const within = clamp((below - drop + tree) / tree)
        const veil =
          smoothstep(-tree * 0.6, mist, below * 0.75 + within * tree * 0.45 + mist * 0.3 * drift) * 0.94
        for (let part = 0; part < 3; part++) {
          const dark = colour[part]! * tone
          out[part] = dark + (fog[part]! - dark) * veil
        }
      },
    })
  }
}
