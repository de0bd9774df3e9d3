/** A repeatable stream of random numbers. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform in [from, to). */
  range(from: number, to: number): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
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
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
  }
}
