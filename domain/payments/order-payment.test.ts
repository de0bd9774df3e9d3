import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderPayment } from './order-payment.ts'
import { PaymentAttempt } from './payment-attempt.ts'
import type { Currency } from './standing.ts'

const now = new Date('2026-11-23T10:00:00Z')
const attempt = (amount: number, currency: Currency = 'EUR') =>
  new PaymentAttempt(
    {
      id: 'a',
      origin: 'o',
      provider: 'bank',
      way: 'transfer',
      price: 640_00,
      sum: { amount, currency },
      payer: null,
    },
    now,
  )
const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const

describe('how an order is being paid', () => {
  it('is its price in dollars where nothing else was agreed', () => {
    const dollars = { amount: 640_00, currency: 'USD' }
    expect(orderPayment(640_00, [])).toMatchObject({
      due: dollars,
      came: { ...dollars, amount: 0 },
      lacks: dollars,
    })
  })

  it('lacks what has not come of what was agreed, whatever the parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1, max: 3_000_000 })),
        (due, parts) => {
          const { came, lacks } = orderPayment(640_00, [attempt(due)], parts.map(euros))
          expect(lacks.amount).toBe(Math.max(0, due - came.amount))
          expect([came.currency, lacks.currency]).toEqual(['EUR', 'EUR'])
        },
      ),
    )
  })

  it('counts nothing that came in another currency', () => {
    const parts = [euros(100_00), { amount: 500_00, currency: 'USD' as const }]
    expect(orderPayment(640_00, [attempt(588_80)], parts)).toMatchObject({
      came: euros(100_00),
      lacks: euros(488_80),
    })
  })

  it('lacks nothing once it is taken', () => {
    const taken = attempt(588_80)
    taken.hear({ is: 'taken', sum: euros(588_80) })
    expect(orderPayment(640_00, [attempt(1), taken])).toMatchObject({ due: euros(588_80), lacks: euros(0) })
  })
})
