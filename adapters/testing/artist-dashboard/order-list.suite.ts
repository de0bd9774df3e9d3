import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Order } from '#domain/orders/order.ts'
import { type DashboardFixture, minute } from './artist-dashboard-fixture.ts'

/** How admins find orders, and the shop parcels that have been on their way for long. */
export function describeOrderList(dashboard: DashboardFixture): void {
  const { givenOrder, refunded, shippedBy } = dashboard

  describe('the list of all orders', () => {
    it('is searched by number, address and name, and by status', async () => {
      const amina = await dashboard.backstage.givenArtist('Amina')
      const part = [{ artist: amina, price: 64_000 }]
      const name = `Zawadi_100% ${randomUUID()}`
      const paid = await givenOrder(part, { name })
      const ended = await givenOrder(part, { name, happens: refunded })
      const found = async (words: string | null, status: Order['status'] | null = null) =>
        (await dashboard.backstage.list.slice({ words, status }, 50, null)).items.map(({ number }) => number)
      expect(await found(name.toUpperCase())).toEqual([ended.number, paid.number])
      expect(await found(name, 'paid')).toEqual([paid.number])
      expect(await found(paid.number)).toEqual([paid.number])
      expect(await found('zawadi_100%@EXAMPLE')).toEqual([ended.number, paid.number])
      expect(await found(`zawadi%${name.slice(-8)}`)).toEqual([])
      const [shown] = (await dashboard.backstage.list.slice({ words: paid.number, status: null }, 1, null))
        .items
      expect(shown).toMatchObject({
        id: paid.id,
        email: 'Zawadi_100%@example.test',
        placedAt: paid.placedAt,
        lines: paid.lines,
        fulfilments: paid.fulfilments,
        timeline: paid.timeline,
      })
    })

    it('is leafed through, the newest first', async () => {
      const amina = await dashboard.backstage.givenArtist('Amina')
      const name = `Baraka ${randomUUID()}`
      const numbers: string[] = []
      for (let count = 0; count < 3; count++)
        numbers.unshift((await givenOrder([{ artist: amina, price: 100 }], { name })).number)
      const first = await dashboard.backstage.list.slice({ words: name, status: null }, 2, null)
      const second = await dashboard.backstage.list.slice({ words: name, status: null }, 2, first.last)
      expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(numbers)
      expect([first.total, second.total, second.last]).toEqual([3, null, null])
    })
  })

  it('finds parcels that have been on their way for long, until they have arrived', async () => {
    const amina = await dashboard.backstage.givenArtist('Amina')
    const part = [{ artist: amina, price: 100 }]
    const sent = await givenOrder(part, { happens: shippedBy(amina) })
    const given = await givenOrder(part, {
      happens: (order, at) => {
        shippedBy(amina)(order, at)
        order.refund({}, { id: randomUUID(), at, askedBy: null })
      },
    })
    const later = await givenOrder(part, { happens: shippedBy(amina) })
    const sentAt = sent.placedAt
    const found = async (by: Date) => await dashboard.backstage.orders.longOnTheirWay(by, 1_000)
    expect(await found(new Date(sentAt.getTime() - 1))).not.toContain(sent.number)
    expect(await found(sentAt)).toContain(sent.number)
    const all = await found(new Date(sentAt.getTime() + 60 * minute))
    expect(all).not.toContain(given.number)
    expect(all.filter((number) => number === later.number || number === sent.number)).toEqual([
      sent.number,
      later.number,
    ])
    await dashboard.backstage.work.run(async () => {
      const order = await dashboard.backstage.orders.byNumber(sent.number)
      expect(order?.fulfilments).toMatchObject([{ status: 'shipped', shippedAt: sentAt }])
      order?.arrive(amina.artistId, new Date())
      if (order) await dashboard.backstage.orders.save(order)
    })
    expect(await found(sentAt)).not.toContain(sent.number)
    expect((await dashboard.backstage.reader.order(amina.artistId, sent.number))?.fulfilment.status).toBe(
      'delivered',
    )
    expect((await dashboard.backstage.orders.byNumber(sent.number))?.status).toBe('delivered')
  })
}
