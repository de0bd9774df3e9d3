import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueOn } from '#domain/fair-pay/due.ts'
import { canWithdraw, lastDayToWithdraw, type WindowedOrder } from './withdrawal-window.ts'

const arrivedAt = (at: string): WindowedOrder => ({
  status: 'delivered',
  timeline: [
    { status: 'awaiting-payment', at: '2026-05-20T10:00:00Z' },
    { status: 'paid', at: '2026-05-20T10:00:00Z' },
    { status: 'delivered', at },
  ],
})
const on = (order: WindowedOrder, now: string): boolean => canWithdraw(order, new Date(now))

it.each(['2026-06-01T00:00:00.000Z', '2026-06-01T23:59:59.999Z'])(
  'fourteen days are over where the last of them ends last on Earth, whenever on the first it came (%s)',
  (at) => {
    const order = arrivedAt(at)
    expect(lastDayToWithdraw(order)).toEqual(new Date('2026-06-15T00:00:00Z'))
    expect(on(order, at)).toBe(true)
    expect(on(order, '2026-06-16T11:59:59.999Z')).toBe(true)
    expect(on(order, '2026-06-16T12:00:00.000Z')).toBe(false)
  },
)

it('they have not begun before everything has arrived', () => {
  for (const status of ['paid', 'shipped'] as const) {
    const order = { status, timeline: [{ status: 'paid', at: '2026-05-20T10:00:00Z' }] } as const
    expect(lastDayToWithdraw(order)).toBeNull()
    expect(on(order, '2027-05-20T10:00:00Z')).toBe(true)
  }
})

it.each(['awaiting-payment', 'cancelled', 'refunded'] as const)(
  'nobody withdraws from an order that is %s',
  (status) => {
    const order = { status, timeline: arrivedAt('2026-06-01T10:00:00Z').timeline }
    expect(on(order, '2026-06-02T10:00:00Z')).toBe(false)
    expect(lastDayToWithdraw(order)).toBeNull()
  },
)

it('what is paid out to an artist can no longer be withdrawn from', () => {
  const payday = new Date('2026-07-01T00:00:00Z')
  const ends = [-1, 0, 1].map((millisecond) => fc.constant(millisecond))
  // Midnights, at which days end, and the moments around them, too.
  const deliveredAt = fc
    .tuple(fc.integer({ min: 10, max: 20 }), fc.oneof(...ends, fc.integer({ min: 0, max: 86_400_000 })))
    .map(([days, later]) => new Date(payday.getTime() - days * 86_400_000 + later))
  const paid = (at: Date) =>
    dueOn(payday, [
      { order: { id: 'order', deliveredAt: at, isContested: false, isPlayMoney: false }, rest: 1 },
    ]).amount > 0
  fc.assert(
    fc.property(deliveredAt, (at) => {
      expect(paid(at)).toBe(!canWithdraw(arrivedAt(at.toISOString()), payday))
    }),
    { numRuns: 500 },
  )
})
