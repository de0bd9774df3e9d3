/** A repeatable stream of random numbers. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform in [from, to). */
  range(from: number, to: number): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** True with the given probability. */
  chance(probability: number): boolean
  /** Normally distributed, mean 0 and deviation 1 unless given. */
  normal(mean?: number, deviation?: number): number
  /** −1 or 1. */
  sign(): number
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
  /** A stream of its own, for a part whose number of draws may vary; this one moves on by one draw. */
  fork(): Random
}

const avalanche = (value: number): number => {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return (h ^ (h >>> 15)) >>> 0
}

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

/** The whole seed is hashed and avalanched, so that neighbouring seeds ('a-1', 'a-2') share nothing. */
export function randomFrom(seed: string): Random {
  let h = 0x9e3779b9 ^ seed.length
  for (let i = 0; i < seed.length; i++) h = rotate(Math.imul(h ^ seed.charCodeAt(i), 0x85ebca6b), 13)
  let a = avalanche(h)
  let b = avalanche(a ^ 0x3c6ef372)
  let c = avalanche(b ^ 0xdaa66d2b)
  let d = avalanche(c ^ 0x78dde6e4) | 1

  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotate(d, 11)
    return result / 4294967296
  }
  const range = (from: number, to: number): number => from + (to - from) * next()
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    range,
    int,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (probability) => next() < probability,
    normal: (mean = 0, deviation = 1) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    sign: () => (next() < 0.5 ? -1 : 1),
    shuffle: (list) => {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        const held = copy[i]!
        copy[i] = copy[j]!
        copy[j] = held
      }
      return copy
    },
    fork: () => randomFrom(`fork/${next()}`),
  }
}

/** White noise in [0, 1) at whole coordinates; stateless, for use per pixel. */
export function speckle(x: number, y: number, layer = 0): number {
  return (
    avalanche(Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x6b43a9b5) ^ Math.imul(layer + 1, 0x2545f491)) /
    4294967296
  )
}
