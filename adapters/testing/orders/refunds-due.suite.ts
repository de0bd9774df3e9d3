import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { orderPorts, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { RefundDueView } from '#application/orders/refunds-due-contract.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'
import { watchedBank } from '../payments/watched-bank.ts'
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
  async function paid(bank = at.bank, sum = '99.99,USD'): Promise<PlacedOrder> {
    const work = await at.backstage.givenArtwork({ title: 'By transfer', price: 3_333, stock: 3 })
    const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const
    const order = await at.service(bank).place(at.request(work, 3, transfer), randomUUID())
    await at.keep(order)
    await come(order, sum, 'Lena Okoro,BE68539007547034')
    return order
  }

  /** Money comes with the order's reference. */
  async function come({ number }: PlacedOrder, sum: string, from: string): Promise<void> {
    const line = `2026-03-01,${sum},${from},${creditorReference(number)},${randomUUID()}`
    const { moneyIn } = await asAdmin()
    await moneyIn.take(new File([`date,amount,currency,name,iban,text,id\n${line}\n`], 'statement.csv'))
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
      const payers = [{ name: 'Lena Okoro', iban: 'BE68539007547034', amount: 9_999, currency: 'USD' }]
      const same = { buyer, way: 'transfer', currency: 'USD', phone: null, payers }
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

    it('goes to whoever paid, whatever a stranger sends with the number of the order', async () => {
      const order = await paid()
      const stranger = 'Mallory,DE89370400440532013000'
      const { administration } = await asAdmin()
      await come(order, '0.01,USD', stranger)
      await administration.refund(order.number, { amount: 1_000 })
      await come(order, '0.01,USD', stranger)
      expect((await dueOf(order.number)).map(({ payers }) => payers.map(({ iban }) => iban))).toEqual([
        ['BE68539007547034'],
      ])
    })

    it('names the account of the checkout where an admin has said that the money came, and no statement', async () => {
      const work = await at.backstage.givenArtwork({ title: 'By hand', price: 3_333, stock: 1 })
      const transfer = { method: 'atm', bankName: ' Equity ', accountNumber: ' 12345678 ' } as const
      const order = await at.service().place(at.request(work, 1, transfer), randomUUID())
      await at.keep(order)
      const { administration, refundsDue } = await asAdmin()
      await administration.markPaid(order.number)
      await administration.refund(order.number)
      const [due] = await dueOf(order.number)
      expect(due).toMatchObject({ payers: [], account: '12345678, Equity', phone: null })
      const kept = await at.get(sharedPorts.work).run(() => at.get(orderPorts.refundsDue).byId(due?.id ?? ''))
      const asked = await at.backstage.mailOf(`refund-due:${kept?.key}:${order.id}`)
      expect(asked?.text.replaceAll(/\s+/g, ' ')).toContain(
        'wanted to pay from 12345678, Equity: ask whether',
      )
      await refundsDue.sent(due?.id ?? '')
      const mail = await at.backstage.mailOf(`refund-sent:${due?.id}`)
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('to your account. Banks may')
    })

    it('is not listed where a cent is nothing of what was paid: the next one takes it along', async () => {
      const euros = watchedBank({ eurosPerDollar: 0.92 })
      const { number } = await paid(euros, '92.00,EUR')
      const { administration } = await asAdmin()
      for (const amount of [6, 1, 1]) await administration.refund(number, { amount })
      const sums = (await dueOf(number)).map(
        ({ price, amount, currency }) => `${price}: ${amount} ${currency}`,
      )
      expect(sums.toSorted()).toEqual(['1: 1 EUR', '6: 6 EUR'])
    })

    it('has left once, and only then its buyer is told', async () => {
      const { number } = await paid()
      const { administration, refundsDue, log } = await asAdmin()
      await administration.refund(number, { amount: 1_000 })
      const [due] = await dueOf(number)
      const id = due?.id ?? ''
      const ports = at.get(orderPorts.refundsDue)
      const { key = '' } = (await at.get(sharedPorts.work).run(() => ports.byId(id))) ?? {}
      expect([await ports.has(key), await ports.has('another'), await ports.isSent(key)]).toEqual([
        true,
        false,
        false,
      ])
      expect(await at.backstage.mailOf(`refund-sent:${id}`)).toBeUndefined()
      const both = await Promise.allSettled([refundsDue.sent(id), refundsDue.sent(id)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expect(refundsDue.sent(id)).rejects.toMatchObject({ code: 'refund-sent' })
      expect(await dueOf(number)).toEqual([])
      expect(await ports.isSent(key)).toBe(true)
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
