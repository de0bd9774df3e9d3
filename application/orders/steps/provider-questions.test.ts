import { expect, it } from 'vitest'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { type PaymentWay } from '#domain/payments/standing.ts'
import { providerQuestions } from './provider-questions.ts'

const attempt = (id: string, way: PaymentWay = 'card') =>
  new PaymentAttempt(
    {
      id,
      origin: id,
      provider: 'stripe',
      way,
      price: 5_000,
      sum: { amount: 5_000, currency: 'USD' },
      payer: null,
    },
    new Date(),
  )

it('says how often nobody answered, and what was not asked any more', async () => {
  const ways = {
    titleOf: () => 'Stripe',
    of: ({ id }: PaymentAttempt) => ({
      look: async () => {
        if (id === 'away') throw new Error('away')
        return { is: 'unknown' }
      },
    }),
  } as unknown as OpenWays
  const questions = providerQuestions(ways, 2)
  for (const id of ['there', 'away', 'late', 'later']) await questions.look(attempt(id))
  expect(questions.asked()).toBe(2)
  expect(questions.unanswered()).toEqual([
    'Stripe did not answer 1 of 2 questions.',
    'Stripe was not asked 2 questions, after 2 others.',
  ])
})

it('asks nobody of a transfer: only we know of it', async () => {
  const ways = {
    titleOf: () => 'Bank transfer',
    of: () => ({ look: async () => ({ is: 'taken' }) }),
  } as unknown as OpenWays
  const questions = providerQuestions(ways)
  expect([await questions.look(attempt('transfer', 'transfer')), questions.asked()]).toEqual([null, 0])
})
