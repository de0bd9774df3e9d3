import { describe, expect, it } from 'vitest'
import { ledgerSum } from '#domain/fair-pay/ledger.ts'
import { anOrder, piecesOf } from '#domain/testing/orders.ts'
import { refusalOf } from '#domain/testing/refusals.ts'
import { carriageOf } from './fulfilment.ts'
import type { Order } from './order.ts'
import type { OrderDetails } from './order-details.ts'
import { canBeCancelled } from './order-status.ts'
import { arriveUnnoticed, wayOf } from './order-way.ts'

const placed = new Date('2026-03-01T10:00:00Z')
const later = new Date('2026-03-01T10:10:00Z')
const asked = { id: 'r1', at: later, askedBy: 'wanjiru' }

const order = (details: Partial<OrderDetails> = {}) =>
  anOrder(
    {
      lines: [
        piecesOf('Harbour', 'amina', 64_000),
        piecesOf('Salt', 'brook', 4550, 2),
        piecesOf('Window', 'amina', 9999),
      ],
      ...details,
    },
    placed,
  )

const history = ({ timeline }: Order) => timeline.map(({ status }) => status)
const forSaleAgain = ({ refunds }: Order) =>
  refunds.flatMap(({ pieces }) => pieces.filter(({ wasSent }) => !wasSent).map(({ artworkId }) => artworkId))
const parcels = ({ fulfilments }: Order) => fulfilments.map(({ artist, status }) => `${artist.id}: ${status}`)

describe('a new order', () => {
  it('waits for its payment, with one fulfilment per artist', () => {
    const fresh = order()
    expect(fresh.status).toBe('awaiting-payment')
    expect(fresh.total).toBe(64_000 + 9_100 + 9_999)
    expect(parcels(fresh)).toEqual(['amina: waiting', 'brook: waiting'])
    expect(history(fresh)).toEqual(['awaiting-payment'])
  })

  it('goes with an address without what a phone wraps around one', () => {
    expect(order({ email: '\u202Alena@example.test\u202C' }).email).toBe('lena@example.test')
  })

  it('splits its sum between the artists and the platform, and the books sum to zero', () => {
    const { payment } = order()
    expect(payment.map(({ amount }) => amount)).toEqual([-83_099, 62_899, 7_735, 12_465])
    expect(ledgerSum(payment)).toBe(0)
  })
})

describe('what sending costs the artists', () => {
  const carriages = { amina: 3_100 }
  const told = ({ fulfilments }: Order) => fulfilments.map(carriageOf)

  it('is kept with their parts, and changes neither the sum nor the books', () => {
    const carried = order({ carriages })
    expect(told(carried)).toEqual([3_100, null])
    expect(carried.total).toBe(order().total)
    expect(carried.payment).toEqual(order().payment)
  })

  it('is told as long as something is sent, and of what was sent', () => {
    const paid = order({ carriages })
    paid.markPaid(later)
    paid.refund({ lines: [{ artworkId: 'Harbour', quantity: 1 }] }, asked)
    expect(told(paid)).toEqual([3_100, null])
    const sent = order({ carriages })
    sent.markPaid(later)
    sent.ship('amina', 'DHL', '42', later)
    const both = ['Harbour', 'Window'].map((artworkId) => ({ artworkId, quantity: 1 }))
    sent.refund({ lines: both }, asked)
    expect(told(sent)).toEqual([3_100, null])
    paid.refund({ lines: both.slice(1) }, { ...asked, id: 'r2' })
    expect(told(paid)).toEqual([null, null])
  })
})

describe('waiting for the payment', () => {
  it.each([
    ['card', 15 * 60],
    ['mpesa', 15 * 60],
    ['atm', 3 * 24 * 60 * 60],
  ] as const)('by %s ends after %d seconds', (method, seconds) => {
    const waiting = order({ method })
    const after = (extra: number) => new Date(placed.getTime() + seconds * 1000 + extra)
    expect(waiting.isExpired(after(-1))).toBe(false)
    expect(waiting.isExpired(after(0))).toBe(true)
  })

  it('never ends once the money is here', () => {
    const paid = order()
    paid.markPaid(later)
    expect(paid.isExpired(new Date('2030-01-01'))).toBe(false)
  })

  it('ends as cancelled when the payment fails', () => {
    const failed = order()
    failed.failPayment(later)
    expect(failed).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
    expect(parcels(failed)).toEqual(['amina: cancelled', 'brook: cancelled'])
    expect(() => failed.markPaid(later)).toThrow('Order 4829-1736 does not wait for a payment.')
  })
})

describe('the way to the buyer', () => {
  it('is shipped when every artist has sent their part, then delivered', () => {
    const sent = order()
    sent.markPaid(later)
    sent.ship('brook', 'DHL', 'JD01', later)
    expect(sent.status).toBe('paid')
    expect(parcels(sent)).toEqual(['amina: waiting', 'brook: shipped'])
    sent.ship('amina', 'Posta', 'EE02', later)
    sent.arrive('brook', later)
    expect(sent.status).toBe('shipped')
    sent.arrive('amina', later)
    expect(history(sent)).toEqual(['awaiting-payment', 'paid', 'shipped', 'delivered'])
    expect(parcels(sent)).toEqual(['amina: delivered', 'brook: delivered'])
  })

  it('is not open to unpaid orders, strangers or twice', () => {
    const waiting = order()
    expect(() => waiting.ship('amina', 'DHL', '1', later)).toThrow('is not waiting to be shipped')
    waiting.markPaid(later)
    expect(() => waiting.ship('nobody', 'DHL', '1', later)).toThrow('has no such part')
    waiting.ship('amina', 'DHL', '1', later)
    expect(() => waiting.ship('amina', 'DHL', '1', later)).toThrow('is on its way already')
    waiting.ship('brook', 'DHL', '2', later)
    expect(() => waiting.ship('amina', 'DHL', '1', later)).toThrow('is on its way already')
  })
})

describe('a parcel', () => {
  const after = (days: number) => new Date(later.getTime() + days * 86_400_000)
  const onItsWay = () => {
    const sent = order()
    sent.markPaid(later)
    sent.ship('amina', 'DHL', '1', later)
    return sent
  }

  it('is found by another number until it has arrived, and left when it left', () => {
    const sent = onItsWay()
    sent.correctParcel('amina', 'UPS', '2')
    expect(sent.fulfilments[0]).toMatchObject({
      status: 'shipped',
      carrier: 'UPS',
      trackingNumber: '2',
      shippedAt: later,
    })
    expect(sent.fulfilments[1]).toMatchObject({ status: 'waiting', carrier: null })
    sent.arrive('amina', later)
    expect(() => sent.correctParcel('amina', 'DHL', '1')).toThrow('is not on its way')
    expect(sent.fulfilments[0]).toMatchObject({ status: 'delivered', trackingNumber: '2' })
  })

  it('arrives once, when it was sent, and not to a stranger’s order', () => {
    const sent = onItsWay()
    expect(() => sent.arrive('brook', later)).toThrow('is not on its way')
    expect(() => sent.arrive('nobody', later)).toThrow('has no such part')
    sent.arrive('amina', later)
    expect(() => sent.arrive('amina', later)).toThrow('is not on its way')
    expect(sent.status).toBe('paid')
    sent.ship('brook', 'DHL', '2', later)
    expect(history(sent)).toEqual(['awaiting-payment', 'paid', 'shipped'])
    sent.arrive('brook', later)
    expect(sent.status).toBe('delivered')
  })

  it('is taken as arrived 21 days after it was sent, each by itself', () => {
    const sent = onItsWay()
    sent.ship('brook', 'DHL', '2', after(1))
    expect(arriveUnnoticed(sent, new Date(after(21).getTime() - 1))).toBe(0)
    expect(arriveUnnoticed(sent, after(21))).toBe(1)
    expect(parcels(sent)).toEqual(['amina: delivered', 'brook: shipped'])
    expect(arriveUnnoticed(sent, after(22))).toBe(1)
    expect(sent.timeline.at(-1)).toEqual({ status: 'delivered', at: after(22) })
  })

  it('does not arrive for somebody who got their money back', () => {
    const sent = onItsWay()
    sent.refund({}, asked)
    expect(() => sent.arrive('amina', later)).toThrow('is not on its way')
    expect(arriveUnnoticed(sent, after(30))).toBe(0)
    expect(sent.status).toBe('refunded')
  })
})

describe('cancelling', () => {
  it('ends an unpaid order as cancelled, a paid one as refunded', () => {
    const unpaid = order()
    unpaid.cancel(asked)
    expect(unpaid).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
    const paid = order()
    paid.markPaid(later)
    paid.cancel(asked)
    expect(paid).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' })
  })

  it('is over as soon as one part is on its way, or the order has ended', () => {
    const sent = order()
    sent.markPaid(later)
    sent.ship('brook', 'DHL', 'JD01', later)
    expect(canBeCancelled(sent)).toBe(false)
    expect(() => sent.cancel(asked)).toThrow('can no longer be cancelled')
    const ended = order()
    ended.cancel(asked)
    expect(() => ended.cancel(asked)).toThrow('can no longer be cancelled')
  })
})

describe('a bank transfer', () => {
  it('pays the order once it has arrived', () => {
    const waiting = order({ method: 'atm' })
    waiting.mustAwaitTransfer()
    waiting.markPaid(later)
    expect(waiting).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
    expect(() => waiting.mustAwaitTransfer()).toThrow('does not wait for a payment')
  })

  it('pays no order whose money comes another way', () => {
    const byPhone = order({ method: 'mpesa' })
    expect(() => byPhone.mustAwaitTransfer()).toThrow('Order 4829-1736 is not paid by bank transfer.')
    expect(byPhone.status).toBe('awaiting-payment')
  })
})

describe('a refund', () => {
  it('ends a paid order, of which nothing is sent any more', () => {
    const paid = order()
    paid.markPaid(later)
    paid.refund({}, asked)
    expect(paid).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' })
    expect(parcels(paid)).toEqual(['amina: cancelled', 'brook: cancelled'])
    expect(forSaleAgain(paid)).toEqual(['Harbour', 'Salt', 'Window'])
  })

  it('leaves on its way what has been sent, and keeps it from being sold again', () => {
    const sent = order()
    sent.markPaid(later)
    sent.ship('amina', 'DHL', '1234', later)
    sent.refund({}, asked)
    expect(parcels(sent)).toEqual(['amina: shipped', 'brook: cancelled'])
    expect(forSaleAgain(sent)).toEqual(['Salt'])
  })

  it('is given once, and not for what was never paid', () => {
    const unpaid = order()
    expect(() => unpaid.refund({}, asked)).toThrow('is not paid, or refunded already')
    unpaid.markPaid(later)
    unpaid.refund({}, asked)
    expect(() => unpaid.refund({}, asked)).toThrow('is not paid, or refunded already')
  })
})

describe('what an order refuses is known by its code', () => {
  const paid = order()
  paid.markPaid(later)
  const onItsWay = order()
  onItsWay.markPaid(later)
  onItsWay.ship('amina', 'DHL', '1', later)
  const half = order()
  half.markPaid(later)
  half.refund({ lines: [{ artworkId: 'Salt', quantity: 2 }] }, asked)

  it.each<[string, () => unknown, string]>([
    ['paid twice', () => paid.markPaid(later), 'conflict order-not-awaiting-payment'],
    ['cancelled on its way', () => onItsWay.cancel(asked), 'conflict order-not-cancellable'],
    ['by card, as if by transfer', () => order().mustAwaitTransfer(), 'conflict no-bank-transfer'],
    ['refunded unpaid', () => order().refund({}, asked), 'conflict order-not-refundable'],
    ['sent unpaid', () => order().ship('amina', 'DHL', '1', later), 'conflict order-not-paid'],
    ['sent twice', () => onItsWay.ship('amina', 'DHL', '1', later), 'conflict already-shipped'],
    ['sent with nothing in it', () => half.ship('brook', 'DHL', '1', later), 'conflict nothing-to-send'],
    ['corrected unsent', () => paid.correctParcel('amina', 'DHL', '1'), 'conflict parcel-not-on-its-way'],
    ['arrived unsent', () => paid.arrive('amina', later), 'conflict parcel-not-on-its-way'],
    ['a stranger’s', () => paid.ship('nobody', 'DHL', '1', later), 'not-found fulfilment-not-found'],
    [
      'paid before its address is confirmed',
      () => order({ confirmation: 'proof' }).markPaid(later),
      'conflict address-not-confirmed',
    ],
    ['another than was seen', () => paid.refund({ left: 1 }, asked), 'conflict order-changed'],
    ['given back too much', () => paid.refund({ amount: 9e9 }, asked), 'rule-broken refund-not-possible'],
  ])('%s', (_, act, known) => {
    const { refusal, code } = refusalOf(act) ?? {}
    expect(`${refusal} ${code}`).toBe(known)
  })
})

describe('an order keeps', () => {
  it('whose it is and where it was sent from, the latter until it is paid', () => {
    const known = order({ buyerId: 'lena', placedFrom: 'network' })
    expect(known).toMatchObject({ buyerId: 'lena', placedFrom: 'network', paymentStatus: 'pending' })
    known.markPaid(later)
    expect(known).toMatchObject({ buyerId: 'lena', placedFrom: null })
    expect(order()).toMatchObject({ buyerId: null, placedFrom: null })
  })

  it('of each refund the parts of those artists alone who give something back', () => {
    const paid = order()
    paid.markPaid(later)
    paid.refund({ lines: [{ artworkId: 'Salt', quantity: 1 }] }, asked)
    expect(paid.refunds.map(({ shares }) => shares)).toEqual([[{ artistId: 'brook', amount: 4550 }]])
  })

  it('how many pieces of each artist are in its shares', () => {
    expect(order().shares.map(({ pieces }) => pieces)).toEqual([2, 2])
  })

  it('no books of an unpaid one that is cancelled', () => {
    expect(order().cancel(asked)).toEqual([])
  })

  it('the address of a picture with its number, so that its buyer sees it when it hangs no more', () => {
    const imageUrl = `/media/${'0123456789abcdef'.repeat(2)}/800`
    const shown = order({ id: 'o7', lines: [{ ...piecesOf('Harbour', 'amina', 1), imageUrl }] })
    expect(shown.lines.map((each) => each.imageUrl)).toEqual([`${imageUrl}?order=o7`])
    expect(order().lines.map((each) => each.imageUrl)).toEqual([null, null, null])
  })
})

it('nothing is on its way of which all was given back', () => {
  const paid = order()
  paid.markPaid(later)
  paid.refund({}, asked)
  expect(wayOf(paid.fulfilments)).toBeNull()
})
