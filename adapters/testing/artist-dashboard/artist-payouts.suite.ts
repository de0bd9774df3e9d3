import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AccountLine, dueOn, monthOfPayday, nextPayday } from '#domain/fair-pay/payout.ts'
import { began, type DashboardFixture, givenBackAll, minute, payday } from './artist-dashboard-fixture.ts'

/** What leaves artists’ accounts, and when. */
export function describeArtistPayouts(dashboard: DashboardFixture): void {
  const { givenOrder } = dashboard

  describe('payouts', () => {
    const pay = (artistId: string, amount: number, on = payday) =>
      dashboard.backstage.work.run(() =>
        dashboard.backstage.payouts.add({
          id: randomUUID(),
          artistId,
          month: monthOfPayday(on),
          amount,
          at: on,
        }),
      )
    const due = (artistId: string, on = payday) =>
      dashboard.backstage.work.run(() => dashboard.backstage.payouts.due(artistId, on))
    const isWaiting = async (artistId: string) =>
      (await dashboard.backstage.payouts.waiting(payday, 10_000)).includes(artistId)

    it('leave an artist’s account once a month, in lines of the books that stay', async () => {
      const amina = await dashboard.backstage.givenArtist('Amina')
      await givenOrder([{ artist: amina, price: 10_000 }])
      expect(await isWaiting(amina.artistId)).toBe(true)
      expect(await due(amina.artistId)).toBe(8_500)
      expect(await pay(amina.artistId, 8_500)).toBe(true)
      expect(await pay(amina.artistId, 1)).toBe(false)
      expect(await isWaiting(amina.artistId)).toBe(false)
      expect(await due(amina.artistId)).toBe(0)
      const account = await dashboard.backstage.reader.earnings(amina.artistId, nextPayday(payday))
      expect(account).toMatchObject({ sales: 10_000, earned: 8_500, paidOut: 8_500, due: 0 })
      const { items, total } = await dashboard.backstage.reader.ledger(amina.artistId, 10, null)
      expect(total).toBe(2)
      expect(items[0]).toEqual({ kind: 'payout', at: payday, orderNumber: null, sales: 0, amount: -8_500 })
    })

    it('happen once, however many processes come to it at the same time', async () => {
      const amina = await dashboard.backstage.givenArtist('Amina')
      await givenOrder([{ artist: amina, price: 10_000 }])
      const paid = await Promise.all(
        [0, 1, 2].map(() =>
          dashboard.backstage.work.run(async () => {
            const amount = await dashboard.backstage.payouts.due(amina.artistId, payday)
            const payout = { artistId: amina.artistId, month: monthOfPayday(payday), amount, at: payday }
            return amount > 0 && (await dashboard.backstage.payouts.add({ ...payout, id: randomUUID() }))
          }),
        ),
      )
      expect(paid.filter(Boolean)).toHaveLength(1)
    })

    it('are due by the same rule everywhere', async () => {
      const sale = fc.record({
        price: fc.integer({ min: 1, max: 90_000 }),
        day: fc.integer({ min: 100, max: 136 }),
        isRefunded: fc.boolean(),
      })
      const left = fc.integer({ min: 0, max: 40_000 })
      await fc.assert(
        fc.asyncProperty(fc.array(sale, { maxLength: 4 }), left, async (sales, gone) => {
          const amina = await dashboard.backstage.givenArtist('Amina')
          const lines: AccountLine[] = []
          for (const { price, day, isRefunded } of sales) {
            const at = new Date(began + day * 24 * 60 * minute)
            const order = await givenOrder([{ artist: amina, price }], { happens: () => undefined })
            await dashboard.backstage.work.run(async () => {
              await dashboard.backstage.ledger.post(order.id, order.payment, at)
              if (isRefunded) await dashboard.backstage.ledger.post(order.id, givenBackAll(order), payday)
            })
            const amount =
              order.payment.find(({ account }) => account.kind === 'artist')?.amount ?? Number.NaN
            lines.push({ orderId: order.id, at, amount })
            if (isRefunded) lines.push({ orderId: order.id, at: payday, amount: 0 - amount })
          }
          const before = new Date('2026-05-01T00:00:00Z')
          if (gone > 0) {
            await pay(amina.artistId, gone, before)
            lines.push({ orderId: null, at: before, amount: 0 - gone })
          }
          const expected = dueOn(payday, lines)
          expect(await due(amina.artistId)).toBe(expected)
          expect(await isWaiting(amina.artistId)).toBe(expected > 0)
          expect((await dashboard.backstage.reader.earnings(amina.artistId, payday)).due).toBe(expected)
        }),
        { numRuns: 15 },
      )
    }, 120_000)
  })
}
