import { expect, it } from 'vitest'
import { firstColours } from './first-colours.ts'

it('is the ground with the other colours on it', () => {
  expect(firstColours(['#102030', '#a0b0c0'])).toBe(
    'radial-gradient(at 28% 30%,#a0b0c0,#a0b0c000 60%),linear-gradient(#102030,#102030)',
  )
})

it.each([[undefined], [[]], [['url(https://elsewhere.test)']]])('is nothing for %j', (colours) => {
  expect(firstColours(colours)).toBeUndefined()
})
