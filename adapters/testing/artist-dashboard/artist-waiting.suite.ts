import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Claim } from '#domain/claims/claim.ts'
import type { Order } from '#domain/orders/order.ts'
import type { DashboardFixture, GivenArtist } from './artist-dashboard-fixture.ts'

/** What waits for an artist, counted for the dashboard's navigation. */
export function describeWaiting(dashboard: DashboardFixture): void {
  const { givenOrder, givenMessage, moment, shippedBy } = dashboard

  async function givenClaim(order: Order, { artistId, artworkId }: GivenArtist): Promise<Claim> {
    const { claims, work } = dashboard.backstage
    const whose = { artworkId, artistId, artistName: 'Amina Njoroge' }
    const claim = new Claim(
      { id: randomUUID(), orderId: order.id, orderNumber: order.number, ...whose },
      moment(),
    )
    await work.run(() => claims.add(claim))
    return claim
  }

  describe('what waits for an artist', () => {
    const given = async () => {
      const { givenArtist } = dashboard.backstage
      return [await givenArtist('Amina'), await givenArtist('Brook')] as const
    }
    const waiting = async ({ artistId }: GivenArtist) => dashboard.backstage.reader.waiting(artistId)

    it('is nothing where nobody has bought or written', async () => {
      const [amina] = await given()
      expect(await waiting(amina)).toEqual({ orders: 0, claims: 0, messages: 0 })
    })

    it('is counted for each by themselves: what is to be sent, decided and read', async () => {
      const { inbox } = dashboard.backstage
      const [amina, brook] = await given()
      await givenOrder([{ artist: amina, price: 100 }])
      await givenOrder([{ artist: amina, price: 100 }], { happens: () => undefined })
      const sent = await givenOrder(
        [
          { artist: amina, price: 100 },
          { artist: brook, price: 100 },
        ],
        { happens: shippedBy(amina) },
      )
      await givenClaim(sent, amina)
      await givenMessage(amina.artistId, 'A commission')
      const read = await givenMessage(amina.artistId, 'Larger?')
      await inbox.markRead(amina.artistId, read, moment())
      expect(await waiting(amina)).toEqual({ orders: 1, claims: 1, messages: 1 })
      expect(await waiting(brook)).toEqual({ orders: 1, claims: 0, messages: 0 })
    })

    it('is no claim that is decided', async () => {
      const { claims, work } = dashboard.backstage
      const [amina, brook] = await given()
      const parts = [amina, brook].map((artist) => ({ artist, price: 100 }))
      const order = await givenOrder(parts, { happens: shippedBy(amina) })
      const hers = await givenClaim(order, amina)
      const theirs = await givenClaim(order, brook)
      const idsOf = async (artist: GivenArtist) =>
        (await claims.waiting(artist.artistId, 10)).map(({ id }) => id)
      expect([await idsOf(amina), await idsOf(brook)]).toEqual([[hers.id], [theirs.id]])
      expect((await claims.waiting(null, 100)).map(({ id }) => id)).toEqual(
        expect.arrayContaining([hers.id, theirs.id]),
      )
      await work.run(async () => {
        const [claim] = await claims.ofOrder(order.id)
        claim?.close(moment())
        if (claim) await claims.save(claim)
      })
      expect(await idsOf(amina)).toEqual([])
      expect(await waiting(amina)).toMatchObject({ claims: 0 })
      expect(await waiting(brook)).toMatchObject({ claims: 1 })
    })
  })
}
