import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type WatchedBank, watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { orderOf } from '#adapters/testing/shopping.ts'
import type { Ordering, PlacedOrder } from '#application/orders/contract.ts'
import type { OpenPayments } from '#application/orders/services/open-payments-service.ts'
import { type AttemptDetails, PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { Memory } from '../memory.ts'
import { hangWork } from '../testing/given-works.ts'

const placedAt = new Date('2026-03-01T10:00:00Z')
const minutesLater = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000)
const refused: Standing = { is: 'ended', why: 'refused', sentence: 'No.', mayTryAgain: true }
const taken = { is: 'taken', sum: { amount: 640_00, currency: 'USD' } } as const satisfies Standing
const byCard = { method: 'card', token: 'card' } as const
const byPhone = { method: 'mpesa', phoneNumber: '254712345678' } as const
const byBank = { method: 'atm', bankName: 'Equity Bank', accountNumber: '0123456789' } as const
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

let now: Date
let bank: WatchedBank
let memory: Memory
let workId: string
let service: Ordering
let payments: OpenPayments
let doJobs: () => Promise<void>

beforeEach(() => {
  now = placedAt
  bank = watchedBank()
  memory = new Memory()
  workId = hangWork(memory.gallery, { title: 'Harbour at Dusk', price: 640_00, stock: 9 })
  const shop = memoryAssembly(memory, given(paymentWays, bank.ways), given(system.clock, { now: () => now }))
  service = shop.get(orderServices.ordering)(null)
  payments = shop.get(orderServices.openPayments)
  doJobs = () => memory.jobs.doAll(allDoers(shop))
})

const attempts = () => [...memory.payments.attempts.values()]
const lastAttempt = () => attempts().at(-1)!
const statusOf = ({ number }: PlacedOrder) => memory.orders.orders.get(number)?.status
const place = (payment: Parameters<typeof orderOf>[1]) =>
  service.place(orderOf(workId, payment), randomUUID())

/** Runs, and says whether anybody was asked about money meanwhile. */
async function isAsked(run: () => Promise<unknown>): Promise<boolean> {
  const untold = async () => undefined
  bank.meanwhile = untold
  await run()
  return bank.meanwhile !== untold
}

/** The provider has said of the last try to pay. */
async function says(standing: Standing): Promise<void> {
  const { id } = lastAttempt()
  bank.says(id, standing)
  await payments.lookAt(id)
}

/** A card order whose card was refused in a way that another may mend. */
async function refusedCard(): Promise<PlacedOrder> {
  bank.away.add('take')
  const order = await place(byCard)
  await says(refused)
  bank.away.clear()
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
    expect(bank.calls).toEqual(['begin hold-1', 'begin hold-2', 'take hold-2'])
  })

  it('that nobody could be asked about makes way for the next, however many there were', async () => {
    const order = await refusedCard()
    for (const call of ['begin', 'release'] as const) bank.away.add(call)
    for (const token of ['second', 'third']) {
      await expect(tryAgain(order, token)).rejects.toThrow('bank away')
      bank.away.delete('release')
    }
    bank.away.clear()
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
    ['has had its time', refusedCard, () => (now = minutesLater(16))],
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
      now = minutesLater(minutes)
      await askAgain(order)
      expect([...memory.jobs.waiting.values()].at(-1)).toEqual({
        kind: 'look-at-payment',
        what: { reference: lastAttempt().id },
      })
      expect(lastAttempt()).toMatchObject({ payer: '254712345679', price: 640_00, amount: 640_00 })
      await says(refused)
    }
    expect(bank.calls.filter((call) => call.startsWith('begin'))).toHaveLength(4)
    expect(statusOf(order)).toBe('awaiting-payment')
  })

  it('is asked by a job where its provider is away', async () => {
    bank.away.add('begin')
    const order = await place(byPhone)
    expect(order.status).toBe('awaiting-payment')
    bank.away.clear()
    await doJobs()
    expect(bank.calls).toEqual(['begin hold-1'])
  })

  it('is not asked twice at once', async () => {
    const order = await unanswered()
    now = minutesLater(1.9)
    await expect(askAgain(order)).rejects.toMatchObject({
      ...notNow,
      message: expect.stringContaining('two minutes'),
    })
  })

  it('has a number', async () => {
    const order = await unanswered()
    now = minutesLater(2)
    await expect(askAgain(order, '12')).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'order-incomplete',
      fields: { phoneNumber: expect.any(String) },
    })
  })

  it.each<[string, () => Promise<PlacedOrder>, ((order: PlacedOrder) => unknown)?]>([
    ['was asked and may answer', () => place(byPhone)],
    ['has ended', unanswered, ({ number, accessKey }) => service.cancel(number, accessKey)],
    ['has had its time', unanswered, () => (now = minutesLater(16))],
    ['waits for a card', refusedCard],
  ])('is not asked for an order that %s', async (_, begin, happens) => {
    const order = await begin()
    now = minutesLater(3)
    await happens?.(order)
    await expect(askAgain(order)).rejects.toMatchObject(notNow)
    expect(attempts()).toHaveLength(1)
  })

  it('that was never asked is left alone once its buyer has named another', async () => {
    bank.away.add('begin')
    const order = await place(byPhone)
    const [first] = attempts()
    now = minutesLater(2)
    await askAgain(order)
    bank.away.clear()
    await payments.lookAt(first?.id ?? '')
    expect(bank.calls).toEqual([])
    await payments.lookAt(lastAttempt().id)
    expect([bank.calls, lastAttempt().standing]).toEqual([['begin hold-1'], 'waiting'])
  })
})

describe('how a payment stands', () => {
  const look = ({ number, accessKey }: PlacedOrder) => service.lookAtPayment(number, accessKey)

  it.each([
    ['a phone', byPhone],
    ['a card', byCard],
  ])('is asked when the buyer comes back: %s may have paid meanwhile', async (_, payment) => {
    bank.away.add('take')
    const order = await place(payment)
    bank.says(lastAttempt().id, taken)
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
    bank.away.add('look')
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
    bank.says(lastAttempt().id, { ...taken, receipt: 'SLK4H7R2TY' })
    await payments.lookAt(lastAttempt().id)
    expect(lastAttempt().receipt).toBe('SLK4H7R2TY')
    expect(await lookedAt()).toBe(false)
  })

  it('are asked, not begun anew, where a phone was asked, and often at first', async () => {
    await place(byPhone)
    const jobs = () => [...memory.jobs.waiting.values()].filter(({ kind }) => kind === 'look-at-payment')
    memory.jobs.waiting.clear()
    await payments.lookAt(lastAttempt().id)
    expect(jobs()).toEqual([{ kind: 'look-at-payment', what: { reference: lastAttempt().id } }])
    memory.jobs.waiting.clear()
    for (let look = 2; look <= 12; look++) await payments.lookAt(lastAttempt().id)
    expect(jobs()).toHaveLength(7)
    expect(bank.calls).toEqual(['begin hold-1'])
  })

  it('are put off, longer each time, while their provider is away, and hold up no other', async () => {
    const first = await place(byPhone)
    const { id } = lastAttempt()
    now = minutesLater(5)
    bank.away.add('look')
    const failed = payments.lookAtSilent()
    await expect(failed).rejects.toThrow('Some payments could not be looked at.')
    expect(memory.payments.attempts.get(id)).toMatchObject({ standing: 'waiting' })
    expect(memory.payments.attempts.get(id)!.lookAgainAt > now).toBe(true)
    bank.away.clear()
    now = minutesLater(14)
    bank.says(id, taken)
    expect(await payments.lookAtSilent()).toBe(1)
    expect(statusOf(first)).toBe('paid')
  })

  describe('and that no order was written with', () => {
    const nobodys = () => {
      const sum = { amount: 640_00, currency: 'USD' } as const
      const card = { provider: 'watched', way: 'card', price: 640_00, sum, payer: null } as const
      const details: AttemptDetails = { id: 'nobodys', origin: 'press', ...card }
      memory.payments.attempts.set('nobodys', new PaymentAttempt(details, placedAt))
      bank.says('nobodys', { is: 'held', sum })
      return payments.lookAt('nobodys')
    }

    it('may still get one for ten minutes', async () => {
      now = minutesLater(9.9)
      await nobodys()
      expect(lastAttempt()).toMatchObject({ isAbandoned: false, looks: 1, standing: 'unknown' })
      expect(lastAttempt().lookAgainAt > now).toBe(true)
      expect(bank.calls).toEqual([])
    })

    it('are given up then, and what they hold is let go', async () => {
      now = minutesLater(10)
      await nobodys()
      expect(lastAttempt()).toMatchObject({ isAbandoned: true, standing: 'ended' })
      expect(bank.calls).toEqual(['release hold'])
    })
  })
})
