import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { IncomingMoney } from '#domain/orders/incoming-money.ts'
import { sumOf } from '#domain/shared/money.ts'
import { moneyInFixture, statement } from './money-in-fixture.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** What becomes of money that its order has refused, and that a person knows better, over whichever implementation of the ports. */
export function describeRefusedMoney(at: OrderingFixture): void {
  const { asAdmin, ordered, openOf } = moneyInFixture(at)

  describe('money that its order has refused', () => {
    /** As an earlier release wrote what a statement told of an order that was marked as paid by hand. */
    async function refused(dollars: number) {
      const order = await ordered()
      const { moneyIn, administration, log } = await asAdmin()
      await administration.markPaid(order.number)
      const told = { bookedOn: '2026-03-01', sum: { amount: dollars * 100, currency: 'USD' } } as const
      const id = randomUUID()
      const payment = { ...told, key: id, sender: null, senderIban: null, text: order.number }
      const some = new IncomingMoney(id, payment, at.now)
      some.refuse(order.number)
      await at.get(orderPorts.money).keep(some)
      const newest = async () => (await log.entries({ subject: order.number })).items[0]
      return { order, moneyIn, id, newest }
    }

    it('counts for it where it is what an admin had said to be here, as far as it needs it', async () => {
      const { order, moneyIn, id, newest } = await refused(210)
      await expect(moneyIn.dismiss(id, 'no-order')).rejects.toMatchObject({ code: 'money-placed' })
      expect(await moneyIn.dismiss(id, 'duplicate')).toMatchObject({
        standing: 'to-send-back',
        order: { number: order.number },
        back: 10_00,
      })
      expect(await newest()).toMatchObject({
        action: 'money-duplicate',
        after: { sum: '$210.00', standing: 'to-send-back', back: '$10.00' },
      })
      await expect(moneyIn.dismiss(id, 'duplicate')).rejects.toMatchObject({ code: 'money-placed' })
    })

    it('stays without it where statements have told of all that it was paid with', async () => {
      const { order, moneyIn, id, newest } = await refused(200)
      await moneyIn.take(statement({ dollars: '200.00', text: order.number, day: '2026-03-02' }))
      expect(await moneyIn.dismiss(id, 'duplicate')).toMatchObject({
        standing: 'counted',
        order: null,
        back: 0,
      })
      expect(await openOf(order)).toEqual([])
      expect((await newest())?.after).toEqual({ sum: '$200.00', bookedOn: '2026-03-01' })
      expect(sumOf((await at.get(orderPorts.money).ofOrder(order.number)).map(({ paid }) => paid))).toBe(
        200_00,
      )
    })
  })
}
