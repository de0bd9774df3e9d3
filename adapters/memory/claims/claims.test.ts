import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { claimServices } from '#adapters/composition/claims/claims.tokens.ts'
import type { ClaimAdministration, Claims, KeptClaims } from '#application/claims/contract.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist } from '../testing/given-works.ts'
import { type SentOrderOfTwo, sentOrderOfTwo } from '../testing/sent-order-of-two.ts'

let at: SentOrderOfTwo
let buyer: Claims
let aminas: KeptClaims
let brooks: KeptClaims
let admin: ClaimAdministration

beforeEach(async () => {
  at = await sentOrderOfTwo()
  const { shop, memory, amina, brook } = at
  buyer = shop.get(claimServices.claims)(null)
  aminas = shop.get(claimServices.own)(amina.caller)
  brooks = shop.get(claimServices.own)(brook.caller)
  const userId = givenUser(memory.accounts, { role: 'admin' })
  admin = shop.get(claimServices.administration)({ userId, role: 'admin', sessionId: 'admin' })
})

const said = (text: string) => ({ text, photographs: [] })

async function opened({ workId } = at.amina): Promise<string> {
  const { number, accessKey } = at.order
  const request = { artworkId: workId, ...said('The glass is broken.') }
  const { claims } = await buyer.open(number, request, randomUUID(), accessKey)
  at.heard.length = 0
  return claims.at(-1)?.id ?? ''
}

const textsIn = (claims: Awaited<ReturnType<KeptClaims['claims']>>) =>
  claims.map(({ messages }) => messages.map(({ text }) => text))
const mailsTo = (name: string) =>
  [...at.memory.mails.keys()].filter(
    (event) => event.startsWith('claim-') && at.memory.mails.get(event)?.mail.to === `${name}@example.test`,
  )

describe('a claim in an order of two artists', () => {
  it('is its artist’s and the admins’: the other artist neither sees, answers nor reads it', async () => {
    const { number } = at.order
    const id = await opened()
    expect(textsIn(await aminas.claims(number))).toEqual([['The glass is broken.']])
    expect(textsIn(await admin.claims(number))).toEqual([['The glass is broken.']])
    expect(await brooks.claims(number)).toEqual([])
    const none = { refusal: 'not-found', code: 'claim-not-found' }
    await expect(brooks.answer(number, id, said('It was whole.'))).rejects.toMatchObject(none)
    await expect(brooks.markRead(number, id)).rejects.toMatchObject(none)
    for (const nowhere of ['nonsense', '1111-1111'])
      for (const kept of [aminas, admin])
        await expect(kept.claims(nowhere)).rejects.toMatchObject({ code: 'order-not-found' })
  })

  it('is told to its artist and the admins alone, and answers to who did not write them', async () => {
    const { number, accessKey } = at.order
    const id = await opened()
    expect([mailsTo('amina').length, mailsTo('brook').length]).toEqual([1, 0])
    await aminas.answer(number, id, said('I am sorry.'))
    expect(at.heard).toEqual([['claim-said', { admins: true }]])
    expect([mailsTo('amina').length, mailsTo('lena').length]).toEqual([1, 2])
    at.heard.length = 0
    await admin.answer(number, id, said('We look into it.'))
    expect(at.heard).toEqual([['claim-said', { artistId: at.amina.id }]])
    expect([mailsTo('amina').length, mailsTo('lena').length]).toEqual([2, 3])
    at.heard.length = 0
    await buyer.answer(number, id, said('Thank you.'), undefined, accessKey)
    expect(at.heard).toEqual([
      ['claim-said', { admins: true }],
      ['claim-said', { artistId: at.amina.id }],
    ])
    // Their own answer is no news to the buyer.
    expect([mailsTo('amina').length, mailsTo('lena').length]).toEqual([3, 3])
  })

  it('holds an answer once, however often it comes with the same key', async () => {
    const { number, accessKey } = at.order
    const id = await opened()
    const key = randomUUID()
    for (let times = 0; times < 2; times++) {
      await aminas.answer(number, id, said(' I am sorry. '), key)
      await buyer.answer(number, id, said('Thank you.'), key, accessKey)
    }
    await aminas.answer(number, id, said('Nobody has keys.'))
    await aminas.answer(number, id, said('Nobody has keys.'))
    expect(textsIn(await admin.claims(number))).toEqual([
      ['The glass is broken.', 'I am sorry.', 'Thank you.', 'Nobody has keys.', 'Nobody has keys.'],
    ])
  })

  it('is nothing that an order without it knows', async () => {
    const { number, accessKey } = at.order
    const [first, second] = [await opened(), await opened(at.brook)]
    expect(second).not.toBe(first)
    const none = { code: 'claim-not-found' }
    await expect(
      buyer.answer(number, 'nonsense', said('Hello?'), undefined, accessKey),
    ).rejects.toMatchObject(none)
    await expect(buyer.markRead(number, 'nonsense', accessKey)).rejects.toMatchObject(none)
    await aminas.answer(number, first, said('I am sorry.'))
    const unread = async () =>
      (await buyer.claims(number, accessKey)).claims.map(({ messages }) => messages.at(-1)?.isUnread)
    expect(await unread()).toEqual([true, false])
    await buyer.markRead(number, first, accessKey)
    expect(await unread()).toEqual([false, false])
  })

  it('waits before its artist, too, and before no other, with what they have not read of it', async () => {
    const { number } = at.order
    const id = await opened()
    await opened(at.brook)
    const waiting = async () => (await aminas.waiting()).map(({ artist, unread }) => [artist, unread])
    expect(await waiting()).toEqual([['amina', 1]])
    await admin.answer(number, id, said('We look into it.'))
    expect(await waiting()).toEqual([['amina', 2]])
    await aminas.markRead(number, id)
    expect(await waiting()).toEqual([['amina', 0]])
    await admin.close(number, id, 'We can do nothing.', null)
    expect(await waiting()).toEqual([])
  })

  it('waits for an admin with what they have not read of it', async () => {
    const { number } = at.order
    const id = await opened()
    await opened(at.brook)
    await aminas.answer(number, id, said('I am sorry.'))
    const waiting = async () => new Map((await admin.waiting()).map(({ artist, unread }) => [artist, unread]))
    expect(await waiting()).toEqual(
      new Map([
        ['amina', 2],
        ['brook', 1],
      ]),
    )
    await admin.markRead(number, id)
    expect((await waiting()).get('amina')).toBe(0)
    await admin.close(number, id, 'We can do nothing.', null)
    expect([...(await waiting()).keys()]).toEqual(['brook'])
    expect([...at.memory.audit.values()]).toMatchObject([
      {
        action: 'claim-closed',
        subject: { kind: 'order', name: number },
        before: { claim: 'open' },
        after: { claim: 'closed' },
      },
    ])
  })

  it('that ends with money back says so in the log: what went back for it, and not for another', async () => {
    const { number, id: orderId } = at.order
    const [first, second] = [await opened(), await opened(at.brook)]
    for (const [claimId, amount] of [
      [first, 30_00],
      [second, 20_00],
    ] as const)
      await admin.close(number, claimId, 'We are sorry.', { amount })
    expect([...at.memory.audit.values()].map(({ subject, after }) => [subject, after])).toEqual(
      ['$30.00', '$20.00'].map((givenBack) => [
        { kind: 'order', id: orderId, name: number },
        { claim: 'closed', givenBack },
      ]),
    )
  })

  it('is in no order of somebody else, which is said in words', async () => {
    const { number } = at.order
    await opened()
    await expect(aminas.claims('1111-1111')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'order-not-found',
      message: 'There is no order 1111-1111 here.',
    })
    const id = givenArtist(at.memory.gallery, 'Chidi')
    const userId = givenUser(at.memory.accounts, { role: 'artist' })
    at.memory.accounts.artistIds.set(userId, id)
    const chidis = at.shop.get(claimServices.own)({ userId, role: 'artist', sessionId: 'chidi' })
    await expect(chidis.claims(number)).rejects.toMatchObject({
      code: 'order-not-found',
      message: `There is no order ${number} here.`,
    })
  })
})
