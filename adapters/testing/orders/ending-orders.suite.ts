import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { OrderingFixture } from './ordering-fixture.ts'

/** How orders are paid, end or are given back, over whichever implementation of the ports. */
export function describeEndingOrders(at: OrderingFixture): void {
  const { service, request } = at
  const byPhone = { method: 'mpesa', phoneNumber: '254712345678' } as const

  async function attemptOf(orderNumber: string): Promise<PaymentAttempt> {
    const [attempt] = await at.get(paymentPorts.attempts).ofOrder(orderNumber)
    if (!attempt) throw new Error(`Nobody has tried to pay for ${orderNumber}.`)
    return attempt
  }

  describe('an unpaid order', () => {
    const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const

    it('keeps its works until its time is over, then gives them back once', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Waiting', stock: 2 })
      const order = await service().place(request(id, 2, transfer), randomUUID())
      expect(await at.keep(order)).toMatchObject({
        status: 'awaiting-payment',
        payment: { transfer: { reference: creditorReference(order.number), amount: order.total } },
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
      at.now = new Date('2026-03-02T11:00:00Z')
      let turn = 0
      const failingOnce: UnitOfWork = {
        run: (work) =>
          ++turn === 1 ? Promise.reject(new Error('connection lost')) : at.get(sharedPorts.work).run(work),
      }
      await expect(service(at.bank, failingOnce).unpaid.expire()).rejects.toThrow(AggregateError)
      expect(await service().unpaid.expire()).toBe(1)
    })

    it('is booked when the money comes, however often that is told', async () => {
      const id = await at.backstage.givenArtwork({ title: 'By phone', price: 20_000, stock: 1 })
      const order = await service().place(request(id, 1, byPhone), randomUUID())
      const attempt = await attemptOf(order.number)
      at.bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
      await Promise.all([1, 2, 3].map(() => service().openPayments.lookAt(attempt.id)))
      expect((await service().order(order.number, order.accessKey)).status).toBe('paid')
      const entries = await at.get(fairPayPorts.ledger).entriesOf(order.id)
      expect(entries.map(({ amount }) => amount)).toEqual([-20_000, 17_000, 3_000])
      const received = await at.backstage.mailOf(`order-received:${order.id}`)
      expect(received?.text).toContain(`/orders/${order.number}?key=${order.accessKey}`)
      const confirmed = await at.backstage.mailOf(`order-confirmed:${order.id}`)
      expect(confirmed?.text).toContain('The link in our first mail shows you your order.')
      expect(await at.backstage.mailOf(`money-back:${attempt.id}`)).toBeUndefined()
    })

    it('that has ended gives money that comes too late back, once, and tells both sides', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Too late', price: 20_000, stock: 1 })
      const order = await service().place(request(id, 1, byPhone), randomUUID())
      await service().cancel(order.number, order.accessKey)
      const attempt = await attemptOf(order.number)
      at.bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
      await Promise.all([1, 2].map(() => service().openPayments.lookAt(attempt.id)))
      expect((await service().order(order.number, order.accessKey)).status).toBe('cancelled')
      expect(await at.get(fairPayPorts.ledger).entriesOf(order.id)).toEqual([])
      const told = await at.backstage.mailOf(`money-back:${attempt.id}`)
      expect(told?.subject).toBe(`Order ${order.number}: $200.00 goes back to you`)
      expect(await at.backstage.mailOf(`money-back-notice:${attempt.id}`)).toBeDefined()
      expect((await attemptOf(order.number)).standing).toBe('taken')
    })

    it('ends a day later though nobody says what became of its payment, and late money goes back', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Silence', stock: 1 })
      const order = await service().place(request(id, 1, byPhone), randomUUID())
      const attempt = await attemptOf(order.number)
      at.bank.says(attempt.id, { is: 'waiting' })
      at.bank.away.add('release')
      at.now = new Date('2026-03-02T10:14:00Z')
      await expect(service().unpaid.expire()).rejects.toThrow(AggregateError)
      at.now = new Date('2026-03-02T10:16:00Z')
      expect(await service().unpaid.expire()).toBe(1)
      expect(await at.backstage.stockOf(id)).toBe(1)
      expect((await service().order(order.number, order.accessKey)).status).toBe('cancelled')
      expect(await at.backstage.mailOf(`payment-unanswered:${attempt.id}`)).toMatchObject({
        subject: `Nobody says what became of the payment of order ${order.number}`,
      })
      at.bank.away.clear()
      at.bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
      await service().openPayments.lookAt(attempt.id)
      expect((await service().order(order.number, order.accessKey)).status).toBe('cancelled')
      expect(await at.backstage.mailOf(`money-back:${attempt.id}`)).toBeDefined()
    })

    it('does not end while its money may still come', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Nobody knows', stock: 1 })
      const order = await service().place(request(id, 1, byPhone), randomUUID())
      at.now = new Date('2026-03-01T10:15:00Z')
      at.bank.away.add('release')
      await expect(service().unpaid.expire()).rejects.toThrow(AggregateError)
      expect((await service().order(order.number, order.accessKey)).status).toBe('awaiting-payment')
      at.bank.away.clear()
      const attempt = await attemptOf(order.number)
      at.bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
      await service().unpaid.expire()
      expect((await service().order(order.number, order.accessKey)).status).toBe('paid')
    })
  })

  describe('a hold that nobody knows', () => {
    it('is found and let go of, when whoever held it is gone before the order was written', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Orphaned', stock: 1 })
      const dying: UnitOfWork = { run: () => Promise.reject(new Error('killed')) }
      await expect(service(at.bank, dying).place(request(id), randomUUID())).rejects.toThrow('killed')
      expect(at.bank.calls).toEqual(['begin hold-1'])
      at.now = new Date('2026-03-01T10:05:00Z')
      await service().openPayments.lookAtSilent()
      expect(at.bank.calls).toEqual(['begin hold-1'])
      at.now = new Date('2026-03-01T10:20:00Z')
      await service().openPayments.lookAtSilent()
      expect(at.bank.calls).toEqual(['begin hold-1', 'release hold-1'])
      at.now = new Date('2026-03-01T12:00:00Z')
      await service().openPayments.lookAtSilent()
      expect(at.bank.calls).toEqual(['begin hold-1', 'release hold-1'])
    })

    it('goes back where somebody has taken its money all the same', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Taken by hand', stock: 1 })
      const dying: UnitOfWork = { run: () => Promise.reject(new Error('killed')) }
      await expect(service(at.bank, dying).place(request(id), randomUUID())).rejects.toThrow('killed')
      at.now = new Date('2026-03-01T10:20:00Z')
      const silent = await at.get(paymentPorts.attempts).silent(at.now, 100)
      await service().openPayments.lookAtSilent()
      const looked = await Promise.all(silent.map((each) => at.get(paymentPorts.attempts).byId(each)))
      const attempt = looked.find((each) => each?.isAbandoned)
      if (!attempt) throw new Error('Nobody has tried to pay.')
      expect(attempt).toMatchObject({ isAbandoned: true, standing: 'ended' })
      at.bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
      for (let times = 0; times < 2; times++) await service().openPayments.lookAt(attempt.id)
      expect((await at.backstage.mailOf(`money-back-notice:${attempt.id}`))?.subject).toMatch(
        /came for no order$/,
      )
    })

    it('is asked for on one phone alone, where another was named since', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Two phones', stock: 1 })
      at.bank.away.add('begin')
      const wrong = { method: 'mpesa', phoneNumber: '254799999999' } as const
      const order = await service().place(request(id, 1, wrong), randomUUID())
      at.bank.away.clear()
      at.now = new Date(at.now.getTime() + 3 * 60_000)
      await service().askPhoneAgain(order.number, '254712345678', order.accessKey)
      await service().openPayments.lookAtSilent()
      expect(at.bank.calls).toEqual(['begin hold-1'])
      const [first, second] = await at.get(paymentPorts.attempts).ofOrder(order.number)
      expect([first?.payer, first?.standing]).toEqual(['254799999999', 'ended'])
      expect([second?.payer, second?.standing]).toEqual(['254712345678', 'waiting'])
      expect((await service().order(order.number, order.accessKey)).status).toBe('awaiting-payment')
      await service().cancel(order.number, order.accessKey)
    })

    it('is looked at after longer and longer pauses where its bank is away', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Away', stock: 1 })
      const { number, accessKey } = await service().place(request(id, 1, byPhone), randomUUID())
      at.bank.away.add('look').add('begin')
      const lookAfter = async (minutes: number) => {
        at.now = new Date(at.now.getTime() + minutes * 60_000)
        await service()
          .openPayments.lookAtSilent()
          .catch(() => undefined)
        return (await attemptOf(number)).looks
      }
      expect([await lookAfter(2), await lookAfter(1), await lookAfter(1), await lookAfter(4)]).toEqual([
        2, 2, 2, 3,
      ])
      await service().cancel(number, accessKey)
    })

    it('is taken for the order that waits for it, when whoever was to take it is gone', async () => {
      const id = await at.backstage.givenArtwork({ title: 'Held and left', stock: 1 })
      at.bank.away.add('take')
      const order = await service().place(request(id), randomUUID())
      expect(order.status).toBe('awaiting-payment')
      at.bank.away.clear()
      at.now = new Date('2026-03-01T10:05:00Z')
      await service().openPayments.lookAtSilent()
      expect((await service().order(order.number, order.accessKey)).status).toBe('paid')
      expect(at.bank.calls).toEqual(['begin hold-1', 'take hold-1'])
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
      const order = await service().place(request(id, 1, byPhone), randomUUID())
      expect(await service().cancel(order.number, order.accessKey)).toMatchObject({ status: 'cancelled' })
      expect(await at.backstage.stockOf(id)).toBe(1)
      expect(await at.get(fairPayPorts.ledger).entriesOf(order.id)).toEqual([])
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
