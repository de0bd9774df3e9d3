import { beforeEach, describe, expect, it } from 'vitest'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import { byBank, byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

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
    expect(byHand()).toMatchObject([
      { orderNumber: number, way: 'card', price: 640_00, payers: [], sentAt: null },
    ])
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

describe('money that a person sends back', () => {
  const refundsDue = () => shop.assembly.get(orderServices.refundsDue)(shop.admin)

  it('is logged under its order, and its buyer hears where it went', async () => {
    const order = await shop.place(byPhone)
    const reference = shop.kept(order)?.paymentReference ?? ''
    shop.bank.says(reference, { is: 'taken', sum: { amount: 640_00, currency: 'USD' } })
    await shop.assembly.get(orderServices.openPayments).lookAt(reference)
    await shop.ordering().cancel(order.number, order.accessKey)
    Object.assign(shop.bank.ways.by('phone'), { refund: async () => 'by-hand' })
    await shop.doJobs()
    const [due] = byHand()
    await refundsDue().sent(due?.id ?? '')
    expect(shop.log()).toEqual([
      {
        action: 'refund-sent',
        subject: { kind: 'order', id: order.id, name: order.number },
        before: null,
        after: { sum: '$640.00' },
      },
    ])
    expect(shop.mailOf(`refund-sent:${due?.id}`)?.text).toContain('to the phone 254712345678')
  })

  it('of a transfer of long ago, of which no more is known, is sent as it is said to have come', async () => {
    const order = await shop.place(byBank)
    await shop.keep(order)
    await shop.assembly.get(orderServices.administration)(shop.admin).markPaid(order.number)
    shop.memory.payments.attempts.clear()
    await shop.ordering().cancel(order.number, order.accessKey)
    const [due] = byHand()
    expect(due).toMatchObject({ way: 'transfer', amount: 640_00, currency: 'USD', attemptId: null })
    await refundsDue().sent(due?.id ?? '')
    expect(shop.mailOf(`refund-sent:${due?.id}`)?.text).toContain('to your account')
  })

  it('is known', async () => {
    await expect(refundsDue().sent('nothing')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'refund-not-found',
      message: 'There is no such refund.',
    })
  })
})

it('what is to be done about an order or an attempt that is gone is done', async () => {
  await shop.memory.jobs.add('take-payment', { orderNumber: '4829-1736', link: null } as never)
  await shop.memory.jobs.add('give-back-payment', { reference: 'gone', amount: 1 })
  await shop.memory.jobs.add('let-go-of-hold', { reference: 'gone' })
  await shop.doJobs()
  expect([shop.memory.jobs.waiting.size, shop.bank.calls]).toEqual([0, []])
})
