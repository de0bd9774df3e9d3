import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySign } from '#adapters/testing/any-sign.ts'
import { textBytes } from './text-bytes.ts'

it('gives each text bytes of its own, the same that anybody would', () => {
  const kept = textBytes(['Étude № 4 🎨'])
  fc.assert(
    fc.property(fc.string({ unit: anySign }), (text) => {
      expect(textBytes([text, text]).equals(Buffer.from(text + text))).toBe(true)
    }),
  )
  for (const times of [1_000, 349_525, 349_526]) {
    const long = '№'.repeat(times)
    expect(textBytes([long]).equals(Buffer.from(long))).toBe(true)
    expect(textBytes([long, long]).equals(Buffer.from(long + long))).toBe(true)
  }
  expect(kept.toString()).toBe('Étude № 4 🎨')
})
