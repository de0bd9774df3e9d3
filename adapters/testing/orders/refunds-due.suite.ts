import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { orderPorts, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { RefundDueView } from '#application/orders/refunds-due-contract.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** How money goes back that only a person can send, over whichever implementation of the ports. */
export function describeRefundsDue(at: OrderingFixture): void {
  async function asAdmin() {
    const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
    const caller = { userId, role: 'admin', sessionId: userId } as const
    const own = at.service(at.bank, undefined, caller)
    return {
      ...own,
      refundsDue: at.get(orderServices.refundsDue)(caller),
      log: at.get(adminServices.log)(caller),
    }
  }

  /** Three pieces, paid by a transfer that a statement tells of. */
  async function paid(): Promise<PlacedOrder> {
    const work = await at.backstage.givenArtwork({ title: 'By transfer', price: 3_333, stock: 3 })
    const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const
    const order = await at.service().place(at.request(work, 3, transfer), randomUUID())
    await at.keep(order)
    const line = `2026-03-01,99.99,USD,Lena Okoro,BE68539007547034,${creditorReference(order.number)},${randomUUID()}`
    const { moneyIn } = await asAdmin()
    await moneyIn.take(new File([`date,amount,currency,name,iban,text,id\n${line}\n`], 'statement.csv'))
    return order
  }

  const dueOf = async (number: string): Promise<readonly RefundDueView[]> =>
    (await (await asAdmin()).refundsDue.refunds({ limit: 100 })).items.filter(
      ({ orderNumber }) => orderNumber === number,
    )

  describe('money that a person sends back', () => {
    it('is listed for each refund, the oldest first, with the account that the transfer came from', async () => {
      const { id: orderId, number } = await paid()
      const { administration } = await asAdmin()
      await administration.refund(number, { amount: 1_000 })
      at.now = new Date(at.now.getTime() + 60_000)
      await administration.refund(number, { left: 8_999 })
      const buyer = { name: 'Lena Okoro', email: 'lena@example.test' }
      const same = { buyer, way: 'transfer', currency: 'USD', phone: null, iban: 'BE68539007547034' }
      expect(await dueOf(number)).toMatchObject([
        { ...same, price: 1_000, amount: 1_000, dueAt: '2026-03-01T10:00:00.000Z' },
        { ...same, price: 8_999, amount: 8_999, dueAt: '2026-03-01T10:01:00.000Z' },
      ])
      for (const { id } of await dueOf(number)) {
        const kept = await at.get(sharedPorts.work).run(() => at.get(orderPorts.refundsDue).byId(id))
        const mail = await at.backstage.mailOf(`refund-due:${kept?.key}:${orderId}`)
        expect(mail?.text).toContain(`Order ${number} was paid by bank transfer`)
      }
    })

    it('has left once, and only then its buyer is told', async () => {
      const { number } = await paid()
      const { administration, refundsDue, log } = await asAdmin()
      await administration.refund(number, { amount: 1_000 })
      const [due] = await dueOf(number)
      const id = due?.id ?? ''
      expect(await at.backstage.mailOf(`refund-sent:${id}`)).toBeUndefined()
      const both = await Promise.allSettled([refundsDue.sent(id), refundsDue.sent(id)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expect(refundsDue.sent(id)).rejects.toMatchObject({ code: 'refund-sent' })
      expect(await dueOf(number)).toEqual([])
      expect((await at.backstage.mailOf(`refund-sent:${id}`))?.subject).toBe(
        `Order ${number}: $10.00 are on the way`,
      )
      const entries = await log.entries({ subject: number })
      expect(entries.items.filter(({ action }) => action === 'refund-sent')).toHaveLength(1)
      for (const none of [randomUUID(), 'no-id'])
        await expect(refundsDue.sent(none)).rejects.toMatchObject({ code: 'refund-not-found' })
    })
  })
}
