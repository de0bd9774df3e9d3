import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { messagePorts } from '#adapters/composition/messages/messages.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { paymentEntries, refundEntries } from '#domain/fair-pay/ledger.ts'
import { type AccountLine, dueOn, monthOfPayday, nextPayday } from '#domain/fair-pay/payout.ts'
import { Order } from '#domain/orders/order.ts'
import { orderNumberDigits, orderNumberFrom } from '#domain/orders/order-number.ts'
import { emptyShipping } from '#domain/orders/shipping.ts'

interface GivenArtist {
  readonly userId: string
  readonly artistId: string
  /** A work of theirs, for lines of orders. */
  readonly artworkId: string
}

/** The product over one kind of storage, and artists for it. */
export interface DashboardBackstage {
  readonly assembly: Assembly
  givenArtist(name: string): Promise<GivenArtist>
  close(): Promise<void>
}

/** What is read and written there. */
const portsOf = (assembly: Assembly) => ({
  reader: assembly.get(artistDashboardPorts.reader),
  inbox: assembly.get(artistDashboardPorts.inbox),
  list: assembly.get(orderPorts.list),
  orders: assembly.get(orderPorts.orders),
  ledger: assembly.get(fairPayPorts.ledger),
  payouts: assembly.get(fairPayPorts.payouts),
  messages: assembly.get(messagePorts.messages),
  work: assembly.get(sharedPorts.work),
})

interface GivenPart {
  readonly artist: GivenArtist
  readonly price: number
  readonly quantity?: number
}

const minute = 60_000
const began = Date.parse('2026-01-15T10:00:00Z')
const payday = new Date('2026-06-01T00:00:00Z')

/** What artists find on their dashboards and admins among the orders, however it is kept. */
export function artistDashboardContract(open: () => Promise<DashboardBackstage>): void {
  let backstage: DashboardBackstage & ReturnType<typeof portsOf>
  let moments = 0
  beforeAll(async () => {
    const opened = await open()
    backstage = { ...opened, ...portsOf(opened.assembly) }
  })
  afterAll(() => backstage.close())

  /** An order a minute after the one before, and what has happened to it since. */
  async function givenOrder(
    parts: readonly GivenPart[],
    { feePercent = 15, name = 'Lena Okoro', happens = (order: Order, at: Date) => order.markPaid(at) } = {},
  ): Promise<Order> {
    const at = new Date(began + ++moments * minute)
    const id = randomUUID()
    const order = new Order(
      {
        id,
        number: orderNumberFrom(randomIds.digits(orderNumberDigits)),
        email: `${name.split(' ')[0]}@example.test`,
        shipping: { ...emptyShipping, name },
        method: 'card',
        lines: parts.map(({ artist, price, quantity = 1 }) => ({
          artworkId: artist.artworkId,
          title: 'Harbour',
          quantity,
          price,
          imageUrl: null,
          artist: { id: artist.artistId, name: 'Amina Njoroge' },
        })),
        feePercent,
        accessKeyDigest: sha256(id),
      },
      at,
    )
    happens(order, at)
    await backstage.work.run(async () => {
      await backstage.orders.claim(sha256(id), 'request')
      await backstage.orders.add(order, sha256(id))
      if (!order.timeline.some(({ status }) => status === 'paid')) return
      await backstage.ledger.post(id, order.payment, at)
      if (order.status === 'refunded') await backstage.ledger.post(id, refundEntries(order.payment), at)
    })
    return order
  }

  const refunded = (order: Order, at: Date) => {
    order.markPaid(at)
    order.refund(at)
  }
  const shippedBy = (artist: GivenArtist) => (order: Order, at: Date) => {
    order.markPaid(at)
    order.ship(artist.artistId, 'DHL', 'JD0146', at)
  }

  describe('an artist’s orders', () => {
    it('are their own parts of what has been paid for', async () => {
      const [amina, brook] = [await backstage.givenArtist('Amina'), await backstage.givenArtist('Brook')]
      const both = await givenOrder([
        { artist: amina, price: 64_000 },
        { artist: brook, price: 4_550, quantity: 2 },
      ])
      await givenOrder([{ artist: brook, price: 100 }], { happens: () => undefined })
      const page = await backstage.reader.orders(brook.artistId, null, 10, null)
      expect(page).toMatchObject({ total: 1, last: null })
      expect(page.items).toMatchObject([
        {
          number: both.number,
          placedAt: both.placedAt,
          shipping: { name: 'Lena Okoro' },
          feePercent: 15,
          lines: [{ artworkId: brook.artworkId, quantity: 2, price: 4_550 }],
          fulfilment: { status: 'waiting', carrier: null, trackingNumber: null },
        },
      ])
      expect(await backstage.reader.order(brook.artistId, both.number)).toEqual(page.items[0])
      expect(await backstage.reader.artistOf(brook.userId)).toMatchObject({
        id: brook.artistId,
        name: 'Brook',
      })
      expect(await backstage.reader.artistOf(randomUUID())).toBeNull()
    })

    it('are nobody else’s, and not there before they are paid', async () => {
      const [amina, brook] = [await backstage.givenArtist('Amina'), await backstage.givenArtist('Brook')]
      const { number } = await givenOrder([{ artist: amina, price: 100 }])
      const unpaid = await givenOrder([{ artist: amina, price: 100 }], { happens: () => undefined })
      expect(await backstage.reader.order(brook.artistId, number)).toBeNull()
      expect(await backstage.reader.order(amina.artistId, unpaid.number)).toBeNull()
    })

    it('are found by how far they have come, the newest first, page by page', async () => {
      const amina = await backstage.givenArtist('Amina')
      const part = [{ artist: amina, price: 100 }]
      const first = await givenOrder(part)
      const sent = await givenOrder(part, { happens: shippedBy(amina) })
      const second = await givenOrder(part)
      await givenOrder(part, { happens: refunded })
      const numbers = async (status: 'waiting' | 'shipped' | 'cancelled' | null, limit: number) => {
        const found: string[] = []
        for (let after = null, more = true; more; ) {
          const page = await backstage.reader.orders(amina.artistId, status, limit, after)
          found.push(...page.items.map(({ number }) => number))
          after = page.last as never
          more = page.last !== null
        }
        return found
      }
      expect(await numbers('waiting', 1)).toEqual([second.number, first.number])
      expect(await numbers('shipped', 5)).toEqual([sent.number])
      expect(await numbers('cancelled', 5)).toHaveLength(1)
      expect(await numbers(null, 3)).toHaveLength(4)
    })
  })

  describe('earnings', () => {
    it('agree with the books to the cent, whatever is sold and given back', async () => {
      const sale = fc.record({
        prices: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 2 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        feePercent: fc.constantFrom(0, 12.5, 15, 33.33, 100),
        happens: fc.constantFrom<'paid' | 'refunded' | 'shipped'>('paid', 'refunded', 'shipped'),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 6 }), async (sales) => {
          const [amina, brook] = [await backstage.givenArtist('Amina'), await backstage.givenArtist('Brook')]
          const orders: Order[] = []
          for (const { prices, quantity, feePercent, happens } of sales) {
            const parts = [
              ...prices.map((price) => ({ artist: amina, price, quantity })),
              { artist: brook, price: 777 },
            ]
            const become = { paid: undefined, refunded, shipped: shippedBy(amina) }[happens]
            orders.push(await givenOrder(parts, { feePercent, ...(become && { happens: become }) }))
          }
          const entries = (await Promise.all(orders.map(({ id }) => backstage.ledger.entriesOf(id)))).flat()
          const booked = entries
            .filter(({ account }) => account.kind === 'artist' && account.artistId === amina.artistId)
            .reduce((sum, { amount }) => sum + amount, 0)
          const subtotal = (of: readonly Order[]) =>
            of
              .flatMap(({ shares }) => shares)
              .filter(({ artistId }) => artistId === amina.artistId)
              .reduce((sum, share) => sum + share.subtotal, 0)
          const back = orders.filter(({ status }) => status === 'refunded')

          const earnings = await backstage.reader.earnings(amina.artistId, payday)
          expect(earnings.earned).toBe(booked)
          expect([earnings.sales, earnings.refunded]).toEqual([subtotal(orders), subtotal(back)])
          expect(earnings.sales - earnings.refunded - earnings.fee).toBe(earnings.earned)
          expect(earnings.perMonth.reduce((sum, { earned }) => sum + earned, 0)).toBe(booked)
          expect(earnings.perMonth.reduce((sum, { fee }) => sum + fee, 0)).toBe(earnings.fee)
          expect(earnings.perMonth.every(({ month }) => /^2026-\d\d$/.test(month))).toBe(true)

          const { items, total } = await backstage.reader.ledger(amina.artistId, 100, null)
          expect(total).toBe(orders.length + back.length)
          expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(booked)
          expect(items.reduce((sum, line) => sum + line.sales, 0)).toBe(earnings.sales - earnings.refunded)
          expect(earnings.ordersToShip).toBe(
            orders.filter(({ status, fulfilments }) =>
              status === 'paid'
                ? fulfilments.some((each) => each.artist.id === amina.artistId && each.status === 'waiting')
                : false,
            ).length,
          )
        }),
        { numRuns: 8 },
      )
    }, 120_000)

    it.each([15, 100])(
      'are less by each work that is given back, at a fee of %i percent',
      async (feePercent) => {
        const [amina, brook] = [await backstage.givenArtist('Amina'), await backstage.givenArtist('Brook')]
        const parts = [
          { artist: amina, price: 10_000 },
          { artist: amina, price: 4_000 },
          { artist: amina, price: 1_000 },
          { artist: brook, price: 777 },
        ]
        const { id } = await givenOrder(parts, { feePercent })
        const giveBack = (subtotal: number, on: string) =>
          backstage.work.run(() =>
            backstage.ledger.post(
              id,
              refundEntries(paymentEntries([{ artistId: amina.artistId, subtotal }], feePercent)),
              new Date(on),
            ),
          )
        const ofArtist = (sales: number) => (sales * (100 - feePercent)) / 100
        await giveBack(10_000, '2026-02-01T00:00:00Z')
        await giveBack(4_000, '2026-03-01T00:00:00Z')
        expect(await backstage.reader.earnings(amina.artistId, payday)).toMatchObject({
          sales: 15_000,
          refunded: 14_000,
          earned: ofArtist(1_000),
          fee: 1_000 - ofArtist(1_000),
          due: ofArtist(1_000),
          perMonth: [
            { month: '2026-01', sales: 15_000, earned: ofArtist(15_000) },
            { month: '2026-02', sales: 0, earned: 0 - ofArtist(10_000) },
            { month: '2026-03', sales: 0, earned: 0 - ofArtist(4_000) },
          ],
        })

        const booked = await backstage.ledger.entriesOf(id)
        await backstage.work.run(() => backstage.ledger.post(id, refundEntries(booked), payday))
        expect(refundEntries(await backstage.ledger.entriesOf(id))).toEqual([])
        const { items } = await backstage.reader.ledger(amina.artistId, 10, null)
        expect(items.map(({ kind, sales, amount }) => [kind, sales, amount])).toEqual([
          ['refund', -1_000, 0 - ofArtist(1_000)],
          ['refund', -4_000, 0 - ofArtist(4_000)],
          ['refund', -10_000, 0 - ofArtist(10_000)],
          ['sale', 15_000, ofArtist(15_000)],
        ])
        const account = await backstage.reader.earnings(amina.artistId, payday)
        expect(account).toMatchObject({ sales: 15_000, refunded: 15_000, fee: 0, earned: 0, due: 0 })
      },
    )

    it('come from lines that are leafed through, the newest first', async () => {
      const amina = await backstage.givenArtist('Amina')
      const numbers: string[] = []
      for (const price of [100, 200, 300])
        numbers.unshift((await givenOrder([{ artist: amina, price }])).number)
      const first = await backstage.reader.ledger(amina.artistId, 2, null)
      const second = await backstage.reader.ledger(amina.artistId, 2, first.last)
      expect([...first.items, ...second.items].map(({ orderNumber }) => orderNumber)).toEqual(numbers)
      expect([first.total, second.last]).toEqual([3, null])
      expect(first.items[0]).toMatchObject({ sales: 300, amount: 255 })
    })
  })

  describe('payouts', () => {
    const pay = (artistId: string, amount: number, on = payday) =>
      backstage.work.run(() =>
        backstage.payouts.add({ id: randomUUID(), artistId, month: monthOfPayday(on), amount, at: on }),
      )
    const due = (artistId: string, on = payday) =>
      backstage.work.run(() => backstage.payouts.due(artistId, on))
    const isWaiting = async (artistId: string) =>
      (await backstage.payouts.waiting(payday, 10_000)).includes(artistId)

    it('leave an artist’s account once a month, in lines of the books that stay', async () => {
      const amina = await backstage.givenArtist('Amina')
      await givenOrder([{ artist: amina, price: 10_000 }])
      expect(await isWaiting(amina.artistId)).toBe(true)
      expect(await due(amina.artistId)).toBe(8_500)
      expect(await pay(amina.artistId, 8_500)).toBe(true)
      expect(await pay(amina.artistId, 1)).toBe(false)
      expect(await isWaiting(amina.artistId)).toBe(false)
      expect(await due(amina.artistId)).toBe(0)
      const account = await backstage.reader.earnings(amina.artistId, nextPayday(payday))
      expect(account).toMatchObject({ sales: 10_000, earned: 8_500, paidOut: 8_500, due: 0 })
      const { items, total } = await backstage.reader.ledger(amina.artistId, 10, null)
      expect(total).toBe(2)
      expect(items[0]).toEqual({ kind: 'payout', at: payday, orderNumber: null, sales: 0, amount: -8_500 })
    })

    it('happen once, however many processes come to it at the same time', async () => {
      const amina = await backstage.givenArtist('Amina')
      await givenOrder([{ artist: amina, price: 10_000 }])
      const paid = await Promise.all(
        [0, 1, 2].map(() =>
          backstage.work.run(async () => {
            const amount = await backstage.payouts.due(amina.artistId, payday)
            const payout = { artistId: amina.artistId, month: monthOfPayday(payday), amount, at: payday }
            return amount > 0 && (await backstage.payouts.add({ ...payout, id: randomUUID() }))
          }),
        ),
      )
      expect(paid.filter(Boolean)).toHaveLength(1)
    })

    it('are due by the same rule everywhere', async () => {
      const sale = fc.record({
        price: fc.integer({ min: 1, max: 90_000 }),
        day: fc.integer({ min: 100, max: 136 }),
        isRefunded: fc.boolean(),
      })
      const left = fc.integer({ min: 0, max: 40_000 })
      await fc.assert(
        fc.asyncProperty(fc.array(sale, { maxLength: 4 }), left, async (sales, gone) => {
          const amina = await backstage.givenArtist('Amina')
          const lines: AccountLine[] = []
          for (const { price, day, isRefunded } of sales) {
            const at = new Date(began + day * 24 * 60 * minute)
            const order = await givenOrder([{ artist: amina, price }], { happens: () => undefined })
            await backstage.work.run(async () => {
              await backstage.ledger.post(order.id, order.payment, at)
              if (isRefunded) await backstage.ledger.post(order.id, refundEntries(order.payment), payday)
            })
            const amount =
              order.payment.find(({ account }) => account.kind === 'artist')?.amount ?? Number.NaN
            lines.push({ orderId: order.id, at, amount })
            if (isRefunded) lines.push({ orderId: order.id, at: payday, amount: 0 - amount })
          }
          const before = new Date('2026-05-01T00:00:00Z')
          if (gone > 0) {
            await pay(amina.artistId, gone, before)
            lines.push({ orderId: null, at: before, amount: 0 - gone })
          }
          const expected = dueOn(payday, lines)
          expect(await due(amina.artistId)).toBe(expected)
          expect(await isWaiting(amina.artistId)).toBe(expected > 0)
          expect((await backstage.reader.earnings(amina.artistId, payday)).due).toBe(expected)
        }),
        { numRuns: 15 },
      )
    }, 120_000)
  })

  describe('the list of all orders', () => {
    it('is searched by number, address and name, and by status', async () => {
      const amina = await backstage.givenArtist('Amina')
      const part = [{ artist: amina, price: 64_000 }]
      const name = `Zawadi_100% ${randomUUID()}`
      const paid = await givenOrder(part, { name })
      const ended = await givenOrder(part, { name, happens: refunded })
      const found = async (words: string | null, status: Order['status'] | null = null) =>
        (await backstage.list.slice({ words, status }, 50, null)).items.map(({ number }) => number)
      expect(await found(name.toUpperCase())).toEqual([ended.number, paid.number])
      expect(await found(name, 'paid')).toEqual([paid.number])
      expect(await found(paid.number)).toEqual([paid.number])
      expect(await found('zawadi_100%@EXAMPLE')).toEqual([ended.number, paid.number])
      expect(await found(`zawadi%${name.slice(-8)}`)).toEqual([])
      const [shown] = (await backstage.list.slice({ words: paid.number, status: null }, 1, null)).items
      expect(shown).toMatchObject({
        id: paid.id,
        email: 'Zawadi_100%@example.test',
        placedAt: paid.placedAt,
        lines: paid.lines,
        fulfilments: paid.fulfilments,
        timeline: paid.timeline,
      })
    })

    it('is leafed through, the newest first', async () => {
      const amina = await backstage.givenArtist('Amina')
      const name = `Baraka ${randomUUID()}`
      const numbers: string[] = []
      for (let count = 0; count < 3; count++)
        numbers.unshift((await givenOrder([{ artist: amina, price: 100 }], { name })).number)
      const first = await backstage.list.slice({ words: name, status: null }, 2, null)
      const second = await backstage.list.slice({ words: name, status: null }, 2, first.last)
      expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(numbers)
      expect([first.total, second.total, second.last]).toEqual([3, null, null])
    })
  })

  it('finds parcels that have been on their way for long, until they have arrived', async () => {
    const amina = await backstage.givenArtist('Amina')
    const part = [{ artist: amina, price: 100 }]
    const sent = await givenOrder(part, { happens: shippedBy(amina) })
    const given = await givenOrder(part, {
      happens: (order, at) => {
        shippedBy(amina)(order, at)
        order.refund(at)
      },
    })
    const later = await givenOrder(part, { happens: shippedBy(amina) })
    const sentAt = sent.placedAt
    const found = async (by: Date) => await backstage.orders.longOnTheirWay(by, 1_000)
    expect(await found(new Date(sentAt.getTime() - 1))).not.toContain(sent.number)
    expect(await found(sentAt)).toContain(sent.number)
    const all = await found(new Date(sentAt.getTime() + 60 * minute))
    expect(all).not.toContain(given.number)
    expect(all.filter((number) => number === later.number || number === sent.number)).toEqual([
      sent.number,
      later.number,
    ])
    await backstage.work.run(async () => {
      const order = await backstage.orders.byNumber(sent.number)
      expect(order?.fulfilments).toMatchObject([{ status: 'shipped', shippedAt: sentAt }])
      order?.arrive(amina.artistId, new Date())
      if (order) await backstage.orders.save(order)
    })
    expect(await found(sentAt)).not.toContain(sent.number)
    expect((await backstage.reader.order(amina.artistId, sent.number))?.fulfilment.status).toBe('delivered')
    expect((await backstage.orders.byNumber(sent.number))?.status).toBe('delivered')
  })

  describe('an inbox', () => {
    async function givenMessage(artistId: string, subject: string): Promise<string> {
      const id = randomUUID()
      await backstage.messages.add({
        id,
        artistId,
        senderId: null,
        senderName: 'Lena Okoro',
        senderEmail: 'lena@example.test',
        subject,
        text: 'Would you?',
        sentAt: new Date(began + ++moments * minute),
      })
      return id
    }

    it('holds the messages of its artist, the newest first, page by page', async () => {
      const [amina, brook] = [await backstage.givenArtist('Amina'), await backstage.givenArtist('Brook')]
      for (const subject of ['one', 'two', 'three']) await givenMessage(amina.artistId, subject)
      await givenMessage(brook.artistId, 'not hers')
      const first = await backstage.inbox.slice(amina.artistId, 2, null)
      const second = await backstage.inbox.slice(amina.artistId, 2, first.last)
      expect([...first.items, ...second.items].map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
      expect([first.total, second.last]).toEqual([3, null])
    })

    it('remembers answers in their order, and when a message was first read', async () => {
      const amina = await backstage.givenArtist('Amina')
      const id = await givenMessage(amina.artistId, 'A commission')
      const [at, later] = [new Date(began), new Date(began + minute)]
      for (const [text, when] of [
        ['Yes.', at],
        ['When?', later],
      ] as const)
        await backstage.inbox.addAnswer({ id: randomUUID(), messageId: id, text, at: when })
      expect(await backstage.inbox.message(amina.artistId, id)).toMatchObject({ readAt: null })
      for (const when of [at, later])
        expect(await backstage.inbox.markRead(amina.artistId, id, when)).toBe(true)
      expect(await backstage.inbox.message(amina.artistId, id)).toMatchObject({
        senderEmail: 'lena@example.test',
        readAt: at,
        answers: [
          { text: 'Yes.', at },
          { text: 'When?', at: later },
        ],
      })
    })

    it('is closed to other artists', async () => {
      const [amina, brook] = [await backstage.givenArtist('Amina'), await backstage.givenArtist('Brook')]
      const id = await givenMessage(amina.artistId, 'Private')
      expect(await backstage.inbox.message(brook.artistId, id)).toBeNull()
      expect(await backstage.inbox.markRead(brook.artistId, id, new Date())).toBe(false)
      expect(await backstage.inbox.message(amina.artistId, 'no id')).toBeNull()
    })
  })
}
