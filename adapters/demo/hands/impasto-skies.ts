import type { Spot } from '../drawing/brushwork.ts'
import type { Lab } from '../drawing/colour.ts'
import { clamp, smoothstep } from '../drawing/maths.ts'
import type { Noise } from '../drawing/noise.ts'
import { blend, labs } from '../drawing/pigment.ts'
import type { Random } from '../drawing/random.ts'

/** The board in units, and where its chances come from. */
export interface Place {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly noise: Noise
}
/** Upper sky, middle, low sky, lit cloud, shaded cloud. */
export const skies = {
  noon: labs('#5f93c4', '#9cc0d6', '#e3e6d6', '#f6f0e2', '#b3bccb'),
  gold: labs('#8fa6b8', '#d9c29a', '#f2d08a', '#fbe6b5', '#c79b7d'),
  rose: labs('#5b6c9c', '#b294ab', '#eeb596', '#f7d4b4', '#8d7d9c'),
  grey: labs('#6f8494', '#a5b1b5', '#d8d5c8', '#eceae0', '#7d8a95'),
  storm: labs('#36475a', '#566a7c', '#a5a99f', '#c5c3b5', '#2b3947'),
  milk: labs('#a9c3cc', '#d4ddd6', '#f1e6cd', '#faf4e4', '#c3c6c4'),
} as const

export type Sky = keyof typeof skies

/** Sky with clouds above a horizon. */
export function skyOf(name: Sky, horizon: number, { random, noise }: Place): (x: number, y: number) => Spot {
  const [top, middle, low, lit, shaded] = skies[name] as [Lab, Lab, Lab, Lab, Lab]
  const from = random.range(0, 90)
  const full = random.range(-0.06, 0.14)
  return (x, y) => {
    const t = clamp(y / horizon)
    const clear = t < 0.5 ? blend(top, middle, t * 2) : blend(middle, low, t * 2 - 1)
    const u = x / 420 + from
    const v = (y / 190) * (0.8 + t * 0.7)
    const mass = smoothstep(-0.02, 0.3, noise.warped(u, v, 0.5, 4) + full - 0.1)
    const body = smoothstep(
      -0.1,
      0.35,
      noise.fbm(u - 0.12, v - 0.16, 3) - noise.fbm(u + 0.08, v + 0.14, 3) + 0.1,
    )
    const colour = blend(clear, blend(shaded, lit, body), mass * 0.88)
    const angle =
      0.5 * noise.noise2(x / 330 + from, y / 230) + mass * 1.1 * noise.noise2(x / 120, y / 120 + from)
    return { colour, angle, fine: 0.18 + mass * 0.25 }
  }
}

/** Far ridges in haze; null above them. */
export function ridgesOf(
  horizon: number,
  sky: Sky,
  tones: readonly Lab[],
  lift: number,
  { random, noise }: Place,
) {
  const from = random.range(0, 90)
  const haze = skies[sky][2] as Lab
  return (x: number, y: number): Spot | null => {
    for (let k = tones.length - 1; k >= 0; k--) {
      const far = tones.length - 1 - k
      const crest =
        horizon - lift * (0.32 + 0.34 * far) * (0.75 + 0.75 * noise.fbm(x / 480 + from + k * 9, k * 3.3, 3))
      if (y < crest) continue
      const patch = smoothstep(-0.3, 0.4, noise.noise2(x / 55 + k, y / 28))
      const colour = blend(blend(tones[k]!, haze, 0.12 + 0.26 * far), haze, patch * 0.14)
      return { colour, angle: 0.35 + 0.9 * noise.noise2(x / 160, k + 0.5), fine: 0.5 }
    }
    return null
  }
}
