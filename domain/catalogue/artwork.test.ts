import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '#domain/shared/domain-error.ts'
import { Artwork, isForSale, isSoldOut, type NewArtwork, stockText } from './artwork.ts'

const harbour: NewArtwork = {
  id: 'harbour',
  artistId: 'amina',
  title: 'Harbour at Dusk',
  description: '',
  category: 'paintings',
  medium: 'Oil on linen',
  year: 2025,
  dimensions: null,
  price: 640_00,
  stock: 1,
  createdAt: new Date(0),
}

describe('an artwork', () => {
  it('begins in public, with nothing sold', () => {
    expect(new Artwork(harbour)).toMatchObject({ ...harbour, visibility: 'public', popularity: 0 })
  })

  it.each([-1, 0.5, Number.NaN, 1_000_000_001])('never has a price of %d cents', (price) => {
    expect(() => new Artwork({ ...harbour, price })).toThrow(DomainError)
  })

  it.each([-1, 1.5, 100_001])('never has %d pieces', (stock) => {
    expect(() => new Artwork({ ...harbour, stock })).toThrow(DomainError)
  })

  it('is for sale where it has a price', () => {
    expect(isForSale({ price: 1 })).toBe(true)
    expect(isForSale({ price: 0 })).toBe(false)
  })

  it.each([
    [0, 'Sold Out'],
    [1, 'One of a kind'],
    [2, 'Only 2 left'],
    [3, 'Only 3 left'],
    [4, null],
  ])('with %d pieces says %s', (stock, text) => {
    expect(stockText({ price: 100, stock })).toBe(text)
  })

  it('says nothing about pieces that nobody can buy', () => {
    fc.assert(
      fc.property(fc.nat(100), (stock) => {
        expect(stockText({ price: 0, stock })).toBeNull()
        expect(isSoldOut({ price: 0, stock })).toBe(false)
      }),
    )
  })
})
