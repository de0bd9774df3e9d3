import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import type { Ordering, PlacedOrder } from '#application/orders/contract.ts'
import type { OpenPayments } from '#application/orders/services/open-payments-service.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'
import { byBank, byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let service: Ordering
let payments: OpenPayments

const sum = { amount: 640_00, currency: 'USD' } as const
const taken: Standing = { is: 'taken', sum }
const mayBeMended: Standing = { is: 'ended', why: 'refused', sentence: 'No.', mayTryAgain: true }
const inShillings = {
  amount: 8_288_000,
  currency: 'KES',
  rate: { perDollar: 129.5, source: 'the bank', at: new Date('2026-03-01T10:00:00Z') },
} as const

beforeEach(() => {
  shop = openShop()
  service = shop.ordering()
  payments = shop.assembly.get(orderServices.openPayments)
})

const lastAttempt = () => [...shop.memory.payments.attempts.values()].at(-1)!
const bankDoes = (way: 'card' | 'phone' | 'transfer', what: Partial<PaymentProvider>) =>
  Object.assign(shop.bank.ways.by(way), what)

async function says(standing: Standing): Promise<void> {
  shop.bank.says(lastAttempt().id, standing)
  await payments.lookAt(lastAttempt().id)
}

describe('what is opened', () => {
  it('is opened by a key that opens no other order', async () => {
    const [first, second] = [await shop.place(byCard), await shop.place(byCard)]
    expect(first.accessKey).not.toBe(second.accessKey)
    for (const number of [second.number, '1111-1111'])
      await expect(service.order(number, first.accessKey)).rejects.toMatchObject({
        refusal: 'not-found',
        code: 'order-not-found',
      })
    await expect(service.order(first.number)).rejects.toMatchObject({
      refusal: 'not-signed-in',
      code: 'key-or-account-needed',
    })
  })

  it('cannot be without an address for mails', async () => {
    const request = { ...shop.request(byCard), email: undefined }
    await expect(service.place(request, randomUUID())).rejects.toMatchObject({
      code: 'order-incomplete',
      fields: { email: 'Email is required' },
    })
  })
})

describe('whoever hears of a payment is led back to the shop', () => {
  beforeEach(() => {
    const picture = { imageUrl: '/media/dusk/800', width: 800, height: 600, alt: '' }
    shop.memory.gallery.images.set(shop.workId, [picture])
  })
  const pageOf = (event: string) =>
    [...shop.memory.mails].find(([each]) => each.startsWith(event))?.[1].mail.html
  const there = 'src="https://sanaa.test/media/dusk/'

  it('where a phone turns down at once, or when it is asked again', async () => {
    shop.bank.refuses.add('begin')
    await shop.place(byPhone)
    expect(pageOf('payment-failed')).toContain(there)
    shop.memory.mails.clear()
    shop.bank.refuses.clear()
    const { number, accessKey } = await shop.place(byPhone)
    await says(mayBeMended)
    shop.later(3)
    shop.bank.refuses.add('begin')
    await service.askPhoneAgain(number, byPhone.phoneNumber, accessKey)
    expect(pageOf('payment-failed')).toContain(there)
  })

  it('where the buyer looks, or takes another card', async () => {
    const first = await shop.place(byPhone)
    shop.bank.says(lastAttempt().id, taken)
    await service.lookAtPayment(first.number, first.accessKey)
    expect(pageOf('order-confirmed')).toContain(there)
    shop.memory.mails.clear()
    shop.bank.away.add('take')
    const { number, accessKey } = await shop.place(byCard)
    await says(mayBeMended)
    shop.bank.away.clear()
    await service.payWithAnotherCard(number, 'second', accessKey)
    expect(pageOf('order-confirmed')).toContain(there)
  })
})

describe('a phone', () => {
  it('is asked by its number, and is one that can be reached', async () => {
    const told: unknown[] = []
    const { begin } = shop.bank.ways.by('phone')
    bankDoes('phone', {
      agree: (_price, phone) => {
        told.push(phone)
        return sum
      },
      begin: async (attempt, means) => {
        told.push(means)
        return begin(attempt, means)
      },
    })
    const { number, accessKey } = await shop.place(byPhone)
    expect(told).toEqual([byPhone.phoneNumber, { phoneNumber: byPhone.phoneNumber }])
    await says(mayBeMended)
    shop.later(3)
    bankDoes('phone', {
      agree: () => {
        throw new DomainError('rule-broken', 'not-reached', 'This phone cannot be reached.')
      },
    })
    const again = () => service.askPhoneAgain(number, byPhone.phoneNumber, accessKey)
    await expect(again()).rejects.toMatchObject({ code: 'not-reached' })
    Object.assign(lastAttempt(), { provider: 'another' })
    await expect(again()).rejects.toMatchObject({ code: 'phone-not-to-be-asked' })
  })

  it('that has paid shows its receipt, and admins see no more of it than that', async () => {
    const { number, accessKey } = await shop.place(byPhone)
    const seen = async () =>
      (await shop.assembly.get(orderServices.administration)(shop.admin).order(number)).payment
    expect(await seen()).not.toHaveProperty('phone')
    await says({ ...taken, receipt: 'SAB12' })
    expect((await service.order(number, accessKey)).payment.receipt).toBe('SAB12')
  })

  it('gets back what it has paid in its own currency, which the mail says', async () => {
    bankDoes('phone', { agree: () => inShillings })
    const { id, number } = await shop.place(byPhone)
    await says({ is: 'taken', sum: { amount: 8_288_000, currency: 'KES' } })
    await shop.assembly.get(orderServices.administration)(shop.admin).refund(number)
    expect(shop.mailOf(`order-refunded:${id}`)?.text).toContain('KES')
  })
})

describe('what nobody is asked about', () => {
  it('is a phone, where a card or a transfer pays', async () => {
    shop.bank.away.add('take')
    await shop.place(byCard)
    await payments.lookAt(lastAttempt().id).catch(() => undefined)
    await shop.place(byBank)
    expect(lastAttempt().payer).toBe('0123456789, Equity Bank')
    await shop.keep(await shop.place(byBank))
    const known = shop.signedIn({ email: 'lena@example.test' })
    Object.assign(shop.memory.accounts.users.get(known.userId) ?? {}, { emailVerifiedAt: shop.day.now })
    await shop.ordering(known).place(shop.request(byBank), randomUUID())
    expect(shop.waiting('look-at-payment')).toEqual([])
  })

  it('is a transfer, of which only we know', async () => {
    const order = await shop.place(byBank)
    await shop.keep(order)
    let isAsked = false
    bankDoes('transfer', {
      look: async () => {
        isAsked = true
        return { is: 'unknown' }
      },
    })
    await service.lookAtPayment(order.number, order.accessKey)
    expect(isAsked).toBe(false)
  })

  it('is a card that was refused before under the same key', async () => {
    const key = randomUUID()
    const declined = { method: 'card', token: 'declined' } as const
    const place = () => service.place(shop.request(declined), key)
    await expect(place()).rejects.toMatchObject({ refusal: 'payment-refused' })
    const untold = async () => undefined
    shop.bank.meanwhile = untold
    await expect(place()).rejects.toMatchObject({ refusal: 'payment-refused' })
    expect(shop.bank.meanwhile).toBe(untold)
  })

  it('is the money of an order that was called off before it was taken', async () => {
    shop.bank.away.add('take')
    const { number, accessKey } = await shop.place(byCard)
    shop.bank.away.clear()
    await service.cancel(number, accessKey)
    await shop.doJobs()
    expect(shop.bank.calls).not.toContain('take hold-1')
  })
})

describe('what is held', () => {
  const other = (order: PlacedOrder) => Object.assign(shop.kept(order) ?? {}, { paymentReference: 'another' })

  it('for the same order asked for twice at once is not let go of', async () => {
    shop.bank.away.add('take')
    const key = randomUUID()
    const place = () => service.place(shop.request(byCard), key)
    const [one, two] = await Promise.all([place(), place()])
    expect(one.number).toBe(two.number)
    expect(shop.bank.calls).toEqual(['begin hold-1'])
  })

  it('or may come is asked about also beside another try: only what was never asked is let go of', async () => {
    other(await shop.place(byPhone))
    await payments.lookAt(lastAttempt().id)
    shop.bank.away.add('take')
    other(await shop.place(byCard))
    Object.assign(lastAttempt(), { reference: null })
    await payments.lookAt(lastAttempt().id).catch(() => undefined)
    expect(shop.bank.calls.filter((call) => call.startsWith('release'))).toEqual([])
  })

  it('by a card of which nobody knows makes way for the next, whichever of them that was', async () => {
    shop.bank.away.add('take')
    const { number, accessKey } = await shop.place(byCard)
    await says(mayBeMended)
    shop.bank.away.clear()
    shop.bank.away.add('begin')
    const tryAgain = (token: string) => service.payWithAnotherCard(number, token, accessKey)
    await expect(tryAgain('second')).rejects.toThrow('bank away')
    shop.bank.away.add('release')
    await expect(tryAgain('third')).rejects.toThrow('bank away')
    shop.bank.away.clear()
    await tryAgain('fourth')
    expect(shop.kept({ number })?.status).toBe('paid')
  })

  it('by an order counts once against those who share its network', async () => {
    const placed: PlacedOrder[] = []
    for (let count = 0; count < 10; count++)
      placed.push(
        await shop
          .ordering(null, '203.0.113.7')
          .place({ ...shop.request(byBank), email: `buyer${count}@example.test` }, randomUUID()),
      )
    const view = await shop.keep(placed[0]!)
    expect(shop.mailOf(`order-received:${view.id}`)?.text).toContain(view.payment.instructions?.slice(0, 40))
  })
})

it('every artist of a paid order hears of it, and of no work that is still there', async () => {
  const artistId = givenArtist(shop.memory.gallery, 'Brook Tadesse')
  const artworkId = hangWork(shop.memory.gallery, { artistId, title: 'Dune', price: 90_00, stock: 1 })
  const request = shop.request(byCard)
  await service.place({ ...request, items: [...request.items, { artworkId, quantity: 1 }] }, randomUUID())
  const paid = shop.told.filter(([{ kind }]) => kind === 'order-paid')
  expect(paid).toHaveLength(2)
  expect(new Set(paid.map(([, concerned]) => concerned.artistId))).toEqual(new Set([shop.artistId, artistId]))
  const soldOut = shop.told.filter(([{ kind }]) => kind === 'artwork-sold-out')
  expect(soldOut.map(([happening]) => happening)).toMatchObject([{ artworkId }])
})
