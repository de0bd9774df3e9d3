import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditorReference, inGroups, isCreditorReference } from './creditor-reference.ts'

describe('a creditor reference', () => {
  it.each([
    ['539007547034', 'RF18539007547034'],
    ['4829-1736', 'RF4248291736'],
    ['Wire 6 bu', 'RF67WIRE6BU'],
  ])('of %s is %s', (name, reference) => {
    expect(creditorReference(name)).toBe(reference)
    expect(isCreditorReference(reference)).toBe(true)
    expect(isCreditorReference(inGroups(reference).toLowerCase())).toBe(true)
  })

  it.each(['', 'RF42', 'RF4348291736', '4248291736', 'RF42482917361234567890123456', 'RF42 4829-1736'])(
    'is not %j',
    (text) => {
      expect(isCreditorReference(text)).toBe(false)
    },
  )

  it('notices every figure that was typed wrong', () => {
    const name = fc.stringMatching(/^[\dA-Z]{1,21}$/)
    fc.assert(
      fc.property(name, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, off) => {
        const reference = creditorReference(body)
        const place = 4 + (at % body.length)
        const sign = reference[place] ?? ''
        fc.pre(/\d/.test(sign))
        const wrong = `${reference.slice(0, place)}${(Number(sign) + off) % 10}${reference.slice(place + 1)}`
        expect(isCreditorReference(reference)).toBe(true)
        expect(isCreditorReference(wrong)).toBe(false)
      }),
    )
  })
})

it('is printed in groups of four', () => {
  expect(inGroups('RF4248291736')).toBe('RF42 4829 1736')
  expect(inGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})
