import { expect, it } from 'vitest'
import { isDescribed } from './described-picture.ts'

it.each([
  ['A blue bowl on a table', true],
  ['Tide Bowl, seen from above', true],
  ['Étude', true],
  ['青い鉢', true],
  ['', false],
  [' \t', false],
  ['…', false],
  ['Tide Bowl', false],
  [' “TIDE  bowl”. ', false],
  ['tide-bowl', false],
  ['TideBowl', false],
])('a picture of “Tide Bowl” is described by %j: %s', (alt, described) => {
  expect(isDescribed({ alt }, 'Tide Bowl')).toBe(described)
})

it('a picture of a work without a title is described by any words', () => {
  expect(isDescribed({ alt: 'A blue bowl' }, '')).toBe(true)
  expect(isDescribed({ alt: '' }, '')).toBe(false)
})
