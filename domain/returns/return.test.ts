import { describe, expect, it } from 'vitest'
import { piecesOf } from '#domain/testing/orders.ts'
import { refusalOf } from '#domain/testing/refusals.ts'
import { isOpen, Return, returnStatuses, validateReturnParcel, validateSendTo } from './return.ts'
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
  expect(coming.status).toBe('received')
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
  expect(validateReturnParcel({ carrier: ' ', trackingNumber: ' ' })).toEqual({})
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

it('all that was bought may be named, and comes back to each artist apart', () => {
  const wish = [
    { artworkId: 'salt', quantity: 3 },
    { artworkId: 'dusk', quantity: 1 },
  ]
  const fulfilments = order.fulfilments.map((part) => ({ ...part, status: 'shipped' as const }))
  expect(withdrawnPieces(wish, { ...order, fulfilments }, [], now)).toEqual({
    all: wish,
    unsent: [],
    toReturn: [
      { artist: { id: 'amina', name: 'amina' }, pieces: wish.slice(0, 1) },
      { artist: { id: 'brook', name: 'brook' }, pieces: wish.slice(1) },
    ],
  })
})

it('nobody withdraws twice from the same piece, also not from what did not come back', () => {
  const left = (status: Return['status']) =>
    linesToWithdraw(order, [{ status, pieces: [{ artworkId: 'salt', quantity: 2 }] }])[0]
  for (const status of ['expected', 'sent', 'refused'] as const)
    expect(left(status)).toMatchObject({ artworkId: 'salt', quantity: 1 })
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

it('where a return goes and what is wrong with that', () => {
  const coming = expected()
  expect(coming.sendTo).toBeNull()
  coming.sendItTo('12 Marina Road')
  expect(coming.sendTo).toBe('12 Marina Road')
  expect(validateSendTo(' ')).toEqual({ sendTo: 'Address is required' })
  expect(validateSendTo('x'.repeat(501))).toEqual({ sendTo: 'Address must be at most 500 characters' })
  expect(validateSendTo(` ${'x'.repeat(500)} `)).toEqual({})
})

it('what a return refuses is known by its code', () => {
  const coming = expected()
  expect(refusalOf(() => coming.decide('waived', now))).toMatchObject({
    refusal: 'conflict',
    code: 'return-not-overdue',
  })
  coming.receive(now)
  expect(coming.endedAt).toEqual(now)
  expect(refusalOf(() => coming.receive(now))).toMatchObject({ refusal: 'conflict', code: 'return-ended' })
})

it('what waits for its way back is open', () => {
  expect(returnStatuses.filter((status) => isOpen({ status }))).toEqual(['expected', 'sent'])
})

describe('nothing is withdrawn from', () => {
  const long = new Date('2026-12-01T10:00:00Z')
  const all = [
    {
      status: 'expected',
      pieces: [
        { artworkId: 'salt', quantity: 3 },
        { artworkId: 'dusk', quantity: 1 },
      ],
    },
  ] as const
  const delivered = { ...order, status: 'delivered', timeline: [{ status: 'delivered', at: now }] } as const
  const salt = { artworkId: 'salt', quantity: 1 }

  it.each<[string, () => unknown, string, string]>([
    [
      'twice',
      () => withdrawnPieces(undefined, order, all, now),
      'withdrawn-already',
      'Nothing is left to withdraw from in order 4829-1736.',
    ],
    [
      'too late',
      () => withdrawnPieces(undefined, delivered, [], long),
      'withdrawal-over',
      'The fourteen days to withdraw from order 4829-1736 are over.',
    ],
    [
      'of an order that has ended',
      () => withdrawnPieces(undefined, { ...order, status: 'cancelled' }, [], now),
      'order-not-withdrawable',
      'Order 4829-1736 is not paid, or has ended.',
    ],
  ])('%s', (_, act, code, message) => {
    expect(refusalOf(act)).toMatchObject({ refusal: 'conflict', code, message })
  })

  it.each([
    [0, 'Of salt you can withdraw from 1 to 3.'],
    [4, 'Of salt you can withdraw from 1 to 3.'],
    [1.5, 'Of salt you can withdraw from 1 to 3.'],
  ])('in %d pieces', (quantity, sentence) => {
    expect(refusalOf(() => withdrawnPieces([{ ...salt, quantity }], order, [], now))).toMatchObject({
      refusal: 'rule-broken',
      code: 'withdrawal-not-possible',
      message: sentence,
      fields: { lines: sentence },
    })
  })

  it('but for the pieces that are named', () => {
    expect(withdrawnPieces([salt], order, [], now)).toEqual({
      all: [salt],
      unsent: [],
      toReturn: [{ artist: { id: 'amina', name: 'amina' }, pieces: [salt] }],
    })
  })
})

it('what came back or was waived can be withdrawn from no more, and other works can', () => {
  const of = (status: Return['status'], artworkId: string) => [
    { status, pieces: [{ artworkId, quantity: 1 }] },
  ]
  const left = (returns: Parameters<typeof linesToWithdraw>[1]) =>
    linesToWithdraw(order, returns).map(({ title, quantity }) => `${quantity} ${title}`)
  expect(left(of('expected', 'dusk'))).toEqual(['3 salt'])
  expect(left(of('received', 'dusk'))).toEqual(['3 salt', '1 dusk'])
  expect(left(of('waived', 'salt'))).toEqual(['3 salt', '1 dusk'])
})

it('nothing is paid for what came back when all of it was paid back otherwise', () => {
  const refunds = [{ shares: [], pieces: [{ artworkId: 'salt', quantity: 3, wasSent: true }] }]
  expect(piecesToRefund([{ artworkId: 'salt', quantity: 1 }], { ...order, refunds })).toEqual([])
  expect(piecesToRefund([{ artworkId: 'dusk', quantity: 1 }], { ...order, refunds })).toEqual([
    { artworkId: 'dusk', quantity: 1 },
  ])
})

it.each([
  ['x'.repeat(201), 'Name must be one line of at most 200 characters'],
  ['\u200D', 'Name is required'],
  ['', 'Name is required'],
])('no statement is signed by %j', (name, text) => {
  expect(validateWithdrawal({ name, email: 'lena@example.test' })).toEqual({ name: text })
})

it('a statement may be signed by two hundred characters, and on two lines, which are kept as one', () => {
  expect(validateWithdrawal({ name: 'Lena\nOkoro', email: 'lena@example.test' })).toEqual({})
  expect(validateWithdrawal({ name: ` ${'x'.repeat(200)} `, email: 'lena@example.test' })).toEqual({})
})
