import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Claim } from '#domain/claims/claim.ts'
import { IncomingMoney } from '#domain/orders/incoming-money.ts'
import { RefundDue } from '#domain/orders/refund-due.ts'
import type { AdministrationFixture } from './administration-fixture.ts'

/** What waits for admins, counted for the dashboard's navigation. */
export function describeWaitingCounts(at: AdministrationFixture): void {
  const { ready, buy } = at
  const now = new Date('2026-11-27T10:00:00Z')
  const sum = { amount: 12_00, currency: 'EUR' } as const

  const giveMoney = (key: string) => {
    const told = { key, bookedOn: '2026-11-26', sum, sender: null, senderIban: null, text: '' }
    return at.stage.money.keep(new IncomingMoney(randomUUID(), told, now))
  }
  const givenNotice = async (outcome: 'unplaced' | 'placed') => {
    const id = randomUUID()
    const told = { provider: 'stripe', eventId: id, reference: null, attemptId: null, forPerson: null }
    await at.stage.notices.keep({ id, ...told, outcome, body: '{}', heardAt: now, seenToAt: null })
    return id
  }
  const givenCheck = (day: number, differences: number) =>
    at.stage.checks.keep({
      id: randomUUID(),
      at: new Date(Date.UTC(2026, 10, day)),
      orders: 1,
      asked: 1,
      differences: Array.from({ length: differences }, () => ({ sentence: 'Not so.', orderNumber: null })),
    })

  describe('what waits for admins', () => {
    it('is counted: people, claims, refunds, notices, money and what the newest check has found', async () => {
      const { counts } = at.stage.waiting(at.ada)
      const before = await counts()
      const { user, id: artistId, name } = await ready()
      expect(await counts()).toEqual({ ...before, pending: before.pending + 1 })

      const order = await buy(user.id, { id: artistId, name })
      const [line] = order.lines
      const whose = { artworkId: line?.artworkId ?? '', artistId, artistName: name }
      const about = { orderId: order.id, orderNumber: order.number, ...whose }
      const claim = new Claim({ id: randomUUID(), ...about }, now)
      const refund = new RefundDue(
        {
          id: randomUUID(),
          key: randomUUID(),
          orderNumber: order.number,
          way: 'transfer',
          price: 100,
          sum,
          attemptId: null,
        },
        now,
      )
      await at.stage.work.run(async () => {
        await at.stage.claims.add(claim)
        await at.stage.refundsDue.add(refund)
      })
      await givenNotice('placed')
      const notice = await givenNotice('unplaced')
      await giveMoney(randomUUID())
      await givenCheck(26, 3)
      await givenCheck(25, 1)
      expect(await counts()).toEqual({
        pending: before.pending + 1,
        claims: before.claims + 1,
        refunds: before.refunds + 1,
        notices: before.notices + 1,
        money: before.money + 1,
        differences: 3,
      })

      await at.stage.notices.seenTo(notice, now)
      await at.stage.work.run(async () => {
        refund.send(now)
        await at.stage.refundsDue.save(refund)
        const [kept] = await at.stage.claims.ofOrder(order.id)
        kept?.close(now)
        if (kept) await at.stage.claims.save(kept)
      })
      expect(await counts()).toEqual({
        ...before,
        pending: before.pending + 1,
        money: before.money + 1,
        differences: 3,
      })
    })

    it('is counted no further than to one more than a hundred', async () => {
      for (let count = 0; count < 103; count += 1) await giveMoney(randomUUID())
      expect((await at.stage.waiting(at.ada).counts()).money).toBe(101)
    })
  })
}
