import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices, receiptPrinter } from '#adapters/composition/orders/orders.tokens.ts'
import { watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import type { Caller } from '#application/shared/caller.ts'
import { byBank, byCard, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop

/** A printer that writes a receipt's number. */
const printer = { print: async ({ number }: { readonly number: string }) => `printed ${number}` as never }
const open = (bank = watchedBank()) => openShop(bank, given(receiptPrinter, printer))
const receipts = (caller: Caller = null) => shop.assembly.get(orderServices.receipts)(caller)
const administration = () => shop.assembly.get(orderServices.administration)(shop.admin)

beforeEach(() => {
  shop = open()
})

describe('a receipt', () => {
  it('says in which currency and at which rate an order was paid, and what went back of it', async () => {
    shop = open(watchedBank({ eurosPerDollar: 0.5 }))
    const order = await shop.place(byBank)
    await shop.keep(order)
    await administration().markPaid(order.number)
    await administration().refund(order.number, { amount: 140_00 })
    expect(await receipts().receipt(order.number, order.accessKey)).toMatchObject({
      total: 640_00,
      kept: 500_00,
      agreed: { currency: 'EUR', sum: 320, perDollar: 0.5 },
      refunds: [{ agreedSum: 70, at: '2026-03-01T10:00:00.000Z' }],
    })
  })

  it('says nothing of other currencies where there are none', async () => {
    const { number, accessKey } = await shop.place(byCard)
    await administration().refund(number, { amount: 140_00 })
    const receipt = await receipts().receipt(number, accessKey)
    expect(receipt).not.toHaveProperty('agreed')
    expect(receipt.refunds[0]).not.toHaveProperty('agreedSum')
  })

  it('is its buyer’s, by their account as by the key of their mail, and nobody else’s', async () => {
    const lena = shop.signedIn({ email: 'lena@example.test' })
    const { number } = await shop.ordering(lena).place(shop.request(byCard), 'key-of-an-order')
    expect(await receipts(lena).receipt(number)).toMatchObject({ number })
    await expect(receipts(shop.signedIn()).receipt(number)).rejects.toMatchObject({
      refusal: 'not-found',
      message: `You have no order ${number}.`,
    })
    await expect(receipts().receipt(number)).rejects.toMatchObject({
      refusal: 'not-signed-in',
      message: 'Please sign in first, or open your order by the link in our mail.',
    })
    await expect(receipts().receipt(number, 'a guess')).rejects.toMatchObject({
      refusal: 'not-found',
      message: `There is no order ${number} that this link opens.`,
    })
  })

  it('is printed as it is shown', async () => {
    const { number, accessKey } = await shop.place(byCard)
    expect(await receipts().printed(number, accessKey)).toBe(`printed ${number}`)
  })
})
