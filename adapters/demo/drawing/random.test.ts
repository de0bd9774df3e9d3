import { describe, expect, it } from 'vitest'
import { randomFrom, speckle } from './random.ts'

describe('randomFrom', () => {
  it('repeats itself for the same seed', () => {
    const [a, b] = [randomFrom('tide'), randomFrom('tide')]
    expect(Array.from({ length: 50 }, () => a.next())).toEqual(Array.from({ length: 50 }, () => b.next()))
  })

  it('makes different choices for neighbouring seeds', () => {
    const firstChoices = new Set(Array.from({ length: 24 }, (_, i) => randomFrom(`tide-${i}`).int(0, 5)))
    expect(firstChoices.size).toBe(6)
  })

  it('keeps to its limits', () => {
    const random = randomFrom('limits')
    for (let i = 0; i < 2000; i++) {
      expect(random.int(2, 4)).toBeOneOf([2, 3, 4])
      const value = random.range(-1, 1)
      expect(value).toBeGreaterThanOrEqual(-1)
      expect(value).toBeLessThan(1)
    }
  })

  it('shuffles a copy without losing anything', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    const shuffled = randomFrom('cards').shuffle(list)
    expect(shuffled).not.toEqual(list)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list)
  })
})

describe('speckle', () => {
  it('is even in the mean', () => {
    let sum = 0
    for (let y = 0; y < 100; y++) for (let x = 0; x < 100; x++) sum += speckle(x, y)
    expect(sum / 10000).toBeCloseTo(0.5, 1)
  })
})
