import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isForSale, isSoldOut, type NewArtwork, newArtwork, stockText, stockWithBack } from './artwork.ts'
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
    expect(() => newArtwork({ ...harbour, stock })).toThrow(DomainError)
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
