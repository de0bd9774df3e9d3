import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '#domain/shared/domain-error.ts'
import { refusalOf } from '#domain/testing/refusals.ts'
import {
  isForSale,
  isSoldOut,
  isUniqueByDefault,
  type NewArtwork,
  newArtwork,
  offered,
  stockText,
  stockWithBack,
} from './artwork.ts'
import { blankDetails } from './artwork-details.ts'

const harbour: NewArtwork = {
  ...blankDetails,
  id: 'harbour',
  artistId: 'amina',
  title: 'Harbour at Dusk',
  category: 'paintings',
  medium: 'Oil on linen',
  year: 2025,
  price: 640_00,
  createdAt: new Date(0),
}

describe('an artwork', () => {
  it('begins in public, with nothing sold', () => {
    expect(newArtwork(harbour)).toMatchObject({ ...harbour, visibility: 'public', popularity: 0 })
  })

  it.each([-1, 0.5, Number.NaN, 1_000_000_001])('never has a price of %d cents', (price) => {
    expect(() => newArtwork({ ...harbour, price })).toThrow(DomainError)
  })

  it.each([-1, 1.5, 100_001])('never has %d pieces', (stock) => {
    expect(() => newArtwork({ ...harbour, unique: false, stock })).toThrow(DomainError)
  })

  it('is for sale where it has a price', () => {
    expect(isForSale({ price: 1 })).toBe(true)
    expect(isForSale({ price: 0 })).toBe(false)
  })

  it.each([
    [0, 'Sold Out'],
    [1, 'Only 1 left'],
    [2, 'Only 2 left'],
    [3, 'Only 3 left'],
    [4, null],
  ])('with %d pieces says %s', (stock, text) => {
    expect(stockText({ price: 100, stock, unique: false, edition: '' })).toBe(text)
  })

  it('says that it is one of a kind until it is sold', () => {
    expect([1, 0].map((stock) => stockText({ price: 100, stock, unique: true, edition: '' }))).toEqual([
      'One of a kind',
      'Sold Out',
    ])
  })

  it('of an edition is never said to be one of a kind, though it is the only one here', () => {
    expect([1, 0].map((stock) => stockText({ price: 100, stock, unique: true, edition: '3 of 12' }))).toEqual(
      ['Only 1 left', 'Sold Out'],
    )
  })

  it('that is one of a kind is there once at most, whatever comes back', () => {
    expect(() => newArtwork({ ...harbour, unique: true, stock: 2 })).toThrow(DomainError)
    expect([0, 1].map((stock) => stockWithBack({ unique: true, stock }, 1))).toEqual([1, 1])
    expect(stockWithBack({ unique: false, stock: 3 }, 2)).toBe(5)
  })

  it('says nothing about pieces that nobody can buy', () => {
    fc.assert(
      fc.property(fc.nat(100), (stock) => {
        expect(stockText({ price: 0, stock, unique: false, edition: '' })).toBeNull()
        expect(isSoldOut({ price: 0, stock })).toBe(false)
      }),
    )
  })
})

it.each([
  [{ price: -1 }, 'not-a-price', 'This is not a price'],
  [{ stock: -1 }, 'not-a-stock', 'This is not a number of pieces'],
  [{ unique: true, stock: 2 }, 'not-unique', 'There is only one of a one-of-a-kind work'],
])('a work of %j is refused by its code', (change, code, message) => {
  expect(refusalOf(() => newArtwork({ ...harbour, ...change }))).toMatchObject({
    refusal: 'rule-broken',
    code,
    message,
  })
})

it('the last price and the last number of pieces that a work can have are taken', () => {
  expect(newArtwork({ ...harbour, price: 1_000_000_000 }).price).toBe(1_000_000_000)
  expect(newArtwork({ ...harbour, unique: false, stock: 100_000 }).stock).toBe(100_000)
  expect(newArtwork({ ...harbour, price: 0, stock: 0 })).toMatchObject({ price: 0, stock: 0 })
})

it.each([
  [0, true],
  [1, true],
  [2, false],
])('a work with %i pieces of which nobody has said it is one of a kind: %s', (stock, unique) => {
  expect(isUniqueByDefault(stock)).toBe(unique)
})

describe('how a work can be had', () => {
  const heldUntil = new Date('2026-03-01T10:15:00Z')

  it.each([
    [
      { price: 1, stock: 1, heldUntil: null },
      { availability: 'available', heldUntil: null },
    ],
    [
      { price: 1, stock: 1, heldUntil },
      { availability: 'available', heldUntil: null },
    ],
    [
      { price: 1, stock: 0, heldUntil: null },
      { availability: 'sold-out', heldUntil: null },
    ],
    [
      { price: 0, stock: 0, heldUntil: null },
      { availability: 'available', heldUntil: null },
    ],
    [
      { price: 1, stock: 0, heldUntil },
      { availability: 'held', heldUntil: '2026-03-01T10:15:00.000Z' },
    ],
  ])('with %j is %j', (work, how) => {
    expect(offered(work)).toEqual(how)
  })

  it('is said of what is in another basket before anything else', () => {
    const last = { price: 100, stock: 0, unique: true, edition: '' }
    expect(stockText({ ...last, availability: 'held' })).toBe('In another basket')
    expect(stockText({ ...last, availability: 'sold-out' })).toBe('Sold Out')
  })
})
