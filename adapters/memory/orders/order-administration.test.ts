import { beforeEach, describe, expect, it } from 'vitest'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import { byBank, byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let administration: OrderAdministration

beforeEach(() => {
  shop = openShop()
  administration = shop.assembly.get(orderServices.administration)(shop.admin)
})

async function waits(): Promise<PlacedOrder> {
  const order = await shop.place(byBank)
  await shop.keep(order)
  return order
}

/** A part of what an order costs has come. */
const partCame = ({ number }: PlacedOrder, sum: string) =>
  shop.assembly
    .get(orderServices.moneyIn)(shop.admin)
    .take(
      new File(
        [
          `date,amount,currency,name,iban,text,id\n2026-03-01,${sum},USD,Lena,BE68539007547034,${number},one\n`,
        ],
        'statement.csv',
      ),
    )

const numbers = async (search: Parameters<OrderAdministration['orders']>[0]) =>
  (await administration.orders(search)).items.map(({ number }) => number)

describe('the log of orders', () => {
  it('says how an order stood before and after, and how much of it has gone back so far', async () => {
    const order = await shop.place(byCard)
    await administration.refund(order.number, { amount: 140_00 })
    await administration.refund(order.number)
    const subject = { kind: 'order', id: order.id, name: order.number }
    expect(shop.log()).toEqual([
      {
        action: 'order-refunded',
        subject,
        before: { status: 'paid', paymentStatus: 'paid' },
        after: expect.objectContaining({ status: 'paid', givenBack: '$140.00' }),
      },
      {
        action: 'order-refunded',
        subject,
        before: expect.objectContaining({ status: 'paid', givenBack: '$140.00' }),
        after: expect.objectContaining({ status: 'refunded', givenBack: '$640.00' }),
      },
    ])
  })

  it('says of a transfer that has come whole no more than that', async () => {
    const { number } = await waits()
    await administration.markPaid(number)
    expect(shop.log()).toMatchObject([
      { action: 'transfer-received', after: { status: 'paid', paymentStatus: 'paid' } },
    ])
    expect(shop.log()[0]?.after).not.toHaveProperty('borneByShop')
  })

  it('holds nothing of what was refused', async () => {
    const { number } = await shop.place(byCard)
    await expect(administration.markPaid(number)).rejects.toMatchObject({ code: 'no-bank-transfer' })
    expect(shop.log()).toEqual([])
  })
})

describe('a refund that is asked for', () => {
  const key = 'asked-for-once'
  let order: PlacedOrder
  const back = (amount: number, under?: string) => administration.refund(order.number, { amount }, under)
  const refunds = () => shop.kept(order)?.refunds ?? []

  beforeEach(async () => {
    order = await shop.place(byCard)
  })

  it('twice under one key is made, and written down, once', async () => {
    const first = await back(100_00, key)
    shop.later(1)
    expect(await back(100_00, key)).toEqual(first)
    expect(refunds()).toMatchObject([{ amount: 100_00 }])
    expect(refunds()[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(shop.log()).toHaveLength(1)
  })

  it('under another key is another', async () => {
    await back(100_00, key)
    await back(100_00, 'asked-for-again')
    expect(refunds().map((each) => each.amount)).toEqual([100_00, 100_00])
  })

  it('for another sum under the same key is refused', async () => {
    await back(100_00, key)
    await expect(back(40_00, key)).rejects.toMatchObject({ code: 'idempotency-key-reused' })
    expect(refunds().map((each) => each.amount)).toEqual([100_00])
  })

  it('twice without a key is made twice', async () => {
    await back(100_00)
    await back(100_00)
    expect(refunds()).toHaveLength(2)
  })

  it('under a key that is none is not made', async () => {
    await expect(back(100_00, 'short')).rejects.toMatchObject({ code: 'idempotency-key-missing' })
    expect(refunds()).toEqual([])
  })
})

describe('a part that has come of a transfer', () => {
  it('is shown to admins with what is still to come', async () => {
    const order = await waits()
    await partCame(order, '590.00')
    expect((await administration.order(order.number)).payment).toMatchObject({
      came: { amount: 590_00, currency: 'USD' },
      transfer: { amount: 50_00, currency: 'USD' },
    })
  })

  it('asks whoever marks its order as paid what becomes of it', async () => {
    const order = await waits()
    await expect(administration.markPaid(order.number, { waiting: 'enough' })).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'no-money-waits',
      message: `Nothing has come for order ${order.number} that could be enough.`,
    })
    await partCame(order, '590.00')
    await expect(administration.markPaid(order.number)).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'money-waits',
      message: `$590.00 have come for order ${order.number} and wait for the rest. Say whether that is enough, or goes back.`,
    })
    await administration.markPaid(order.number, { waiting: 'send-back' })
    expect(shop.kept(order)?.status).toBe('paid')
    expect(shop.log().at(-1)).toMatchObject({ action: 'transfer-received', after: { status: 'paid' } })
  })
})

it('whoever has marked an order as paid is not told of it, the other admins are', async () => {
  const { number } = await waits()
  shop.told.length = 0
  await administration.markPaid(number)
  expect(shop.told).toEqual([
    [
      { kind: 'order-paid', number },
      { admins: true, artistId: shop.artistId, by: shop.admin.userId },
    ],
  ])
})

it('orders are found by words with spaces around them, and all without any', async () => {
  const first = await shop.place(byCard)
  shop.later(1)
  const second = await shop.place(byPhone)
  expect(await numbers({ q: '  okoro ' })).toEqual([second.number, first.number])
  expect(await numbers({ q: '  ' })).toEqual([second.number, first.number])
  expect(await numbers({})).toEqual([second.number, first.number])
  expect(await numbers({ q: 'nobody' })).toEqual([])
  expect(await numbers({ status: 'paid' })).toEqual([first.number])
})

it.each(['12', '4829-1736'])('an order that is not there is said not to be (%s)', async (number) => {
  const none = { refusal: 'not-found', code: 'order-not-found', message: `There is no order ${number}.` }
  await expect(administration.order(number)).rejects.toMatchObject(none)
  await expect(administration.cancel(number)).rejects.toMatchObject(none)
})
