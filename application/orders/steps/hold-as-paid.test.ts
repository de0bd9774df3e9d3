import { expect, it } from 'vitest'
import { anOrder, aPaidOrder } from '#domain/testing/orders.ts'
import type { ArtworkStock } from '../artwork-stock.ts'
import { holdAsPaid } from './hold-as-paid.ts'

const waits = anOrder()
const ended = anOrder()
ended.failPayment(new Date('2026-03-01T10:05:00Z'))

it.each([
  ['are as good as sold once its money is held', waits, 'waiting', 'held', 'hold anew'],
  ['are held again once its money is not', waits, 'held', 'ended', 'hold until it ends'],
  ['stay as they are where its money comes nearer', waits, 'unknown', 'waiting', null],
  ['stay as they are where what is held is taken', waits, 'held', 'taken', null],
  ['are not held again by one that has ended', ended, 'held', 'ended', null],
  ['are not looked at again by one that is paid', aPaidOrder(), 'waiting', 'taken', null],
] as const)('works of an order %s', async (_, order, before, now, asked) => {
  const calls: string[] = []
  const stock = {
    holdAnew: async () => void calls.push('hold anew'),
    hold: async (_works: unknown, until: Date) =>
      void calls.push(until === order.expiresAt ? 'hold until it ends' : 'hold'),
  } as unknown as ArtworkStock
  await holdAsPaid(order, before, now, { stock })
  expect(calls).toEqual(asked === null ? [] : [asked])
})
