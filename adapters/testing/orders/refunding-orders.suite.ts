import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** How buyers get money back in steps, over whichever implementation of the ports. */
export function describeRefundingOrders(at: OrderingFixture): void {
  const { service, request } = at

  async function administration() {
    const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
    return service(at.bank, undefined, { userId, role: 'admin', sessionId: userId }).administration
  }

  /** Three pieces of one work and one of another, paid. */
  async function paid(): Promise<PlacedOrder & { readonly many: string; readonly one: string }> {
    const many = await at.backstage.givenArtwork({ title: 'Many', price: 3_333, stock: 3 })
    const one = await at.backstage.givenArtwork({ title: 'One', price: 20_000, stock: 1 })
    const order = await service().place(
      { ...request(many, 3), items: [...request(many, 3).items, ...request(one).items] },
      randomUUID(),
    )
    return { ...order, many, one }
  }

  const booked = async (id: string) =>
    (await at.get(fairPayPorts.ledger).entriesOf(id)).map(({ amount }) => amount)

  describe('a refund', () => {
    it('of a piece is kept with the order, in the books and in stock, and told', async () => {
      const { id, number, accessKey, many } = await paid()
      const admin = await administration()
      const before = await booked(id)
      const refunded = await admin.refund(number, { lines: [{ artworkId: many, quantity: 2 }], left: 29_999 })
      expect(refunded).toMatchObject({
        status: 'paid',
        payment: { status: 'partly-refunded' },
        total: 29_999,
        left: 23_333,
        refunds: [{ at: at.now.toISOString(), amount: 6_666, lines: [{ artworkId: many, quantity: 2 }] }],
      })
      expect(refunded.items.map(({ givenBack }) => givenBack)).toEqual([2, 0])
      expect(await service().order(number, accessKey)).toEqual(refunded)
      expect(await at.backstage.stockOf(many)).toBe(2)
      const [buyer] = (await booked(id)).slice(before.length)
      expect(buyer).toBe(6_666)
      expect(await at.backstage.booksSum()).toBe(0)
      const kept = await at.get(orderPorts.orders).byNumber(number)
      const [refund] = kept?.refunds ?? []
      const mail = await at.backstage.mailOf(`order-partly-refunded:${refund?.id}:${id}`)
      expect(mail?.subject).toBe(`Order ${number}: $66.66 comes back to you`)
      for (const said of ['2 × Many', '$233.33 of $299.99']) expect(mail?.text).toContain(said)
    })

    it('may follow others until nothing is left, which ends the order', async () => {
      const { id, number, many, one } = await paid()
      const admin = await administration()
      const steps: RefundWish[] = [
        { amount: 1 },
        { amount: 1 },
        { lines: [{ artworkId: many, quantity: 1 }] },
        { amount: 7 },
        { lines: [{ artworkId: one, quantity: 1 }] },
      ]
      for (const wish of steps) await admin.refund(number, wish)
      expect(await admin.order(number)).toMatchObject({ status: 'paid', left: 6_657 })
      const ended = await admin.refund(number)
      expect(ended).toMatchObject({ status: 'refunded', payment: { status: 'refunded' }, left: 0 })
      expect(ended.refunds.map(({ amount }) => amount)).toEqual([1, 1, 3_333, 7, 20_000, 6_657])
      expect([await at.backstage.stockOf(many), await at.backstage.stockOf(one)]).toEqual([3, 1])
      const accounts = Map.groupBy(await at.get(fairPayPorts.ledger).entriesOf(id), ({ account }) =>
        JSON.stringify(account),
      )
      for (const entries of accounts.values())
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      const mail = await at.backstage.mailOf(`order-refunded:${id}`)
      expect(mail?.text).toContain('$66.57')
      await expect(admin.refund(number, { amount: 1 })).rejects.toMatchObject({
        code: 'order-not-refundable',
      })
    })

    it('is given by one of two who saw the same, and the other is told', async () => {
      const { number, many } = await paid()
      const [one, other] = [await administration(), await administration()]
      const wish = { lines: [{ artworkId: many, quantity: 1 }], left: 29_999 }
      const answers = await Promise.allSettled([one.refund(number, wish), other.refund(number, wish)])
      const refused = answers.filter((each) => each.status === 'rejected')
      expect(refused).toMatchObject([{ reason: { refusal: 'conflict', code: 'order-changed' } }])
      expect(await one.order(number)).toMatchObject({ left: 26_666 })
      expect(await at.backstage.stockOf(many)).toBe(1)
    })

    it('leaves nothing behind where a unit of work does not come to its end', async () => {
      const { id, number, many } = await paid()
      const lost = {
        run: <Result>(work: () => Promise<Result>): Promise<Result> =>
          at.get(sharedPorts.work).run(async () => {
            await work()
            throw new Error('connection lost')
          }),
      }
      const userId = await at.backstage.givenBuyer(`${randomUUID()}@example.test`, true)
      const { administration: admin } = service(at.bank, lost, {
        userId,
        role: 'admin',
        sessionId: userId,
      })
      const before = await booked(id)
      await expect(admin.refund(number, { amount: 500 })).rejects.toThrow('connection lost')
      expect(await booked(id)).toEqual(before)
      expect(await (await administration()).order(number)).toMatchObject({ left: 29_999, refunds: [] })
      expect(await at.backstage.stockOf(many)).toBe(0)
    })
  })
}
