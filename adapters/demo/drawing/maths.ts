export const TAU = Math.PI * 2

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** Clamped to [low, high], [0, 1] unless given. */
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x)

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the greater one. */
export const smoothstep = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Length of a vector; Math.hypot is several times slower. */
export const length2 = (x: number, y: number): number => Math.sqrt(x * x + y * y)

/** Length of a vector in space. */
export const length3 = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z)
