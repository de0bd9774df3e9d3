import { describe, expect, it } from 'vitest'
import { dimensionsOf, isPlausibleLength, sizeText } from './dimensions.ts'

describe('dimensions', () => {
  it('reads like a wall label, depth only where there is one', () => {
    expect(sizeText(dimensionsOf(70, 100, null))).toBe('70 × 100\u00a0cm')
    expect(sizeText(dimensionsOf(46, 54, 18))).toBe('46 × 54 × 18\u00a0cm')
    expect(sizeText(dimensionsOf(12.5, null, null))).toBe('12.5\u00a0cm')
    expect(sizeText(dimensionsOf(null, 54, null))).toBe('54\u00a0cm')
    expect(sizeText(dimensionsOf(null, null, 18))).toBe('18\u00a0cm')
  })

  it('says nothing where nothing is known', () => {
    expect(dimensionsOf(null, null, null)).toBeNull()
    expect(sizeText(null)).toBeNull()
  })

  it.each([0.1, 6400.8, 10_000])('believes %d cm', (cm) => expect(isPlausibleLength(cm)).toBe(true))

  it.each([0, -3, 10_000.1, Number.NaN, Number.POSITIVE_INFINITY])('does not believe %d cm', (cm) =>
    expect(isPlausibleLength(cm)).toBe(false),
  )
})
