import { length2 } from '../drawing/maths.ts'
import { noiseFrom } from '../drawing/noise.ts'
import type { Random } from '../drawing/random.ts'

/** Where the masses of land lie: in parts of the sheet, reach in parts of the short side. */
interface Mass {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** Scattered islands, one coast, a strait between two lands, or a ring round a lagoon. */
function layOut(random: Random): Mass[] {
  const plan = random.pick(['islands', 'coast', 'strait', 'atoll', 'islands'] as const)
  const along = (count: number, place: (t: number) => readonly [number, number], reach: number): Mass[] =>
    Array.from({ length: count }, (_, k) => {
      const [x, y] = place(k / (count - 1))
      return {
        x: x + random.range(-0.05, 0.05),
        y: y + random.range(-0.05, 0.05),
        reach: reach * random.range(0.8, 1.25),
      }
    })
  if (plan === 'coast') {
    const [fromX, fromY, toX, toY] = random.pick([
      [0, 0, 1, 0.1],
      [0, 0.05, 0.15, 1],
      [0, 1, 1, 0.85],
      [1, 0, 0.8, 1],
    ] as const)
    return [
      ...along(6, (t) => [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t], 0.32),
      { x: random.range(0.3, 0.7), y: random.range(0.4, 0.65), reach: random.range(0.08, 0.15) },
    ]
  }
  if (plan === 'strait') {
    const tilt = random.range(-0.25, 0.25)
    return [
      ...along(4, (t) => [t * 0.34 + tilt * 0.3, t], 0.26),
      ...along(4, (t) => [0.8 + t * 0.24 + tilt * 0.2, t], 0.26),
    ]
  }
  if (plan === 'atoll') {
    const [cx, cy] = [random.range(0.4, 0.6), random.range(0.4, 0.6)]
    const gap = random.range(0, 6)
    return [
      ...along(7, (t) => [cx + 0.29 * Math.cos(gap + t * 4.9), cy + 0.29 * Math.sin(gap + t * 4.9)], 0.15),
      { x: cx, y: cy, reach: 0.07 },
    ]
  }
  return Array.from({ length: random.int(3, 6) }, () => ({
    x: random.range(0.1, 0.9),
    y: random.range(0.1, 0.9),
    reach: random.range(0.16, 0.36),
  }))
}

/** Heights of an eroded country, sea below 0; one value a pixel. */
export function raiseLand(
  seed: string,
  random: Random,
  width: number,
  height: number,
  unit: number,
): Float32Array {
  const noise = noiseFrom(seed)
  const short = Math.min(width, height)
  const scale = random.range(2.3, 3.6) / (1000 * unit)
  const masses = layOut(random)
  const wild = random.range(60, 105) * unit
  // Detail finer than a pixel would only flicker.
  const octaves = Math.max(3, Math.min(6, Math.round(6 + Math.log2(unit))))
  const heights = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const wx = x + wild * noise.fbm(x * scale * 1.3, y * scale * 1.3, 3)
      const wy = y + wild * noise.fbm(x * scale * 1.3 + 40, y * scale * 1.3, 3)
      let mass = -1.2
      for (const one of masses) {
        const distance = length2(wx - one.x * width, wy - one.y * height) / (one.reach * short)
        mass = Math.max(mass, 1 - distance * distance * 0.55)
      }
      const swell = noise.fbm(wx * scale, wy * scale, 4) * 0.6 + mass * 0.6 - 0.36
      heights[i] =
        swell > 0
          ? swell * (0.35 + 1.15 * noise.ridged(wx * scale * 1.5 + 9, wy * scale * 1.5, octaves, 0.46)) +
            0.012
          : swell * 0.8
    }
  return heights
}
