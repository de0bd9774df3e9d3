import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminServices } from '#adapters/composition/admin/admin.tokens.ts'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { type Assembly, given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentServices, paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type WatchedBank, watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import type { PaymentInbox, PaymentNotices } from '#application/payments/notices-contract.ts'
import type { NoticeHint } from '#application/payments/payment-provider.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

let bank: WatchedBank
let memory: Memory
let inbox: PaymentInbox
let notices: PaymentNotices
/** Places an order whose phone does not answer for now. @returns its attempt's id, and what it is called */
let waitingOrder: () => Promise<{ readonly attemptId: string; readonly number: string }>
let doJobs: () => Promise<void>
let shop: Assembly
let adminId: string

beforeEach(() => {
  bank = watchedBank()
  memory = new Memory()
  const artistId = givenArtist(memory.gallery, 'Amina Njoroge')
  const artworkId = hangWork(memory.gallery, { artistId, title: 'Harbour at Dusk', price: 64_000, stock: 9 })
  adminId = givenUser(memory.accounts, { role: 'admin' })
  shop = memoryAssembly(memory, given(paymentWays, bank.ways))
  inbox = shop.get(paymentServices.inbox)
  notices = shop.get(paymentServices.notices)({ userId: adminId, role: 'admin', sessionId: 'admin' })
  doJobs = () => memory.jobs.doAll(allDoers(shop))
  waitingOrder = async () => {
    const { number } = await shop
      .get(orderServices.ordering)(null)
      .place(
        {
          items: [{ artworkId, quantity: 1 }],
          shipping: {
            name: 'Lena Okoro',
            street: '12 Marina Road',
            city: 'Lagos',
            state: 'Lagos State',
            postalCode: '101241',
            country: 'NG',
            phone: '+2348012345678',
          },
          email: 'lena@example.test',
          payment: { method: 'mpesa', phoneNumber: '254712345678' },
        },
        randomUUID(),
      )
    await doJobs()
    const attempt = [...memory.payments.attempts.values()].find(({ orderNumber }) => orderNumber === number)
    return { number, attemptId: attempt?.id ?? '' }
  }
})

const tell = async (...hints: NoticeHint[]): Promise<string> => {
  bank.hints = hints
  return inbox.hear('watched', { headers: {}, body: JSON.stringify(hints) })
}
const sum = { amount: 64_000, currency: 'USD' } as const
const statusOf = (number: string) => memory.orders.orders.get(number)?.status
const outcomes = () => [...memory.payments.notices.values()].map(({ outcome }) => outcome)

describe('what a provider tells', () => {
  it('has the payment looked at that it names; what the provider says then counts', async () => {
    const { attemptId, number } = await waitingOrder()
    expect(await tell({ eventId: 'evt_1', reference: attemptId })).toBe('heard')
    await doJobs()
    expect(statusOf(number)).toBe('awaiting-payment')
    bank.says(attemptId, { is: 'taken', sum })
    await tell({ eventId: 'evt_2', reference: attemptId })
    expect(statusOf(number)).toBe('awaiting-payment')
    await doJobs()
    expect(statusOf(number)).toBe('paid')
    expect(outcomes()).toEqual(['placed', 'placed'])
  })

  it('does nothing when it is told again, late or in another order', async () => {
    const { attemptId, number } = await waitingOrder()
    bank.says(attemptId, { is: 'taken', sum })
    for (const eventId of ['evt_2', 'evt_1', 'evt_2', 'evt_1']) {
      await tell({ eventId, reference: attemptId })
      await doJobs()
    }
    expect(statusOf(number)).toBe('paid')
    expect(outcomes()).toHaveLength(2)
    expect([...memory.books.entries.values()].flat()).toHaveLength(3)
    expect([...memory.mails.keys()].filter((event) => event.startsWith('order-confirmed'))).toHaveLength(1)
  })

  it('finds a payment by our own name for it, before its answer has told us the provider’s', async () => {
    const { attemptId, number } = await waitingOrder()
    bank.says(attemptId, { is: 'taken', sum })
    await tell({ eventId: 'evt_1', reference: 'never heard of', attemptId })
    await doJobs()
    expect(statusOf(number)).toBe('paid')
  })

  it('has a person send what did not go back after all, once', async () => {
    const { attemptId, number } = await waitingOrder()
    bank.says(attemptId, { is: 'taken', sum })
    bank.refuses.add('refund')
    const failedRefund = { key: 'refund 1', amount: 10_00 }
    for (const eventId of ['evt_1', 'evt_2', 'evt_1']) {
      await tell({ eventId, reference: attemptId, forPerson: 'It did not go back.', failedRefund })
      await doJobs()
    }
    expect([...memory.orders.refundsDue.values()]).toMatchObject([
      { orderNumber: number, key: 'refund 1', price: 10_00 },
    ])
  })

  it('is shown to admins where no order knows the payment, or only a person can see to it', async () => {
    const { attemptId, number } = await waitingOrder()
    await tell({ eventId: 'evt_1', reference: 'pi_unknown' })
    await tell({ eventId: 'evt_2', reference: attemptId, forPerson: 'The buyer disputes it.' })
    await tell({ eventId: 'evt_3', reference: null })
    expect(
      (await notices.notices({})).items.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1)),
    ).toMatchObject([
      { eventId: 'evt_1', reference: 'pi_unknown', orderNumber: null, forPerson: null },
      { eventId: 'evt_2', orderNumber: number, forPerson: 'The buyer disputes it.' },
    ])
    expect(outcomes().toSorted()).toEqual(['for-a-person', 'not-ours', 'unplaced'])
  })

  it('is for a person only where it is of this shop at all', async () => {
    await tell({ eventId: 'evt_1', reference: 'pi_unknown', forPerson: 'Somebody disputes it.' })
    await tell({ eventId: 'evt_2', reference: null, forPerson: 'Somebody disputes it.' })
    expect(outcomes()).toEqual(['for-a-person', 'not-ours'])
  })

  it('is of the payment that its provider names, and of none that has no name yet', async () => {
    const [first, second] = [await waitingOrder(), await waitingOrder()]
    await tell({ eventId: 'evt_1', reference: first.attemptId, attemptId: second.attemptId })
    Object.assign(memory.payments.attempts.get(second.attemptId) ?? {}, { reference: null })
    await tell({ eventId: 'evt_2', reference: null })
    await tell({ eventId: 'evt_3', reference: 'pi_unknown', attemptId: 'unknown' })
    Object.assign(memory.payments.attempts.get(second.attemptId) ?? {}, { provider: 'another' })
    await tell({ eventId: 'evt_4', reference: 'pi_unknown', attemptId: second.attemptId })
    const kept = [...memory.payments.notices.values()]
    expect(kept.map(({ attemptId }) => attemptId)).toEqual([first.attemptId, null, null, null])
    expect(outcomes()).toEqual(['placed', 'not-ours', 'unplaced', 'unplaced'])
  })

  it('is kept as it came, or as its provider’s part of the shop shortens it; only a look is put off', async () => {
    const { attemptId } = await waitingOrder()
    memory.jobs.waiting.clear()
    await tell({ eventId: 'evt_1', reference: attemptId, kept: 'in short' })
    await tell({ eventId: 'evt_2', reference: attemptId })
    const bodies = [...memory.payments.notices.values()].map(({ body }) => body)
    expect(bodies).toEqual(['in short', JSON.stringify([{ eventId: 'evt_2', reference: attemptId }])])
    const look = { kind: 'look-at-payment', what: { reference: attemptId } }
    expect([...memory.jobs.waiting.values()]).toEqual([look, look])
  })

  it('is heard from nobody of transfers: statements tell of those', async () => {
    Object.assign(bank.ways.by('transfer'), {
      name: 'own-bank',
      hear: async () => [{ eventId: 'evt_1', reference: 'a transfer' }],
    })
    expect(await inbox.hear('own-bank', { headers: {}, body: '' })).toBe('closed')
  })

  it('is listed no more once an admin has seen to it, and stands in the log, as what takes it back does', async () => {
    await tell({ eventId: 'evt_1', reference: 'pi_unknown' })
    const [notice] = (await notices.notices({})).items
    const id = notice?.id ?? ''
    await notices.seenTo(id)
    await notices.seenTo(id)
    expect((await notices.notices({})).items).toEqual([])
    await notices.notSeenTo(id)
    expect((await notices.notices({})).items).toMatchObject([{ id }])
    const log = shop.get(adminServices.log)({ userId: adminId, role: 'admin', sessionId: 'admin' })
    const { items } = await log.entries({ kind: 'money' })
    expect(items.map(({ after }) => after)).toEqual(items.map(() => ({ orderNumber: null, notice: null })))
    expect(items.map(({ action, subject }) => `${action} ${subject.name}`).toSorted()).toEqual([
      'notice-not-seen-to watched evt_1',
      'notice-seen-to watched evt_1',
    ])
  })

  it('is not kept unless it is proved to be the provider’s, and the shop is paid through it', async () => {
    expect(await tell()).toBe('forged')
    bank.hints = [{ eventId: 'evt_1', reference: 'pi_1' }]
    expect(await inbox.hear('somebody', { headers: {}, body: '' })).toBe('closed')
    expect(memory.payments.notices.size).toBe(0)
  })
})
