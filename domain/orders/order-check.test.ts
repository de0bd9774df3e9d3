import { describe, expect, it } from 'vitest'
import type { PostedEntry } from '#domain/fair-pay/ledger.ts'
import { type Agreement, agreedAtRate } from '#domain/payments/foreign-sum.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { anOrder, lenasAddress } from '#domain/testing/orders.ts'
import type { Order } from './order.ts'
import {
  type CheckedOrder,
  cameForNothing,
  differencesOf,
  hasSettled,
  holdDifference,
  keyOfLateMoney,
  nobodysDifference,
  overdueDifference,
  type SeenAttempt,
} from './order-check.ts'

const now = new Date('2026-11-21T10:00:00Z')
const provider = 'M-Pesa'

const unpaid = (): Order => anOrder({ id: 'o1', shipping: lenasAddress, method: 'mpesa' }, now)

const rate = { perDollar: 129.5, source: 'the shop', at: now }
const sum = agreedAtRate(64_000, 'KES', rate)
const taken: Standing = { is: 'taken', sum: { amount: sum.amount, currency: 'KES' } }

const attempt = (standing?: Standing, price = 64_000): PaymentAttempt => {
  const begun = new PaymentAttempt(
    { id: 'a1', origin: 'o1', provider: 'mpesa', way: 'phone', price, sum, payer: '254712345678' },
    now,
  )
  if (standing) begun.hear(standing)
  return begun
}

const bookedOf = (order: Order): readonly PostedEntry[] =>
  order.payment.map((entry) => ({ ...entry, at: now }))

/** An order that was paid as it should. */
function paid(): CheckedOrder {
  const order = unpaid()
  order.paymentReference = 'a1'
  order.markPaid(now)
  return {
    order,
    attempts: [{ attempt: attempt(taken), provider, seen: taken }],
    booked: bookedOf(order),
    failedRefunds: [],
    came: [],
    toldUntil: null,
  }
}

const waiting = (): CheckedOrder => ({
  order: unpaid(),
  attempts: [{ attempt: attempt({ is: 'waiting' }), provider, seen: { is: 'waiting' } }],
  booked: [],
  failedRefunds: [],
  came: [],
  toldUntil: null,
})

function refunded(): CheckedOrder {
  const checked = paid()
  const back = checked.order.refund({ amount: 10_000 }, { id: 'r1', at: now, askedBy: null })
  return { ...checked, booked: [...checked.booked, ...back.map((entry) => ({ ...entry, at: now }))] }
}

const anEnd: Standing = { is: 'ended', why: 'cancelled', sentence: 'No.' }
const cancelled = () => {
  const order = unpaid()
  order.failPayment(now)
  return order
}

describe('nothing is different', () => {
  it.each<[string, CheckedOrder]>([
    ['paid', paid()],
    ['waiting', waiting()],
    ['partly refunded', refunded()],
    [
      'cancelled, here and at its provider',
      { ...waiting(), order: cancelled(), attempts: [{ attempt: attempt(anEnd), provider, seen: anEnd }] },
    ],
    [
      'cancelled before its money came, which is given back apart',
      { ...waiting(), order: cancelled(), attempts: [{ attempt: attempt(taken), provider, seen: taken }] },
    ],
    ['of long ago, without attempts', { ...paid(), attempts: [] }],
    [
      'where nobody can say',
      { ...paid(), attempts: [{ attempt: attempt(taken), provider, seen: { is: 'unknown' } }] },
    ],
    ['where nobody was asked', { ...paid(), attempts: [{ attempt: attempt(taken), provider, seen: null }] }],
  ])('of an order that is %s', (_, checked) => {
    expect(differencesOf(checked)).toEqual([])
  })
})

describe('a difference is found', () => {
  const sale = paid().booked
  const held: Standing = { is: 'held', sum: { amount: sum.amount, currency: 'KES' } }
  it.each<[string, CheckedOrder, string]>([
    [
      'a part that was taken of the whole',
      (() => {
        const part: Standing = { is: 'taken', sum: { amount: 100_00, currency: 'KES' } }
        return { ...paid(), attempts: [{ attempt: attempt(part), provider, seen: part }] }
      })(),
      'Order 4829-1736 is paid, for which M-Pesa has taken only KES\u00a0100 of KES\u00a082,880.',
    ],
    [
      'another price in the payment than in the order',
      (() => {
        const other = attempt(taken, 600_00)
        return { ...paid(), attempts: [{ attempt: other, provider, seen: taken }] }
      })(),
      'Order 4829-1736 costs $640.00, and was paid with $600.00.',
    ],
    [
      'a sale that the books lack',
      { ...paid(), booked: [] },
      'was paid with $640.00, and the books say $0.00.',
    ],
    [
      'a sale that nobody paid',
      { ...waiting(), booked: sale },
      'was paid with $0.00, and the books say $640.00.',
    ],
    ['a sale twice', { ...paid(), booked: [...sale, ...sale] }, 'with $640.00, and the books say $1,280.00.'],
    [
      'a refund that the books lack',
      { ...refunded(), booked: sale },
      '$100.00 of order 4829-1736 went back, and the books say $0.00.',
    ],
    [
      'a refund that is none',
      { ...paid(), booked: refunded().booked },
      '$0.00 of order 4829-1736 went back, and the books say $100.00.',
    ],
    ['a line too few', { ...paid(), booked: sale.slice(0, -1) }, 'come to -$96.00 instead of nothing.'],
    [
      'paid by nothing',
      { ...paid(), attempts: [{ attempt: attempt({ is: 'waiting' }), provider, seen: null }] },
      'is paid, and no payment of it was taken.',
    ],
    [
      'paid by none of its payments',
      (() => {
        const checked = paid()
        checked.order.paymentReference = 'another'
        return checked
      })(),
      'is paid, and no payment of it was taken.',
    ],
    [
      'taken and not paid',
      {
        ...waiting(),
        attempts: [
          { attempt: attempt(anEnd), provider, seen: anEnd },
          { attempt: attempt(taken), provider, seen: taken },
        ],
      },
      'waits for its payment, which was taken.',
    ],
    [
      'taken by the provider alone',
      { ...waiting(), attempts: [{ attempt: attempt({ is: 'waiting' }), provider, seen: taken }] },
      'for order 4829-1736, of which we know nothing.',
    ],
    [
      'another sum',
      {
        ...paid(),
        attempts: [
          { attempt: attempt(taken), provider, seen: { is: 'taken', sum: { amount: 100, currency: 'KES' } } },
        ],
      },
      'and we know of KES',
    ],
    [
      'taken here alone',
      { ...paid(), attempts: [{ attempt: attempt(taken), provider, seen: anEnd }] },
      'M-Pesa does not say that order 4829-1736 was paid, and we do.',
    ],
    [
      'a hold that nobody needs',
      { ...waiting(), order: cancelled(), attempts: [{ attempt: attempt(anEnd), provider, seen: held }] },
      'for order 4829-1736, which needs no more.',
    ],
    [
      'a refund that failed',
      { ...refunded(), failedRefunds: [{ amount: 10_000, provider }] },
      '$100.00 of order 4829-1736 did not go back through M-Pesa.',
    ],
  ])('%s', (_, checked, sentence) => {
    const found = differencesOf(checked)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(sentence)
  })
})

/** A transfer of which so much has come, as a person says. */
function transferred(agreed: Agreement, came: number): SeenAttempt {
  const seen: Standing = { is: 'taken', sum: { amount: came, currency: agreed.currency } }
  const details = { id: 'a1', origin: 'o1', provider: 'bank', way: 'transfer', payer: null } as const
  const transfer = new PaymentAttempt({ ...details, price: 640_00, sum: agreed }, now)
  transfer.hear(seen)
  return { attempt: transfer, provider: 'the bank', seen }
}

it('a part of a transfer that a person took as enough is no difference', () => {
  const attempts = [transferred({ amount: 640_00, currency: 'USD' }, 100_00)]
  expect(differencesOf({ ...paid(), attempts })).toEqual([])
})

describe('a transfer that an admin has said to be here', () => {
  const none = { amount: 0, currency: 'USD' } as const
  const byTransfer = (rest: Partial<CheckedOrder>, paidAt: Date | null = now) => {
    const placedAt = new Date('2026-11-18T10:00:00Z')
    const order = anOrder({ id: 'o1', shipping: lenasAddress, method: 'atm' }, placedAt)
    order.paymentReference = 'a1'
    if (paidAt) order.markPaid(paidAt)
    const booked = paidAt ? bookedOf(order) : []
    return differencesOf({
      order,
      attempts: [],
      booked,
      failedRefunds: [],
      came: [],
      toldUntil: null,
      ...rest,
    })
  }

  it('is missed once statements tell of days by which it must have been booked', () => {
    expect(byTransfer({ toldUntil: '2026-11-24' })).toEqual([])
    expect(byTransfer({ toldUntil: '2026-11-24' }, new Date('2026-11-21T00:00:00Z'))).toHaveLength(1)
    expect(byTransfer({ toldUntil: '2026-11-25', came: [{ paid: 0, sumBack: none }] })).toEqual([
      'Order 4829-1736 is paid, and no statement tells of its $640.00, or the bank took them back: please see whether they have come.',
    ])
  })

  it('is missed in the currency that it was agreed in', () => {
    const agreed = agreedAtRate(640_00, 'EUR', { perDollar: 0.9, source: 'the shop', at: now })
    const attempts = [transferred(agreed, agreed.amount)]
    expect(byTransfer({ toldUntil: '2026-11-25', attempts })).toEqual([
      expect.stringContaining('no statement tells of its €576.00'),
    ])
  })

  it('is perhaps what an earlier release refused, and is named as that', () => {
    const refused = (amount: number) => ({ paid: 0, sumBack: { amount, currency: 'USD' } }) as const
    expect(byTransfer({ toldUntil: '2026-11-25', came: [refused(600_00), refused(40_00)] })).toEqual([
      'Order 4829-1736 is paid with $640.00, and what statements tell of goes back, or has gone: $600.00 and $40.00. Please see whether that is the same money, which needs nothing then.',
    ])
  })

  it('is not missed where no statements are brought in, or one has told of it', () => {
    expect(byTransfer({})).toEqual([])
    const came = [640_00, 0].map((each) => ({ paid: each, sumBack: none }))
    expect(byTransfer({ toldUntil: '2026-11-25', came })).toEqual([])
  })

  it('is missed of no order that is not paid, or was paid otherwise', () => {
    expect(byTransfer({ toldUntil: '2026-11-25' }, null)).toEqual([])
    expect(differencesOf({ ...paid(), toldUntil: '2026-11-25' })).toEqual([])
  })
})

describe('a hold', () => {
  it.each([
    [null, null, null],
    [now, now, null],
    [now, null, '“Low Tide” is held, and in no order that waits for its money.'],
    [null, now, '“Low Tide” is in an order that waits for its money, and not held.'],
    [
      now,
      new Date(0),
      '“Low Tide” is held until another time than its orders are that wait for their money.',
    ],
  ])('until %s with orders that wait until %s', (heldUntil, unpaidUntil, difference) => {
    expect(holdDifference({ title: 'Low Tide', heldUntil, unpaidUntil })).toBe(difference)
  })
})

it('what has just changed is left alone', () => {
  const { order } = paid()
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(hasSettled(order, [], later(14))).toBe(false)
  expect(hasSettled(order, [], later(15))).toBe(true)
  expect(hasSettled(order, [{ begunAt: later(10) }], later(15))).toBe(false)
})

it('an order that waits an hour longer than its time is told of', () => {
  const order = unpaid()
  const after = (minutes: number) =>
    overdueDifference(order, new Date(order.expiresAt.getTime() + minutes * 60_000))
  expect(after(59)).toBeNull()
  expect(after(60)).toBe(
    'Order 4829-1736 still waits for its payment, an hour after its time: nobody says what became of it.',
  )
  order.failPayment(now)
  expect(after(60)).toBeNull()
})

describe('money that an order did not need', () => {
  const money = { id: 'a1', standing: 'taken' } as const

  it('came when it had ended, or after it was paid otherwise', () => {
    const ended = unpaid()
    ended.failPayment(now)
    expect(cameForNothing(ended, money)).toBe(true)
    expect(cameForNothing(ended, { ...money, standing: 'ended' })).toBe(false)
    expect(cameForNothing(paid().order, { ...money, id: 'a2' })).toBe(true)
  })

  it('is not what pays it, nor what is still to pay it', () => {
    expect(cameForNothing(paid().order, money)).toBe(false)
    expect(cameForNothing(unpaid(), money)).toBe(false)
  })

  it('did not pay an order that it was meant to pay, and that ended without it', () => {
    const ended = unpaid()
    ended.paymentReference = 'a1'
    ended.failPayment(now)
    expect(cameForNothing(ended, money)).toBe(true)
  })

  it('goes back under one key for each attempt', () => {
    expect(keyOfLateMoney(money)).toBe('late:a1')
  })
})

it('an attempt that did not pay an order is no difference beside the one that did', () => {
  const other = new PaymentAttempt(
    { id: 'a0', origin: 'o1', provider: 'mpesa', way: 'phone', price: 64_000, sum, payer: '254712345678' },
    now,
  )
  const checked = paid()
  expect(
    differencesOf({ ...checked, attempts: [{ attempt: other, provider, seen: null }, ...checked.attempts] }),
  ).toEqual([])
})

it('money that is held while its order waits for it is no difference', () => {
  const held = { is: 'held', sum: { amount: sum.amount, currency: 'KES' } } as const
  const checked = waiting()
  expect(differencesOf({ ...checked, attempts: [{ attempt: attempt(held), provider, seen: held }] })).toEqual(
    [],
  )
})

it('the same figure in another currency is another sum', () => {
  const seen = { is: 'taken', sum: { amount: sum.amount, currency: 'EUR' } } as const
  expect(differencesOf({ ...paid(), attempts: [{ attempt: attempt(taken), provider, seen }] })).toHaveLength(
    1,
  )
})

it('money of no order that did not go back is told of with its sum and its provider', () => {
  expect(nobodysDifference({ amount: 12_50, provider })).toBe(
    '$12.50 that came with no order did not go back through M-Pesa.',
  )
})
