import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type WatchedBank, watchedBank } from '#adapters/testing/payments/watched-bank.ts'
import { secretIn } from '#adapters/testing/shopping.ts'
import type { Ordering, OrderRequest, PlacedOrder } from '#application/orders/contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { OpenPayments } from '#application/orders/services/open-payments-service.ts'
import type { UnpaidOrders } from '#application/orders/services/unpaid-orders-service.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'

let now: Date
let bank: WatchedBank
let memory: Memory
let workId: string
let service: Ordering
let unpaid: UnpaidOrders
let payments: OpenPayments
let administration: OrderAdministration
let doJobs: () => Promise<void>

const request = (payment: OrderRequest['payment'] = { method: 'card', token: 'card' }): OrderRequest => ({
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
  payment,
})

beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z')
  bank = watchedBank()
  memory = new Memory()
  const { gallery, accounts } = memory
  const artistId = givenArtist(gallery, 'Amina Njoroge')
  accounts.artistIds.set(
    givenUser(accounts, { name: 'Amina Njoroge', email: 'amina@example.test' }),
    artistId,
  )
  const adminId = givenUser(accounts, { role: 'admin' })
  workId = hangWork(gallery, { artistId, title: 'Harbour at Dusk', price: 64_000, stock: 1, unique: true })
  const shop = memoryAssembly(memory, given(paymentWays, bank.ways), given(system.clock, { now: () => now }))
  service = shop.get(orderServices.ordering)(null)
  unpaid = shop.get(orderServices.unpaidOrders)
  payments = shop.get(orderServices.openPayments)
  administration = shop.get(orderServices.administration)({
    userId: adminId,
    role: 'admin',
    sessionId: 'admin',
  })
  doJobs = () => memory.jobs.doAll(allDoers(shop))
})

/** The buyer says no on the phone, and we hear of it. */
async function declined(orderNumber: string): Promise<void> {
  for (const { id } of memory.payments.attempts.values()) {
    bank.says(id, { is: 'ended', why: 'refused', sentence: 'Declined on the phone.' })
    await payments.lookAt(id)
  }
  expect(memory.orders.orders.get(orderNumber)?.status).toBe('cancelled')
}

/** A guest opens the link in the mail. */
const keep = ({ id, number, accessKey }: PlacedOrder) =>
  service.keepWorks(number, secretIn(memory.mails.get(`order-to-confirm:${id}`)?.mail.text), accessKey)

const stock = () => memory.gallery.artworks.get(workId)?.stock
const mailEvents = () => [...memory.mails.keys()].map((event) => event.split(':')[0])
const booked = () => [...memory.books.entries.values()].flat().length

describe('a card order', () => {
  it('is paid, booked and confirmed once its money is taken', async () => {
    const order = await service.place(request(), randomUUID())
    expect(order.status).toBe('paid')
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1'])
    expect(mailEvents()).toEqual(['order-confirmed'])
    await doJobs()
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1'])
    expect(booked()).toBe(3)
  })

  it.each([[[]], [['release']]] as const)(
    'takes another card also after its bank was away for one (%s)',
    async (alsoAway) => {
      bank.away.add('take')
      const { number, accessKey } = await service.place(request(), randomUUID())
      const [first] = memory.payments.attempts.values()
      bank.says(first?.id ?? '', { is: 'ended', why: 'refused', sentence: 'No.', mayTryAgain: true })
      await payments.lookAt(first?.id ?? '')
      for (const call of ['begin', ...alsoAway] as const) bank.away.add(call)
      await expect(service.payWithAnotherCard(number, 'second', accessKey)).rejects.toThrow('bank away')
      bank.away.clear()
      await service.payWithAnotherCard(number, 'third', accessKey)
      expect(memory.orders.orders.get(number)?.status).toBe('paid')
      expect(bank.calls.filter((call) => call.startsWith('take'))).toHaveLength(1)
    },
  )

  it('tells its artist once what to send and where, and where that is seen', async () => {
    const { number } = await service.place(request(), randomUUID())
    await doJobs()
    await memory.jobs.add('tell-artists', { orderNumber: number })
    await doJobs()
    expect(mailEvents()).toEqual(['order-confirmed', 'order-to-send'])
    const mail = [...memory.mails.values()].at(-1)?.mail
    expect(mail).toMatchObject({ to: 'amina@example.test', subject: `You have an order: ${number}` })
    const page = `https://sanaa.test/dashboard/orders/${number}`
    for (const said of [mail?.text, mail?.html])
      for (const part of ['Harbour at Dusk', '12 Marina Road', '$544.00', page]) expect(said).toContain(part)
  })

  it('that is cancelled before its artist is told asks for nothing to be sent', async () => {
    const order = await service.place(request(), randomUUID())
    await service.cancel(order.number, order.accessKey)
    await doJobs()
    expect(mailEvents()).not.toContain('order-to-send')
  })

  it('that is cancelled when its artist knows of it tells them once not to send it', async () => {
    const order = await service.place(request(), randomUUID())
    await doJobs()
    await service.cancel(order.number, order.accessKey)
    await doJobs()
    await memory.jobs.add('tell-artists', { orderNumber: order.number })
    await doJobs()
    expect(mailEvents()).toEqual(['order-confirmed', 'order-to-send', 'order-refunded', 'order-called-off'])
    const mail = [...memory.mails.values()].at(-1)?.mail
    expect(mail).toMatchObject({
      to: 'amina@example.test',
      subject: `Please do not send order ${order.number}`,
    })
    for (const said of [mail?.text, mail?.html]) expect(said).toContain('Harbour at Dusk')
    expect(mail?.text).not.toContain('12 Marina Road')
  })

  it('that ends unpaid is no matter for its artist', async () => {
    const { number } = await service.place(
      request({ method: 'mpesa', phoneNumber: '254712345678' }),
      randomUUID(),
    )
    await declined(number)
    await doJobs()
    expect(mailEvents()).toEqual(['order-received', 'payment-failed'])
  })

  it('waits, unbooked and unconfirmed, while the bank is away, and is paid when it is back', async () => {
    bank.away.add('take')
    const { number, accessKey, ...order } = await service.place(request(), randomUUID())
    expect(order).toMatchObject({ status: 'awaiting-payment', payment: { status: 'pending' } })
    expect(order.payment.instructions).toBeDefined()
    expect([stock(), booked(), mailEvents()]).toEqual([0, 0, []])
    await expect(doJobs()).rejects.toThrow('bank away')

    bank.away.clear()
    await doJobs()
    expect((await service.order(number, accessKey)).status).toBe('paid')
    expect(booked()).toBe(3)
    const [mail] = [...memory.mails.values()]
    expect(mail?.mail.text).toContain(`/orders/${number}?key=${accessKey}`)
    await doJobs()
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1'])
  })

  it('asked for again with its key, takes the money that could not be taken before', async () => {
    const key = randomUUID()
    bank.away.add('take')
    const first = await service.place(request(), key)
    bank.away.clear()
    const again = await service.place(request(), key)
    expect(again).toMatchObject({ number: first.number, status: 'paid' })
  })

  it('ends when the money is refused at last: works back, hold let go, nothing booked, nothing confirmed', async () => {
    bank.away.clear()
    bank.refuses.add('take')
    await expect(service.place(request(), randomUUID())).rejects.toMatchObject({
      refusal: 'payment-refused',
      message: 'Your card was declined.',
    })
    expect([stock(), booked(), mailEvents()]).toEqual([1, 0, ['order-refused']])
    await doJobs()
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1'])
  })

  it('waits for another card where its bank would take one, instead of being refused', async () => {
    bank.away.clear()
    bank.refuses.add('take')
    bank.takesAnother = true
    expect(await service.place(request(), randomUUID())).toMatchObject({
      status: 'awaiting-payment',
      payment: { cardRefused: 'Your card was declined.' },
    })
    expect([stock(), booked(), mailEvents()]).toEqual([0, 0, []])
  })

  it('that is refused later tells the buyer by mail, and is not tried again', async () => {
    bank.away.add('take')
    await service.place(request(), randomUUID())
    bank.away.clear()
    bank.refuses.add('take')
    await doJobs()
    expect([stock(), mailEvents()]).toEqual([1, ['order-refused']])
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1'])
    expect(memory.jobs.waiting.size).toBe(0)
  })

  it('that is refused when it is looked at ends, and nobody has to look again', async () => {
    bank.away.add('take')
    await service.place(request(), randomUUID())
    const [{ id } = { id: '' }] = memory.payments.attempts.values()
    await expect(payments.lookAt(id)).rejects.toThrow('bank away')
    bank.away.clear()
    bank.refuses.add('take')
    await payments.lookAt(id)
    expect([stock(), mailEvents()]).toEqual([1, ['order-refused']])
  })

  it('waits for its money where a rule is broken meanwhile that is no word of its bank', async () => {
    bank.meanwhile = async () => {
      bank.meanwhile = () => Promise.reject(new DomainError('conflict', 'moved-meanwhile', 'Not now.'))
    }
    expect(await service.place(request(), randomUUID())).toMatchObject({ status: 'awaiting-payment' })
  })

  it('asks a bank that is away once in a turn, however many orders wait for it', async () => {
    memory.gallery.change(workId, { stock: 2, unique: false })
    bank.away.add('take')
    for (let count = 0; count < 2; count++) await service.place(request(), randomUUID())
    let asked = 0
    Object.assign(bank.ways.by('card'), {
      release: async () => {
        asked += 1
        throw new Unavailable('The bank is away.')
      },
    })
    now = new Date('2026-03-01T10:15:00Z')
    const failure = await unpaid.expire().catch((error: unknown) => error)
    expect(failure).toMatchObject({
      message: 'Some overdue orders could not be ended.',
      errors: [{ name: 'Unavailable' }, { name: 'Unavailable' }],
    })
    expect([asked, mailEvents()]).toEqual([1, []])
  })

  it('that nobody could take money for expires with its time, and its hold is let go', async () => {
    bank.away.add('take')
    await service.place(request(), randomUUID())
    now = new Date('2026-03-01T10:15:00Z')
    expect(await unpaid.expire()).toBe(1)
    await doJobs()
    expect([stock(), mailEvents()]).toEqual([1, ['order-expired']])
    expect(bank.calls).toEqual(['begin hold-1', 'release hold-1'])
  })

  it('cancelled in the moment its money was taken gets the money back', async () => {
    const key = randomUUID()
    bank.away.add('take')
    const { number, accessKey } = await service.place(request(), key)
    bank.away.clear()
    bank.meanwhile = () => service.cancel(number, accessKey)
    expect((await service.place(request(), key)).status).toBe('cancelled')
    await doJobs()
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1', 'refund hold-1 64000'])
    expect([booked(), mailEvents()]).toEqual([0, ['order-cancelled', 'money-back', 'money-back-notice']])
  })
})

describe('every end of an order is told to its buyer', () => {
  const byCard = { method: 'card', token: 'card' } as const
  const byBank = { method: 'atm', bankName: 'Equity Bank', accountNumber: '0123456789' } as const
  const byPhone = { method: 'mpesa', phoneNumber: '254712345678' } as const
  const ends = ['cancelled', 'refunded', 'expired', 'failed', 'refused']

  it.each<[string, OrderRequest['payment'], (order: PlacedOrder) => Promise<unknown>, string, string]>([
    [
      'cancelled by them, unpaid',
      byBank,
      ({ number, accessKey }) => service.cancel(number, accessKey),
      'is cancelled',
      'you have cancelled your order. Nothing was paid',
    ],
    [
      'cancelled by them, paid',
      byCard,
      ({ number, accessKey }) => service.cancel(number, accessKey),
      'is refunded',
      'you have cancelled your order. We give you back $640.00',
    ],
    [
      'cancelled by an admin, unpaid',
      byBank,
      ({ number }) => administration.cancel(number),
      'has ended unpaid',
      'we have cancelled your order.',
    ],
    [
      'cancelled by an admin, paid',
      byCard,
      ({ number }) => administration.cancel(number),
      'is refunded',
      'we give you back $640.00',
    ],
    [
      'refunded',
      byCard,
      ({ number }) => administration.refund(number),
      'is refunded',
      'we give you back $640.00',
    ],
    [
      'expired',
      byBank,
      async () => {
        now = new Date('2026-03-04T10:00:00Z')
        await unpaid.expire()
      },
      'has ended unpaid',
      'did not come in time',
    ],
    [
      'turned down on the phone',
      byPhone,
      ({ number }) => declined(number),
      'has ended unpaid',
      'was turned down',
    ],
  ])('%s', async (_, payment, end, subject, words) => {
    const order = await service.place(request(payment), randomUUID())
    if (payment === byBank) await keep(order)
    await end(order)
    const mails = [...memory.mails].filter(([event]) =>
      ends.some((each) => event.split(':')[0]?.endsWith(each)),
    )
    expect(mails.map(([, { mail }]) => [mail.to, mail.subject])).toEqual([
      ['lena@example.test', `Order ${order.number} ${subject}`],
    ])
    expect(mails[0]?.[1].mail.text).toContain(words)
  })

  it('refused when the money was to be taken, at once or later', async () => {
    bank.away.clear()
    bank.refuses.add('take')
    await expect(service.place(request(), randomUUID())).rejects.toMatchObject({ refusal: 'payment-refused' })
    bank.away.add('take')
    await service.place(request(), randomUUID())
    bank.away.clear()
    bank.refuses.add('take')
    await doJobs()
    const mails = [...memory.mails.values()].map(({ mail }) => mail)
    expect(mails.map(({ to }) => to)).toEqual(['lena@example.test', 'lena@example.test'])
    for (const { subject, text } of mails) {
      expect(subject).toMatch(/could not be paid$/)
      expect(text).toContain('your card was declined. Nothing was taken')
    }
  })

  it('with the way to their order, where it is known', async () => {
    const { number, accessKey } = await service.place(request(), randomUUID())
    await service.cancel(number, accessKey)
    expect([...memory.mails.values()].at(-1)?.mail.text).toContain(`/orders/${number}?key=${accessKey}`)
  })
})

describe('giving money back', () => {
  it('is tried until the bank has done it', async () => {
    const { number, accessKey } = await service.place(request(), randomUUID())
    bank.away.add('refund')
    expect(await service.cancel(number, accessKey)).toMatchObject({ status: 'refunded' })
    await expect(doJobs()).rejects.toThrow('bank away')
    bank.away.clear()
    await doJobs()
    expect(bank.calls).toEqual(['begin hold-1', 'take hold-1', 'refund hold-1 64000'])
  })

  it.each([
    ['never will', () => (bank.neverGivesBack = true)],
    ['is configured no more', () => (bank.isGone = true)],
  ])('is for a person where the bank %s', async (_why, happens) => {
    const { number, accessKey } = await service.place(request(), randomUUID())
    happens()
    await service.cancel(number, accessKey)
    await doJobs()
    expect([...memory.orders.refundsDue.values()]).toMatchObject([
      { orderNumber: number, way: 'card', price: 640_00, sentAt: null },
    ])
    expect([...memory.mails.values()].at(-1)?.mail.subject).toBe(`Please return $640.00 for order ${number}`)
    expect(memory.jobs.waiting.size).toBe(0)
  })

  it('is for nobody where the bank has done it before, whatever it says now', async () => {
    const { number, accessKey } = await service.place(request(), randomUUID())
    await service.cancel(number, accessKey)
    const key = memory.orders.orders.get(number)?.refunds[0]?.id ?? ''
    bank.refunds.add(key)
    bank.neverGivesBack = true
    await doJobs()
    expect(memory.orders.refundsDue.size).toBe(0)
  })

  it('is not put off when the cancelling itself comes to nothing', async () => {
    const { number } = await service.place(request(), randomUUID())
    await expect(service.cancel(number, 'another key')).rejects.toMatchObject({ refusal: 'not-found' })
    expect([...memory.jobs.waiting.values()].map(({ kind }) => kind)).not.toContain('give-back-payment')
  })

  it('does not concern an order that waited for a phone', async () => {
    const byPhone = request({ method: 'mpesa', phoneNumber: '254712345678' })
    const { number, accessKey } = await service.place(byPhone, randomUUID())
    await service.cancel(number, accessKey)
    await doJobs()
    expect(bank.calls).toEqual(['begin hold-1', 'release hold-1'])
  })

  it('is asked of a person where the money came by bank transfer', async () => {
    const byBank = request({ method: 'atm', bankName: 'Equity Bank', accountNumber: '0123456789' })
    const order = await service.place(byBank, randomUUID())
    const { number, accessKey } = order
    await keep(order)
    await administration.markPaid(number)
    await service.cancel(number, accessKey)
    const [due] = [...memory.mails.values()].slice(-1)
    expect(mailEvents()).toEqual([
      'order-to-confirm',
      'order-received',
      'order-confirmed',
      'order-refunded',
      'refund-due',
    ])
    expect(due?.mail.subject).toBe(`Please return $640.00 for order ${number}`)
  })

  it('is no matter where nothing was paid; the buyer hears how it ended', async () => {
    const { number } = await service.place(
      request({ method: 'mpesa', phoneNumber: '254712345678' }),
      randomUUID(),
    )
    await declined(number)
    expect(mailEvents()).toEqual(['order-received', 'payment-failed'])
  })
})
