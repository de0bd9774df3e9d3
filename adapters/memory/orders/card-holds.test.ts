import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
const key = 'key-of-an-order'
const sum = { amount: 640_00, currency: 'USD' } as const
const action = { kind: 'authenticate', clientSecret: 's3cret' } as const

beforeEach(() => {
  shop = openShop()
})

const attempts = () => [...shop.memory.payments.attempts.values()]
const lastAttempt = (): PaymentAttempt => attempts().at(-1)!
const orderCount = () => shop.memory.orders.orders.size
const place = (token = 'card') => shop.ordering().place(shop.request({ ...byCard, token }), key)

/** While the bank is asked, the last piece goes to somebody else. */
const soldMeanwhile = async () => {
  shop.memory.gallery.change(shop.workId, { stock: 0 })
}

/** Orders by a card of which its bank says this as it begins. */
function placeWhereBankSays(standing: Standing) {
  const { ways } = shop.bank
  const by: OpenWays['by'] = (way) => ({
    ...ways.by(way),
    async begin(attempt, means) {
      await ways.by(way).begin(attempt, means)
      shop.bank.says(attempt.id, standing)
      return { reference: attempt.id, standing }
    },
  })
  const asked = shop.assemble(given(paymentWays, { ...ways, by, of: ({ way }) => by(way) }))
  return asked.get(orderServices.ordering)(null).place(shop.request(byCard), key)
}

describe('a card', () => {
  it('that was declined is declined again for the same request, without its bank being asked', async () => {
    const declined = { refusal: 'payment-refused', message: 'Your card was declined.' }
    await expect(place('declined')).rejects.toMatchObject(declined)
    await expect(place('declined')).rejects.toMatchObject(declined)
    expect([shop.bank.calls, orderCount()]).toEqual([['begin hold-1'], 0])
  })

  it.each<Standing>([{ is: 'unknown' }, { is: 'waiting' }])(
    'of which its bank cannot say anything makes no order (%o)',
    async (standing) => {
      const placing = placeWhereBankSays(standing)
      await expect(placing).rejects.toThrow(Unavailable)
      await expect(placing).rejects.toThrow('The card’s bank has not answered. Please try again.')
      expect([orderCount(), lastAttempt().standing]).toEqual([0, standing.is])
    },
  )

  it('whose bank wants to know who it is makes an order that waits for its buyer', async () => {
    const order = await placeWhereBankSays({ is: 'waiting', action })
    expect(order).toMatchObject({ status: 'awaiting-payment', payment: { action } })
    expect(shop.told.map(([{ kind }]) => kind)).toEqual(['order-placed'])
    expect(shop.waiting('take-payment')).toEqual([])
  })

  it('that has paid as it was asked pays its order', async () => {
    expect(await placeWhereBankSays({ is: 'taken', sum })).toMatchObject({ status: 'paid' })
    expect([...shop.memory.books.entries.values()].flat()).toHaveLength(3)
  })

  it('that has paid as it was asked is given its money back where there is no order', async () => {
    shop.bank.meanwhile = soldMeanwhile
    await expect(placeWhereBankSays({ is: 'taken', sum })).rejects.toMatchObject({ code: 'out-of-stock' })
    await shop.doJobs()
    expect(shop.bank.calls.at(-1)).toBe('refund hold-1 64000')
  })
})

describe('a hold without an order', () => {
  it('is let go of later where its bank is away, and no order is written with it any more', async () => {
    shop.bank.meanwhile = soldMeanwhile
    shop.bank.away.add('release')
    await expect(place()).rejects.toMatchObject({ code: 'out-of-stock' })
    expect(lastAttempt()).toMatchObject({ standing: 'held', isAbandoned: true })
    expect(shop.waiting('let-go-of-hold')).toEqual([{ reference: lastAttempt().id }])
    shop.memory.gallery.change(shop.workId, { stock: 9 })
    await expect(place()).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'order-being-placed',
      message: 'This order is being placed already.',
    })
    shop.bank.away.clear()
    await shop.doJobs()
    expect(shop.bank.calls).toEqual(['begin hold-1', 'release hold-1'])
    expect(lastAttempt().standing).toBe('ended')
  })

  it('is kept where nobody knows why there is no order: the same request pays with it', async () => {
    shop.bank.meanwhile = () => Promise.reject(new Error('the connection is gone'))
    await expect(place()).rejects.toThrow('the connection is gone')
    expect(await place()).toMatchObject({ status: 'paid' })
    expect(shop.bank.calls).toEqual(['begin hold-1', 'take hold-1'])
  })

  it('pays no other price than the one that it was held for, and its buyer is told both', async () => {
    shop.bank.meanwhile = () => Promise.reject(new Error('the connection is gone'))
    await expect(place()).rejects.toThrow('the connection is gone')
    shop.memory.gallery.change(shop.workId, { price: 900_00 })
    await expect(place()).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'price-changed',
      message:
        'These works cost $900.00 now instead of $640.00. Nothing was charged; please place the order again.',
    })
  })

  it('that was given up and is taken all the same goes back, and the shop is told', async () => {
    shop.bank.meanwhile = soldMeanwhile
    await expect(place()).rejects.toMatchObject({ code: 'out-of-stock' })
    const { id } = lastAttempt()
    shop.bank.says(id, { is: 'taken', sum })
    await shop.assembly.get(orderServices.openPayments).lookAt(id)
    expect(shop.waiting('give-back-payment')).toEqual([
      { reference: id, amount: 640_00, key: expect.any(String) },
    ])
    expect([...shop.memory.mails.keys()]).toEqual([`money-back-notice:${id}`])
    await shop.doJobs()
    expect(shop.bank.calls.at(-1)).toBe('refund hold-1 64000')
  })
})

describe('an order that ends unpaid', () => {
  const cancel = ({ number, accessKey }: Awaited<ReturnType<OpenShop['place']>>) =>
    shop.ordering().cancel(number, accessKey)

  it('lets go of what its card holds, and asks no phone for anything', async () => {
    shop.bank.away.add('take')
    const card = await place()
    const { id } = lastAttempt()
    await cancel(card)
    expect(shop.waiting('let-go-of-hold')).toEqual([{ reference: id }])
    await cancel(await shop.place(byPhone))
    expect(shop.waiting('let-go-of-hold')).toHaveLength(1)
  })

  it('when its last card is refused for good, not while another may still pay', async () => {
    shop.bank.away.add('take')
    const { number, accessKey } = await place()
    const { id } = lastAttempt()
    shop.bank.says(id, { is: 'ended', why: 'refused', sentence: 'No.', mayTryAgain: true })
    await shop.assembly.get(orderServices.openPayments).lookAt(id)
    expect(shop.kept({ number })?.status).toBe('awaiting-payment')
    await shop.ordering().payWithAnotherCard(number, 'declined', accessKey)
    expect(shop.kept({ number })?.status).toBe('cancelled')
    expect(shop.stock()).toBe(9)
  })

  it('not when the first of two phones says no for good while the other one is asked', async () => {
    shop.bank.away.add('begin')
    const { number, accessKey } = await shop.place(byPhone)
    const [first] = attempts()
    shop.later(2)
    shop.bank.away.clear()
    await shop.ordering().askPhoneAgain(number, '254712345679', accessKey)
    expect(lastAttempt()).toMatchObject({ payer: '254712345679', standing: 'waiting' })
    await shop.assembly.get(orderServices.openPayments).lookAt(first?.id ?? '')
    expect(first).toBeDefined()
    expect(shop.memory.payments.attempts.get(first?.id ?? '')?.standing).toBe('ended')
    expect(shop.kept({ number })?.status).toBe('awaiting-payment')
  })
})
