import { expect, it } from 'vitest'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { aPaidOrder, piecesOf } from '#domain/testing/orders.ts'
import { orderView } from './order-view.ts'

it('says of each artist what of the order is theirs', () => {
  const lines = [piecesOf('Harbour', 'Amina', 640_00), piecesOf('Dune', 'Brook', 90_00)]
  const { fulfilments } = orderView(aPaidOrder({ lines }), {} as OpenWays)
  expect(fulfilments.map(({ artist, kept, artistReceives }) => [artist.id, kept, artistReceives])).toEqual([
    ['Amina', 640_00, 544_00],
    ['Brook', 90_00, 76_50],
  ])
})
