import { beforeEach, expect, it } from 'vitest'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { anOrder } from '#domain/testing/orders.ts'
import { type PaymentPorts, payWith } from './payment.ts'

const now = new Date('2026-03-01T10:00:00Z')
let attempt: PaymentAttempt

beforeEach(() => {
  const sum = { amount: 640_00, currency: 'USD' } as const
  attempt = new PaymentAttempt(
    { id: 'hold', origin: 'origin', provider: 'bank', way: 'card', price: 640_00, sum, payer: null },
    now,
  )
})

const pay = (id = 'hold') =>
  payWith(id, anOrder(), {
    attempts: {
      byId: async (asked: string) => (asked === 'hold' ? attempt : null),
      save: async () => undefined,
    } as unknown as PaymentPorts['attempts'],
    clock: { now: () => now },
  })

it('an order is paid with a try to pay that is nobody’s', async () => {
  expect((await pay()).orderNumber).toBe('4829-1736')
})

it.each<[string, () => unknown]>([
  ['another order’s', () => (attempt.orderNumber = '1111-1111')],
  ['given up', () => (attempt.isAbandoned = true)],
  ['over', () => attempt.hear({ is: 'ended', why: 'refused', sentence: 'No.' })],
])('an order is not paid with one that is %s', async (_, happens) => {
  happens()
  await expect(pay()).rejects.toMatchObject({ refusal: 'conflict', code: 'order-being-placed' })
})

it('an order is not paid with one that is not there', async () => {
  await expect(pay('nothing')).rejects.toMatchObject({ refusal: 'conflict', code: 'order-being-placed' })
})
