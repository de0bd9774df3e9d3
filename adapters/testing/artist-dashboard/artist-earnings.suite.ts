import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerSum, refundEntries } from '#domain/fair-pay/ledger.ts'
import { Order } from '#domain/orders/order.ts'
import { type DashboardFixture, payday } from './artist-dashboard-fixture.ts'

/** What artists have earned, as the books say it. */
export function describeArtistEarnings(dashboard: DashboardFixture): void {
  const { givenOrder, refunded, shippedBy } = dashboard

  describe('earnings', () => {
    it('agree with the books to the cent, whatever is sold and given back', async () => {
      const sale = fc.record({
        prices: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 2 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        feePercent: fc.constantFrom(0, 12.5, 15, 33.33, 100),
        happens: fc.constantFrom<'paid' | 'refunded' | 'shipped'>('paid', 'refunded', 'shipped'),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 6 }), async (sales) => {
          const [amina, brook] = [
            await dashboard.backstage.givenArtist('Amina'),
            await dashboard.backstage.givenArtist('Brook'),
          ]
          const orders: Order[] = []
          for (const { prices, quantity, feePercent, happens } of sales) {
            const parts = [
              ...prices.map((price) => ({ artist: amina, price, quantity })),
              { artist: brook, price: 777 },
            ]
            const become = { paid: undefined, refunded, shipped: shippedBy(amina) }[happens]
            orders.push(await givenOrder(parts, { feePercent, ...(become && { happens: become }) }))
          }
          const entries = (
            await Promise.all(orders.map(({ id }) => dashboard.backstage.ledger.entriesOf(id)))
          ).flat()
          const booked = entries
            .filter(({ account }) => account.kind === 'artist' && account.artistId === amina.artistId)
            .reduce((sum, { amount }) => sum + amount, 0)
          const subtotal = (of: readonly Order[]) =>
            of
              .flatMap(({ shares }) => shares)
              .filter(({ artistId }) => artistId === amina.artistId)
              .reduce((sum, share) => sum + share.subtotal, 0)
          const back = orders.filter(({ status }) => status === 'refunded')

          const earnings = await dashboard.backstage.reader.earnings(amina.artistId, payday)
          expect(earnings.earned).toBe(booked)
          expect([earnings.sales, earnings.refunded]).toEqual([subtotal(orders), subtotal(back)])
          expect(earnings.sales - earnings.refunded - earnings.fee).toBe(earnings.earned)
          expect(earnings.perMonth.reduce((sum, { earned }) => sum + earned, 0)).toBe(booked)
          expect(earnings.perMonth.reduce((sum, { fee }) => sum + fee, 0)).toBe(earnings.fee)
          expect(earnings.perMonth.every(({ month }) => /^2026-\d\d$/.test(month))).toBe(true)

          const { items, total } = await dashboard.backstage.reader.ledger(amina.artistId, 100, null)
          expect(total).toBe(orders.length + back.length)
          expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(booked)
          expect(items.reduce((sum, line) => sum + line.sales, 0)).toBe(earnings.sales - earnings.refunded)
          expect(earnings.ordersToShip).toBe(
            orders.filter(({ status, fulfilments }) =>
              status === 'paid'
                ? fulfilments.some((each) => each.artist.id === amina.artistId && each.status === 'waiting')
                : false,
            ).length,
          )
        }),
        { numRuns: 8 },
      )
    }, 120_000)

    it.each([15, 100])(
      'are less by each work that is given back, at a fee of %i percent',
      async (feePercent) => {
        const [amina, brook] = [
          await dashboard.backstage.givenArtist('Amina'),
          await dashboard.backstage.givenArtist('Brook'),
        ]
        const parts = [
          { artist: amina, price: 10_000 },
          { artist: amina, price: 4_000 },
          { artist: amina, price: 1_000 },
          { artist: brook, price: 777 },
        ]
        const { id } = await givenOrder(parts, {
          feePercent,
          happens(order, at) {
            order.markPaid(at)
            for (const { artistId } of [amina, brook]) {
              order.ship(artistId, 'DHL', 'JD0146', at)
              order.arrive(artistId, at)
            }
          },
        })
        const giveBack = (kept: number, back: number, on: string) =>
          dashboard.backstage.work.run(() =>
            dashboard.backstage.ledger.post(
              id,
              refundEntries([{ artistId: amina.artistId, kept, back }], feePercent),
              new Date(on),
            ),
          )
        const ofArtist = (sales: number) => (sales * (100 - feePercent)) / 100
        await giveBack(15_000, 10_000, '2026-02-01T00:00:00Z')
        await giveBack(5_000, 4_000, '2026-03-01T00:00:00Z')
        expect(await dashboard.backstage.reader.earnings(amina.artistId, payday)).toMatchObject({
          sales: 15_000,
          refunded: 14_000,
          earned: ofArtist(1_000),
          fee: 1_000 - ofArtist(1_000),
          due: ofArtist(1_000),
          perMonth: [
            { month: '2026-01', sales: 15_000, earned: ofArtist(15_000) },
            { month: '2026-02', sales: 0, earned: 0 - ofArtist(10_000) },
            { month: '2026-03', sales: 0, earned: 0 - ofArtist(4_000) },
          ],
        })

        await giveBack(1_000, 1_000, payday.toISOString())
        const booked = await dashboard.backstage.ledger.entriesOf(id)
        expect(
          ledgerSum(
            booked.filter(({ account }) => account.kind === 'artist' && account.artistId === amina.artistId),
          ),
        ).toBe(0)
        const { items } = await dashboard.backstage.reader.ledger(amina.artistId, 10, null)
        expect(items.map(({ kind, sales, amount }) => [kind, sales, amount])).toEqual([
          ['refund', -1_000, 0 - ofArtist(1_000)],
          ['refund', -4_000, 0 - ofArtist(4_000)],
          ['refund', -10_000, 0 - ofArtist(10_000)],
          ['sale', 15_000, ofArtist(15_000)],
        ])
        const account = await dashboard.backstage.reader.earnings(amina.artistId, payday)
        expect(account).toMatchObject({ sales: 15_000, refunded: 15_000, fee: 0, earned: 0, due: 0 })
      },
    )

    it('come from lines that are leafed through, the newest first', async () => {
      const amina = await dashboard.backstage.givenArtist('Amina')
      const numbers: string[] = []
      for (const price of [100, 200, 300])
        numbers.unshift((await givenOrder([{ artist: amina, price }])).number)
      const first = await dashboard.backstage.reader.ledger(amina.artistId, 2, null)
      const second = await dashboard.backstage.reader.ledger(amina.artistId, 2, first.last)
      expect([...first.items, ...second.items].map(({ orderNumber }) => orderNumber)).toEqual(numbers)
      expect([first.total, second.last]).toEqual([3, null])
      expect(first.items[0]).toMatchObject({ sales: 300, amount: 255 })
    })
  })
}
