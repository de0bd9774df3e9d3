import { expect, it } from 'vitest'
import { aLine, lenasAddress } from '#domain/testing/orders.ts'
import { artistOrderView, earningsView, inboxMessage } from './artist-dashboard-views.ts'

const at = new Date('2026-03-01T10:00:00Z')

const sent = {
  number: '4829-1736',
  status: 'shipped',
  placedAt: at,
  shipping: lenasAddress,
  feePercent: 15,
  lines: [aLine({ quantity: 2, price: 100_00 })],
  fulfilment: { status: 'shipped', carrier: 'DHL', trackingNumber: '42', carriage: 5_00 },
  refunds: [],
} as const

it('the number of a parcel is corrected while it is on its way to somebody who has not got all back', () => {
  const arrived = { ...sent.fulfilment, status: 'delivered' } as const
  expect(artistOrderView(sent).canBeCorrected).toBe(true)
  expect(artistOrderView({ ...sent, status: 'refunded' }).canBeCorrected).toBe(false)
  expect(artistOrderView({ ...sent, fulfilment: arrived }).canBeCorrected).toBe(false)
})

it('an artist receives the price less the fee of what was not given back of their own works', () => {
  const view = artistOrderView({
    ...sent,
    refunds: [
      {
        shares: [
          { artistId: 'amina', amount: 60_00 },
          { artistId: 'brook', amount: 9_00 },
        ],
        pieces: [],
      },
      { shares: [{ artistId: 'amina', amount: 40_00 }], pieces: [] },
    ],
  })
  expect(view).toMatchObject({
    subtotal: 200_00,
    refunded: 100_00,
    fee: 15_00,
    artistReceives: 85_00,
    placedAt: '2026-03-01T10:00:00.000Z',
  })
})

it('earnings say what is left of sales, what is on the account, and the day of the next payout', () => {
  const account = {
    sales: 900_00,
    refunded: 100_00,
    fee: 120_00,
    earned: 680_00,
    paidOut: 80_00,
    due: 500_00,
    perMonth: [],
    ordersToShip: 2,
  }
  expect(earningsView(account, at, new Date('2026-04-01T00:00:00Z'))).toMatchObject({
    netSales: 800_00,
    balance: 600_00,
    nextPayout: { on: '2026-04-01', amount: 500_00 },
    ordersToShip: 2,
  })
})

it('a message shows who wrote it by name, and each answer with its time', () => {
  const message = {
    id: 'one',
    artistId: 'amina',
    senderId: null,
    senderName: 'Lena Okoro',
    senderEmail: 'lena@example.test',
    subject: 'A commission',
    text: 'Would you?',
    sentAt: at,
    readAt: null,
    answers: [{ text: 'Gladly.', at }],
  }
  expect(inboxMessage(message)).toEqual({
    id: 'one',
    from: 'Lena Okoro',
    subject: 'A commission',
    text: 'Would you?',
    at: '2026-03-01T10:00:00.000Z',
    answers: [{ text: 'Gladly.', at: '2026-03-01T10:00:00.000Z' }],
    read: false,
  })
})
