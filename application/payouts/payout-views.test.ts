import { expect, it } from 'vitest'
import { ownPayoutView } from './payout-views.ts'

it('tells an artist what a payout took of which orders, the most first, and what it kept back last', () => {
  const at = new Date('2026-12-01T00:05:00Z')
  const view = ownPayoutView({
    id: 'one',
    artistId: 'amina',
    artistName: 'Amina',
    month: '2026-12',
    amount: 80_00,
    at,
    standing: 'set-aside',
    kind: 'iban',
    ending: '3000',
    sentAt: null,
    closedAt: null,
    reason: '',
    orders: [
      { orderNumber: '5011-2208', amount: -5_00 },
      { orderNumber: '4829-1736', amount: 20_00 },
      { orderNumber: '6120-4417', amount: 65_00 },
    ],
  })
  expect(view).toMatchObject({ artist: { id: 'amina', name: 'Amina' }, at: at.toISOString(), sentAt: null })
  expect(view.orders.map(({ amount }) => amount)).toEqual([65_00, 20_00, -5_00])
})
