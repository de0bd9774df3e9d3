import { expect, test } from 'vitest'
import { orderView, waitingOrder } from '#web/testing/order-window.ts'
import { dayText, momentText, orderSteps } from './order-words.ts'

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
