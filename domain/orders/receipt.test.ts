import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PostedEntry, refundEntries } from '#domain/fair-pay/ledger.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { Carriages } from '#domain/shipping/carriage.ts'
import { aLine, anOrder } from '#domain/testing/orders.ts'
import type { Order } from './order.ts'
import { receiptOf } from './receipt.ts'

const placedAt = new Date('2026-03-01T10:00:00Z')
const paidAt = new Date('2026-03-01T10:05:00Z')
const refundedAt = new Date('2026-03-09T08:00:00Z')

const amina = { id: 'amina', name: 'Amina Njoroge' }
const brook = { id: 'brook', name: 'Brook Tadesse' }

const orderOf = (
  lines: readonly [artist: typeof amina, price: number, quantity: number][],
  feePercent = 15,
  carriages: Carriages = {},
) =>
  anOrder(
    {
      feePercent,
      carriages,
      lines: lines.map(([artist, price, quantity], at) =>
        aLine({ artworkId: `work-${at}`, title: `Work ${at}`, artist, price, quantity }),
      ),
    },
    placedAt,
  )

const booked = (order: Order): readonly PostedEntry[] =>
  order.payment.map((entry) => ({ ...entry, at: paidAt }))

describe('a receipt', () => {
  it('tells for each artist what their works cost, what they receive and the fee', () => {
    const order = orderOf([
      [amina, 64_000, 1],
      [brook, 4_550, 2],
      [amina, 33_333, 1],
    ])
    const { parts, price, artistsReceive, fee, refunds, paidAt: at } = receiptOf(order, booked(order))
    expect(parts.map(({ artist, lines, subtotal }) => [artist.name, lines.length, subtotal])).toEqual([
      ['Amina Njoroge', 2, 97_333],
      ['Brook Tadesse', 1, 9_100],
    ])
    expect(parts.map((part) => [part.artistReceives, part.fee])).toEqual([
      [82_733, 14_600],
      [7_735, 1_365],
    ])
    expect({ total: price.total, artistsReceive, fee }).toEqual({
      total: 106_433,
      artistsReceive: 90_468,
      fee: 15_965,
    })
    expect({ refunds, left: price.left, at }).toEqual({ refunds: [], left: 106_433, at: paidAt })
  })

  it('tells what went back, when, and who gave it', () => {
    const order = orderOf([[amina, 64_000, 1]])
    const entries = booked(order)
    const whole = [{ artistId: amina.id, kept: 64_000, back: 64_000 }]
    const back = refundEntries(whole, 15).map((entry) => ({ ...entry, at: refundedAt }))
    expect(receiptOf(order, [...entries, ...back])).toMatchObject({
      price: { total: 64_000, left: 0 },
      artistsReceive: 54_400,
      fee: 9_600,
      refunds: [{ at: refundedAt, amount: 64_000, fromArtists: 54_400, fromPlatform: 9_600 }],
    })
  })

  it('tells in what was agreed, too, what was paid and what each refund was of it', () => {
    const order = orderOf([[amina, 64_000, 1]])
    const entries = booked(order)
    const steps = [
      { from: 64_000, back: 20_001, at: refundedAt },
      { from: 43_999, back: 43_999, at: new Date(refundedAt.getTime() + 1000) },
    ]
    const gone = steps.flatMap(({ from, back, at }) =>
      refundEntries([{ artistId: amina.id, kept: from, back }], 15).map((entry) => ({ ...entry, at })),
    )
    const rate = { perDollar: 129.5, source: 'the shop', at: paidAt }
    const agreed = { price: 64_000, amount: 82_880_00, currency: 'KES', rate } as const
    const { paid, refunds } = receiptOf(order, [...entries, ...gone.toReversed()], agreed)
    expect(paid).toBe(agreed)
    expect(refunds.map(({ back }) => back?.amount)).toEqual([25_901_00, 56_979_00])
    const inDollars = { price: 64_000, amount: 64_000, currency: 'USD', rate: null } as const
    expect(receiptOf(order, [...entries, ...gone], inDollars)).toMatchObject({
      paid: null,
      refunds: [{ back: null }, { back: null }],
    })
  })

  it('tells what goes to the carrier, unless nothing is sent any more', () => {
    const lines: Parameters<typeof orderOf>[0] = [
      [amina, 64_000, 1],
      [brook, 4_550, 2],
    ]
    const order = orderOf(lines, 15, { amina: 3_100 })
    const entries = booked(order)
    expect(entries).toEqual(booked(orderOf(lines)))
    expect(receiptOf(order, entries).parts.map(({ carriage }) => carriage)).toEqual([3_100, null])
    expect(receiptOf(order, entries).carriage).toBe(3_100)
    order.markPaid(paidAt)
    order.refund(
      { lines: [{ artworkId: 'work-0', quantity: 1 }] },
      { id: 'r', at: refundedAt, askedBy: null },
    )
    expect(receiptOf(order, entries).carriage).toBeNull()
  })

  it('is none of an order that nobody has paid', () => {
    expect(() => receiptOf(orderOf([[amina, 64_000, 1]]), [])).toThrow(
      expect.objectContaining({
        refusal: 'conflict',
        code: 'order-not-paid',
        message: 'Order 4829-1736 was not paid: there is a receipt as soon as it is.',
      }),
    )
  })

  it('adds up to what was paid, whatever was bought of whom', () => {
    const line = fc.tuple(
      fc.constantFrom(amina, brook),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 9 }),
    )
    const fee = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fee, (lines, feePercent) => {
        const order = orderOf(lines, feePercent)
        const receipt = receiptOf(order, booked(order))
        expect(receipt.price).toEqual(order.price)
        expect(receipt.artistsReceive + receipt.fee).toBe(order.total)
        expect(sumOf(receipt.parts.map(({ subtotal }) => subtotal))).toBe(order.total)
        expect(sumOf(receipt.parts.map(({ artistReceives }) => artistReceives))).toBe(receipt.artistsReceive)
        expect(sumOf(receipt.parts.map((part) => part.fee))).toBe(receipt.fee)
      }),
    )
  })
})
