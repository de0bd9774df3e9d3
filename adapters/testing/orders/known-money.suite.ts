import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'
import { moneyInFixture, nothing, statement } from './money-in-fixture.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** What becomes of money that is known already, or was said to be here, over whichever implementation of the ports. */
export function describeKnownMoney(at: OrderingFixture): void {
  const { asAdmin, ordered, look, openOf, mailOf } = moneyInFixture(at)

  describe('a statement, beside what is known already,', () => {
    it('that gives several payments one name counts each of them, once', async () => {
      const [first, second] = [await ordered(), await ordered()]
      const { moneyIn } = await asAdmin()
      const key = randomUUID()
      const both = statement(
        { dollars: '200.00', text: first.number, key },
        { dollars: '200.00', text: second.number, key },
        { dollars: '7.00', text: `Thanks ${key}`, key },
      )
      expect(await moneyIn.take(both)).toEqual({ ...nothing, paid: 2, unplaced: 1 })
      expect([(await look(first)).status, (await look(second)).status]).toEqual(['paid', 'paid'])
      expect(await moneyIn.take(both)).toEqual({ ...nothing, known: 3 })
    })

    it('leaves to a person what has a name that is known, and may be another payment', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const came = { dollars: '100.00', text: order.number, key: randomUUID() }
      await moneyIn.take(statement(came))
      const next = { ...came, day: '2026-03-02' }
      expect(await moneyIn.take(statement(next))).toEqual({ ...nothing, unplaced: 1 })
      expect(await moneyIn.take(statement(next))).toEqual({ ...nothing, known: 1 })
      const { items } = await moneyIn.money({ limit: 100 })
      const found = items.find(({ text }) => text === `Perhaps told of before · ${order.number}`)
      expect(found).toMatchObject({ standing: 'unplaced', bookedOn: '2026-03-02', asks: null })
      expect(await moneyIn.place(found?.id ?? '', order.number)).toMatchObject({ standing: 'counted' })
      expect((await look(order)).status).toBe('paid')
    })

    it('that tells under another name of what another file has told leaves it to a person', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const came = { dollars: '120.00', text: `For ${creditorReference(order.number)}` }
      const nameless = { ...came, key: '' }
      await moneyIn.take(statement(nameless))
      const named = { ...came, text: order.number, key: randomUUID() }
      expect(await moneyIn.take(statement(named))).toEqual({ ...nothing, unplaced: 1 })
      expect(await moneyIn.take(statement(named, nameless))).toEqual({ ...nothing, known: 2 })
      expect((await look(order)).status).toBe('awaiting-payment')
      await at.service().cancel(order.number, order.accessKey)
    })

    it('that tells of two payments alike tells of two', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const [first, second] = [randomUUID(), randomUUID()].map((key) => ({
        dollars: '100.00',
        text: order.number,
        key,
      }))
      await moneyIn.take(statement(first!))
      expect(await moneyIn.take(statement(first!, second!))).toEqual({ ...nothing, known: 1, paid: 1 })
      expect((await look(order)).status).toBe('paid')
    })

    it('of too little, which was enough, has no more than that go back, whatever is given back', async () => {
      const order = await ordered()
      const { moneyIn, administration, refundsDue } = await asAdmin()
      await moneyIn.take(statement({ dollars: '150.00', text: order.number }))
      await administration.markPaid(order.number, { waiting: 'enough' })
      await administration.refund(order.number, { amount: 100_00 })
      await administration.refund(order.number)
      const { items } = await refundsDue.refunds({ limit: 100 })
      const due = items.filter(({ orderNumber }) => orderNumber === order.number)
      expect(new Set(due.map(({ amount }) => amount))).toEqual(new Set([100_00, 50_00]))
      const last = await at
        .get(sharedPorts.work)
        .run(() => at.get(orderPorts.refundsDue).byId(due.find(({ amount }) => amount === 50_00)?.id ?? ''))
      const asked = (await at.backstage.mailOf(`refund-due:${last?.key}:${order.id}`))?.text
      expect(asked).toContain('Please return $50.00 to')
      expect(asked).toContain('No more than $150.00 of its $200.00 had come.')
      expect((await at.backstage.mailOf(`order-refunded:${order.id}`))?.text).toContain(
        'give you back $50.00',
      )
      await moneyIn.take(statement({ dollars: '50.00', text: order.number }))
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 50_00 }])
    })

    it('tells of money that an admin has said to be here: it is the same, and only what is more goes back', async () => {
      const order = await ordered()
      const { moneyIn, administration } = await asAdmin()
      await administration.markPaid(order.number)
      expect(await moneyIn.take(statement({ dollars: '150.00', text: order.number }))).toEqual({
        ...nothing,
        paid: 1,
      })
      expect(await openOf(order)).toEqual([])
      await moneyIn.take(statement({ dollars: '60.00', text: order.number }))
      const [rest, ...others] = await openOf(order)
      expect([rest, others]).toMatchObject([{ standing: 'to-send-back', back: 10_00 }, []])
      expect(await mailOf('money-back', rest?.id ?? '')).toMatch('$10.00 goes back to you')
      await moneyIn.take(statement({ dollars: '200.00', text: order.number }))
      expect((await openOf(order)).map(({ back }) => back)).toContain(200_00)
      const entries = await at.get(fairPayPorts.ledger).entriesOf(order.id)
      expect(entries.map(({ amount }) => amount)).toEqual([-200_00, 170_00, 30_00])
      expect((await at.get(orderPorts.money).toldUntil())?.slice(0, 4)).toBe('2026')
    })

    it('tells of money that was said to be here, and goes back with its order by then: it goes back once', async () => {
      const order = await ordered()
      const { moneyIn, administration } = await asAdmin()
      await administration.markPaid(order.number)
      await administration.refund(order.number)
      await moneyIn.take(statement({ dollars: '200.00', text: order.number }))
      expect(await openOf(order)).toEqual([])
    })

    it('in another currency than an order that was marked as paid waits for a person, and is the whole', async () => {
      const order = await ordered()
      const { moneyIn, administration } = await asAdmin()
      await administration.markPaid(order.number)
      const text = `For ${order.number}`
      const euros = statement({ dollars: '185.00', text, currency: 'EUR' })
      expect(await moneyIn.take(euros)).toEqual({ ...nothing, unplaced: 1 })
      const { items } = await moneyIn.money({ limit: 100 })
      const found = items.find((each) => each.text === text)
      expect(await moneyIn.place(found?.id ?? '', order.number)).toMatchObject({
        standing: 'counted',
        back: 0,
      })
      await moneyIn.take(statement({ dollars: '200.00', text: order.number }))
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 200_00 }])
    })
  })
}
