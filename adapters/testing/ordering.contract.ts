import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import { type OrderingPorts, orderingService } from '#application/orders/ordering-service.ts'
import type { PaymentGateway } from '#application/orders/payment-gateway.ts'
import type { SettlementPorts } from '#application/orders/settlement.ts'
import { unpaidOrdersService } from '#application/orders/unpaid-orders-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { describeOwnOrders } from './own-orders.contract.ts'

/** One implementation of the ports that orders stand on, and what a test needs to see of it. */
export interface OrdersBackstage extends SettlementPorts {
  readonly work: UnitOfWork
  readonly accounts: OrderingPorts['accounts']
  readonly ownOrders: OrderingPorts['ownOrders']
  /** Somebody with an account. @returns their id */
  givenBuyer(email: string, emailVerified: boolean): Promise<string>
  /** A public work; price in cents. @returns its id */
  givenArtwork(work: { title: string; price?: number; stock: number }): Promise<string>
  setStock(id: string, stock: number): Promise<void>
  stockOf(id: string): Promise<number>
  orderCount(): Promise<number>
  booksSum(): Promise<number>
  mailOf(event: string): Promise<Pick<Mail, 'subject' | 'text'> | undefined>
  close(): Promise<void>
}

/** What orders promise, over whichever implementation of their ports. */
export function orderingContract(open: () => Promise<OrdersBackstage>): void {
  let backstage: OrdersBackstage
  let now = new Date('2026-03-01T10:00:00Z')
  const calls: string[] = []

  const gateway: PaymentGateway = {
    async authorise(token) {
      calls.push('authorise')
      if (token === 'declined')
        throw new DomainError('payment-refused', 'card-refused', 'Your card was declined.')
      return { reference: 'hold-1' }
    },
    async capture(reference) {
      calls.push(`capture ${reference}`)
    },
    async release(reference) {
      calls.push(`release ${reference}`)
    },
    async refund(reference, amount) {
      calls.push(`refund ${reference} ${amount}`)
    },
    askPhone: async () => ({ reference: 'push-1' }),
    transferInstructions: (_, number) => `Name ${number}`,
  }

  function desk(given: PaymentGateway = gateway, work: UnitOfWork = backstage.work, caller: Caller = null) {
    const ports = {
      ...backstage,
      gateway: given,
      work,
      ids: randomIds,
      clock: { now: () => now },
      digest: sha256,
    }
    const settings = { feePercent: 15, publicUrl: 'https://sanaa.test' }
    return {
      ...orderingService(ports, settings)(caller),
      unpaid: unpaidOrdersService(ports, settings.publicUrl),
    }
  }

  const shipping = {
    name: 'Lena Okoro',
    street: '12 Marina Road',
    city: 'Lagos',
    state: 'Lagos State',
    postalCode: '101241',
    country: 'NG',
    phone: '+2348012345678',
  }

  const request = (
    artworkId: string,
    quantity = 1,
    payment: OrderRequest['payment'] = { method: 'card', token: 'pays' },
  ): OrderRequest => ({
    items: [{ artworkId, quantity }],
    shipping,
    email: 'lena@example.test',
    payment,
  })

  beforeAll(async () => {
    backstage = await open()
  })
  afterAll(() => backstage.close())
  beforeEach(() => {
    now = new Date('2026-03-01T10:00:00Z')
    calls.length = 0
  })

  describeOwnOrders(
    () => backstage,
    (caller) => desk(gateway, backstage.work, caller),
    request,
    () => {
      now = new Date(now.getTime() + 60_000)
    },
  )

  describe('placing an order', () => {
    it('takes the stock, writes the order, the books and the mail, and captures the card', async () => {
      const id = await backstage.givenArtwork({ title: 'Harbour', price: 64_000, stock: 3 })
      const order = await desk().place(request(id, 2), randomUUID())
      expect(order).toMatchObject({
        status: 'paid',
        total: 1280,
        payment: { method: 'card', status: 'paid' },
        items: [{ artworkId: id, title: 'Harbour', quantity: 2, price: 640 }],
        fulfilments: [{ artist: { name: 'Amina Njoroge' }, status: 'waiting', artistReceives: 1088 }],
      })
      expect(order.timeline.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid'])
      expect(await backstage.stockOf(id)).toBe(1)
      expect(calls).toEqual(['authorise', 'capture hold-1'])
      const mail = await backstage.mailOf(`order-confirmed:${order.id}`)
      expect(mail?.subject).toBe(`Order ${order.number} is confirmed`)
      expect(mail?.text).toContain(`https://sanaa.test/orders/${order.number}?key=${order.accessKey}`)
      expect(await desk().order(order.number, order.accessKey)).toEqual(
        expect.objectContaining({ id: order.id, shipping }),
      )
    })

    it('gives the same order to the same key and request, and refuses the key to another request', async () => {
      const id = await backstage.givenArtwork({ title: 'Twice', stock: 5 })
      const key = randomUUID()
      const first = await desk().place(request(id), key)
      expect((await desk().place(request(id), key)).number).toBe(first.number)
      expect(await backstage.stockOf(id)).toBe(4)
      await expect(desk().place(request(id, 2), key)).rejects.toMatchObject({
        code: 'idempotency-key-reused',
      })
    })

    it('places one order when the same request comes several times at once', async () => {
      const id = await backstage.givenArtwork({ title: 'At once', stock: 1 })
      const key = randomUUID()
      const orders = await Promise.all(Array.from({ length: 6 }, () => desk().place(request(id), key)))
      expect(new Set(orders.map(({ number }) => number)).size).toBe(1)
      expect(await backstage.stockOf(id)).toBe(0)
    })

    it('writes nothing when a card is declined', async () => {
      const id = await backstage.givenArtwork({ title: 'Declined', stock: 1 })
      const before = await backstage.orderCount()
      const declined = request(id, 1, { method: 'card', token: 'declined' })
      await expect(desk().place(declined, randomUUID())).rejects.toMatchObject({ refusal: 'payment-refused' })
      expect(await backstage.stockOf(id)).toBe(1)
      expect(await backstage.orderCount()).toBe(before)
    })

    it('takes nothing of an order of which one work is short, names that work and lets go of the money', async () => {
      const plenty = await backstage.givenArtwork({ title: 'Plenty', stock: 9 })
      const rare = await backstage.givenArtwork({ title: 'Rare', stock: 1 })
      const soldMeanwhile: PaymentGateway = {
        ...gateway,
        async authorise(...given) {
          await backstage.setStock(rare, 0)
          return gateway.authorise(...given)
        },
      }
      const both = {
        ...request(plenty),
        items: [plenty, rare].map((artworkId) => ({ artworkId, quantity: 1 })),
      }
      await expect(desk(soldMeanwhile).place(both, randomUUID())).rejects.toMatchObject({
        code: 'out-of-stock',
        fields: { [rare]: '“Rare” is sold out.' },
      })
      expect(await backstage.stockOf(plenty)).toBe(9)
      expect(calls).toEqual(['authorise', 'release hold-1'])
    })

    it('never takes another price than the one that was seen', async () => {
      const id = await backstage.givenArtwork({ title: 'Dearer', price: 5000, stock: 1 })
      const seen = { ...request(id), items: [{ artworkId: id, quantity: 1, price: 45.5 }] }
      await expect(desk().place(seen, randomUUID())).rejects.toMatchObject({
        code: 'price-changed',
        fields: { [id]: '“Dearer” now costs $50.00 instead of $45.50.' },
      })
      expect(await backstage.stockOf(id)).toBe(1)
    })

    it('keeps the hold of an order that was written, when the same request fails beside it', async () => {
      const id = await backstage.givenArtwork({ title: 'Shared hold', stock: 1 })
      const key = randomUUID()
      const failing: UnitOfWork = { run: () => Promise.reject(new Error('connection lost')) }
      const beside: PaymentGateway = {
        ...gateway,
        async authorise(...given) {
          await desk().place(request(id), key)
          return gateway.authorise(...given)
        },
      }
      await expect(desk(beside, failing).place(request(id), key)).rejects.toThrow('connection lost')
      expect(calls).not.toContain('release hold-1')
    })

    it('lets go of a second hold, when the same order comes again beside it with another token', async () => {
      const id = await backstage.givenArtwork({ title: 'Two holds', stock: 2 })
      const key = randomUUID()
      const beside: PaymentGateway = {
        ...gateway,
        async authorise() {
          await desk().place(request(id), key)
          return { reference: 'hold-2' }
        },
      }
      const again = request(id, 1, { method: 'card', token: 'pays too' })
      await desk(beside).place(again, key)
      expect(await backstage.stockOf(id)).toBe(1)
      expect(calls).toEqual(['authorise', 'capture hold-1', 'release hold-2'])
    })

    it('asks the phone again when the gateway was away, and then no more', async () => {
      const id = await backstage.givenArtwork({ title: 'Unasked', stock: 1 })
      const byPhone = request(id, 1, { method: 'mpesa', phoneNumber: '254712345678' })
      const key = randomUUID()
      let asked = 0
      const waking: PaymentGateway = {
        ...gateway,
        async askPhone() {
          if (++asked === 1) throw new Error('gateway away')
          return { reference: 'push-2' }
        },
      }
      await expect(desk(waking).place(byPhone, key)).rejects.toThrow('gateway away')
      const { number, accessKey } = await desk(waking).place(byPhone, key)
      await desk(waking).place(byPhone, key)
      expect(asked).toBe(2)
      expect((await backstage.orders.byNumber(number))?.paymentReference).toBe('push-2')
      await desk().cancel(number, accessKey)
    })
  })

  describe('the last pieces', () => {
    it('are sold once each, however many want them', async () => {
      const id = await backstage.givenArtwork({ title: 'Wanted', stock: 3 })
      const results = await Promise.allSettled(
        Array.from({ length: 30 }, () => desk().place(request(id), randomUUID())),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      const refusals = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as DomainError] : [],
      )
      expect(refusals.every(({ code }) => code === 'out-of-stock')).toBe(true)
      expect(await backstage.stockOf(id)).toBe(0)
    })

    it('do not lock buyers of the same works in a circle', async () => {
      const ids = await Promise.all(
        ['One', 'Two', 'Three'].map((title) => backstage.givenArtwork({ title, stock: 40 })),
      )
      const buy = (order: string[]) =>
        desk().place(
          { ...request(''), items: order.map((artworkId) => ({ artworkId, quantity: 1 })) },
          randomUUID(),
        )
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => buy(index % 2 === 0 ? ids : ids.toReversed())),
      )
      expect(await Promise.all(ids.map((id) => backstage.stockOf(id)))).toEqual([20, 20, 20])
    })
  })

  describe('an unpaid order', () => {
    const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const

    it('keeps its works until its time is over, then gives them back once', async () => {
      const id = await backstage.givenArtwork({ title: 'Waiting', stock: 2 })
      const order = await desk().place(request(id, 2, transfer), randomUUID())
      expect(order).toMatchObject({
        status: 'awaiting-payment',
        payment: { instructions: `Name ${order.number}` },
      })
      now = new Date('2026-03-04T09:59:00Z')
      expect(await desk().unpaid.expire()).toBe(0)
      now = new Date('2026-03-04T10:00:00Z')
      const expired = await Promise.all([desk().unpaid.expire(), desk().unpaid.expire()])
      expect(expired.reduce((sum, count) => sum + count, 0)).toBe(1)
      expect(await backstage.stockOf(id)).toBe(2)
      expect(await desk().order(order.number, order.accessKey)).toMatchObject({
        status: 'cancelled',
        payment: { status: 'failed' },
        fulfilments: [{ status: 'cancelled' }],
      })
    })

    it('that cannot be ended holds up no other', async () => {
      const ids = await Promise.all(
        ['Stuck', 'Free'].map((title) => backstage.givenArtwork({ title, stock: 1 })),
      )
      for (const id of ids) await desk().place(request(id, 1, transfer), randomUUID())
      now = new Date('2026-03-05T10:00:00Z')
      let turn = 0
      const failingOnce: UnitOfWork = {
        run: (work) =>
          ++turn === 1 ? Promise.reject(new Error('connection lost')) : backstage.work.run(work),
      }
      await expect(desk(gateway, failingOnce).unpaid.expire()).rejects.toThrow(AggregateError)
      expect(await desk().unpaid.expire()).toBe(1)
    })

    it('is booked when the money comes', async () => {
      const id = await backstage.givenArtwork({ title: 'Transferred', price: 20_000, stock: 1 })
      const order = await desk().place(request(id, 1, transfer), randomUUID())
      await desk().unpaid.paid(order.number)
      expect((await desk().order(order.number, order.accessKey)).status).toBe('paid')
      const entries = await backstage.ledger.entriesOf(order.id)
      expect(entries.map(({ amount }) => amount)).toEqual([-20_000, 17_000, 3_000])
      const received = await backstage.mailOf(`order-received:${order.id}`)
      expect(received?.text).toContain(`/orders/${order.number}?key=${order.accessKey}`)
      const confirmed = await backstage.mailOf(`order-confirmed:${order.id}`)
      expect(confirmed?.text).toContain('The link in our first mail shows you your order.')
      await expect(desk().unpaid.paid(order.number)).rejects.toMatchObject({ refusal: 'conflict' })
    })
  })

  describe('cancelling', () => {
    it('refunds what was paid, takes it out of the books and gives the works back, once', async () => {
      const id = await backstage.givenArtwork({ title: 'Regretted', stock: 1 })
      const order = await desk().place(request(id), randomUUID())
      const cancelled = await desk().cancel(order.number, order.accessKey)
      expect(cancelled).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } })
      expect(await backstage.stockOf(id)).toBe(1)
      const entries = await backstage.ledger.entriesOf(order.id)
      expect(entries).toHaveLength(6)
      expect(await backstage.booksSum()).toBe(0)
      await expect(desk().cancel(order.number, order.accessKey)).rejects.toMatchObject({
        code: 'order-not-cancellable',
      })
    })

    it('ends an unpaid order without touching the books', async () => {
      const id = await backstage.givenArtwork({ title: 'Unpaid', stock: 1 })
      const byPhone = request(id, 1, { method: 'mpesa', phoneNumber: '254712345678' })
      const order = await desk().place(byPhone, randomUUID())
      expect(await desk().cancel(order.number, order.accessKey)).toMatchObject({ status: 'cancelled' })
      expect(await backstage.stockOf(id)).toBe(1)
      expect(await backstage.ledger.entriesOf(order.id)).toEqual([])
      await expect(desk().unpaid.paid(order.number)).rejects.toMatchObject({ refusal: 'conflict' })
    })

    it('needs the order’s own key', async () => {
      const id = await backstage.givenArtwork({ title: 'Locked', stock: 1 })
      const order = await desk().place(request(id), randomUUID())
      await expect(desk().cancel(order.number, randomUUID())).rejects.toMatchObject({ refusal: 'not-found' })
    })
  })
}
