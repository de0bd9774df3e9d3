import { expect, it } from 'vitest'
import { fittedInto, shapeConflict } from './shape.ts'

const landscape = { width: 1600, height: 1200 }

it.each([
  [{ widthCm: 60, heightCm: 45 }, null],
  [{ widthCm: 62, heightCm: 44 }, null],
  [{ widthCm: 45, heightCm: 60 }, 'turned'],
  [{ widthCm: 60, heightCm: 20 }, 'other'],
  [{ widthCm: 60, heightCm: null }, null],
  [{ widthCm: null, heightCm: 60 }, null],
  [null, null],
])('a picture of 1600 × 1200 pixels and %j: %s', (dimensions, conflict) => {
  expect(shapeConflict(landscape, dimensions)).toBe(conflict)
})

it('frames may be cropped by as much as fifteen in a hundred', () => {
  const dimensions = { widthCm: 100, heightCm: 100 }
  expect(shapeConflict({ width: 1150, height: 1000 }, dimensions)).toBeNull()
  expect(shapeConflict({ width: 1151, height: 1000 }, dimensions)).toBe('other')
})

it('a picture keeps its shape in whatever frame it is fitted into', () => {
  expect(fittedInto(landscape, 60, 90)).toEqual({ width: 60, height: 45 })
  expect(fittedInto(landscape, 80, 45)).toEqual({ width: 60, height: 45 })
})
