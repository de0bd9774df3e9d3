import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AccountPart, dueOn, type TakenPart } from '#domain/fair-pay/due.ts'
import { monthOfPayday, nextPayday, type Payout } from '#domain/fair-pay/payout.ts'
import type { Order } from '#domain/orders/order.ts'
import { wasTakenOut } from '#domain/payouts/payout-batch.ts'
import { sumOf } from '#domain/shared/money.ts'
import {
  began,
  type DashboardFixture,
  type GivenArtist,
  givenBackAll,
  minute,
  payday,
} from './artist-dashboard-fixture.ts'
import { type ContestGiven, contests, givenContest } from './given-contest.ts'

const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina Njoroge' } as const
const day = 24 * 60 * minute

/** What leaves artists’ accounts, and when. */
export function describeArtistPayouts(dashboard: DashboardFixture): void {
  const { givenOrder } = dashboard

  describe('payouts', () => {
    const stores = () => dashboard.backstage
    const begin = (on: Date) =>
      stores().work.run(() =>
        stores().payouts.begin({ id: randomUUID(), month: monthOfPayday(on), madeAt: on }),
      )
    const payoutOf = (artistId: string, amount: number, on: Date): Payout => ({
      id: randomUUID(),
      artistId,
      month: monthOfPayday(on),
      amount,
      at: on,
      standing: 'set-aside',
    })
    /** @param takes all of it of no order that anybody could tell, unless a test says more */
    const add = (
      payout: Payout,
      batchId: string,
      takes: readonly TakenPart[] = [{ orderId: null, amount: payout.amount }],
    ) => stores().work.run(() => stores().payouts.add(payout, takes, batchId, destination))
    const advance = (batchId: string, to: Payout['standing'], only: readonly string[] | null, at: Date) =>
      stores().work.run(() =>
        stores().payouts.advance(batchId, to, only, at, to === 'returned' ? 'AC04' : ''),
      )
    const dueTo = async (artistId: string, on: Date) =>
      (await stores().payouts.due(on)).find((each) => each.artistId === artistId)
    /** What can leave on that day. */
    const due = async (artistId: string, on = payday) => {
      const found = await dueTo(artistId, on)
      return found?.payoutOfMonth === null ? found.amount : 0
    }
    const contested = (...how: ContestGiven) => givenContest(stores(), ...how)
    const arrived = (artist: GivenArtist) => (order: Order, at: Date) => {
      order.markPaid(at)
      order.ship(artist.artistId, 'DHL', 'JD0146', at)
      order.arrive(artist.artistId, at)
    }

    it('leave an artist’s account once a month, in lines of the books that stay', async () => {
      const amina = await stores().givenArtist('Amina')
      const order = await givenOrder([{ artist: amina, price: 10_000 }], { happens: arrived(amina) })
      const takes = [{ orderId: order.id, amount: 8_500 }]
      expect(
        (await stores().payouts.due(payday)).filter(({ artistId }) => artistId === amina.artistId),
      ).toEqual([{ artistId: amina.artistId, amount: 8_500, takes, isPlayMoney: false, payoutOfMonth: null }])
      const batch = await begin(payday)
      expect(await add(payoutOf(amina.artistId, 8_500, payday), batch.id, takes)).toBe(true)
      expect(await add(payoutOf(amina.artistId, 1, payday), batch.id)).toBe(false)
      expect(await due(amina.artistId)).toBe(0)
      expect(await stores().shown.ofArtist(amina.artistId)).toMatchObject([
        { amount: 8_500, orders: [{ orderNumber: order.number, amount: 8_500 }] },
      ])
      const account = await stores().reader.earnings(amina.artistId, nextPayday(payday))
      expect(account).toMatchObject({ sales: 10_000, earned: 8_500, paidOut: 8_500, due: 0 })
      const { items, total } = await stores().reader.ledger(amina.artistId, 10, null)
      expect(total).toBe(2)
      const payout = { month: monthOfPayday(payday), standing: 'set-aside', isTakenOut: false }
      const line = { kind: 'payout', at: payday, orderNumber: null, sales: 0, amount: -8_500 }
      expect(items[0]).toEqual({ ...line, payout })
    })

    it('are the artist’s again where they came back, and go no way twice', async () => {
      const amina = await stores().givenArtist('Amina')
      const order = await givenOrder([{ artist: amina, price: 10_000 }], { happens: arrived(amina) })
      const batch = await begin(payday)
      const payout = payoutOf(amina.artistId, 8_500, payday)
      await add(payout, batch.id, [{ orderId: order.id, amount: 8_500 }])
      expect(await advance(batch.id, 'settled', null, payday)).toEqual([])
      expect(await advance(batch.id, 'sent', null, payday)).toMatchObject([{ ...payout, standing: 'sent' }])
      expect(await advance(batch.id, 'sent', null, payday)).toEqual([])
      expect(await advance(batch.id, 'returned', [randomUUID()], payday)).toEqual([])
      const back = new Date(payday.getTime() + day)
      expect(await advance(batch.id, 'returned', [payout.id], back)).toMatchObject([{ id: payout.id }])
      expect(await advance(batch.id, 'settled', null, back)).toEqual([])
      const { items } = await stores().reader.ledger(amina.artistId, 10, null)
      expect(
        items.map(({ kind, amount, payout: of }) => [kind, amount, of?.standing, of?.isTakenOut]),
      ).toEqual([
        ['payout', 8_500, 'returned', false],
        ['payout', -8_500, 'returned', false],
        ['sale', 8_500, undefined, undefined],
      ])
      // It leaves again with the next month's.
      expect(await due(amina.artistId)).toBe(0)
      expect(await dueTo(amina.artistId, payday)).toMatchObject({
        amount: 8_500,
        payoutOfMonth: { standing: 'returned', isTakenOut: false },
      })
      expect(await due(amina.artistId, nextPayday(payday))).toBe(8_500)
      const account = await stores().reader.earnings(amina.artistId, nextPayday(payday))
      expect(account).toMatchObject({ paidOut: 0, due: 8_500 })
    })

    it('are taken out before they leave where they are named, and leave no more', async () => {
      const amina = await stores().givenArtist('Amina')
      const order = await givenOrder([{ artist: amina, price: 10_000 }], { happens: arrived(amina) })
      const batch = await begin(payday)
      const payout = payoutOf(amina.artistId, 8_500, payday)
      await add(payout, batch.id, [{ orderId: order.id, amount: 8_500 }])
      expect(await advance(batch.id, 'returned', null, payday)).toEqual([])
      expect(await advance(batch.id, 'returned', [payout.id], payday)).toMatchObject([
        { id: payout.id, standing: 'returned', before: 'set-aside' },
      ])
      const { items } = await stores().reader.ledger(amina.artistId, 2, null)
      expect(items.map((line) => line.payout?.isTakenOut)).toEqual([true, true])
      expect(await advance(batch.id, 'sent', null, payday)).toEqual([])
      expect(await due(amina.artistId, nextPayday(payday))).toBe(8_500)
    })

    it('count as taken out by the domain’s rule, to the very moment in which their batch leaves', async () => {
      const batch = await begin(payday)
      const moment = (after: number) => new Date(payday.getTime() + after)
      const given = async (name: string, amount: number) => {
        const payout = payoutOf((await stores().givenArtist(name)).artistId, amount, payday)
        await add(payout, batch.id)
        return payout.id
      }
      const [early, first] = [await given('Amina', 100), await given('Brook', 20)]
      const [atOnce, later] = [await given('Chidi', 3_000), await given('Dalia', 400)]
      await given('Esi', 50_000)
      const seen = async () => {
        const payouts = await stores().shown.payoutsOf(batch.id)
        const amounts = payouts.filter(wasTakenOut).map(({ amount }) => amount)
        const counted = await stores().shown.batch(batch.id)
        expect(counted?.takenOut).toEqual({ count: amounts.length, amount: sumOf(amounts) })
        expect(sumOf(counted?.counted.map(({ amount }) => amount) ?? [])).toBe(53_520 - sumOf(amounts))
        return amounts.toSorted((one, other) => one - other)
      }
      await advance(batch.id, 'returned', [early], moment(0))
      await advance(batch.id, 'returned', [first], moment(999))
      expect(await seen()).toEqual([20, 100])
      await advance(batch.id, 'sent', null, moment(1_000))
      await advance(batch.id, 'returned', [atOnce], moment(1_000))
      await advance(batch.id, 'returned', [later], moment(1_001))
      expect(await seen()).toEqual([20, 100])
    })

    it('come back also after they had arrived, once, where they are named', async () => {
      const [amina, brook] = [await stores().givenArtist('Amina'), await stores().givenArtist('Brook')]
      const batch = await begin(payday)
      const payout = payoutOf(amina.artistId, 8_500, payday)
      const other = payoutOf(brook.artistId, 400, payday)
      for (const each of [payout, other]) await add(each, batch.id)
      for (const step of ['sent', 'settled'] as const) await advance(batch.id, step, null, payday)
      const back = new Date(payday.getTime() + day)
      expect(await advance(batch.id, 'returned', null, back)).toEqual([])
      expect(await advance(batch.id, 'returned', [payout.id], back)).toMatchObject([
        { id: payout.id, standing: 'returned' },
      ])
      for (const step of ['sent', 'settled', 'returned'] as const)
        expect(await advance(batch.id, step, [payout.id], back)).toEqual([])
      const { items } = await stores().reader.ledger(amina.artistId, 10, null)
      expect(items.map(({ amount }) => amount)).toEqual([8_500, -8_500])
      const left = await stores().reader.ledger(brook.artistId, 10, null)
      expect(left.items.map(({ amount }) => amount)).toEqual([-400])
    })

    it('are due by the same rule everywhere', async () => {
      const sale = fc.record({
        price: fc.integer({ min: 1, max: 90_000 }),
        day: fc.integer({ min: 100, max: 136 }),
        isDelivered: fc.boolean(),
        isRefunded: fc.boolean(),
        contest: fc.constantFrom(...contests),
      })
      const left = fc.integer({ min: 0, max: 40_000 })
      await fc.assert(
        fc.asyncProperty(fc.array(sale, { maxLength: 4 }), left, async (sales, gone) => {
          const amina = await stores().givenArtist('Amina')
          const parts: AccountPart[] = []
          for (const { price, day: daysLater, isDelivered, isRefunded, contest } of sales) {
            const at = new Date(began + daysLater * day)
            const order = await givenOrder([{ artist: amina, price }], {
              happens: (placed) => isDelivered && arrived(amina)(placed, at),
            })
            await stores().work.run(async () => {
              if (!isDelivered) await stores().ledger.post(order.id, order.payment, at)
              if (isRefunded) await stores().ledger.post(order.id, givenBackAll(order), payday)
            })
            const amount =
              order.payment.find(({ account }) => account.kind === 'artist')?.amount ?? Number.NaN
            if (contest !== 'none') await contested(order, contest, amina.artistId, at)
            parts.push({
              order: {
                id: order.id,
                deliveredAt: isDelivered ? at : null,
                isContested: contest.startsWith('open'),
                isPlayMoney: false,
              },
              rest: isRefunded ? 0 : amount,
            })
          }
          const before = new Date('2026-05-01T00:00:00Z')
          if (gone > 0) {
            await add(payoutOf(amina.artistId, gone, before), (await begin(before)).id)
            parts.push({ order: null, rest: 0 - gone })
          }
          const expected = dueOn(payday, parts).amount
          expect(await due(amina.artistId)).toBe(expected)
          expect((await stores().reader.earnings(amina.artistId, payday)).due).toBe(expected)
        }),
        { numRuns: 15 },
      )
    }, 120_000)
  })
}
