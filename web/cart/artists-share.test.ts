import { expect, test } from 'vitest'
import { artwork } from '#web/testing/shop-window.ts'
import { artistsShare } from './artists-share.ts'
import { currentOf, lineOf } from './cart-lines.ts'

const amina = { id: 'amina', name: 'Amina Njoroge' }
const brook = { id: 'brook', name: 'Brook Tadesse' }
const harbour = artwork({ id: 'harbour', price: 640, artistReceives: 544, artist: amina })
const salt = artwork({ id: 'salt', price: 45.5, artistReceives: 38.68, artist: brook, stock: 3 })

test('the artists get their part of the whole sum, not the sum of rounded parts', () => {
  const items = [{ ...lineOf(salt), quantity: 2 }]
  expect(artistsShare(items, [currentOf(salt)])).toBe(7735)
})

test('each artist counts alone', () => {
  const items = [
    { ...lineOf(harbour), quantity: 1 },
    { ...lineOf(salt), quantity: 2 },
  ]
  expect(artistsShare(items, [currentOf(salt), currentOf(harbour)])).toBe(54400 + 7735)
})

test('another fee is found out', () => {
  const generous = artwork({ id: 'salt', price: 200, artistReceives: 175 })
  expect(artistsShare([{ ...lineOf(generous), quantity: 1 }], [currentOf(generous)])).toBe(17500)
})

test('nothing is said where the gallery shows none of the works', () => {
  expect(artistsShare([{ ...lineOf(salt), quantity: 1 }], [])).toBeNull()
})
