import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'
import { sumOf } from '#domain/shared/money.ts'
import { moneyInFixture, nothing, statement } from './money-in-fixture.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** What becomes of money that comes by bank transfer, over whichever implementation of the ports. */
export function describeMoneyIn(at: OrderingFixture): void {
  const { asAdmin, placed, ordered, look, openOf, mailOf } = moneyInFixture(at)

  describe('a statement', () => {
    it('pays the order that a reference names, once, whatever files tell of it', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const came = { dollars: '200.00', text: `For ${creditorReference(order.number)}`, key: randomUUID() }
      expect(await moneyIn.take(statement(came))).toEqual({ ...nothing, paid: 1 })
      expect(await moneyIn.take(statement(came))).toEqual({ ...nothing, known: 1 })
      expect(await look(order)).toMatchObject({ status: 'paid', payment: { status: 'paid' } })
      const entries = await at.get(fairPayPorts.ledger).entriesOf(order.id)
      expect(entries.map(({ amount }) => amount)).toEqual([-200_00, 170_00, 30_00])
      expect(await at.get(paymentPorts.attempts).ofOrder(order.number)).toMatchObject([
        { standing: 'taken', received: 200_00 },
      ])
      expect(await openOf(order)).toEqual([])
    })

    it('that several bring in at once counts once', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const came = { dollars: '200.00', text: order.number, key: randomUUID() }
      const results = await Promise.all([1, 2, 3].map(() => moneyIn.take(statement(came))))
      expect(sumOf(results.map(({ paid }) => paid))).toBe(1)
      expect(sumOf(results.map(({ known }) => known))).toBe(2)
    })

    it('waits for what is lacking, says so to the buyer, and sends back what is too much then', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      await moneyIn.take(statement({ dollars: '150.00', text: order.number }))
      const [some] = await openOf(order)
      expect(some).toMatchObject({ standing: 'waits', lacks: 50_00, order: { status: 'awaiting-payment' } })
      expect(await mailOf('transfer-short', some?.id ?? '')).toBe(
        `Order ${order.number}: $50.00 are still to come`,
      )
      await expect(moneyIn.sentBack(some?.id ?? '')).rejects.toMatchObject({ code: 'money-placed' })

      expect(await moneyIn.take(statement({ dollars: '60.00', text: order.number }))).toEqual({
        ...nothing,
        toSendBack: 1,
      })
      expect((await look(order)).status).toBe('paid')
      const [rest, ...others] = await openOf(order)
      expect([rest, others]).toMatchObject([{ standing: 'to-send-back', back: 10_00 }, []])
      expect(await mailOf('money-back', rest?.id ?? '')).toBe(
        `Order ${order.number}: $10.00 goes back to you`,
      )
      const due = await at.backstage.mailOf(`refund-due:${rest?.id}`)
      expect(due?.text).toContain('Lena Okoro\nIBAN: BE68 5390 0754 7034')
      expect(await moneyIn.sentBack(rest?.id ?? '')).toMatchObject({ standing: 'sent-back', back: 10_00 })
      expect(await openOf(order)).toEqual([])
    })

    it('sends back what comes for an order that has ended, and what waited for one that ends, and says so', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      await moneyIn.take(statement({ dollars: '50.00', text: order.number }))
      await at.service().cancel(order.number, order.accessKey)
      const [waited] = await openOf(order)
      expect(waited).toMatchObject({ standing: 'to-send-back', back: 50_00 })
      expect(await mailOf('money-back', waited?.id ?? '')).toMatch('$50.00 goes back to you')
      expect(await mailOf('refund-due', waited?.id ?? '')).toMatch('Please return $50.00')
      const end = (await at.backstage.mailOf(`order-cancelled:${order.id}`))?.text
      expect(end).toContain('We have got $50.00 from you for it by bank transfer. We send that back')
      expect(end).not.toMatch(/Nothing was paid|all the same/)
      await moneyIn.take(statement({ dollars: '200.00', text: order.number }))
      expect((await look(order)).status).toBe('cancelled')
      const open = await openOf(order)
      expect(new Set(open.map(({ standing, back }) => `${standing} ${back}`))).toEqual(
        new Set(['to-send-back 20000', 'to-send-back 5000']),
      )
      for (const { id } of open) await moneyIn.sentBack(id)
      expect(await openOf(order)).toEqual([])
      expect(await at.get(fairPayPorts.ledger).entriesOf(order.id)).toEqual([])
    })

    it('is enough, where a person says so: the shop bears what lacks, and the log says how much', async () => {
      const order = await ordered()
      const { moneyIn, administration, log } = await asAdmin()
      await expect(administration.markPaid(order.number, { waiting: 'enough' })).rejects.toMatchObject({
        code: 'no-money-waits',
      })
      await moneyIn.take(statement({ dollars: '185.00', text: order.number }))
      await expect(administration.markPaid(order.number)).rejects.toMatchObject({ code: 'money-waits' })
      expect((await look(order)).status).toBe('awaiting-payment')
      const paid = await administration.markPaid(order.number, { waiting: 'enough' })
      expect(paid).toMatchObject({ status: 'paid', payment: { status: 'paid' } })
      expect(await openOf(order)).toEqual([])
      const [entry] = (await log.entries({ subject: order.number })).items
      expect(entry).toMatchObject({
        action: 'transfer-accepted',
        after: { status: 'paid', came: '$185.00', borneByShop: '$15.00' },
      })
      const entries = await at.get(fairPayPorts.ledger).entriesOf(order.id)
      expect(entries.map(({ amount }) => amount)).toEqual([-200_00, 170_00, 30_00])
    })

    it('sends back what comes for an order whose works nobody keeps yet', async () => {
      const order = await placed()
      const { moneyIn } = await asAdmin()
      await moneyIn.take(statement({ dollars: '200.00', text: order.number }))
      expect(await openOf(order)).toMatchObject([{ standing: 'to-send-back', back: 200_00 }])
      await at.keep(order)
      expect((await look(order)).status).toBe('awaiting-payment')
    })

    it('pays an order that was let go of and not ended yet', async () => {
      const order = await ordered()
      const [attempt] = await at.get(paymentPorts.attempts).ofOrder(order.number)
      at.now = new Date(at.now.getTime() + 60 * 60_000)
      await at.service().openPayments.lookAt(attempt?.id ?? '')
      const { moneyIn } = await asAdmin()
      await moneyIn.take(statement({ dollars: '200.00', text: order.number }))
      await at.service().unpaid.expire()
      expect((await look(order)).status).toBe('paid')
    })

    it('that cannot be read changes nothing', async () => {
      const order = await ordered()
      const { moneyIn } = await asAdmin()
      const broken = statement({ dollars: '200.00', text: order.number }, { dollars: 'much', text: 'x' })
      await expect(moneyIn.take(broken)).rejects.toMatchObject({
        code: 'statement-unreadable',
        fields: { file: expect.stringContaining('Line 3') },
      })
      expect((await look(order)).status).toBe('awaiting-payment')
    })
  })

  describe('money that names no order', () => {
    async function unplaced(dollars = '200.00', currency = 'USD') {
      const { moneyIn } = await asAdmin()
      const text = `For the picture ${randomUUID()}`
      const iban = `DE${randomUUID()}`
      expect(await moneyIn.take(statement({ dollars, text, currency, iban }))).toEqual({
        ...nothing,
        unplaced: 1,
      })
      const { items } = await moneyIn.money({ limit: 100 })
      const found = items.find((each) => each.text === text)
      expect(found).toMatchObject({ standing: 'unplaced', order: null, sender: 'Lena Okoro' })
      return { moneyIn, id: found?.id ?? '' }
    }

    it('is placed by a person, once', async () => {
      const order = await ordered()
      const { moneyIn, id } = await unplaced()
      await expect(moneyIn.place(id, '1234')).rejects.toMatchObject({ code: 'order-not-found' })
      expect(await moneyIn.place(id, ` ${order.number} `)).toMatchObject({
        standing: 'counted',
        order: { number: order.number, status: 'paid' },
      })
      expect((await look(order)).status).toBe('paid')
      await expect(moneyIn.place(id, order.number)).rejects.toMatchObject({ code: 'money-placed' })
      await expect(moneyIn.sentBack(id)).rejects.toMatchObject({ code: 'money-placed' })
    })

    it('pays whole in another currency, where a person says so', async () => {
      const order = await ordered()
      const { moneyIn, id } = await unplaced('185.00', 'EUR')
      await moneyIn.place(id, order.number)
      expect((await look(order)).status).toBe('paid')
    })

    it('is for no order that is paid in another way', async () => {
      const id = await at.backstage.givenArtwork({ title: 'By card', stock: 1 })
      const order = await at.service().place(at.request(id), randomUUID())
      const { moneyIn, id: money } = await unplaced()
      await expect(moneyIn.place(money, order.number)).rejects.toMatchObject({ code: 'no-bank-transfer' })
      expect(await moneyIn.take(statement({ dollars: '1.00', text: order.number }))).toEqual({
        ...nothing,
        unplaced: 1,
      })
    })

    it('goes back where nobody knows what it is for', async () => {
      const { moneyIn, id } = await unplaced('3.00')
      expect(await moneyIn.sentBack(id)).toMatchObject({ standing: 'sent-back', back: 3_00 })
      await expect(moneyIn.sentBack(id)).rejects.toMatchObject({ code: 'money-placed' })
      await expect(moneyIn.sentBack(randomUUID())).rejects.toMatchObject({ code: 'money-not-found' })
    })

    it('stays where it is for none, or was told of before, once, and is not open then', async () => {
      for (const why of ['no-order', 'duplicate'] as const) {
        const { moneyIn, id } = await unplaced('3.00')
        expect(await moneyIn.dismiss(id, why)).toMatchObject({ standing: 'counted', order: null, back: 0 })
        expect((await moneyIn.money({ limit: 100 })).items.map((each) => each.id)).not.toContain(id)
        await expect(moneyIn.dismiss(id, why)).rejects.toMatchObject({ code: 'money-placed' })
        await expect(moneyIn.dismiss(randomUUID(), why)).rejects.toMatchObject({ code: 'money-not-found' })
      }
    })
  })

  it('is for admins alone', async () => {
    const { moneyIn } = at.service()
    await expect(moneyIn.money({})).rejects.toMatchObject({ refusal: 'not-signed-in' })
    await expect(moneyIn.take(statement())).rejects.toMatchObject({ refusal: 'not-signed-in' })
    await expect(moneyIn.place('x', 'y')).rejects.toMatchObject({ refusal: 'not-signed-in' })
    await expect(moneyIn.sentBack('x')).rejects.toMatchObject({ refusal: 'not-signed-in' })
    await expect(moneyIn.dismiss('x', 'duplicate')).rejects.toMatchObject({ refusal: 'not-signed-in' })
  })
}
