import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type DashboardFixture } from './artist-dashboard-fixture.ts'

/** What artists see of the orders of their works. */
export function describeArtistOrders(dashboard: DashboardFixture): void {
  const { givenOrder, refunded, shippedBy } = dashboard

  describe('an artist’s orders', () => {
    it('are their own parts of what has been paid for', async () => {
      const [amina, brook] = [
        await dashboard.backstage.givenArtist('Amina'),
        await dashboard.backstage.givenArtist('Brook'),
      ]
      const both = await givenOrder([
        { artist: amina, price: 64_000 },
        { artist: brook, price: 4_550, quantity: 2, carriage: 1_250 },
      ])
      await givenOrder([{ artist: brook, price: 100 }], { happens: () => undefined })
      const page = await dashboard.backstage.reader.orders(brook.artistId, null, 10, null)
      expect(page).toMatchObject({ total: 1, last: null })
      expect(page.items).toMatchObject([
        {
          number: both.number,
          status: 'paid',
          placedAt: both.placedAt,
          shipping: { name: 'Lena Okoro' },
          feePercent: 15,
          lines: [{ artworkId: brook.artworkId, quantity: 2, price: 4_550 }],
          fulfilment: { status: 'waiting', carrier: null, trackingNumber: null, carriage: 1_250 },
        },
      ])
      expect(await dashboard.backstage.reader.order(brook.artistId, both.number)).toEqual(page.items[0])
      expect(await dashboard.backstage.reader.artistOf(brook.userId)).toMatchObject({
        id: brook.artistId,
        name: 'Brook',
      })
      expect(await dashboard.backstage.reader.artistOf(randomUUID())).toBeNull()
    })

    it('are nobody else’s, and not there before they are paid', async () => {
      const [amina, brook] = [
        await dashboard.backstage.givenArtist('Amina'),
        await dashboard.backstage.givenArtist('Brook'),
      ]
      const { number } = await givenOrder([{ artist: amina, price: 100 }])
      const unpaid = await givenOrder([{ artist: amina, price: 100 }], { happens: () => undefined })
      expect(await dashboard.backstage.reader.order(brook.artistId, number)).toBeNull()
      expect(await dashboard.backstage.reader.order(amina.artistId, unpaid.number)).toBeNull()
    })

    it('are found by how far they have come, the newest first, page by page', async () => {
      const amina = await dashboard.backstage.givenArtist('Amina')
      const part = [{ artist: amina, price: 100 }]
      const first = await givenOrder(part)
      const sent = await givenOrder(part, { happens: shippedBy(amina) })
      const second = await givenOrder(part)
      await givenOrder(part, { happens: refunded })
      const numbers = async (status: 'waiting' | 'shipped' | 'cancelled' | null, limit: number) => {
        const found: string[] = []
        for (let after = null, more = true; more; ) {
          const page = await dashboard.backstage.reader.orders(amina.artistId, status, limit, after)
          found.push(...page.items.map(({ number }) => number))
          after = page.last as never
          more = page.last !== null
        }
        return found
      }
      expect(await numbers('waiting', 1)).toEqual([second.number, first.number])
      expect(await numbers('shipped', 5)).toEqual([sent.number])
      expect(await numbers('cancelled', 5)).toHaveLength(1)
      expect(await numbers(null, 3)).toHaveLength(4)
    })
  })
}
