import { expect, test } from 'vitest'
import type { ClaimMessageView, ClaimView } from '#application/claims/contract.ts'
import { afterSaleOf } from './after-sale-steps.ts'

const message = (id: string, isUnread: boolean): ClaimMessageView => ({
  id,
  by: 'artist',
  name: 'Brook Tadesse',
  text: 'I am sorry.',
  at: '2026-11-22T10:00:00.000Z',
  isUnread,
  photographs: [],
})

const claim = (id: string, messages: readonly ClaimMessageView[]): ClaimView => ({
  id,
  artworkId: 'salt',
  title: 'Salt Geometry',
  imageUrl: null,
  artist: { id: 'brook', name: 'Brook Tadesse' },
  status: 'open',
  openedAt: '2026-11-22T10:00:00.000Z',
  closedAt: null,
  givenBack: 0,
  messages,
})

const saleWith = (claims: readonly ClaimView[]) =>
  afterSaleOf(
    {
      withdrawals: {
        afterSale: async () => ({ number: '4829-1736', withdrawals: [], returns: [], open: null }) as never,
      },
      claims: { claims: async () => ({ number: '4829-1736', items: [], claims }) },
    },
    '4829-1736',
    undefined,
  )

test('an order knows of all answers about damage that its buyer has not read', async () => {
  expect(await saleWith([])).toMatchObject({ hasClaimed: false, unread: 0 })
  expect(
    await saleWith([
      claim('one', [message('a', true), message('b', false)]),
      claim('two', [message('c', true)]),
    ]),
  ).toMatchObject({ hasClaimed: true, unread: 2 })
})
