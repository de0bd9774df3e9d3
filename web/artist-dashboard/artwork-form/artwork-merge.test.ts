import { expect, test } from 'vitest'
import { emptyDraft } from './artwork-draft.ts'
import { mergedDraft } from './artwork-merge.ts'

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
