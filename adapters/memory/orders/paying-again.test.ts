import { beforeEach, describe, expect, it } from 'vitest'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import type { Ordering, OrderRequest, PlacedOrder } from '#application/orders/contract.ts'
import type { OpenPayments } from '#application/orders/services/open-payments-service.ts'
import { type AttemptDetails, PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { byBank, byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

const placedAt = new Date('2026-03-01T10:00:00Z')
const minutesLater = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000)
const refused: Standing = { is: 'ended', why: 'refused', sentence: 'No.', mayTryAgain: true }
const taken = { is: 'taken', sum: { amount: 640_00, currency: 'USD' } } as const satisfies Standing
const notWanted = {
  refusal: 'conflict',
  code: 'no-card-wanted',
  message: expect.stringContaining('no other card'),
}
const notNow = {
  refusal: 'conflict',
  code: 'phone-not-to-be-asked',
  message: expect.stringContaining('no other request'),
}

let shop: OpenShop
let service: Ordering
let payments: OpenPayments

beforeEach(() => {
  shop = openShop()
  service = shop.ordering()
  payments = shop.assembly.get(orderServices.openPayments)
})

const attempts = () => [...shop.memory.payments.attempts.values()]
const lastAttempt = () => attempts().at(-1)!
const statusOf = ({ number }: PlacedOrder) => shop.memory.orders.orders.get(number)?.status
const place = (payment: OrderRequest['payment']) => shop.place(payment)

/** Runs, and says whether anybody was asked about money meanwhile. */
async function isAsked(run: () => Promise<unknown>): Promise<boolean> {
  const untold = async () => undefined
  shop.bank.meanwhile = untold
  await run()
  return shop.bank.meanwhile !== untold
}

/** The provider has said of the last try to pay. */
async function says(standing: Standing): Promise<void> {
  const { id } = lastAttempt()
  shop.bank.says(id, standing)
  await payments.lookAt(id)
}

/** A card order whose card was refused in a way that another may mend. */
async function refusedCard(): Promise<PlacedOrder> {
  shop.bank.away.add('take')
  const order = await place(byCard)
  await says(refused)
  shop.bank.away.clear()
  return order
}

/** A phone order whose owner did not answer in time. */
async function unanswered(): Promise<PlacedOrder> {
  const order = await place(byPhone)
  await says(refused)
  return order
}

describe('another card', () => {
  const tryAgain = ({ number, accessKey }: PlacedOrder, token = 'second') =>
    service.payWithAnotherCard(number, token, accessKey)

  it('pays an order whose card was refused, which is asked about no more', async () => {
    const order = await refusedCard()
    await tryAgain(order)
    expect(statusOf(order)).toBe('paid')
    expect(shop.bank.calls).toEqual(['begin hold-1', 'begin hold-2', 'take hold-2'])
  })

  it('that nobody could be asked about makes way for the next, however many there were', async () => {
    const order = await refusedCard()
    for (const call of ['begin', 'release'] as const) shop.bank.away.add(call)
    for (const token of ['second', 'third']) {
      await expect(tryAgain(order, token)).rejects.toThrow('bank away')
      shop.bank.away.delete('release')
    }
    shop.bank.away.clear()
    await tryAgain(order, 'fourth')
    expect(statusOf(order)).toBe('paid')
  })

  it('has a number', async () => {
    await expect(tryAgain(await refusedCard(), '')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'order-incomplete',
      fields: { token: 'Card number is required' },
    })
    expect(attempts()).toHaveLength(1)
  })

  it.each<[string, () => Promise<PlacedOrder>, ((order: PlacedOrder) => unknown)?]>([
    ['is paid', () => place(byCard)],
    ['is cancelled', refusedCard, ({ number, accessKey }) => service.cancel(number, accessKey)],
    ['has had its time', refusedCard, () => (shop.day.now = minutesLater(16))],
    ['waits for a phone', unanswered],
  ])('is not wanted by an order that %s', async (_, begin, happens) => {
    const order = await begin()
    await happens?.(order)
    await expect(tryAgain(order)).rejects.toMatchObject(notWanted)
    expect(attempts()).toHaveLength(1)
  })
})

describe('a phone', () => {
  const askAgain = ({ number, accessKey }: PlacedOrder, phone = '254712345679') =>
    service.askPhoneAgain(number, phone, accessKey)

  it('is asked again two minutes later, as often as nobody answers, and looked at each time', async () => {
    const order = await unanswered()
    for (const minutes of [2, 4, 6]) {
      shop.day.now = minutesLater(minutes)
      await askAgain(order)
      expect([...shop.memory.jobs.waiting.values()].at(-1)).toEqual({
        kind: 'look-at-payment',
        what: { reference: lastAttempt().id },
      })
      expect(lastAttempt()).toMatchObject({ payer: '254712345679', price: 640_00, amount: 640_00 })
      await says(refused)
    }
    expect(shop.bank.calls.filter((call) => call.startsWith('begin'))).toHaveLength(4)
    expect(statusOf(order)).toBe('awaiting-payment')
  })

  it('is asked again for the sum and at the rate that were agreed', async () => {
    const agreed = { amount: 8_288_000, currency: 'KES' }
    const rate = { perDollar: 129.5, source: 'the bank', at: placedAt }
    Object.assign(shop.bank.ways.by('phone'), { agree: () => ({ ...agreed, rate }) })
    const order = await unanswered()
    Object.assign(shop.bank.ways.by('phone'), { agree: () => ({ amount: 1, currency: 'KES' }) })
    shop.day.now = minutesLater(2)
    await askAgain(order)
    expect(lastAttempt()).toMatchObject({ ...agreed, rate })
  })

  it('is asked by a job where its provider is away', async () => {
    shop.bank.away.add('begin')
    const order = await place(byPhone)
    expect(order.status).toBe('awaiting-payment')
    shop.bank.away.clear()
    await shop.doJobs()
    expect(shop.bank.calls).toEqual(['begin hold-1'])
  })

  it('is not asked twice at once', async () => {
    const order = await unanswered()
    shop.day.now = minutesLater(1.9)
    await expect(askAgain(order)).rejects.toMatchObject({
      ...notNow,
      message: expect.stringContaining('two minutes'),
    })
  })

  it('has a number', async () => {
    const order = await unanswered()
    shop.day.now = minutesLater(2)
    await expect(askAgain(order, '12')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'order-incomplete',
      fields: { phoneNumber: expect.any(String) },
    })
  })

  it.each<[string, () => Promise<PlacedOrder>, ((order: PlacedOrder) => unknown)?]>([
    ['was asked and may answer', () => place(byPhone)],
    ['has ended', unanswered, ({ number, accessKey }) => service.cancel(number, accessKey)],
    ['has had its time', unanswered, () => (shop.day.now = minutesLater(16))],
    ['waits for a card', refusedCard],
  ])('is not asked for an order that %s', async (_, begin, happens) => {
    const order = await begin()
    shop.day.now = minutesLater(3)
    await happens?.(order)
    await expect(askAgain(order)).rejects.toMatchObject(notNow)
    expect(attempts()).toHaveLength(1)
  })

  it('that was never asked is left alone once its buyer has named another', async () => {
    shop.bank.away.add('begin')
    const order = await place(byPhone)
    const [first] = attempts()
    shop.day.now = minutesLater(2)
    await askAgain(order)
    shop.bank.away.clear()
    await payments.lookAt(first?.id ?? '')
    expect(shop.bank.calls).toEqual([])
    await payments.lookAt(lastAttempt().id)
    expect([shop.bank.calls, lastAttempt().standing]).toEqual([['begin hold-1'], 'waiting'])
  })
})

describe('how a payment stands', () => {
  const look = ({ number, accessKey }: PlacedOrder) => service.lookAtPayment(number, accessKey)

  it.each([
    ['a phone', byPhone],
    ['a card', byCard],
  ])('is asked when the buyer comes back: %s may have paid meanwhile', async (_, payment) => {
    shop.bank.away.add('take')
    const order = await place(payment)
    shop.bank.says(lastAttempt().id, taken)
    expect((await look(order)).status).toBe('paid')
  })

  it.each<[string, () => Promise<PlacedOrder>, ((order: PlacedOrder) => unknown)?]>([
    ['is paid', () => place(byCard)],
    ['waits for a bank transfer', () => place(byBank)],
    ['waits for another card', refusedCard],
    ['has ended', () => place(byPhone), ({ number, accessKey }) => service.cancel(number, accessKey)],
  ])('is not asked about an order that %s', async (_, begin, happens) => {
    const order = await begin()
    await happens?.(order)
    expect(await isAsked(() => look(order))).toBe(false)
  })

  it('can be asked while the provider is away', async () => {
    const order = await place(byPhone)
    shop.bank.away.add('look')
    expect((await look(order)).status).toBe('awaiting-payment')
  })
})

describe('payments of which nothing is heard', () => {
  const lookedAt = (id = lastAttempt().id) => isAsked(() => payments.lookAt(id))

  it('are asked about no more once all is known, also what the money of a phone is called', async () => {
    await place(byCard)
    expect(await lookedAt()).toBe(false)
    expect(await lookedAt('unknown')).toBe(false)
    const order = await place(byPhone)
    await says(taken)
    expect(statusOf(order)).toBe('paid')
    expect(await lookedAt()).toBe(true)
    shop.bank.says(lastAttempt().id, { ...taken, receipt: 'SLK4H7R2TY' })
    await payments.lookAt(lastAttempt().id)
    expect(lastAttempt().receipt).toBe('SLK4H7R2TY')
    expect(await lookedAt()).toBe(false)
  })

  it('are asked, not begun anew, where a phone was asked, and often at first', async () => {
    await place(byPhone)
    const jobs = () => [...shop.memory.jobs.waiting.values()].filter(({ kind }) => kind === 'look-at-payment')
    shop.memory.jobs.waiting.clear()
    await payments.lookAt(lastAttempt().id)
    expect(jobs()).toEqual([{ kind: 'look-at-payment', what: { reference: lastAttempt().id } }])
    shop.memory.jobs.waiting.clear()
    for (let look = 2; look <= 12; look++) await payments.lookAt(lastAttempt().id)
    expect(jobs()).toHaveLength(7)
    expect(shop.bank.calls).toEqual(['begin hold-1'])
  })

  it('are put off, longer each time, while their provider is away, and hold up no other', async () => {
    const first = await place(byPhone)
    const { id } = lastAttempt()
    shop.day.now = minutesLater(5)
    shop.bank.away.add('look')
    const failed = payments.lookAtSilent()
    await expect(failed).rejects.toThrow('Some payments could not be looked at.')
    expect(shop.memory.payments.attempts.get(id)).toMatchObject({ standing: 'waiting' })
    expect(shop.memory.payments.attempts.get(id)!.lookAgainAt > shop.day.now).toBe(true)
    shop.bank.away.clear()
    shop.day.now = minutesLater(14)
    shop.bank.says(id, taken)
    expect(await payments.lookAtSilent()).toBe(1)
    expect(statusOf(first)).toBe('paid')
  })

  describe('and that no order was written with', () => {
    const nobodys = () => {
      const sum = { amount: 640_00, currency: 'USD' } as const
      const card = { provider: 'watched', way: 'card', price: 640_00, sum, payer: null } as const
      const details: AttemptDetails = { id: 'nobodys', origin: 'press', ...card }
      shop.memory.payments.attempts.set('nobodys', new PaymentAttempt(details, placedAt))
      shop.bank.says('nobodys', { is: 'held', sum })
      return payments.lookAt('nobodys')
    }

    it('may still get one for ten minutes', async () => {
      shop.day.now = minutesLater(9.9)
      await nobodys()
      expect(lastAttempt()).toMatchObject({ isAbandoned: false, looks: 1, standing: 'unknown' })
      expect(lastAttempt().lookAgainAt > shop.day.now).toBe(true)
      expect(shop.bank.calls).toEqual([])
    })

    it('are given up then, and what they hold is let go', async () => {
      shop.day.now = minutesLater(10)
      await nobodys()
      expect(lastAttempt()).toMatchObject({ isAbandoned: true, standing: 'ended' })
      expect(shop.bank.calls).toEqual(['release hold'])
    })
  })
})
