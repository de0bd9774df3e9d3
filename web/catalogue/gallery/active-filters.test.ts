import { expect, test } from 'vitest'
import { filterSentence } from './active-filters.tsx'
import { galleryAddressFrom } from './gallery-address.ts'

test.each([
  ['q=moon', 'No artwork matches “moon”.'],
  ['category=sculpture&price=under-100', 'There is no artwork in Sculpture under $100.'],
  ['colour=blue&orientation=square', 'There is no blue square artwork.'],
  ['medium=Oil&width=80', 'There is no artwork made of Oil that fits a wall 80\u00a0cm wide.'],
  ['width=80&height=60&q=sea', 'No artwork matches “sea” that fits a wall of 80 × 60\u00a0cm.'],
])('%s that finds nothing is told in a sentence', (query, sentence) => {
  expect(filterSentence(galleryAddressFrom(new URLSearchParams(query)))).toBe(sentence)
})
