import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it('sets thousands apart', () => {
  expect(formatCount(0)).toBe('0')
  expect(formatCount(999)).toBe('999')
  expect(formatCount(1_000)).toBe('1,000')
  expect(formatCount(12_345_678)).toBe('12,345,678')
})

it('writes every whole number as the language does', () => {
  const written = new Intl.NumberFormat('en-US')
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === written.format(count)))
})
