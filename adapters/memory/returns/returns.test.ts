import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { returnServices } from '#adapters/composition/returns/returns.tokens.ts'
import type { Returns, Withdrawals } from '#application/returns/contract.ts'
import { lenasAddress } from '#domain/testing/orders.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'
import { type SentOrderOfTwo, sentOrderOfTwo } from '../testing/sent-order-of-two.ts'

let at: SentOrderOfTwo
let buyer: Withdrawals
/** Each artist's own. */
let aminas: Returns
let brooks: Returns

beforeEach(async () => {
  at = await sentOrderOfTwo()
  buyer = at.shop.get(returnServices.withdrawals)(null)
  aminas = at.shop.get(returnServices.own)(at.amina.caller)
  brooks = at.shop.get(returnServices.own)(at.brook.caller)
})

const mailsTo = (name: string) =>
  [...at.memory.mails.values()]
    .filter(({ mail }) => mail.to === `${name}@example.test`)
    .map(({ mail }) => mail.subject)
    .filter((subject) => /back/.test(subject))

const withdraw = () => buyer.withdraw(at.order.number, {}, randomUUID(), at.order.accessKey)
const returnIdOf = async ({ id }: { readonly id: string }) =>
  (await buyer.afterSale(at.order.number, at.order.accessKey)).returns.find(({ artist }) => artist.id === id)
    ?.id ?? ''

describe('works of two artists that are sent back', () => {
  it('are told to each artist and the admins, each artist of their own', async () => {
    await withdraw()
    expect(at.heard.filter(([kind]) => kind === 'order-withdrawn')).toEqual([
      ['order-withdrawn', { admins: true }],
      ['order-withdrawn', { artistId: at.amina.id }],
      ['order-withdrawn', { artistId: at.brook.id }],
    ])
    for (const name of ['amina', 'brook'])
      expect(mailsTo(name)).toEqual([`Works of order ${at.order.number} come back`])
    await buyer.sendBack(at.order.number, await returnIdOf(at.amina), {}, at.order.accessKey)
    expect(mailsTo('amina')).toEqual([
      `Works of order ${at.order.number} come back`,
      `Works of order ${at.order.number} are on their way back`,
    ])
    expect(mailsTo('brook')).toHaveLength(1)
  })

  it('are a return for each, which the other neither sees nor receives', async () => {
    await withdraw()
    const [coming, ...others] = await aminas.returns(at.order.number)
    expect(coming).toMatchObject({ artist: { id: at.amina.id }, lines: [{ title: 'Harbour at Dusk' }] })
    expect(others).toEqual([])
    await expect(brooks.receive(at.order.number, coming?.id ?? '')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'return-not-found',
    })
    expect(await aminas.receive(at.order.number, coming?.id ?? '')).toMatchObject([
      { status: 'received', givenBack: 100_00 },
    ])
    expect(await brooks.returns(at.order.number)).toMatchObject([{ status: 'expected', givenBack: 0 }])
    // What an artist does is no act of an admin.
    expect([...at.memory.audit.values()]).toEqual([])
  })

  it('are of an order that is no other artist’s', async () => {
    await withdraw()
    at.memory.accounts.artistIds.forEach((artistId, userId) => {
      if (artistId === at.brook.id)
        at.memory.accounts.artistIds.set(userId, givenArtist(at.memory.gallery, 'chidi'))
    })
    for (const number of [at.order.number, 'nonsense'])
      await expect(brooks.returns(number)).rejects.toMatchObject({ code: 'order-not-found' })
  })

  it('are sent with what the buyer knows of the parcel', async () => {
    await withdraw()
    const id = await returnIdOf(at.amina)
    const parcel = { carrier: ' EMS ', trackingNumber: ' EE123456789 ' }
    const { returns } = await buyer.sendBack(at.order.number, id, parcel, at.order.accessKey)
    expect(returns).toMatchObject([{ carrier: 'EMS', trackingNumber: 'EE123456789' }, { status: 'expected' }])
    const blank = { carrier: ' ', trackingNumber: ' ' }
    expect((await buyer.sendBack(at.order.number, id, blank, at.order.accessKey)).returns).toMatchObject([
      { carrier: null, trackingNumber: null },
      { status: 'expected' },
    ])
    await expect(buyer.sendBack(at.order.number, 'nonsense', {}, at.order.accessKey)).rejects.toMatchObject({
      code: 'return-not-found',
    })
    const unknown = { carrier: 'x'.repeat(500), trackingNumber: '' }
    await expect(buyer.sendBack(at.order.number, id, unknown, at.order.accessKey)).rejects.toMatchObject({
      code: 'parcel-incomplete',
    })
  })

  it('are withdrawn from in the buyer’s own name where no other is said, and acknowledged once', async () => {
    const { withdrawals } = await withdraw()
    expect(withdrawals).toMatchObject([{ name: 'Lena Okoro', email: 'lena@example.test' }])
    const acknowledged = [...at.memory.mails.keys()].filter((event) => event.startsWith('withdrawal:'))
    expect(acknowledged).toHaveLength(1)
  })

  it('are known as sent to whom they were, and as overdue once the time to send them back is over', async () => {
    const before = await buyer.afterSale(at.order.number, at.order.accessKey)
    expect(before.items.map(({ title, wasSent }) => [title, wasSent])).toEqual([
      ['Harbour at Dusk', true],
      ['Night Market', true],
    ])
    const { returns } = await withdraw()
    const [coming] = returns
    expect(coming).toMatchObject({ isOverdue: false, sentAt: null, endedAt: null })
    at.passTo(new Date(new Date(coming?.sendBy ?? '').getTime() + 2 * 86_400_000))
    const late = () => aminas.returns(at.order.number)
    expect(await late()).toMatchObject([{ isOverdue: true }])
    await aminas.receive(at.order.number, coming?.id ?? '')
    expect(await late()).toMatchObject([{ isOverdue: false, endedAt: expect.any(String) }])
  })

  it('received by an admin are in the log, with who it was', async () => {
    const { returns } = await withdraw()
    const userId = givenUser(at.memory.accounts, { role: 'admin' })
    const admin = at.shop.get(returnServices.administration)({ userId, role: 'admin', sessionId: 'admin' })
    await admin.receive(at.order.number, returns[0]?.id ?? '')
    expect([...at.memory.audit.values()]).toMatchObject([
      {
        admin: { id: userId },
        action: 'return-received',
        subject: { kind: 'order', name: at.order.number },
        before: { return: 'expected' },
        after: { return: 'received' },
      },
    ])
  })
})

describe('a withdrawal', () => {
  const told = () =>
    [...at.memory.mails]
      .filter(([event]) => event.startsWith('withdrawal:'))
      .map(([event, { mail }]) => [mail.to, event.split(':')[2]])
  const say = (request: Parameters<Withdrawals['withdraw']>[1]) =>
    buyer.withdraw(at.order.number, request, randomUUID(), at.order.accessKey)

  it('is confirmed once to an address that is the order’s in other letters', async () => {
    await say({ email: ' Lena@Example.test ' })
    expect(told()).toEqual([['Lena@Example.test', 'named']])
  })

  it('is confirmed to the order’s own address, too, where another is named', async () => {
    await say({ email: 'lena@work.test' })
    expect(told()).toEqual([
      ['lena@example.test', 'order'],
      ['lena@work.test', 'named'],
    ])
    const link = `https://sanaa.test/orders/${at.order.number}`
    const named = [...at.memory.mails.values()].find(({ mail }) => mail.to === 'lena@work.test')
    expect(named?.mail.text).toContain(link)
  })

  it('says what it lacks', async () => {
    await expect(say({ name: ' ', email: 'no' })).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'withdrawal-incomplete',
    })
    expect(told()).toEqual([])
  })

  it('has no return but its own', async () => {
    await withdraw()
    await expect(buyer.sendBack(at.order.number, 'another', {}, at.order.accessKey)).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'return-not-found',
      message: 'There is no such return in this order.',
    })
  })
})

describe('a buyer with an account', () => {
  it('withdraws from what was not sent without a key, and is known as who has asked for the money', async () => {
    const { number } = await at.shop
      .get(orderServices.ordering)(null)
      .place(
        {
          items: [
            {
              artworkId: hangWork(at.memory.gallery, { title: 'Dune', price: 90_00, stock: 1 }),
              quantity: 1,
            },
          ],
          shipping: lenasAddress,
          email: 'lena@example.test',
          payment: { method: 'card', token: 'pays' },
        },
        randomUUID(),
      )
    const userId = givenUser(at.memory.accounts, { email: 'lena@example.test' })
    Object.assign(at.memory.orders.orders.get(number) ?? {}, { buyerId: userId })
    const lenas = at.shop.get(returnServices.withdrawals)({ userId, role: 'user', sessionId: 'lena' })
    expect((await lenas.afterSale(number)).items).toMatchObject([{ title: 'Dune', wasSent: false }])
    await lenas.withdraw(number, {})
    expect(at.memory.orders.orders.get(number)?.refunds).toMatchObject([{ askedBy: userId, amount: 90_00 }])
    const mail = [...at.memory.mails].find(([event]) => event.startsWith('withdrawal:'))?.[1].mail
    expect(mail?.text).toContain('The link in our first mail shows you your order.')
  })
})

describe('a guest', () => {
  it('is led to their withdrawal by its key, and hears until when they may withdraw', async () => {
    const { number, accessKey } = at.order
    for (const { id } of [at.amina, at.brook])
      at.memory.orders.orders.get(number)?.arrive(id, new Date('2026-03-02'))
    expect((await buyer.afterSale(number, accessKey)).lastDay).toEqual(expect.any(String))
    await withdraw()
    const [event, { mail } = { mail: null }] =
      [...at.memory.mails].find(([each]) => each.startsWith('withdrawal:')) ?? []
    expect([event, mail?.text]).toEqual([
      expect.any(String),
      expect.stringContaining(`/orders/${number}/withdrawal?key=${accessKey}`),
    ])
  })

  it('withdraws from other works in another withdrawal, also under the same key', async () => {
    const { number, accessKey } = at.order
    for (const { workId } of [at.amina, at.brook])
      await buyer.withdraw(number, { lines: [{ artworkId: workId, quantity: 1 }] }, 'one key', accessKey)
    expect((await buyer.afterSale(number, accessKey)).returns).toHaveLength(2)
    const events = [...at.memory.mails.keys()].map((event) => event.split(':')[0])
    expect(events.filter((event) => event === 'return-expected')).toHaveLength(2)
  })

  it('says of a parcel what they know, and no more is written down', async () => {
    const { number, accessKey } = at.order
    await withdraw()
    await buyer.sendBack(number, await returnIdOf(at.amina), { carrier: 'DHL' }, accessKey)
    await buyer.sendBack(number, await returnIdOf(at.brook), { trackingNumber: 'JD014600003' }, accessKey)
    const { returns } = await buyer.afterSale(number, accessKey)
    expect(new Set(returns.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`))).toEqual(
      new Set(['DHL null', 'null JD014600003']),
    )
    const events = [...at.memory.mails.keys()].map((event) => event.split(':')[0])
    expect(events.filter((event) => event === 'return-sent')).toHaveLength(2)
  })
})
