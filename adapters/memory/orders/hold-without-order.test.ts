import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderPorts, orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentPorts, paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type WatchedBank, watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { lenasAddress } from '#domain/testing/orders.ts'
import { Memory } from '../memory.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

let now: Date
let bank: WatchedBank
let memory: Memory
let workId: string
/** What cannot be written just now. */
let unwritten: 'orders' | 'attempts' | null
let shop: ReturnType<typeof memoryAssembly>

beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z')
  bank = watchedBank()
  memory = new Memory()
  unwritten = null
  const artistId = givenArtist(memory.gallery, 'Amina Njoroge')
  workId = hangWork(memory.gallery, { artistId, title: 'Harbour at Dusk', price: 64_000, stock: 1 })
  const whole = memoryAssembly(memory)
  const orders = whole.get(orderPorts.orders)
  const attempts = whole.get(paymentPorts.attempts)
  const mayWrite = (what: typeof unwritten) => {
    if (unwritten === what) throw new Unavailable(`No ${what} can be written.`)
  }
  shop = memoryAssembly(
    memory,
    given(paymentWays, bank.ways),
    given(system.clock, { now: () => now }),
    given(orderPorts.orders, {
      ...orders,
      async add(...order) {
        mayWrite('orders')
        return orders.add(...order)
      },
    }),
    given(paymentPorts.attempts, {
      ...attempts,
      async save(attempt) {
        mayWrite('attempts')
        await attempts.save(attempt)
      },
    }),
  )
})

const place = () =>
  shop
    .get(orderServices.ordering)(null)
    .place(
      {
        items: [{ artworkId: workId, quantity: 1 }],
        shipping: lenasAddress,
        email: 'lena@example.test',
        payment: { method: 'card', token: 'card' },
      },
      randomUUID(),
    )
const work = () => memory.gallery.artworks.get(workId)
const standings = () => [...memory.payments.attempts.values()].map(({ standing }) => standing)

/** What is silent is looked at when nobody has come again. */
async function looksLater(): Promise<void> {
  now = new Date('2026-03-01T10:16:00Z')
  await shop.get(orderServices.openPayments).lookAtSilent()
}

it('tells the buyer why there is no order, also where the hold cannot be ended at once; it ends later', async () => {
  bank.meanwhile = async () => {
    Object.assign(work() ?? {}, { stock: 0 })
    unwritten = 'attempts'
  }
  await expect(place()).rejects.toMatchObject({ code: 'out-of-stock' })
  expect(bank.calls).toEqual(['begin hold-1'])
  unwritten = null
  await looksLater()
  expect([bank.calls, standings()]).toEqual([['begin hold-1', 'release hold-1'], ['ended']])
})

it('lets go of what is held for an order that could not be written, where nobody comes again', async () => {
  unwritten = 'orders'
  await expect(place()).rejects.toThrow('No orders can be written.')
  expect([bank.calls, standings(), work()?.stock]).toEqual([['begin hold-1'], ['unknown'], 1])
  await looksLater()
  expect([bank.calls, standings()]).toEqual([['begin hold-1', 'release hold-1'], ['ended']])
  expect(memory.orders.orders.size).toBe(0)
})
