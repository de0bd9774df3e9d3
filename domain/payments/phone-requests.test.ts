import { describe, expect, it } from 'vitest'
import { mpesaPhone } from './kenyan-phone.ts'
import { askAgainFrom } from './phone-requests.ts'

const begunAt = new Date('2026-11-02T10:00:00Z')
const inTwoMinutes = new Date('2026-11-02T10:02:00Z')

describe('a phone may be asked again', () => {
  it.each([
    ['after an end that another try may mend', 'ended', true, inTwoMinutes],
    ['not after any other end', 'ended', false, null],
    ['where nobody knows whether it was asked', 'unknown', false, inTwoMinutes],
    ['not while it is asked', 'waiting', false, null],
    ['not once it has paid', 'taken', false, null],
  ] as const)('%s', (_, standing, mayTryAgain, from) => {
    expect(askAgainFrom([{ standing, mayTryAgain, begunAt }])).toEqual(from)
  })

  it('counts from the last request, and not once an earlier one has paid', () => {
    const ended = { standing: 'ended', mayTryAgain: true, begunAt } as const
    const later = { ...ended, begunAt: inTwoMinutes }
    expect(askAgainFrom([ended, later])).toEqual(new Date('2026-11-02T10:04:00Z'))
    for (const standing of ['held', 'taken'] as const)
      expect(askAgainFrom([{ ...ended, standing }, later])).toBeNull()
    expect(askAgainFrom([])).toBeNull()
  })
})

describe('a number that M-Pesa reaches', () => {
  it.each(['0712345678', '712345678', '254712345678', '+254 712 345678', '0712-345-678'])('%s', (typed) => {
    expect(mpesaPhone(typed)).toBe('254712345678')
  })

  it.each(['0112345678', '254112345678'])('%s', (typed) => expect(mpesaPhone(typed)).toBe('254112345678'))

  it.each(['', '4915112345678', '071234567', '25471234567890', '0812345678'])('%s is none', (typed) =>
    expect(mpesaPhone(typed)).toBeNull(),
  )
})
