import { expect, it } from 'vitest'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { transferProvider } from './transfer-provider.ts'

const now = new Date('2026-11-23T10:00:00Z')
const clock = { now: () => now }
const inDollars = transferProvider({ name: 'bank' }, clock)
const inEuros = transferProvider({ name: 'bank', eurosPerDollar: 0.92 }, clock)

const attemptWith = (provider: typeof inEuros) => {
  const price = 731_00
  const sum = provider.agree(price)
  return new PaymentAttempt(
    { id: 'attempt', origin: 'order', provider: 'bank', way: 'transfer', price, sum, payer: null },
    now,
  )
}

it('asks for dollars, or for euros at a rate that is frozen with the attempt', () => {
  expect(inDollars.agree(731_00)).toEqual({ amount: 731_00, currency: 'USD' })
  expect(attemptWith(inEuros)).toMatchObject({
    amount: 672_52,
    currency: 'EUR',
    perDollar: 0.92,
    rateSource: 'Sanaa',
    ratedAt: now,
  })
})

it('waits until somebody says that the money has come, and keeps it then, whatever is asked', async () => {
  const attempt = attemptWith(inEuros)
  expect(await inEuros.look(attempt)).toEqual({ is: 'waiting' })
  attempt.hear({ is: 'taken', sum: { amount: 700_00, currency: 'EUR' } })
  const taken = { is: 'taken', sum: { amount: 700_00, currency: 'EUR' } }
  expect(await inEuros.look(attempt)).toEqual(taken)
  expect(await inEuros.take(attempt)).toEqual(taken)
  expect(await inEuros.release(attempt)).toEqual(taken)
})

it('lets go of what is waited for no more, and leaves it to a person to give money back', async () => {
  const attempt = attemptWith(inDollars)
  expect(await inDollars.release(attempt)).toMatchObject({ is: 'ended' })
  attempt.hear(await inDollars.release(attempt))
  expect(await inDollars.look(attempt)).toMatchObject({ is: 'ended' })
  const wish = { attempt, key: 'part', amount: 1 }
  expect([await inDollars.refund(wish), await inDollars.lookAtRefund(wish)]).toEqual(['by-hand', 'by-hand'])
})

it('believes nobody who tells of transfers', async () => {
  expect(await inDollars.hear({ headers: {}, body: '{}' })).toEqual([])
})
