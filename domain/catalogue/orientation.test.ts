import { describe, expect, it } from 'vitest'
import { orientationFrom, orientationOf } from './orientation.ts'

describe('an orientation', () => {
  it.each([
    [600, 800, 'portrait'],
    [800, 600, 'landscape'],
    [800, 800, 'square'],
    [1000, 960, 'square'],
    [960, 1000, 'square'],
    [1050, 1000, 'square'],
    [1000, 940, 'landscape'],
    [940, 1000, 'portrait'],
  ] as const)('of %d × %d is %s', (width, height, orientation) => {
    expect(orientationOf(width, height)).toBe(orientation)
  })

  it('is known by its slug alone', () => {
    expect([orientationFrom('square'), orientationFrom('round'), orientationFrom('')]).toEqual([
      'square',
      null,
      null,
    ])
  })
})
