import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** How orders are paid, end or are given back, over whichever implementation of the ports. */
export function describeEndingOrders(at: OrderingFixture): void {
  const { service, request, gateway } = at

  describe('an unpaid order', () => {
    const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const

    it('keeps its works until its time is over, then gives them back once', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Waiting', stock: 2 })
      const order = await service().place(request(id, 2, transfer), randomUUID())
      expect(order).toMatchObject({
        status: 'awaiting-payment',
        payment: { instructions: `Name ${order.number}` },
      })
      at.now = new Date('2026-03-04T09:59:00Z')
      expect(await service().unpaid.expire()).toBe(0)
      at.now = new Date('2026-03-04T10:00:00Z')
      const expired = await Promise.all([service().unpaid.expire(), service().unpaid.expire()])
      expect(expired.reduce((sum, count) => sum + count, 0)).toBe(1)
      expect(await at.backstage.stockOf(id)).toBe(2)
      expect(await service().order(order.number, order.accessKey)).toMatchObject({
        status: 'cancelled',
        payment: { status: 'failed' },
        fulfilments: [{ status: 'cancelled' }],
      })
    })

    it('that cannot be ended holds up no other', async () => {
      const ids = await Promise.all(
        ['Stuck', 'Free'].map((title) => at.backstage.givenArtwork({ title, stock: 1 })),
      )
      for (const id of ids) await service().place(request(id, 1, transfer), randomUUID())
      at.now = new Date('2026-03-05T10:00:00Z')
      let turn = 0
      const failingOnce: UnitOfWork = {
        run: (work) =>
          ++turn === 1 ? Promise.reject(new Error('connection lost')) : at.get(sharedPorts.work).run(work),
      }
      await expect(service(gateway, failingOnce).unpaid.expire()).rejects.toThrow(AggregateError)
      expect(await service().unpaid.expire()).toBe(1)
    })

    it('is booked when the money comes', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Transferred', price: 20_000, stock: 1 })
      const order = await service().place(request(id, 1, transfer), randomUUID())
      await service().unpaid.paid(order.number)
      expect((await service().order(order.number, order.accessKey)).status).toBe('paid')
      const entries = await at.get(fairPayPorts.ledger).entriesOf(order.id)
      expect(entries.map(({ amount }) => amount)).toEqual([-20_000, 17_000, 3_000])
      const received = await at.backstage.mailOf(`order-received:${order.id}`)
      expect(received?.text).toContain(`/orders/${order.number}?key=${order.accessKey}`)
      const confirmed = await at.backstage.mailOf(`order-confirmed:${order.id}`)
      expect(confirmed?.text).toContain('The link in our first mail shows you your order.')
      await expect(service().unpaid.paid(order.number)).rejects.toMatchObject({ refusal: 'conflict' })
    })
  })

  describe('cancelling', () => {
    it('gives a one-of-a-kind work back once, also where its artist has put it up again meanwhile', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Singular', stock: 1, unique: true })
      const order = await service().place(request(id), randomUUID())
      await at.backstage.setStock(id, 1)
      await service().cancel(order.number, order.accessKey)
      expect(await at.backstage.stockOf(id)).toBe(1)
    })

    it('refunds what was paid, takes it out of the books and gives the works back, once', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Regretted', stock: 1 })
      const order = await service().place(request(id), randomUUID())
      const cancelled = await service().cancel(order.number, order.accessKey)
      expect(cancelled).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } })
      expect(await at.backstage.stockOf(id)).toBe(1)
      const entries = await at.get(fairPayPorts.ledger).entriesOf(order.id)
      expect(entries).toHaveLength(6)
      expect(await at.backstage.booksSum()).toBe(0)
      await expect(service().cancel(order.number, order.accessKey)).rejects.toMatchObject({
        code: 'order-not-cancellable',
      })
    })

    it('ends an unpaid order without touching the books', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Unpaid', stock: 1 })
      const byPhone = request(id, 1, { method: 'mpesa', phoneNumber: '254712345678' })
      const order = await service().place(byPhone, randomUUID())
      expect(await service().cancel(order.number, order.accessKey)).toMatchObject({ status: 'cancelled' })
      expect(await at.backstage.stockOf(id)).toBe(1)
      expect(await at.get(fairPayPorts.ledger).entriesOf(order.id)).toEqual([])
      await expect(service().unpaid.paid(order.number)).rejects.toMatchObject({ refusal: 'conflict' })
    })

    it('needs the order’s own key', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Locked', stock: 1 })
      const order = await service().place(request(id), randomUUID())
      await expect(service().cancel(order.number, randomUUID())).rejects.toMatchObject({
        refusal: 'not-found',
      })
    })
  })
}
