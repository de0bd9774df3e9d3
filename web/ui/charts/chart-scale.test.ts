import { expect, test } from 'vitest'
import { linesUpTo } from './chart-scale.ts'

test('a scale goes from nothing up to a round number that nothing is above', () => {
  expect(linesUpTo(31)).toEqual([0, 10, 20, 30, 40])
  expect(linesUpTo(0)).toEqual([0, 1])
  expect(linesUpTo(73_100, 100)).toEqual([0, 20_000, 40_000, 60_000, 80_000])
})

test('where more went back than came it reaches below zero', () => {
  expect(linesUpTo(31, 1, -4)).toEqual([-10, 0, 10, 20, 30, 40])
  expect(linesUpTo(0, 100, -900)).toEqual([-1000, -800, -600, -400, -200, 0])
})
