import { expect, it } from 'vitest'
import type { Order } from '#domain/orders/order.ts'
import { anOrder, aPaidOrder, piecesOf } from '#domain/testing/orders.ts'
import type { OrderRepository } from '../order-repository.ts'
import { artistNewsDoers } from './artist-news-doers.ts'

const lines = [piecesOf('Harbour', 'Amina', 640_00), piecesOf('Dune', 'Brook', 90_00, 2)]
const at = new Date('2026-03-02T10:00:00Z')

/** Who hears what of an order, by the events of their mails. */
async function toldOf(order: Order | null): Promise<string[]> {
  const told: string[] = []
  await artistNewsDoers(
    {
      orders: { byNumber: async () => order } as unknown as OrderRepository,
      contacts: {
        of: async (ids) =>
          ids.map((artistId) => ({
            artistId,
            name: artistId,
            email: `${artistId}@example.test`,
            isSuspended: false,
          })),
      },
      outbox: {
        add: async (event) => told.push(event) > 0,
        withdraw: async () => undefined,
        forgetName: async () => undefined,
      },
      work: { run: (doing) => doing() },
      clock: { now: () => at },
    },
    { publicUrl: 'https://sanaa.test' },
  )['tell-artists']({ orderNumber: order?.number ?? '4829-1736' })
  return told
}

const back = (order: Order, artworkId: string) =>
  order.refund({ lines: [{ artworkId, quantity: 1 }] }, { id: 'refund', at, askedBy: null })

it('artists hear of what is taken from their own parcels alone', async () => {
  const order = aPaidOrder({ lines })
  back(order, 'Dune')
  expect(await toldOf(order)).toEqual([
    'order-to-send:order:Amina',
    'order-to-send:order:Brook',
    'order-lessened:refund:Brook',
  ])
})

it('an artist whose whole parcel is given back hears that there is nothing to send, the other goes on', async () => {
  const order = aPaidOrder({ lines })
  back(order, 'Harbour')
  expect(await toldOf(order)).toEqual(['order-called-off:order:Amina', 'order-to-send:order:Brook'])
})

it('who has sent their parcel hears nothing more, whatever goes back', async () => {
  const order = aPaidOrder({ lines })
  order.ship('Amina', 'DHL', 'one', at)
  back(order, 'Harbour')
  expect(await toldOf(order)).toEqual(['order-to-send:order:Brook'])
})

it('an order that was called off before anybody paid is no matter for artists', async () => {
  const order = anOrder({ lines })
  order.cancel({ id: 'refund', at, askedBy: null })
  expect(await toldOf(order)).toEqual([])
  expect(await toldOf(null)).toEqual([])
})
