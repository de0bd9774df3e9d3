import { expect, test } from 'vitest'
import { artwork } from '#web/testing/shop-window.ts'
import { artistsShare } from './artists-share.ts'
import { lineOf } from './cart-lines.ts'

const amina = { id: 'amina', name: 'Amina Njoroge' }
const brook = { id: 'brook', name: 'Brook Tadesse' }
const harbour = { ...lineOf(artwork({ id: 'harbour', price: 64_000, artist: amina })), quantity: 1 }
const salt = { ...lineOf(artwork({ id: 'salt', price: 4_550, artist: brook, stock: 3 })), quantity: 2 }

test('the artists get their part of the whole sum, not the sum of rounded parts', () => {
  expect(artistsShare([salt], 15)).toBe(7735)
})

test('each artist counts alone', () => {
  expect(artistsShare([harbour, salt], 15)).toBe(54400 + 7735)
})

test('a fee is taken as it was set, to the hundredth of a percent', () => {
  expect(artistsShare([harbour], 12.34)).toBe(56102)
})
