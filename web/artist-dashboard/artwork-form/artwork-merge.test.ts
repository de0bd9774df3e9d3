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

test('a picture that was put back here comes back, also where something else was changed elsewhere meanwhile', () => {
  const pictures = [{ id: 'a', alt: '' }]
  const mine = { ...emptyDraft, pictures: [{ id: 'back', alt: 'Its back' }, ...pictures] }
  const theirs = { ...emptyDraft, title: 'Theirs', pictures }
  expect(mergedDraft(mine, { ...emptyDraft, pictures }, theirs)).toEqual({ ...mine, title: 'Theirs' })
})
