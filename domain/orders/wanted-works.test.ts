import { expect, it } from 'vitest'
import { faultOfWorks, mostWorks } from './wanted-works.ts'

const works = (count: number, quantity = 1) =>
  Array.from({ length: count }, (_, index) => ({ artworkId: `work-${index}`, quantity }))

it.each([
  ['an empty cart', [], 'Your Cart is Empty'],
  ['too many works', works(mostWorks + 1), 'An order holds at most 100 different works.'],
  ['no piece', works(1, 0), 'A quantity is at least 1.'],
  ['half a piece', works(1, 1.5), 'A quantity is at least 1.'],
  ['a work twice', [...works(1), ...works(1)], 'The same work stands in the order twice.'],
])('%s is no order', (_, wanted, sentence) => {
  expect(faultOfWorks(wanted)?.sentence).toBe(sentence)
})

it('as many works as an order holds are one', () => {
  expect(faultOfWorks(works(mostWorks, 3))).toBeNull()
})

it.each([
  [[], 'Your Cart is Empty'],
  [works(mostWorks + 1), 'Too many works'],
  [[...works(1), ...works(1, 0)], 'A quantity is at least 1'],
  [[...works(1), ...works(1)], 'The same work stands in the order twice'],
])('beside the works it is said in short, and one wrong work among others is enough', (wanted, inShort) => {
  expect(faultOfWorks(wanted)?.inShort).toBe(inShort)
})
