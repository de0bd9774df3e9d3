import { expect, test } from 'vitest'
import { emptyDraft, numberIn } from './artwork-draft.ts'
import { mergedDraft } from './artwork-merge.ts'

test.each([
  ['', null],
  [' ', null],
  ['40', 40],
  ['40.5', 40.5],
  ['40,5', 40.5],
  ['1250.50', 1250.5],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ["1'250.50", 1250.5],
  ['$1,250', 1250],
  ['1,250,000', 1_250_000],
  ['-3', -3],
])('%j is %j', (typed, number) => {
  expect(numberIn(typed)).toBe(number)
})

test.each(['abc', '1,2,3', '12x', '1e5', '.', '12.34.5'])('%j is no number', (typed) => {
  expect(numberIn(typed)).toBeNaN()
})

test('pictures that were changed on both sides lose neither words nor newcomers', () => {
  const draft = (...pictures: readonly [string, string][]) => ({
    ...emptyDraft,
    pictures: pictures.map(([id, alt]) => ({ id, alt })),
  })
  const base = draft(['a', ''], ['b', ''], ['gone', ''])
  const mine = draft(['b', 'Mine'], ['a', ''], ['gone', ''])
  const theirs = draft(['a', 'Theirs'], ['b', ''], ['new', 'New'])
  expect(mergedDraft(mine, base, theirs)).toEqual(draft(['b', 'Mine'], ['a', 'Theirs'], ['new', 'New']))
})
