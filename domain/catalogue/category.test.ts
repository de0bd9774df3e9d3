import { expect, it } from 'vitest'
import { categoryFrom, categoryNames } from './category.ts'

it.each([
  ['paintings', 'Paintings painting'],
  ['digital-art', 'Digital Art digital'],
  ['sculpture', 'Sculpture'],
  ['other', ''],
] as const)('%s is looked for by %j', (category, names) => {
  expect(categoryNames(category)).toBe(names)
})

it('is named by its slug or another name of it, and what fits no category by none', () => {
  expect(['sculpture', 'painting', 'digital', 'other', 'Paintings'].map(categoryFrom)).toEqual([
    'sculpture',
    'paintings',
    'digital-art',
    null,
    null,
  ])
})
