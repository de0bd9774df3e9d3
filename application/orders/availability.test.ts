import { expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import type { ArtworkOnSale } from './artwork-stock.ts'
import { priceOf } from './availability.ts'

const onSale = (id: string, work: Partial<ArtworkOnSale> = {}): ArtworkOnSale => ({
  id,
  title: id,
  price: 100_00,
  stock: 3,
  heldUntil: null,
  ...work,
})
const wants = (...ids: string[]) => ids.map((artworkId) => ({ artworkId, quantity: 2 }))

it('the price of what is wanted is that of its works now, by their pieces', () => {
  expect(priceOf({ items: wants('bell', 'boat') }, [onSale('boat', { price: 5_50 }), onSale('bell')])).toBe(
    211_00,
  )
})

it('whatever cannot be bought says why, each in its words, and all together', () => {
  const works = [
    onSale('asked', { price: 0 }),
    onSale('held', { stock: 0, heldUntil: new Date('2026-03-01T10:00:00Z') }),
    onSale('sold', { stock: 0 }),
    onSale('few', { stock: 1 }),
    onSale('there', { stock: 2 }),
  ]
  const refused = refusalOf(() =>
    priceOf({ items: wants('gone', 'asked', 'held', 'sold', 'few', 'there') }, works),
  )
  expect(refused).toMatchObject({
    refusal: 'conflict',
    code: 'out-of-stock',
    message:
      'This work is no longer shown. “asked” is no longer for sale. “held” is in another basket just now. “sold” is sold out. There is only 1 left of “few”.',
  })
  expect(refused?.fields).toEqual({
    gone: 'This work is no longer shown.',
    asked: '“asked” is no longer for sale.',
    held: '“held” is in another basket just now.',
    sold: '“sold” is sold out.',
    few: 'There is only 1 left of “few”.',
  })
})

it('whatever costs something else than was seen says so, each in its words, and all together', () => {
  const items = [
    { artworkId: 'bell', quantity: 1, price: 90_00 },
    { artworkId: 'boat', quantity: 1, price: 100_00 },
    { artworkId: 'book', quantity: 1, price: 110_00 },
  ]
  const refused = refusalOf(() =>
    priceOf(
      { items },
      ['bell', 'boat', 'book'].map((id) => onSale(id)),
    ),
  )
  expect(refused).toMatchObject({
    refusal: 'conflict',
    code: 'price-changed',
    message: '“bell” now costs $100.00 instead of $90.00. “book” now costs $100.00 instead of $110.00.',
  })
  expect(Object.keys(refused?.fields ?? {})).toEqual(['bell', 'book'])
})
