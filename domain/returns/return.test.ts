import { expect, it } from 'vitest'
import { piecesOf } from '#domain/testing/orders.ts'
import { Return, validateReturnParcel } from './return.ts'
import { linesToWithdraw, piecesToRefund, validateWithdrawal, withdrawnPieces } from './withdrawal.ts'

const now = new Date('2026-06-01T10:00:00Z')
const details = {
  id: 'return',
  withdrawalId: 'withdrawal',
  orderId: 'order',
  artistId: 'amina',
  artistName: 'Amina',
  pieces: [{ artworkId: 'salt', quantity: 1 }],
}
const expected = () => new Return(details, now)

it('a return is sent, and received once', () => {
  const coming = expected()
  coming.send({ carrier: 'DHL', trackingNumber: '42' }, now)
  coming.send({ carrier: 'DHL', trackingNumber: '43' }, new Date('2026-06-02T10:00:00Z'))
  expect(coming).toMatchObject({ status: 'sent', trackingNumber: '43', sentAt: now })
  coming.receive(now)
  for (const again of [
    () => coming.receive(now),
    () => coming.send({ carrier: null, trackingNumber: null }, now),
    () => coming.sendItTo('Nairobi'),
    () => coming.decide('waived', now),
  ])
    expect(again).toThrow('This return has ended already.')
})

it('an admin decides when the time to send it is over, and not before', () => {
  const coming = expected()
  expect(() => coming.decide('refused', new Date('2026-06-16T11:59:59.999Z'))).toThrow(/still has time/)
  coming.decide('refused', new Date('2026-06-16T12:00:00Z'))
  expect(coming.status).toBe('refused')
})

it('a buyer may leave empty what they do not know of a parcel', () => {
  expect(validateReturnParcel({ carrier: '', trackingNumber: ' ' })).toEqual({})
  expect(Object.keys(validateReturnParcel({ carrier: 'x'.repeat(61), trackingNumber: '?' }))).toEqual([
    'carrier',
    'trackingNumber',
  ])
})

const order = {
  number: '4829-1736',
  status: 'paid',
  timeline: [{ status: 'paid', at: now }],
  lines: [piecesOf('salt', 'amina', 1_000, 3), piecesOf('dusk', 'brook', 1_000)],
  fulfilments: [
    { artist: { id: 'amina', name: 'amina' }, status: 'shipped' },
    { artist: { id: 'brook', name: 'brook' }, status: 'waiting' },
  ],
  refunds: [],
} as const

it('what has been sent comes back, the rest is paid back at once', () => {
  expect(withdrawnPieces(undefined, order, [], now)).toEqual({
    all: [
      { artworkId: 'salt', quantity: 3 },
      { artworkId: 'dusk', quantity: 1 },
    ],
    unsent: [{ artworkId: 'dusk', quantity: 1 }],
    toReturn: [{ artist: { id: 'amina', name: 'amina' }, pieces: [{ artworkId: 'salt', quantity: 3 }] }],
  })
})

it('nobody withdraws twice from the same piece, also not from what did not come back', () => {
  const left = (status: Return['status']) =>
    linesToWithdraw(order, [{ status, pieces: [{ artworkId: 'salt', quantity: 2 }] }])[0]?.quantity
  expect([left('expected'), left('sent'), left('refused')]).toEqual([1, 1, 1])
  const open = [{ status: 'expected', pieces: [{ artworkId: 'salt', quantity: 3 }] }] as const
  const again = (wish: { artworkId: string; quantity: number }[]) => (): unknown =>
    withdrawnPieces(wish, order, open, now)
  expect(again([{ artworkId: 'salt', quantity: 1 }])).toThrow('You have withdrawn from salt already.')
  expect(again([{ artworkId: 'dusk', quantity: 2 }])).toThrow('Of dusk you can withdraw from 1 to 1.')
  expect(again([{ artworkId: 'other', quantity: 1 }])).toThrow('One of these works is not in the order.')
  expect(again([])).toThrow('Choose at least one work.')
  expect(
    again([
      { artworkId: 'dusk', quantity: 1 },
      { artworkId: 'dusk', quantity: 1 },
    ]),
  ).toThrow('The same work is named twice.')
})

it('of what came back no more is paid than was not paid back otherwise', () => {
  const refunds = [{ shares: [], pieces: [{ artworkId: 'salt', quantity: 2, wasSent: true }] }]
  expect(piecesToRefund([{ artworkId: 'salt', quantity: 3 }], { ...order, refunds })).toEqual([
    { artworkId: 'salt', quantity: 1 },
  ])
})

it('a statement needs a name and an address', () => {
  expect(validateWithdrawal({ name: ' ', email: 'no' })).toEqual({
    name: 'Name is required',
    email: 'Enter a valid email address',
  })
  expect(validateWithdrawal({ name: 'Lena', email: 'lena@example.test' })).toEqual({})
})
