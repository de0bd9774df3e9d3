import { expect, it } from 'vitest'
import { blankDetails } from './artwork-details.ts'
import { factsOf, labelLines } from './work-facts.ts'

const harbour = {
  ...blankDetails,
  medium: 'Oil on linen',
  year: 2025,
  edition: '3 of 12',
  dimensions: { widthCm: 70, heightCm: 100, depthCm: null },
}

it('are told as far as they are known', () => {
  expect(factsOf(blankDetails)).toEqual([])
  expect(factsOf(harbour)).toEqual([
    { name: 'dimensions', label: 'Size', text: '70 × 100\u00a0cm' },
    { name: 'medium', label: 'Medium', text: 'Oil on linen' },
    { name: 'edition', label: 'Edition', text: '3 of 12' },
    { name: 'year', label: 'Year', text: '2025' },
  ])
})

it('stand on a wall label line by line, the size last and the year beside the title', () => {
  expect(labelLines(harbour).map(({ text }) => text)).toEqual([
    'Oil on linen',
    'Edition 3 of 12',
    '70 × 100\u00a0cm',
  ])
  for (const edition of ['Open edition', 'Edition of 12'])
    expect(labelLines({ ...harbour, edition })[1]?.text).toBe(edition)
})
