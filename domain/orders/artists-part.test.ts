import { expect, test } from 'vitest'
import { splitLines } from './artists-part.ts'

const harbour = { price: 64_000, quantity: 1, artist: { id: 'amina' } }
const salt = { price: 4_550, quantity: 2, artist: { id: 'brook' } }

test('the artists get their part of the whole sum, not the sum of rounded parts', () => {
  expect(splitLines([salt], 15)).toEqual({ artist: 7_735, platform: 1_365 })
})

test('each artist counts alone', () => {
  expect(splitLines([harbour, salt], 15).artist).toBe(54_400 + 7_735)
  const small = { price: 103, quantity: 1 }
  const two = [
    { ...small, artist: harbour.artist },
    { ...small, artist: salt.artist },
  ]
  expect(splitLines(two, 15)).toEqual({ artist: 2 * 88, platform: 2 * 15 })
})

test('a fee is taken as it was set, to the hundredth of a percent', () => {
  expect(splitLines([harbour], 12.34).artist).toBe(56_102)
})
