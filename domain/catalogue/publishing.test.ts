import { describe, expect, it } from 'vitest'
import { blankArtwork } from './artwork-fields.ts'
import { checkArtworkForm, type WordedForm } from './artwork-form.ts'
import {
  checkPublishing,
  published,
  putBack,
  removed,
  type Standing,
  stateOf,
  withdrawn,
} from './publishing.ts'

const complete: WordedForm = {
  ...blankArtwork,
  title: 'Tide Bowl',
  description: 'Stoneware.',
  category: 'sculpture',
  price: 12_050,
  stock: 0,
  pictures: [{ alt: 'A blue bowl' }],
}

const draft: Standing = { visibility: 'draft', hiddenBecause: null, removedFrom: null }

describe('a form', () => {
  it('of a draft may lack everything', () => {
    expect(checkArtworkForm(blankArtwork)).toEqual({})
  })

  it.each([
    ['price', { price: Number.NaN }],
    ['price', { price: 100.5 }],
    ['price', { price: 1_000_000_001 }],
    ['stock', { stock: -1 }],
    ['stock', { stock: 0.5 }],
    ['year', { year: 999 }],
    ['year', { year: 2020.5 }],
    ['depthCm', { depthCm: 10_001 }],
    ['description', { description: 'x'.repeat(10_001) }],
    ['pictures', { pictures: Array.from({ length: 13 }, () => ({ alt: 'x' })) }],
    ['alt', { pictures: [{ alt: 'x'.repeat(501) }] }],
  ] as const)('tells what is wrong with its %s: %j', (field, change) => {
    expect(Object.keys(checkArtworkForm({ ...complete, ...change }))).toEqual([field])
  })

  it('counts letters as people do', () => {
    expect(checkArtworkForm({ ...complete, title: '🎨'.repeat(200) })).toEqual({})
  })
})

describe('what shoppers need', () => {
  it('is a title, words, a category, a price and a picture with its words; the stock may be none', () => {
    expect(checkPublishing(complete)).toEqual({})
  })

  it.each([
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['category', { category: '' }],
    ['category', { category: 'other' }],
    ['price', { price: null }],
    ['price', { price: 0 }],
    ['pictures', { pictures: [] }],
    ['alt', { pictures: [{ alt: 'A bowl' }, { alt: '' }] }],
    ['stock', { stock: -1 }],
  ] as const)('is missed at its %s: %j', (field, change) => {
    expect(Object.keys(checkPublishing({ ...complete, ...change }))).toEqual([field])
  })
})

describe('a work', () => {
  it('goes on show and comes back', () => {
    const shown = published(draft, complete)
    expect(shown.visibility).toBe('public')
    expect(withdrawn(shown)).toEqual(draft)
  })

  it.each(['draft', 'public'] as const)(
    'that was %s is so again after a removal is taken back',
    (visibility) => {
      const before = { ...draft, visibility }
      const gone = removed(removed(before))
      expect(gone).toMatchObject({ visibility: 'hidden', removedFrom: visibility })
      expect(putBack(putBack(gone))).toEqual(before)
    },
  )

  it('that an admin has hidden meanwhile comes back hidden', () => {
    const gone = { ...removed({ ...draft, visibility: 'public' }), hiddenBecause: 'Not your own' }
    expect(putBack(gone).visibility).toBe('hidden')
  })

  it('that an admin has hidden is neither published nor withdrawn', () => {
    const hidden: Standing = { visibility: 'hidden', hiddenBecause: 'Not your own', removedFrom: null }
    expect(() => published(hidden, complete)).toThrow('An admin has hidden this artwork')
    expect(() => withdrawn(hidden)).toThrow('An admin has hidden this artwork')
  })

  it('stands as its artist is told', () => {
    expect([stateOf('public', 1), stateOf('public', 0), stateOf('draft', 0), stateOf('hidden', 3)]).toEqual([
      'public',
      'sold-out',
      'draft',
      'hidden',
    ])
  })
})
