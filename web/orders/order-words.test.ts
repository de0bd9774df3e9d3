import { expect, test } from 'vitest'
import { orderView, waitingOrder } from '#web/testing/order-window.ts'
import {
  cancelledWords,
  cancellingWords,
  dayText,
  momentText,
  orderSteps,
  refundedWords,
} from './order-words.ts'

const short = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map(({ word, place, note }) => [word, place, note])

test('a paid order has been placed and is still to be shipped and delivered', () => {
  expect(short(orderView())).toEqual([
    ['Order placed', 'done', null],
    ['Paid', 'now', null],
    ['Shipped', 'to come', null],
    ['Delivered', 'to come', null],
  ])
})

test('an unpaid order says what it waits for', () => {
  expect(short(waitingOrder())).toEqual([
    ['Order placed', 'now', 'Awaiting payment'],
    ['Paid', 'to come', null],
    ['Shipped', 'to come', null],
    ['Delivered', 'to come', null],
  ])
})

test('parcels already on their way are counted', () => {
  const [one, other] = orderView().fulfilments
  if (!one || !other) throw new Error('The order has two parcels.')
  const partly = orderView({ fulfilments: [{ ...one, status: 'shipped' }, other] })
  expect(short(partly)[2]).toEqual(['Shipped', 'to come', '1 of 2 parcels is on its way'])
})

test('nothing comes after a refund', () => {
  const refunded = orderView({
    status: 'refunded',
    timeline: [...orderView().timeline, { status: 'refunded', at: '2026-11-22T08:00:00.000Z' }],
  })
  expect(short(refunded).at(-1)).toEqual(['Refunded', 'now', null])
})

test('times are the same for the server and every reader', () => {
  expect(dayText('2026-11-21T23:30:00.000Z')).toBe('21 November 2026')
  expect(momentText('2026-11-21T10:04:00.000Z')).toBe('21 Nov, 10:04 UTC')
})

test('works that were sent are not said to be back in the gallery by a refund', () => {
  const order = orderView()
  const sent = order.items.map((item, index) => ({ ...item, inParcel: index === 0 ? 1 : 0 }))
  const kept = order.items.map((item) => ({ ...item, inParcel: 0 }))
  expect(refundedWords({ items: sent })).not.toContain('gallery')
  expect(refundedWords({ items: kept })).toContain('the works are back in the gallery')
})

test('nobody who pays by transfer is told that nothing was paid: part of it may have come, or be on its way', () => {
  const [transfer, phone] = [
    { method: 'atm', status: 'pending' },
    { method: 'mpesa', status: 'pending' },
  ] as const
  expect(cancelledWords({ payment: transfer })).not.toContain('Nothing was paid')
  expect(cancelledWords({ payment: phone })).toContain('Nothing was paid')
  const waiting = { status: 'awaiting-payment' } as const
  expect(cancellingWords({ ...waiting, payment: transfer })).toContain('goes back to where it came from')
  expect(cancellingWords({ ...waiting, payment: phone })).toContain('Nothing has been paid')
  expect(cancellingWords({ ...waiting, payment: { ...transfer, isToBeConfirmed: true } })).toContain(
    'not kept',
  )
})
