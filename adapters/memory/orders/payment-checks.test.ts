import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderPorts, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type WatchedBank, watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import { paymentChecksContract } from '#application/orders/payment-check-repository.suite.ts'
import type { PaymentChecks } from '#application/orders/payment-checks-contract.ts'
import type { RefundsDue } from '#application/orders/refunds-due-contract.ts'
import type { OpenPayments } from '#application/orders/services/open-payments-service.ts'
import { keyOfLateMoney } from '#domain/orders/order-check.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

const later = 20 * 60_000

let memory: Memory
let bank: WatchedBank
let workId: string
let checks: PaymentChecks
let time: number
/** An order by phone that its bank has, in the standing that is said. @returns its number and its attempt */
let order: (paid: boolean) => Promise<{ readonly number: string; readonly attempt: PaymentAttempt }>
let administration: OrderAdministration
let refundsDue: RefundsDue
let openPayments: OpenPayments
/** What the comparison finds that an admin asks for a while later. */
let found: () => Promise<readonly string[]>

beforeEach(() => {
  memory = new Memory()
  bank = watchedBank()
  time = Date.parse('2026-11-21T10:00:00Z')
  const { gallery, accounts } = memory
  const artistId = givenArtist(gallery, 'Amina Njoroge')
  workId = hangWork(gallery, { artistId, title: 'Harbour at Dusk', price: 64_000, stock: 9 })
  const clock = { now: () => new Date(time) }
  const shop = memoryAssembly(memory, given(paymentWays, bank.ways), given(system.clock, clock))
  const admin = { userId: givenUser(accounts, { role: 'admin' }), role: 'admin', sessionId: 'admin' } as const
  checks = shop.get(orderServices.checks)(admin)
  administration = shop.get(orderServices.administration)(admin)
  openPayments = shop.get(orderServices.openPayments)
  refundsDue = shop.get(orderServices.refundsDue)(admin)
  const doJobs = () => memory.jobs.doAll(allDoers(shop))
  order = async (paid) => {
    const { number } = await shop
      .get(orderServices.ordering)(null)
      .place(
        {
          items: [{ artworkId: workId, quantity: 1 }],
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
    if (!attempt) throw new Error('It has no attempt.')
    if (paid) {
      bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
      await openPayments.lookAt(attempt.id)
    }
    return { number, attempt }
  }
  found = async () => {
    time += later
    await checks.checkNow()
    await doJobs()
    const { items } = await checks.checks({})
    return items[0]?.differences.map(({ sentence }) => sentence) ?? ['nothing was compared']
  }
})

describe('comparing orders, books and providers', () => {
  it('finds nothing where nothing is wrong, and counts what it looked at', async () => {
    await order(true)
    expect(await found()).toEqual([])
    expect((await checks.checks({})).items[0]).toMatchObject({ orders: 1, asked: 1, differences: [] })
  })

  it('finds what a provider has taken alone, and no more once that is known', async () => {
    const { number, attempt } = await order(false)
    bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
    expect(await found()).toEqual([
      `Watched has taken $640.00 for order ${number}, of which we know nothing.`,
    ])
    expect((await checks.checks({})).items[0]?.differences[0]?.orderNumber).toBe(number)
    memory.payments.attempts.get(attempt.id)?.hear({ is: 'ended', why: 'expired', sentence: 'Late.' })
    bank.says(attempt.id, { is: 'ended', why: 'expired', sentence: 'Late.' })
    expect(await found()).toEqual([])
    expect((await checks.checks({})).total).toBe(2)
  })

  it('finds what did not go back, until a person has sent it', async () => {
    const { number } = await order(true)
    bank.refuses.add('refund')
    await administration.refund(number, { amount: 10_00 })
    expect(await found()).toEqual([`$10.00 of order ${number} did not go back through Watched.`])
    for (const { id } of (await refundsDue.refunds({})).items) await refundsDue.sent(id)
    expect(await found()).toEqual([])
  })

  it('finds an order that waits on when its time is over', async () => {
    const { number } = await order(false)
    time += 60 * 60_000
    expect(await found()).toEqual([
      `Order ${number} still waits for its payment, an hour after its time: nobody says what became of it.`,
    ])
  })

  it('finds money that came too late and stays, until it goes back or a person has it to send', async () => {
    const { number, attempt } = await order(false)
    await administration.cancel(number)
    bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
    await openPayments.lookAt(attempt.id)
    const [lost] = [...memory.jobs.waiting].filter(([, { kind }]) => kind === 'give-back-payment')
    if (!lost) throw new Error('Nothing is to give it back.')
    memory.jobs.waiting.delete(lost[0])
    const stays = `$640.00 of order ${number} did not go back through Watched.`
    expect(await found()).toEqual([stays])
    memory.jobs.waiting.set(...lost)
    expect(await found()).toEqual([])
    bank.refunds.clear()
    expect(await found()).toEqual([stays])
    bank.isSending = true
    expect(await found()).toEqual([])
    bank.isSending = false
    bank.isGone = true
    expect(await found()).toEqual(['Watched did not answer 2 of 2 questions.'])
    bank.isGone = false
    bank.neverGivesBack = true
    memory.jobs.waiting.set(...lost)
    expect(await found()).toEqual([])
    expect((await refundsDue.refunds({})).total).toBe(1)
  })

  it('finds money that came with no order and stays', async () => {
    const { number, attempt } = await order(false)
    await administration.cancel(number)
    const nobodys = memory.payments.attempts.get(attempt.id)
    if (!nobodys) throw new Error('It is gone.')
    nobodys.hear({ is: 'taken', sum: attempt.sum })
    nobodys.orderNumber = null
    time -= later
    expect(await found()).toEqual([])
    expect(await found()).toEqual(['$640.00 that came with no order did not go back through Watched.'])
    bank.refunds.add(keyOfLateMoney(nobodys))
    expect(await found()).toEqual([])
  })

  it('finds lines that the books lack, of the order and of all', async () => {
    const { number } = await order(true)
    const [id = ''] = memory.books.entries.keys()
    memory.books.entries.set(id, memory.books.entries.get(id)?.slice(0, -1) ?? [])
    expect(await found()).toEqual([
      'All books together come to -$96.00 instead of nothing.',
      `The books' lines of order ${number} come to -$96.00 instead of nothing.`,
    ])
  })

  it('finds what is held for nobody', async () => {
    memory.gallery.change(workId, { heldUntil: new Date(time) })
    expect(await found()).toEqual(['“Harbour at Dusk” is held, and in no order that waits for its money.'])
    memory.gallery.change(workId, { heldUntil: null })
    expect(await found()).toEqual([])
  })

  it('says of a provider that is away that nobody could ask it, and compares the rest', async () => {
    await order(true)
    bank.away.add('look')
    expect(await found()).toEqual(['Watched did not answer 1 of 1 questions.'])
  })

  it('leaves alone what has just changed', async () => {
    const { attempt } = await order(false)
    bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
    time -= later
    expect(await found()).toEqual([])
    expect((await checks.checks({})).items[0]).toMatchObject({ orders: 0, asked: 0 })
  })

  it('leaves alone what changes while its provider is asked', async () => {
    const { number, attempt } = await order(false)
    bank.says(attempt.id, { is: 'taken', sum: attempt.sum })
    bank.meanwhile = () => administration.cancel(number)
    expect(await found()).toEqual([])
    expect((await checks.checks({})).items[0]).toMatchObject({ orders: 0, asked: 1 })
  })

  it('asks of a refund by the payment that it was of', async () => {
    const { number, attempt } = await order(true)
    const { reference: _, ...earlier } = attempt
    const first = Object.assign(Object.create(Object.getPrototypeOf(attempt)), earlier, {
      id: 'first',
      begunAt: new Date(time - 1),
      standing: 'ended',
    }) as PaymentAttempt
    memory.payments.attempts.clear()
    for (const each of [first, attempt]) memory.payments.attempts.set(each.id, each)
    await administration.refund(number, { amount: 10_00 })
    const asked: string[] = []
    Object.assign(bank.ways.by('phone'), {
      lookAtRefund: async (wish: { readonly attempt: PaymentAttempt }) => {
        asked.push(wish.attempt.id)
        return 'done'
      },
    })
    await found()
    expect(asked).toEqual([attempt.id])
  })

  it('asks nobody of the refunds of an order of long ago, of which no payment is kept', async () => {
    const { number } = await order(true)
    await administration.refund(number, { amount: 10_00 })
    memory.payments.attempts.clear()
    expect(await found()).toEqual([])
    expect((await checks.checks({})).items[0]).toMatchObject({ orders: 1, asked: 0 })
  })
})

describe('comparisons, in memory', () => {
  paymentChecksContract(() => {
    const store = new Memory()
    return {
      checks: memoryAssembly(store).get(orderPorts.checks),
      newId: randomUUID,
      holdForNobody: async (title, heldUntil) => {
        const artistId = givenArtist(store.gallery, 'Amina Njoroge')
        store.gallery.change(hangWork(store.gallery, { artistId, title, price: 1000, stock: 1 }), {
          heldUntil,
        })
      },
    }
  })
})
