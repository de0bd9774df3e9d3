import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { intakePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { claimServices } from '#adapters/composition/claims/claims.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import type { PictureIntake } from '#application/catalogue/picture-intake.ts'
import { picture } from '#application/catalogue/testing/own-artworks-fixture.ts'
import type { ClaimAdministration, Claims, KeptClaims } from '#application/claims/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { givenUser } from '../testing/given-user.ts'
import { type SentOrderOfTwo, sentOrderOfTwo } from '../testing/sent-order-of-two.ts'

let at: SentOrderOfTwo
let buyerAs: (caller: Caller) => Claims
let buyer: Claims
let aminas: KeptClaims
let brooks: KeptClaims
let admin: ClaimAdministration
/** Whose messages are counted, each time. */
let counted: string[]
/** What a photograph is kept as, where it is not read as usual. */
let take: PictureIntake['take'] | null

beforeEach(async () => {
  at = await sentOrderOfTwo()
  const { memory, amina, brook } = at
  counted = []
  take = null
  const usual = at.shop.get(intakePorts.intake)
  const throttle = at.shop.get(sharedPorts.throttle)
  const shop = memoryAssembly(
    memory,
    given(system.clock, at.shop.get(system.clock)),
    given(intakePorts.intake, { take: (...file) => (take ?? usual.take)(...file) }),
    given(sharedPorts.throttle, {
      ...throttle,
      count: async ({ name }, key) => void (name === 'claim-messages' && counted.push(key)),
    }),
  )
  buyerAs = shop.get(claimServices.claims)
  buyer = buyerAs(null)
  aminas = shop.get(claimServices.own)(amina.caller)
  brooks = shop.get(claimServices.own)(brook.caller)
  const userId = givenUser(memory.accounts, { role: 'admin' })
  admin = shop.get(claimServices.administration)({ userId, role: 'admin', sessionId: 'admin' })
})

const said = (text: string, ...photographs: SentFile[]) => ({ text, photographs })
const none = {
  refusal: 'not-found',
  code: 'claim-not-found',
  message: 'There is no such claim in this order.',
}

async function opened({ workId } = at.amina, ...photographs: SentFile[]): Promise<string> {
  const { number, accessKey } = at.order
  const request = { artworkId: workId, ...said('The glass is broken.', ...photographs) }
  const { claims } = await buyer.open(number, request, randomUUID(), accessKey)
  return claims.at(-1)?.id ?? ''
}

const lastMailTo = (name: string) =>
  [...at.memory.mails.values()].findLast(({ mail }) => mail.to === `${name}@example.test`)?.mail
const unreadOf = async (name: string) => (await admin.waiting()).find(({ artist }) => artist === name)?.unread

describe('who writes about a claim', () => {
  it('is counted apart from the others, whatever it is about', async () => {
    const { number, accessKey } = at.order
    const [first, second] = [await opened(), await opened(at.brook)]
    await buyer.answer(number, first, said('Please answer.'), undefined, accessKey)
    await aminas.answer(number, first, said('I am sorry.'))
    await brooks.answer(number, second, said('I am sorry, too.'))
    await admin.answer(number, first, said('We look into it.'))
    expect(new Set(counted.slice(0, 3)).size).toBe(1)
    expect(new Set(counted).size).toBe(4)
  })

  it('is not counted for a claim that is not theirs, or not there, and nothing of it is read', async () => {
    const { number, accessKey } = at.order
    const [first] = [await opened(), await opened(at.brook)]
    counted.length = 0
    await expect(brooks.answer(number, first, said('It was whole.'))).rejects.toMatchObject(none)
    await expect(
      buyer.answer(number, 'nonsense', said('Hello?'), undefined, accessKey),
    ).rejects.toMatchObject(none)
    expect(counted).toEqual([])
  })

  it('answers the claim that they name, and has read it by that', async () => {
    const { number, accessKey } = at.order
    const second = [await opened(), await opened(at.brook)][1] ?? ''
    await brooks.answer(number, second, said('I am sorry.'))
    const { claims } = await buyer.answer(number, second, said('Thank you.'), undefined, accessKey)
    expect(claims.map(({ messages }) => messages.map(({ text, isUnread }) => [text, isUnread]))).toEqual([
      [['The glass is broken.', false]],
      [
        ['The glass is broken.', false],
        ['I am sorry.', false],
        ['Thank you.', false],
      ],
    ])
    expect(await unreadOf('brook')).toBe(3)
    const seen = await brooks.answer(number, second, said('You are welcome.'))
    expect(seen[0]?.messages.map(({ isUnread }) => isUnread)).toEqual([false, false, false, false])
  })

  it('writes nothing more once it is decided', async () => {
    const { number } = at.order
    const id = await opened()
    await admin.close(number, id, 'We can do nothing.', null)
    expect([...at.memory.audit.values()].map(({ after }) => after)).toEqual([{ claim: 'closed' }])
    await expect(aminas.answer(number, id, said('It was whole.'))).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'claim-closed',
    })
  })

  it('says something', async () => {
    await expect(aminas.answer(at.order.number, await opened(), said(' '))).rejects.toMatchObject({
      code: 'claim-incomplete',
      fields: { text: 'Message is required' },
    })
  })

  it('says another thing with other photographs, and the same with spaces around it', async () => {
    const { number } = at.order
    const id = await opened()
    const key = randomUUID()
    const photograph = picture()
    for (const [text, shown] of [
      ['I am sorry.', photograph],
      [' I am sorry. ', photograph],
      ['I am sorry.', picture()],
    ] as const)
      await aminas.answer(number, id, said(text, shown), key)
    expect((await aminas.claims(number))[0]?.messages).toHaveLength(3)
  })
})

describe('a buyer with an account', () => {
  it('sees and opens claims without a key, and mails that lead there carry none', async () => {
    const { number, accessKey } = at.order
    const userId = givenUser(at.memory.accounts, { email: 'lena@example.test' })
    Object.assign(at.memory.orders.orders.get(number) ?? {}, { buyerId: userId })
    const lenas = buyerAs({ userId, role: 'user', sessionId: 'lena' })
    await lenas.open(number, { artworkId: at.amina.workId, ...said('Broken.') })
    expect((await lenas.claims(number)).claims).toHaveLength(1)
    expect(lastMailTo('lena')?.text).toContain('The link in our first mail shows you your order.')
    await opened(at.brook)
    expect(lastMailTo('lena')?.text).toContain(`/orders/${number}/claims?key=${accessKey}`)
    await expect(buyer.claims(number)).rejects.toMatchObject({ refusal: 'not-signed-in' })
  })
})

describe('photographs of damage', () => {
  it('are made smaller later', async () => {
    const { number, accessKey } = at.order
    at.memory.jobs.waiting.clear()
    await opened(at.amina, picture())
    const { claims } = await buyer.claims(number, accessKey)
    expect(claims[0]?.messages[0]?.photographs).toHaveLength(1)
    const [kept] = [...at.memory.claims.messages.values()].flatMap(({ photographs }) => photographs)
    expect([...at.memory.jobs.waiting.values()]).toEqual([
      { kind: 'make-picture-sizes', what: { hash: kept?.hash } },
    ])
  })

  it('are refused beside the field that brought them', async () => {
    await expect(opened(at.amina, picture('Just words'))).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'picture-unknown',
      fields: { photographs: expect.any(String) },
    })
  })

  it.each([
    new Error('The disk is full.'),
    new DomainError('too-many-requests', 'too-many', 'Later, please.'),
    new DomainError('rule-broken', 'too-wide', 'Too wide.', { width: 'Too wide.' }),
  ])('that fail for another reason fail as they do (%s)', async (failure) => {
    take = () => Promise.reject(failure)
    await expect(opened(at.amina, picture())).rejects.toBe(failure)
  })
})

it('claims that are decided with all the money of each artist end their order as called off by the shop', async () => {
  const endings = () => [...at.memory.mails].filter(([event]) => event.startsWith('order-refunded'))
  await admin.close(at.order.number, await opened(), 'All of it goes back.', {})
  expect(endings()).toEqual([])
  await admin.close(at.order.number, await opened(at.brook), 'And the rest.', {})
  expect(endings()).toHaveLength(1)
})
