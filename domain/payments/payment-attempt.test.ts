import { describe, expect, it } from 'vitest'
import { mayPayWithAnotherCard } from './card-refusal.ts'
import { PaymentAttempt, paidFrom } from './payment-attempt.ts'
import { isNews, refusal, type Standing, standings } from './standing.ts'

const now = new Date('2026-11-21T10:00:00Z')
const rate = { perDollar: 129.5, source: 'the shop', at: now }
const sum = { amount: 591_000, currency: 'KES' } as const
const begun = (rated = true): PaymentAttempt =>
  new PaymentAttempt(
    {
      id: 'a1',
      origin: 'o1',
      provider: 'mpesa',
      way: 'phone',
      price: 4555,
      sum: rated ? { ...sum, rate } : sum,
      payer: '254712345678',
    },
    now,
  )
const waiting: Standing = { is: 'waiting' }
const taken: Standing = { is: 'taken', sum, receipt: 'QX12' }
const ended: Standing = { is: 'ended', why: 'refused', sentence: 'The phone said no.', mayTryAgain: true }

describe('an attempt to pay', () => {
  it('begins unknown, with what was agreed, and is looked at after a minute', () => {
    expect(begun()).toMatchObject({
      sum,
      rate,
      standing: 'unknown',
      isSettled: false,
      received: 0,
      mayTryAgain: false,
      isAbandoned: false,
      lookAgainAt: new Date(now.getTime() + 60_000),
    })
    expect(begun(false).rate).toBeNull()
  })

  it('hears what is news, once', () => {
    const attempt = begun()
    expect([attempt.hear(waiting), attempt.hear(waiting), attempt.standing]).toEqual([true, false, 'waiting'])
    expect([attempt.hear(taken), attempt.hear(taken)]).toEqual([true, false])
    expect(attempt).toMatchObject({ standing: 'taken', received: 591_000, receipt: 'QX12', isSettled: true })
  })

  it('says to its buyer why it has ended, and whether another try may do', () => {
    const attempt = begun()
    attempt.hear(ended)
    expect(attempt).toMatchObject({
      sentence: 'The phone said no.',
      mayTryAgain: true,
      received: 0,
      receipt: null,
      isSettled: true,
    })
    const final = begun()
    final.hear({ is: 'ended', why: 'expired', sentence: 'Too late.' })
    expect(final.mayTryAgain).toBe(false)
  })

  it('is paid by money that comes after its end, and is not ended by a refusal that comes after the money', () => {
    const late = begun()
    late.hear(ended)
    expect([late.hear(taken), late.standing]).toEqual([true, 'taken'])
    expect([late.hear(ended), late.sentence]).toEqual([false, 'The phone said no.'])
  })

  it('keeps the first name that its money was given, also where it is told only later', () => {
    const attempt = begun()
    attempt.hear({ is: 'taken', sum })
    expect(attempt.receipt).toBeNull()
    expect(attempt.hear(taken)).toBe(false)
    attempt.hear({ ...taken, receipt: 'another' })
    expect(attempt.receipt).toBe('QX12')
  })

  it('that stays silent is looked at after twice as long each time, after an hour at most', () => {
    const attempt = begun()
    const pauses = Array.from({ length: 8 }, () => {
      attempt.wait(now)
      return (attempt.lookAgainAt.getTime() - now.getTime()) / 60_000
    })
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
    expect(attempt.looks).toBe(8)
  })
})

it('what has been heard takes no payment back down', () => {
  const order = ['unknown', 'waiting', 'held', 'ended', 'taken'] as const
  for (const before of standings)
    for (const after of standings)
      expect(isNews(before, after)).toBe(order.indexOf(after) > order.indexOf(before))
})

it('a payment that was turned down is refused in the words of whoever turned it down', () => {
  expect(refusal('Your card was declined.')).toMatchObject({
    refusal: 'payment-refused',
    code: 'payment-refused',
    message: 'Your card was declined.',
  })
})

describe('another card', () => {
  const no = { standing: 'ended', mayTryAgain: false } as const
  const perhaps = { standing: 'ended', mayTryAgain: true } as const

  it.each([
    ['after a refusal that another may mend', [no, perhaps], true],
    ['after the first, too', [perhaps], true],
    ['not after one that no other mends', [perhaps, no], false],
    ['not while one may still pay', [{ ...perhaps, standing: 'held' } as const, perhaps], false],
    ['not before the first', [], false],
  ])('may pay %s', (_, attempts, may) => {
    expect(mayPayWithAnotherCard(attempts)).toBe(may)
  })
})

it('what a buyer pays from is a phone or an account, by the way it is paid', () => {
  expect(paidFrom({ way: 'phone', payer: '254712345678' })).toEqual({ phone: '254712345678', account: null })
  expect(paidFrom({ way: 'transfer', payer: '0123456789, Equity' })).toEqual({
    phone: null,
    account: '0123456789, Equity',
  })
  expect(paidFrom({ way: 'card', payer: 'nobody asks' })).toEqual({ phone: null, account: null })
})
