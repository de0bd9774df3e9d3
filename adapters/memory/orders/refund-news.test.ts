import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type WatchedBank, watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { secretIn } from '#adapters/testing/shopping.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

let memory: Memory
let workId: string
let bank: WatchedBank
let administration: OrderAdministration
let place: (payment: OrderRequest['payment']) => Promise<string>
let doJobs: () => Promise<void>

beforeEach(() => {
  memory = new Memory()
  const { gallery, accounts } = memory
  bank = watchedBank()
  const artistId = givenArtist(gallery, 'Amina Njoroge')
  accounts.artistIds.set(
    givenUser(accounts, { name: 'Amina Njoroge', email: 'amina@example.test' }),
    artistId,
  )
  workId = hangWork(gallery, { artistId, title: 'Harbour at Dusk', price: 10_000, stock: 3 })
  const shop = memoryAssembly(memory, given(paymentWays, bank.ways))
  administration = shop.get(orderServices.administration)({
    userId: givenUser(accounts, { role: 'admin' }),
    role: 'admin',
    sessionId: 'admin',
  })
  const ordering = shop.get(orderServices.ordering)(null)
  place = async (payment) => {
    const { id, number, accessKey } = await ordering.place(
      {
        items: [{ artworkId: workId, quantity: 3 }],
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
        payment,
      },
      randomUUID(),
    )
    const mail = memory.mails.get(`order-to-confirm:${id}`)?.mail
    if (mail) await ordering.keepWorks(number, secretIn(mail.text), accessKey)
    return number
  }
  doJobs = () => memory.jobs.doAll(allDoers(shop))
})

const pieces = (quantity: number) => ({ lines: [{ artworkId: workId, quantity }] })
const mails = (to: string) =>
  [...memory.mails.values()]
    .filter(({ mail }) => mail.to === to)
    .map(({ mail }) => mail.subject.replace(/:? .{9}$/, ''))

it('an artist hears of each step what to leave out, and in the end to send nothing, each once', async () => {
  const number = await place({ method: 'card', token: 'card' })
  await doJobs()
  await administration.refund(number, pieces(1))
  await doJobs()
  await administration.refund(number, { amount: 5_000 })
  await doJobs()
  await administration.refund(number, pieces(1))
  await memory.jobs.add('tell-artists', { orderNumber: number })
  await doJobs()
  const less = [...memory.mails.values()].filter(({ mail }) => mail.subject.startsWith('Please send less'))
  expect(less.map(({ mail }) => mail.text.includes('1 × Harbour at Dusk'))).toEqual([true, true])
  expect(less.map(({ mail }) => /you receive (\S+\d)/.exec(mail.text)?.[1])).toEqual(['$170.00', '$42.50'])
  await administration.refund(number)
  await doJobs()
  expect(mails('amina@example.test')).toEqual([
    'You have an order',
    'Please send less of order',
    'Please send less of order',
    'Please do not send order',
  ])
})

it('an artist who has not heard of the order yet is asked only for what is left', async () => {
  const number = await place({ method: 'card', token: 'card' })
  await administration.refund(number, pieces(2))
  await doJobs()
  const [toSend] = [...memory.mails.values()].filter(({ mail }) => mail.to === 'amina@example.test')
  expect(toSend?.mail.text).toContain('1 × Harbour at Dusk')
  expect(toSend?.mail.text).toContain('$85.00')
})

it('the bank is asked for each step by a key of its own, however often', async () => {
  const number = await place({ method: 'card', token: 'card' })
  bank.away.add('refund')
  await administration.refund(number, { amount: 100 })
  await administration.refund(number, { amount: 100 })
  await doJobs().catch(() => undefined)
  expect(bank.refunds.size).toBe(0)
  bank.away.clear()
  await doJobs()
  const refunds = memory.orders.orders.get(number)?.refunds ?? []
  expect(bank.refunds).toEqual(new Set(refunds.map(({ id }) => id)))
  expect(bank.refunds.size).toBe(2)
})

it('a person is asked for each step of what came by bank transfer', async () => {
  const number = await place({ method: 'atm', bankName: 'Equity', accountNumber: '12345678' })
  await administration.markPaid(number)
  await administration.refund(number, { amount: 100 })
  await administration.refund(number)
  const due = [...memory.mails.values()].filter(({ mail }) => mail.subject.startsWith('Please return'))
  expect(due.map(({ mail }) => mail.subject)).toEqual([
    `Please return $1.00 for order ${number}`,
    `Please return $299.00 for order ${number}`,
  ])
  expect(due.map(({ mail }) => mail.text.includes('has ended'))).toEqual([false, true])
})
