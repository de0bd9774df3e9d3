import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomIds } from '#adapters/system/system.ts'
import {
  type StripeFault,
  type StripeStandIn,
  stripeStandIn,
} from '#adapters/testing/payments/stripe-stand-in.ts'
import { providerContract, refundingContract } from '#application/payments/payment-provider.suite.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { stripeProvider } from './stripe-provider.ts'

let standIn: StripeStandIn
let provider: PaymentProvider
let now: Date
let troubles: string[]

const opened = (changed: { secretKey?: string; apiUrl?: string } = {}) =>
  stripeProvider(
    { ...standIn.keys, apiUrl: standIn.url, ...changed },
    { ids: randomIds, clock: { now: () => now }, trouble: (what) => void troubles.push(what) },
  )

beforeAll(async () => {
  standIn = await stripeStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  now = new Date()
  troubles = []
  provider = opened()
})
afterEach(() => standIn.faults.clear())

const attempt = () => {
  const id = randomUUID()
  const details = { id, origin: id, provider: 'stripe', way: 'card' as const, price: 45_50, payer: null }
  return new PaymentAttempt({ ...details, sum: provider.agree(45_50) }, now)
}
const away = 'Your card’s bank could not be reached just now. Please try again.'
const next = (word: string, ...faults: StripeFault[]) => void standIn.faults.set(word, faults)
const held = { is: 'held', sum: { amount: 45_50, currency: 'USD' } }
const taken = { ...held, is: 'taken' }

async function begun(card: Parameters<StripeStandIn['token']>[0] = 'pays') {
  const payment = attempt()
  const { standing, reference } = await provider.begin(payment, { token: standIn.token(card) })
  payment.reference = reference
  return { payment, standing, intent: standIn.last() }
}

describe('as every provider', () => {
  const backstage = async () => ({
    provider,
    attempt,
    means: async () => ({ token: standIn.token('pays') }),
    pay: async (payment: PaymentAttempt) => void (await provider.take(payment)),
  })
  providerContract(backstage)
  refundingContract(backstage)
})

describe('a card', () => {
  it.each([
    ['declined', 'Your card was declined.'],
    ['insufficient_funds', 'Your card has insufficient funds.'],
  ] as const)('that is %s does not pay, and another one may', async (card, sentence) => {
    expect((await begun(card)).standing).toEqual({ is: 'ended', why: 'refused', sentence, mayTryAgain: true })
  })

  it('that Stripe does not know is entered again', async () => {
    const { standing } = await provider.begin(attempt(), { token: 'made up' })
    expect(standing).toMatchObject({ sentence: 'The card was not recognised. Please enter it again.' })
  })

  it.each([49, 100_000_000])('pays no %d cents', (price) => {
    expect(() => provider.agree(price)).toThrow(/Cards pay at/)
  })
})

describe('a bank that asks its buyer first', () => {
  it('is waited for, and holds the money when it is them', async () => {
    const { payment, standing, intent } = await begun('asks')
    const action = { kind: 'authenticate', clientSecret: intent.client_secret }
    expect(standing).toEqual({ is: 'waiting', action })
    expect(await provider.look(payment)).toEqual({ is: 'waiting', action })
    standIn.authenticate(intent, true)
    expect(await provider.look(payment)).toEqual(held)
    expect(await provider.take(payment)).toEqual(taken)
  })

  it('ends the payment when it is not, so that no other card can be put to it', async () => {
    const { payment, intent } = await begun('asks')
    standIn.authenticate(intent, false)
    const ended = {
      is: 'ended',
      sentence: 'Your bank does not know that it is you, and has not paid.',
      mayTryAgain: true,
    }
    expect(await provider.look(payment)).toMatchObject(ended)
    expect(intent.status).toBe('canceled')
    const { is, mayTryAgain } = ended
    expect(await provider.look(payment)).toMatchObject({ is, mayTryAgain })
  })
})

it.each(['automatic', 'expired'] as const)(
  'that its bank holds no longer (%s) cannot be taken',
  async (reason) => {
    const { payment, intent } = await begun()
    Object.assign(intent, { status: 'canceled', amount_capturable: 0, cancellation_reason: reason })
    const lapsed = { is: 'ended', why: 'expired' }
    expect(await provider.take(payment)).toMatchObject(lapsed)
    expect(await provider.look(payment)).toMatchObject(lapsed)
  },
)

describe('an answer that never comes', () => {
  it.each(['payment_intents', 'confirm'])('to %s changes nothing where Stripe has done it', async (word) => {
    next(word, 'lost after')
    expect((await begun()).standing).toEqual(held)
  })

  it.each(['lost after', 'failed after'] as const)('(%s) is looked up', async (fault) => {
    next('confirm', fault, 'lost before')
    const { payment, standing } = await begun()
    expect(standing).toEqual(held)
    next('capture', fault, 'lost before')
    expect(await provider.take(payment)).toEqual(taken)
    expect(payment.amount).toBe(standIn.last().amount_received)
  })

  it.each<StripeFault[]>([['lost before', 'lost before'], ['in use'], ['busy']])(
    'where nothing was done (%s) is thrown, and the next try does it',
    async (...faults) => {
      const { payment, intent } = await begun()
      next('capture', ...faults)
      await expect(provider.take(payment)).rejects.toThrow(away)
      expect(intent.status).toBe('requires_capture')
      expect(await provider.take(payment)).toEqual(taken)
    },
  )

  it('with the name of the payment does not lose the money that is held', async () => {
    const { payment, intent } = await begun()
    payment.reference = null
    expect(await provider.release(payment)).toMatchObject({ is: 'ended' })
    expect(intent.status).toBe('canceled')
  })

  it('is looked for by our own name for it once Stripe has forgotten its key', async () => {
    const { payment, intent } = await begun()
    payment.reference = null
    const count = standIn.intents.size
    now = new Date(now.getTime() + 25 * 60 * 60_000)
    expect(await provider.look(payment)).toEqual(held)
    await provider.release(payment)
    expect([intent.status, standIn.intents.size]).toEqual(['canceled', count])
  })

  it('of a refund does not give it twice', async () => {
    const { payment } = await begun()
    await provider.take(payment)
    const wish = { attempt: payment, key: randomUUID(), amount: 10_00 }
    next('refunds', 'failed after')
    await expect(provider.refund(wish)).rejects.toThrow(away)
    expect(await provider.refund(wish)).toBe('done')
    expect(standIn.refunds.filter(({ metadata }) => metadata?.['refund'] === wish.key)).toHaveLength(1)
  })
})

it.each(['failed', 'canceled'])(
  'leaves money that its card did not take back (%s) to a person',
  async (status) => {
    const { payment } = await begun()
    await provider.take(payment)
    const wish = { attempt: payment, key: randomUUID(), amount: 10_00 }
    expect(await provider.refund(wish)).toBe('done')
    const given = standIn.refunds.find(({ metadata }) => metadata?.['refund'] === wish.key)
    Object.assign(given ?? {}, { status })
    expect(await provider.refund(wish)).toBe('by-hand')
    expect(await provider.lookAtRefund(wish)).toBe('failed')
  },
)

describe('what the buyer has already is not sent to them a second time', () => {
  const paid = async () => {
    const { payment, intent } = await begun()
    await provider.take(payment)
    return { wish: { attempt: payment, key: randomUUID(), amount: 10_00 }, intent }
  }
  const elsewhere = () =>
    ({ id: `re_${randomUUID()}`, object: 'refund', currency: 'usd', metadata: {} }) as const

  it('where all of it was given back at Stripe itself', async () => {
    const { wish, intent } = await paid()
    standIn.refunds.push({ ...elsewhere(), payment_intent: intent.id, amount: 45_50, status: 'succeeded' })
    expect(await provider.refund(wish)).toBe('done')
  })

  it('where as much was given back there, once', async () => {
    const { wish, intent } = await paid()
    standIn.refunds.push({
      ...elsewhere(),
      payment_intent: intent.id,
      amount: wish.amount,
      status: 'succeeded',
    })
    for (let time = 0; time < 2; time++) expect(await provider.refund(wish)).toBe('done')
    const given = () => standIn.refunds.filter(({ payment_intent }) => payment_intent === intent.id)
    expect(given()).toHaveLength(1)
    expect(await provider.refund({ ...wish, key: randomUUID() })).toBe('done')
    expect(given()).toHaveLength(2)
  })

  it('as far as its bank has taken it back; while that is being decided, and beyond it, a person looks', async () => {
    const { wish, intent } = await paid()
    const dispute = { id: 'du_1', object: 'dispute', payment_intent: intent.id, amount: 10_00 } as const
    standIn.disputes.push({ ...dispute, status: 'under_review' })
    expect(await provider.refund(wish)).toBe('failed')
    standIn.disputes.splice(0, 1, { ...dispute, status: 'lost' })
    expect(await provider.lookAtRefund(wish)).toBe('unknown')
    for (let time = 0; time < 2; time++) expect(await provider.refund(wish)).toBe('done')
    expect(await provider.lookAtRefund(wish)).toBe('done')
    expect(await provider.refund({ ...wish, key: randomUUID(), amount: 1 })).toBe('failed')
    expect(standIn.refunds.some(({ payment_intent }) => payment_intent === intent.id)).toBe(false)
  })
})

it('tells the shop of a key that Stripe does not know', async () => {
  provider = opened({ secretKey: 'sk_test_another' })
  await expect(begun()).rejects.toThrow(away)
  expect(troubles).toEqual(['Stripe does not know this shop by its key.'])
})
