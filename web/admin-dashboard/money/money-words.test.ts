import { expect, it } from 'vitest'
import type { IncomingMoneyView } from '#application/orders/incoming-money-contract.ts'
import { canBePlaced, canGoBack, resultText, toDoText } from './money-words.ts'

const money = (given: Partial<IncomingMoneyView>): IncomingMoneyView => ({
  id: '1',
  bookedOn: '2026-11-23',
  amount: 731_00,
  currency: 'EUR',
  sender: null,
  senderIban: null,
  text: '',
  standing: 'unplaced',
  order: null,
  asks: null,
  lacks: null,
  back: 0,
  ...given,
})
const order = (status: 'awaiting-payment' | 'paid') => ({ number: '4829-1736', status })

it.each([
  [{}, true, 'Place it on its order, or send it back; it needs nothing if it is for none'],
  [
    { text: 'Perhaps told of before · Order 4829-1736' },
    true,
    'One like it came before: it needs nothing if it is the same; place it on its order if it has come twice',
  ],
  [
    { text: 'Taken back by the bank · Order 4829-1736' },
    false,
    'It has left again, and is no payment that counts here for certain: if order 4829-1736 was paid with it, refund the order, and note that refund as sent, as this was it',
  ],
  [
    { text: 'Taken back by the bank' },
    false,
    'It has left again, and is no payment that counts here for certain: see what it had paid',
  ],
  [
    { text: 'Taken back by the bank · Order 4829-1736', back: 731_00 },
    false,
    'It has left again, and order 4829-1736 no longer counts on it: ask its buyer for it anew; or refund the order, if it is paid, and note that refund as sent, as this was it',
  ],
  [
    { text: 'Taken back by the bank', back: 731_00 },
    false,
    'It has left again, and its order no longer counts on it: ask its buyer for it anew; or refund the order, if it is paid, and note that refund as sent, as this was it',
  ],
  [
    { text: 'A payment of ours that came back (AC04) · Order 4829-1736' },
    true,
    'It is no buyer’s: see whose payment it was. A buyer’s is sent once more; an artist’s is noted with the payouts, and needs nothing here',
  ],
  [
    { asks: { number: '4829-1736', amount: 800_00, currency: 'USD' } },
    true,
    'Order 4829-1736 asks for $800.00: place it if it is worth that, or send it back',
  ],
  [
    { standing: 'waits', lacks: 9_00, order: order('awaiting-payment') },
    false,
    'Waits for the rest: €9.00 are still to come',
  ],
  [{ standing: 'to-send-back', back: 9_00, order: order('paid') }, true, 'Send €9.00 back: it was too much'],
  [
    { standing: 'to-send-back', back: 731_00, order: order('paid') },
    true,
    'Send it back: its order needs none',
  ],
] as const)('%j', (given, goesBack, text) => {
  expect([toDoText(money(given)), canGoBack(money(given))]).toEqual([text, goesBack])
})

it.each([
  [{}, true],
  [{ text: 'Taken back by the bank' }, false],
  [{ standing: 'to-send-back', back: 9_00 }, false],
] as const)('of %j it can be said what order it is for: %s', (given, canBe) => {
  expect(canBePlaced(money(given))).toBe(canBe)
})

const nothing = {
  paid: 0,
  waiting: 0,
  toSendBack: 0,
  unplaced: 0,
  known: 0,
  leftOut: [],
  assumed: null,
} as const

it('says what to do about other currencies, and what was taken for one', () => {
  expect(resultText({ ...nothing, paid: 1, assumed: 'EUR' })).toBe(
    '1 payment paid an order. It names no currency for some: they were taken as EUR.',
  )
  expect(resultText({ ...nothing, leftOut: ['CHF 5.00 of 2026-11-24 from Somebody'] })).toBe(
    '1 payment came in a currency that no order is paid in; please see to it with your bank: CHF 5.00 of 2026-11-24 from Somebody.',
  )
  expect(resultText({ ...nothing, leftOut: Array.from({ length: 7 }, () => 'CHF 5.00') })).toMatch(
    /; 2 more\.$/,
  )
})

it('says what came of a statement', () => {
  expect(resultText({ ...nothing, paid: 2, waiting: 1, toSendBack: 1, unplaced: 3 })).toBe(
    '2 payments paid orders. 1 payment was too little. 1 payment has something to be sent back. ' +
      '3 payments name no order that waits for it, may be known already, or were taken back.',
  )
  expect(resultText(nothing)).toBe('No payment came in by this statement.')
})
