import { expect, it } from 'vitest'
import { RefundDue } from './refund-due.ts'

const now = new Date('2026-03-01T10:00:00Z')
const due = () =>
  new RefundDue(
    {
      id: 'due',
      key: 'refund-1',
      orderNumber: '4829-1736',
      way: 'phone',
      price: 4555,
      sum: { amount: 591_000, currency: 'KES' },
      attemptId: 'attempt',
    },
    now,
  )

it('waits to be sent in the currency in which it came', () => {
  expect(due()).toMatchObject({ sum: { amount: 591_000, currency: 'KES' }, dueAt: now, sentAt: null })
})

it('is sent once', () => {
  const refund = due()
  refund.send(now)
  expect(refund.sentAt).toEqual(now)
  expect(() => refund.send(now)).toThrow('Somebody has sent this money already.')
})
