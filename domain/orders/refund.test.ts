import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LedgerEntry, ledgerSum } from '#domain/fair-pay/ledger.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { sumOf } from '#domain/shared/money.ts'
import { aPaidOrder, piecesOf } from '#domain/testing/orders.ts'
import type { Order } from './order.ts'
import type { OrderLine } from './order-line.ts'
import {
  keptShares,
  linesLeft,
  linesOfRefund,
  piecesBack,
  piecesInParcel,
  type RefundWish,
} from './refund.ts'

const now = new Date('2026-03-01T10:10:00Z')
let count = 0
const asked = () => ({ id: `refund ${count++}`, at: now, askedBy: 'wanjiru' })

const works = [
  piecesOf('Harbour', 'amina', 64_000),
  piecesOf('Salt', 'brook', 4_550, 2),
  piecesOf('Window', 'amina', 9_999),
]

const paid = (lines: readonly OrderLine[] = works, feePercent = 15): Order =>
  aPaidOrder({ lines, feePercent }, now)
const parcels = ({ fulfilments }: Order) => fulfilments.map(({ artist, status }) => `${artist.id}: ${status}`)
const only = (artworkId: string, quantity = 1): RefundWish => ({ lines: [{ artworkId, quantity }] })

/** Why a wish is refused, which changes nothing. */
function refusalOf(order: Order, wish: RefundWish, onlyOf?: string): unknown {
  const { refunds, status } = order
  try {
    order.refund(wish, asked(), onlyOf)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return order.refunds === refunds && order.status === status ? (error.fields ?? error.code) : 'changed'
  }
  return null
}

describe('a refund of works', () => {
  it('gives back what they cost, and each side its part of it', () => {
    const order = paid()
    expect(order.refund(only('Salt'), asked())).toEqual([
      { kind: 'refund', account: { kind: 'buyer' }, amount: 4_550, sales: 0 },
      {
        kind: 'refund',
        account: { kind: 'artist', artistId: 'brook' },
        amount: -3_867,
        sales: -4_550,
        pieces: -1,
      },
      { kind: 'refund', account: { kind: 'platform' }, amount: -683, sales: 0 },
    ])
    expect(order).toMatchObject({ status: 'paid', paymentStatus: 'partly-refunded' })
    expect(order.price).toMatchObject({ total: 83_099, left: 78_549, adjustments: [{ amount: -4_550 }] })
    expect(piecesBack(order, 'Salt')).toBe(1)
    expect(order.refunds[0]?.pieces).toEqual([{ artworkId: 'Salt', quantity: 1, wasSent: false }])
  })

  it('calls the parcel off of whoever has nothing left to send', () => {
    const order = paid()
    order.refund(only('Salt'), asked())
    expect(parcels(order)).toEqual(['amina: waiting', 'brook: waiting'])
    order.refund(only('Salt'), asked())
    expect(parcels(order)).toEqual(['amina: waiting', 'brook: cancelled'])
    expect(() => order.ship('brook', 'DHL', '1', now)).toThrow('Nothing is left to send')
    order.ship('amina', 'DHL', '1', now)
    expect(order.status).toBe('shipped')
    order.arrive('amina', now)
    expect(order.status).toBe('delivered')
  })

  it('lets an order go on that waited for these works alone', () => {
    const order = paid()
    order.ship('amina', 'DHL', '1', now)
    expect(order.status).toBe('paid')
    order.refund(only('Salt', 2), asked())
    expect(order.status).toBe('shipped')
  })

  it('sells nothing again that has been sent', () => {
    const order = paid()
    order.ship('brook', 'DHL', '1', now)
    order.refund(only('Salt', 2), asked())
    expect(order.refunds[0]?.pieces).toEqual([{ artworkId: 'Salt', quantity: 2, wasSent: true }])
    expect(parcels(order)).toEqual(['amina: waiting', 'brook: shipped'])
  })

  it('gives back no more than is left of their artist’s part', () => {
    const order = paid([piecesOf('Harbour', 'amina', 1_000), piecesOf('Salt', 'brook', 1_000)])
    order.refund({ amount: 1_500 }, asked())
    order.refund(only('Harbour'), asked())
    expect(order.refunds.map(({ amount }) => amount)).toEqual([1_500, 250])
  })
})

describe('the pieces of a line', () => {
  it('lie in its parcel until they are given back before it is sent', () => {
    const order = paid()
    const salt = works[1]!
    expect(piecesInParcel(order, salt)).toBe(2)
    order.refund(only('Salt'), asked())
    expect(piecesInParcel(order, salt)).toBe(1)
    order.ship('brook', 'DHL', '1', now)
    order.refund(only('Salt'), asked())
    expect(piecesInParcel(order, salt)).toBe(1)
  })

  it('are told of each refund by itself, as many as it gave up', () => {
    const order = paid()
    order.refund(only('Salt'), asked())
    order.refund(only('Harbour'), asked())
    const told = order.refunds.map((refund) =>
      linesOfRefund(order, refund).map(({ title, price, quantity }) => [title, price, quantity]),
    )
    expect(told).toEqual([[['Salt', 4_550, 1]], [['Harbour', 64_000, 1]]])
    const stranger = { ...order.refunds[0]!, pieces: [{ artworkId: 'Dusk', quantity: 1, wasSent: false }] }
    expect(linesOfRefund(order, stranger)).toEqual([])
  })
})

describe('a refund of an amount', () => {
  it('gives its last cent to the part with the largest remainder, wherever that stands', () => {
    const order = paid([piecesOf('A', 'a', 100), piecesOf('B', 'b', 250), piecesOf('C', 'c', 150)])
    order.refund({ amount: 101 }, asked())
    expect(order.refunds[0]?.shares.map(({ amount }) => amount)).toEqual([20, 51, 30])
    const large = paid([piecesOf('A', 'a', 600), piecesOf('B', 'b', 250), piecesOf('C', 'c', 150)])
    large.refund({ amount: 5 }, asked())
    expect(large.refunds[0]?.shares.map(({ amount }) => amount)).toEqual([3, 1, 1])
  })

  it('is shared by what is left of each part, whole cents to the largest remainders', () => {
    const order = paid([piecesOf('A', 'a', 100), piecesOf('B', 'b', 100), piecesOf('C', 'c', 100)])
    order.refund({ amount: 200 }, asked())
    expect(order.refunds[0]?.shares).toEqual([
      { artistId: 'a', amount: 67 },
      { artistId: 'b', amount: 67 },
      { artistId: 'c', amount: 66 },
    ])
    expect(order.refunds[0]?.pieces).toEqual([])
  })

  it('of one artist alone leaves the others what they have', () => {
    const order = paid()
    expect(refusalOf(order, { amount: 9_101 }, 'brook')).toEqual({
      amount: 'At most $91.00 is left to give back.',
    })
    order.refund({ amount: 1_000 }, asked(), 'brook')
    expect(order.refunds[0]).toMatchObject({ shares: [{ artistId: 'brook', amount: 1_000 }], pieces: [] })
    expect(refusalOf(order, only('Harbour'), 'brook')).toEqual({ lines: 'Harbour is by somebody else.' })
    const byThePiece = paid()
    byThePiece.refund(only('Salt'), asked(), 'brook')
    expect(byThePiece.refunds[0]?.shares).toEqual([{ artistId: 'brook', amount: 4_550 }])
    // What is left is what is left of the order, whoever it is taken from.
    order.refund({ amount: 8_100, left: 82_099 }, asked(), 'brook')
    expect(parcels(order)).toEqual(['amina: waiting', 'brook: cancelled'])
    expect(keptShares(order)).toEqual([
      { artistId: 'amina', kept: 73_999 },
      { artistId: 'brook', kept: 0 },
    ])
  })

  it('of the last cent ends the order, and sells again what was not sent', () => {
    const order = paid()
    order.refund({ amount: 83_098 }, asked())
    expect(order.status).toBe('paid')
    order.refund({ amount: 1 }, asked())
    expect(order).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' })
    expect(linesLeft(order)).toEqual([])
    expect(parcels(order)).toEqual(['amina: cancelled', 'brook: cancelled'])
  })
})

describe('a refund', () => {
  it.each<[string, RefundWish, object | string]>([
    [
      'works and an amount',
      { ...only('Salt'), amount: 1 },
      { amount: 'Choose works or an amount, not both.' },
    ],
    ['more than is left', { amount: 83_100 }, { amount: 'At most $830.99 is left to give back.' }],
    ['nothing', { amount: 0 }, { amount: 'Enter an amount of at least $0.01.' }],
    ['a part of a cent', { amount: 0.5 }, { amount: 'Enter an amount of at least $0.01.' }],
    ['no work', { lines: [] }, { lines: 'Choose at least one work.' }],
    ['no piece', only('Salt', 0), { lines: 'Of Salt 1 to 2 can be given back.' }],
    ['too many pieces', only('Salt', 3), { lines: 'Of Salt 1 to 2 can be given back.' }],
    ['another work', only('Dusk'), { lines: 'One of these works is not in the order.' }],
    [
      'a work twice',
      { lines: [...(only('Salt').lines ?? []), ...(only('Salt').lines ?? [])] },
      { lines: 'The same work is named twice.' },
    ],
    ['what somebody has seen otherwise', { amount: 1, left: 83_098 }, 'order-changed'],
  ])('of %s is refused and changes nothing', (_what, wish, refusal) => {
    expect(refusalOf(paid(), wish)).toEqual(refusal)
  })

  it('says what is left where somebody has seen otherwise', () => {
    expect(() => paid().refund({ amount: 1, left: 83_098 }, asked())).toThrow(
      /^Somebody else has changed order [\d-]+: \$830\.99 is left of it now\.$/,
    )
  })

  it('gives no piece back twice', () => {
    const order = paid()
    order.refund({ ...only('Harbour'), left: 83_099 }, asked())
    expect(refusalOf(order, only('Harbour'))).toEqual({ lines: 'Harbour is given back already.' })
  })
})

describe('any steps', () => {
  const fee = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
  const pieces = fc.record({
    artist: fc.constantFrom('amina', 'brook', 'chidi'),
    price: fc.integer({ min: 1, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ kind: fc.constant('line' as const), at: fc.nat({ max: 7 }), quantity: fc.nat({ max: 3 }) }),
    fc.record({ kind: fc.constant('ship' as const), at: fc.nat({ max: 2 }) }),
  )

  function take(
    order: Order,
    next: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  ): LedgerEntry[] {
    if (next.kind === 'ship') {
      const part = order.fulfilments[next.at % order.fulfilments.length]
      if (part?.status === 'waiting' && order.status === 'paid') order.ship(part.artist.id, 'DHL', '1', now)
      return []
    }
    if (next.kind === 'amount')
      return order.refund({ amount: Math.max(1, Math.floor(next.part * order.price.left)) }, asked())
    const left = linesLeft(order)
    const chosen = left[next.at % left.length]
    if (!chosen) return []
    return order.refund(only(chosen.artworkId, 1 + (next.quantity % chosen.quantity)), asked())
  }

  it('leave books that sum to zero, each part split as what is kept of it, and nothing of it in the end', () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { minLength: 1, maxLength: 8 }),
        fc.array(step, { maxLength: 12 }),
        fee,
        (bought, steps, percent) => {
          const order = paid(
            bought.map(({ artist, price, quantity }, at) => piecesOf(`work ${at}`, artist, price, quantity)),
            percent,
          )
          const books = [...order.payment]
          const on = (artistId: string) =>
            ledgerSum(
              books.filter(({ account }) => account.kind === 'artist' && account.artistId === artistId),
            )
          for (const next of steps) {
            if (order.status === 'refunded') break
            const left = order.price.left
            books.push(...take(order, next))
            expect(ledgerSum(books)).toBe(0)
            expect(order.price.left).toBeLessThanOrEqual(left)
            expect(sumOf(keptShares(order).map(({ kept }) => kept))).toBe(order.price.left)
            for (const { artistId, kept } of keptShares(order)) {
              expect(kept).toBeGreaterThanOrEqual(0)
              expect(on(artistId)).toBe(splitPrice(kept, percent).artist)
              // Nobody packs what nothing is paid for, and nobody pays for what is given back.
              expect(linesLeft(order).some(({ artist }) => artist.id === artistId)).toBe(kept > 0)
            }
            for (const { amount, shares } of order.refunds)
              expect(sumOf(shares.map((share) => share.amount))).toBe(amount)
          }
          if (order.status !== 'refunded') books.push(...order.refund({}, asked()))
          expect(order).toMatchObject({ status: 'refunded', price: { left: 0 } })
          for (const account of Map.groupBy(books, (entry) => JSON.stringify(entry.account)).values())
            expect(ledgerSum(account)).toBe(0)
          for (const { artworkId, quantity } of order.lines)
            expect(piecesBack(order, artworkId)).toBe(quantity)
        },
      ),
    )
  })
})
