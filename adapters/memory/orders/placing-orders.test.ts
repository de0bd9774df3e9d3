import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderPorts, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { shippingPorts } from '#adapters/composition/shipping/shipping.tokens.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { secretIn } from '#adapters/testing/shopping.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { PaymentWay } from '#domain/payments/standing.ts'
import { byBank, byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
const key = 'key-of-an-order'

beforeEach(() => {
  shop = openShop()
})

const place = (change: Partial<OrderRequest> = {}, pressed = key) =>
  shop.ordering().place({ ...shop.request(byCard), ...change }, pressed)

describe('a request for an order', () => {
  it('has a key that tells it from others', async () => {
    await expect(place({}, 'short')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'idempotency-key-missing',
    })
    expect(shop.bank.calls).toEqual([])
  })

  it('is whole before anything is held or written', async () => {
    const { shipping } = shop.request(byCard)
    await expect(place({ shipping: { ...shipping, city: ' ' } })).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'order-incomplete',
      message: 'Please fill in all required shipping information',
      fields: { city: 'City is required' },
    })
    expect([shop.bank.calls, shop.memory.orders.orders.size]).toEqual([[], 0])
  })

  it('is not told apart by its key alone', async () => {
    await place()
    await expect(place({ payment: byBank })).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'idempotency-key-reused',
      message: 'This key belongs to another order.',
    })
  })

  it('is paid in a way that the shop offers, but for an order that stands already', async () => {
    const bank = watchedBank()
    const open: PaymentWay[] = ['card', 'phone']
    Object.assign(bank.ways, { shown: { ...bank.ways.shown, open } })
    shop = openShop(bank)
    const first = await place({ payment: byPhone })
    open.pop()
    expect((await place({ payment: byPhone })).number).toBe(first.number)
    await expect(place({ payment: byPhone }, 'key-of-another')).rejects.toMatchObject({
      code: 'way-closed',
      message: 'This shop cannot be paid by M-Pesa.',
    })
  })

  it('that comes twice buys the last piece once, also where it is gone when the second looks', async () => {
    shop.memory.gallery.change(shop.workId, { stock: 1 })
    const terms = shop.assembly.get(shippingPorts.terms)
    const slower = shop.assemble(
      given(shippingPorts.terms, {
        ...terms,
        ofWorks: async (ids) => {
          await place()
          return terms.ofWorks(ids)
        },
      }),
    )
    const order = await slower.get(orderServices.ordering)(null).place(shop.request(byCard), key)
    expect(order).toMatchObject({ status: 'paid' })
    expect(shop.memory.orders.orders.size).toBe(1)
  })

  it('gets a number that no other order has, and keeps its payment', async () => {
    const drawn = ['48291736', '48291736', '50317264']
    const ids = shop.assembly.get(system.ids)
    const drawing = shop.assemble(given(system.ids, { ...ids, digits: () => drawn.shift() ?? '' }))
    const numbers: string[] = []
    for (const pressed of ['key-of-the-first', 'key-of-the-second']) {
      const placed = await drawing.get(orderServices.ordering)(null).place(shop.request(byCard), pressed)
      numbers.push(placed.number)
      expect(placed.status).toBe('paid')
      const { paymentReference = '' } = shop.kept(placed) ?? {}
      expect(shop.memory.payments.attempts.get(paymentReference ?? '')?.orderNumber).toBe(placed.number)
    }
    expect(new Set(numbers).size).toBe(2)
  })

  it('that is being placed elsewhere at this moment is told so', async () => {
    const orders = shop.assembly.get(orderPorts.orders)
    const claimed = shop.assemble(given(orderPorts.orders, { ...orders, claim: async () => false }))
    await expect(
      claimed.get(orderServices.ordering)(null).place(shop.request(byPhone), key),
    ).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'order-being-placed',
      message: 'This order is being placed already.',
    })
  })

  it('keeps a fingerprint of the network that it comes from, while it waits for its money', async () => {
    const from = async (address?: string, payment: OrderRequest['payment'] = byPhone) =>
      shop.kept(await shop.ordering(null, address).place(shop.request(payment), randomUUID()))?.placedFrom
    const network = await from('203.0.113.7')
    expect(network).toEqual(expect.not.stringContaining('203'))
    expect(await from('203.0.113.7')).toBe(network)
    expect(await from('203.0.113.7', byCard)).toBeNull()
    shop = openShop()
    expect(await from('203.0.113.8')).not.toBe(network)
    expect(await from()).toBeNull()
  })
})

describe('an order of somebody with an account', () => {
  const ask = (caller: Caller, change: Partial<OrderRequest>, pressed = key) =>
    shop.ordering(caller).place({ ...shop.request(byCard), ...change }, pressed)

  it('is told of at the address of their account, unless they give another', async () => {
    const lena = shop.signedIn({ email: 'lena.okoro@example.test' })
    const emails: (string | undefined)[] = []
    for (const email of [undefined, '  ', ' lena@work.test '])
      emails.push((await ask(lena, { email }, randomUUID())).email)
    expect(emails).toEqual(['lena.okoro@example.test', 'lena.okoro@example.test', 'lena@work.test'])
  })

  it('is kept by them without its key, and the mails say no key', async () => {
    const lena = shop.signedIn({ email: 'lena@example.test' })
    const { id, number } = await ask(lena, { payment: byBank })
    const secret = secretIn(shop.mailOf(`order-to-confirm:${id}`)?.text)
    await shop.ordering(lena).keepWorks(number, secret)
    await shop.ordering(lena).cancel(number)
    expect(shop.mailOf(`order-received:${id}`)?.text).toContain(
      'The link in our first mail shows you your order.',
    )
    expect(shop.mailOf(`order-cancelled:${id}`)?.text).toContain(
      'The link in our first mail shows you your order.',
    )
  })

  it('that they call off paid says in the books’ papers who has asked', async () => {
    const lena = shop.signedIn({ email: 'lena@example.test' })
    const order = await ask(lena, {})
    await shop.ordering(lena).cancel(order.number)
    expect(shop.kept(order)?.refunds).toMatchObject([{ askedBy: lena.userId }])
  })

  it('is in no list of an account that is gone', async () => {
    const lena = shop.signedIn({ email: 'lena@example.test' })
    await ask(lena, {})
    expect(await shop.ordering(lena).orders()).toMatchObject({ total: 1 })
    shop.memory.accounts.users.delete(lena.userId)
    expect(await shop.ordering(lena).orders()).toEqual({ items: [], total: 0, next: null })
  })
})

describe('an order of a guest', () => {
  it('is opened by the link in each of its mails', async () => {
    const order = await shop.place(byBank)
    await shop.keep(order)
    await shop.ordering().cancel(order.number, order.accessKey)
    for (const event of ['order-to-confirm', 'order-received', 'order-cancelled'])
      expect(shop.mailOf(`${event}:${order.id}`)?.text).toContain(
        `https://sanaa.test/orders/${order.number}?key=${order.accessKey}`,
      )
  })

  it('that they call off paid names nobody who has asked', async () => {
    const order = await shop.place(byCard)
    await shop.ordering().cancel(order.number, order.accessKey)
    expect(shop.kept(order)?.refunds).toMatchObject([{ askedBy: null }])
  })
})

describe('whoever watches the shop', () => {
  const { admins } = { admins: true } as const

  it('hears of an order that waits, and of one that is paid: its artist, too', async () => {
    const waits = await shop.place(byPhone)
    expect(shop.told).toEqual([[{ kind: 'order-placed', number: waits.number }, { admins }]])
    shop.told.length = 0
    const { number } = await shop.place(byCard)
    expect(shop.told).toEqual([
      [
        { kind: 'order-paid', number },
        { admins, artistId: shop.artistId },
      ],
    ])
  })

  it('hears of a work that is sold out, once its last piece is paid', async () => {
    await shop.place(byCard, 9)
    expect(shop.told.slice(1)).toEqual([
      [
        { kind: 'artwork-sold-out', artworkId: shop.workId, title: 'Harbour at Dusk' },
        { admins, artistId: shop.artistId },
      ],
    ])
  })
})
