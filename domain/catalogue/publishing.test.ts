import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { blankArtwork } from './artwork-fields.ts'
import { checkArtworkForm, type WordedForm } from './artwork-form.ts'
import {
  checkPublishing,
  isMeantForShow,
  isPresentable,
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

const now = new Date('2026-11-27')

const draft: Standing = { visibility: 'draft', hiddenBecause: null, removedFrom: null }

describe('a form', () => {
  it('of a draft may lack everything', () => {
    expect(checkArtworkForm(blankArtwork, now)).toEqual({})
  })

  it.each([
    ['price', { price: Number.NaN }],
    ['price', { price: 100.5 }],
    ['price', { price: 1_000_000_001 }],
    ['stock', { stock: -1 }],
    ['stock', { stock: 0.5 }],
    ['year', { year: 999 }],
    ['year', { year: 2020.5 }],
    ['year', { year: 2027 }],
    ['year', { year: 9999 }],
    ['depthCm', { depthCm: 10_001 }],
    ['description', { description: 'x'.repeat(10_001) }],
    ['pictures', { pictures: Array.from({ length: 13 }, () => ({ alt: 'x' })) }],
    ['alt', { pictures: [{ alt: 'x'.repeat(501) }] }],
  ] as const)('tells what is wrong with its %s: %j', (field, change) => {
    expect(Object.keys(checkArtworkForm({ ...complete, ...change }, now))).toEqual([field])
  })

  it('takes a year as soon as it has begun anywhere, for a draft and for the wall', () => {
    const form = { ...complete, year: 2027 }
    for (const check of [checkArtworkForm, checkPublishing]) {
      expect(check(form, new Date('2026-12-31T09:59:59Z'))).toEqual({
        year: 'A year with four digits, please: 1000 to this year',
      })
      expect(check(form, new Date('2026-12-31T10:00:00Z'))).toEqual({})
    }
  })

  it('counts letters as people do', () => {
    expect(checkArtworkForm({ ...complete, title: '🎨'.repeat(200) }, now)).toEqual({})
  })
})

describe('what shoppers need', () => {
  it('is a title, words, a category, a price and a picture with its words; the stock may be none', () => {
    expect(checkPublishing(complete, now)).toEqual({})
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
    expect(Object.keys(checkPublishing({ ...complete, ...change }, now))).toEqual([field])
  })
})

describe('a work', () => {
  it('goes on show and comes back', () => {
    const shown = published(draft, complete, now)
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
    expect(() => published(hidden, complete, now)).toThrow('An admin has hidden this artwork')
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

it('what an admin has hidden is refused by its code', () => {
  const hidden: Standing = { visibility: 'hidden', hiddenBecause: 'Not your own', removedFrom: null }
  for (const act of [() => published(hidden, complete, now), () => withdrawn(hidden)])
    expect(refusalOf(act)).toMatchObject({ refusal: 'conflict', code: 'artwork-hidden' })
})

it('what is hidden by an admin would be on show again, and a draft would not', () => {
  expect(isMeantForShow({ ...draft, visibility: 'public' })).toBe(true)
  expect(isMeantForShow({ ...draft, visibility: 'hidden', hiddenBecause: 'A copy' })).toBe(true)
  expect(isMeantForShow(draft)).toBe(false)
  expect(isMeantForShow(removed(draft))).toBe(false)
})

it('nothing is published that shoppers would miss something of', () => {
  expect(refusalOf(() => published(draft, { ...complete, title: '' }, now))).toMatchObject({
    refusal: 'rule-broken',
    code: 'artwork-incomplete',
    fields: { title: 'A title is required' },
  })
})

it('is told in words what a picture and its text lack', () => {
  expect(checkPublishing({ ...complete, pictures: [] }, now)).toEqual({
    pictures: 'At least one picture is required',
  })
  const blank = 'Every picture needs a few words that say what it shows'
  const titled = 'The title alone does not say what a picture shows: a few words of its own, please'
  for (const [alts, alt] of [
    [[' '], blank],
    [['“tide bowl”.'], titled],
    [['Tide Bowl', '', 'A blue bowl'], blank],
  ] as const)
    expect(checkPublishing({ ...complete, pictures: alts.map((each) => ({ alt: each })) }, now)).toEqual({
      alt,
    })
  const thirteen = Array.from({ length: 13 }, () => ({ alt: 'x' }))
  expect(checkArtworkForm({ ...complete, pictures: thirteen }, now)).toEqual({
    pictures: 'At most 12 pictures, please',
  })
  expect(checkArtworkForm({ ...complete, pictures: thirteen.slice(1) }, now)).toEqual({})
  expect(checkArtworkForm({ ...complete, pictures: [{ alt: 'x'.repeat(501) }] }, now)).toEqual({
    alt: 'At most 500 characters for each picture, please',
  })
  expect(checkArtworkForm({ ...complete, unique: true, stock: 2 }, now)).toEqual({
    stock: 'A one-of-a-kind work is there once: 1, or 0 when it is gone',
  })
})

it.each([
  [Number.NaN, 'A price in dollars, please, such as 1250.50'],
  [100.5, 'At most two decimals, please'],
  [1_000_000_001, 'At most $10,000,000, please'],
])('a price of %d is refused in words', (price, text) => {
  expect(checkArtworkForm({ ...complete, price }, now)).toEqual({ price: text })
})

it.each([
  ['a draft with a title and a picture', {}, 1, true],
  ['one on show', { visibility: 'public' }, 3, true],
  ['one that an admin has hidden', { visibility: 'hidden' }, 1, false],
  ['one that was removed', { visibility: 'public', removedFrom: 'public' }, 1, false],
  ['one without a title', { title: '' }, 1, false],
  ['one without a picture', {}, 0, false],
] as const)('an admin can look at %s: %j with %i pictures, %s', (_, change, pictures, can) => {
  expect(isPresentable({ visibility: 'draft', removedFrom: null, title: 'Bowl', ...change }, pictures)).toBe(
    can,
  )
})
