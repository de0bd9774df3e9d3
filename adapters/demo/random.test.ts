import { describe, expect, it } from 'vitest'
import { randomFrom } from './random.ts'

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
})
