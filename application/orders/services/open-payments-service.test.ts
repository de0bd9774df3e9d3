import { expect, it } from 'vitest'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { PaymentPorts } from '../steps/payment.ts'
import { openPaymentsService } from './open-payments-service.ts'

const now = new Date('2026-03-01T10:20:00Z')

const held = (orderNumber: string | null): PaymentAttempt => {
  const sum = { amount: 640_00, currency: 'USD' } as const
  const attempt = new PaymentAttempt(
    { id: 'hold', origin: 'origin', provider: 'bank', way: 'card', price: 640_00, sum, payer: null },
    new Date('2026-03-01T10:00:00Z'),
  )
  attempt.hear({ is: 'held', sum })
  attempt.orderNumber = orderNumber
  return attempt
}

it('lets go of no money whose order is written in the moment in which nobody seemed to want it', async () => {
  const seen = [held(null)]
  const asked: string[] = []
  const payments = openPaymentsService(
    {
      attempts: { byId: async () => seen.shift() ?? held('4829-1736'), save: async () => undefined },
      orders: {},
      work: { run: (doing: () => unknown) => doing() },
      clock: { now: () => now },
      ways: {
        of: () => {
          asked.push('the bank')
          throw new Error('It is asked to let go.')
        },
      },
    } as unknown as PaymentPorts,
    { publicUrl: 'https://sanaa.test' },
  )
  await payments.lookAt('hold')
  expect([asked, seen]).toEqual([[], []])
})
