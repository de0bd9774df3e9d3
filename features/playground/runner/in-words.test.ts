import { expect, it } from 'vitest'
import { inWords } from './in-words.ts'

it.each([
  [{ totalItems: 4, totalPrice: '$776.50' }, 'total items: 4; total price: $776.50'],
  [{ note: '', seen: [] }, 'note: empty; seen: nothing'],
  ['Reached maximum stock', '“Reached maximum stock”'],
  [[true, false], 'yes, no'],
  [['Tides', undefined], '“Tides”, nothing'],
  [new Map([['Tides', 3]]), '“Tides”, 3'],
])('says %j as people read it', (value, words) => {
  expect(inWords(value)).toBe(words)
})
