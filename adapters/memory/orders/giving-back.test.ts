import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import { byCard, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop

beforeEach(() => {
  shop = openShop()
})

/** The bank of cards answers otherwise from now on. */
const bankDoes = (what: Partial<PaymentProvider>) => Object.assign(shop.bank.ways.by('card'), what)

/** A paid order that its buyer has called off: its money is to go back. */
async function calledOff() {
  const order = await shop.place(byCard)
  await shop.ordering().cancel(order.number, order.accessKey)
  return order
}

const byHand = () => [...shop.memory.orders.refundsDue.values()]

describe('money that goes back', () => {
  it('is tried again where its bank cannot say whether it has gone', async () => {
    const order = await calledOff()
    bankDoes({ refund: async () => 'unknown' })
    const reference = shop.kept(order)?.paymentReference
    await expect(shop.doJobs()).rejects.toThrow(`64000 cents of attempt ${reference} did not go back.`)
    expect(byHand()).toEqual([])
    expect(shop.waiting('give-back-payment')).toMatchObject([{ reference, amount: 640_00, before: 0 }])
  })

  it.each(['done', 'sent'] as const)(
    'is sent by nobody where its bank will not do again what it has %s',
    async (before) => {
      await calledOff()
      bankDoes({ refund: async () => 'failed', lookAtRefund: async () => before })
      await shop.doJobs()
      expect(byHand()).toEqual([])
    },
  )

  it('is for a person where its bank has not sent it before, and the order says whom to', async () => {
    const { number } = await calledOff()
    bankDoes({ refund: async () => 'failed', lookAtRefund: async () => 'unknown' })
    await shop.doJobs()
    expect(byHand()).toMatchObject([{ orderNumber: number, way: 'card', price: 640_00, sentAt: null }])
  })

  it('is not for a person only because something broke: it is tried again', async () => {
    await calledOff()
    const broken = () => {
      throw new Error('the settings cannot be read')
    }
    Object.assign(shop.bank.ways, { of: broken })
    await expect(shop.doJobs()).rejects.toThrow('the settings cannot be read')
    expect(byHand()).toEqual([])
  })

  it('and belongs to no order is no refund of one: somebody has to look', async () => {
    const order = await calledOff()
    const reference = shop.kept(order)?.paymentReference ?? ''
    const attempt = shop.memory.payments.attempts.get(reference)
    Object.assign(attempt ?? {}, { orderNumber: null })
    bankDoes({ refund: async () => 'by-hand' })
    await expect(shop.doJobs()).rejects.toThrow(`64000 cents of attempt ${reference} belong to no order.`)
    expect(byHand()).toEqual([])
  })
})

it('what is to be done about an order or an attempt that is gone is done', async () => {
  await shop.memory.jobs.add('take-payment', { orderNumber: '4829-1736', link: null } as never)
  await shop.memory.jobs.add('give-back-payment', { reference: 'gone', amount: 1 })
  await shop.memory.jobs.add('let-go-of-hold', { reference: 'gone' })
  await shop.doJobs()
  expect([shop.memory.jobs.waiting.size, shop.bank.calls]).toEqual([0, []])
})
