import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomIds } from '#adapters/system/system.ts'
import { type StripeStandIn, stripeStandIn } from '#adapters/testing/payments/stripe-stand-in.ts'
import type { StandInIntent } from '#adapters/testing/payments/stripe-stand-in-intents.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { stripeProvider } from './stripe-provider.ts'

let standIn: StripeStandIn
let provider: PaymentProvider
let intent: StandInIntent
const id = randomUUID()
const now = new Date()

beforeAll(async () => {
  standIn = await stripeStandIn()
  provider = stripeProvider(
    { ...standIn.keys, apiUrl: standIn.url },
    { ids: randomIds, clock: { now: () => now }, trouble: () => undefined },
  )
  const details = { id, origin: id, provider: 'stripe', way: 'card' as const, price: 45_50, payer: null }
  const attempt = new PaymentAttempt({ ...details, sum: provider.agree(45_50) }, now)
  await provider.begin(attempt, { token: standIn.token('pays') })
  intent = standIn.last()
})
afterAll(() => standIn.close())

const hear = (type: string, object: object, changed: Parameters<StripeStandIn['event']>[2] = {}) => {
  const { body, signature } = standIn.event(type, object, changed)
  return provider.hear({ headers: { 'stripe-signature': signature }, body })
}
const seconds = (ago: number) => Math.floor(now.getTime() / 1000) - ago

it('of a payment names it, and what it is here', async () => {
  expect(await hear('payment_intent.succeeded', intent, { id: 'evt_1' })).toMatchObject([
    { eventId: 'evt_1', reference: intent.id, attemptId: id },
  ])
})

it('of a payment is kept without what opens it in a browser', async () => {
  const opening = { ...intent, client_secret: 'pi_1_secret_2' }
  const [hint] = await hear('payment_intent.succeeded', opening)
  expect(hint?.kept).toContain(intent.id)
  expect(hint?.kept).not.toContain('secret_2')
})

it.each([
  ['with another secret', { secret: 'whsec_another' }],
  ['long ago', { at: seconds(301) }],
])('signed %s is not heard', async (_how, changed) => {
  expect(await hear('payment_intent.succeeded', intent, changed)).toEqual([])
})

it('is heard while its secret is exchanged, and not when it was changed on the way', async () => {
  const { body, signature } = standIn.event('payment_intent.succeeded', intent)
  const [stamp, right] = signature.split(',')
  const old = `v1=${'0'.repeat(64)}`
  expect(
    await provider.hear({ headers: { 'stripe-signature': [stamp, old, right].join(',') }, body }),
  ).toHaveLength(1)
  const changed = body.replace('4550', '1')
  expect(await provider.hear({ headers: { 'stripe-signature': signature }, body: changed })).toEqual([])
})

it.each([
  ['payment_intent.succeeded', { id: 'pi_of_others', metadata: {} }],
  ['customer.created', { id: 'cus_1' }],
])('of others is heard, and nothing of ours: %s', async (type, object) => {
  expect(await hear(type, object)).toMatchObject([{ reference: null }])
})

it('of a dispute is for a person, with its day', async () => {
  const dispute = {
    payment_intent: intent.id,
    amount: 45_50,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'lost',
    evidence_details: { due_by: Date.UTC(2026, 10, 30) / 1000 },
  }
  expect(await hear('charge.dispute.created', dispute)).toMatchObject([
    {
      reference: intent.id,
      attemptId: id,
      forPerson:
        'The cardholder disputes $45.50 (fraudulent). Answer at Stripe until 2026-11-30. Send back nothing by hand before it has ended.',
    },
  ])
  expect(await hear('charge.dispute.closed', dispute)).toMatchObject([
    {
      forPerson:
        'The dispute about $45.50 is lost: the bank has given it back to the cardholder. Refund as much at the order, so that the books know of it: it does not go out a second time.',
    },
  ])
  expect(await hear('charge.dispute.closed', { ...dispute, status: 'won' })).toMatchObject([
    { forPerson: 'The dispute about $45.50 has ended: won.' },
  ])
  const [updated] = await hear('charge.dispute.updated', dispute)
  expect(updated).not.toHaveProperty('forPerson')
})

it('of a refund that failed later is for a person', async () => {
  const refund = {
    payment_intent: intent.id,
    amount: 10_00,
    currency: 'usd',
    status: 'failed',
    metadata: { attempt: id },
  }
  const failed = { ...refund, failure_reason: 'expired_or_canceled_card' }
  expect(await hear('refund.failed', failed)).toMatchObject([
    {
      forPerson:
        '$10.00 did not go back to the card (expired_or_canceled_card). Give it back in another way.',
    },
  ])
  const key = randomUUID()
  const [ours] = await hear('refund.failed', { ...failed, metadata: { attempt: id, refund: key } })
  expect(ours?.failedRefund).toEqual({ key, amount: 10_00 })
  expect(ours?.forPerson).toMatch(/It is listed under Refunds\.$/)
  const [updated] = await hear('refund.updated', failed)
  expect(updated).not.toHaveProperty('forPerson')
  const [givenUp] = await hear('refund.updated', { ...refund, status: 'canceled' })
  expect(givenUp?.forPerson).toMatch(/^\$10.00 did not go back/)
})

it('of a refund that was made at Stripe itself is for a person, once', async () => {
  const refund = {
    payment_intent: intent.id,
    amount: 10_00,
    currency: 'usd',
    status: 'succeeded',
    metadata: {},
  }
  const [told] = await hear('refund.created', refund)
  expect(told).toMatchObject({ reference: intent.id, attemptId: id })
  expect(told?.forPerson).toMatch(
    /^\$10\.00 were given back at Stripe itself\. Refund just as much at the order/,
  )
  expect(await hear('refund.updated', refund)).toMatchObject([{ reference: null }])
  const [ours] = await hear('refund.created', { ...refund, metadata: { attempt: id, refund: randomUUID() } })
  expect(ours).not.toHaveProperty('forPerson')
  expect(await hear('refund.created', { ...refund, payment_intent: 'pi_of_nobody' })).toMatchObject([
    { reference: null },
  ])
})

it('of a dispute in another currency says in which', async () => {
  const dispute = { payment_intent: intent.id, reason: 'general', evidence_details: { due_by: null } }
  const told = async (amount: number, currency: string) =>
    (await hear('charge.dispute.created', { ...dispute, amount, currency }))[0]?.forPerson
  expect(await told(42_10, 'eur')).toBe(
    'The cardholder disputes €42.10 (general). Send back nothing by hand before it has ended.',
  )
  expect(await told(7_000, 'jpy')).toMatch(
    /^The cardholder disputes 7000 of the smallest unit of JPY \(general\)\./,
  )
})

it('of a payment that Stripe does not know is heard, and nothing of ours; where Stripe is away it is told again', async () => {
  const dispute = { amount: 1_00, currency: 'usd', reason: 'general', evidence_details: { due_by: null } }
  const of = (payment_intent: string) => hear('charge.dispute.created', { ...dispute, payment_intent })
  expect(await of('pi_of_nobody')).toMatchObject([{ reference: null }])
  standIn.isGone = true
  await expect(of(intent.id)).rejects.toThrow(Unavailable)
  standIn.isGone = false
})

it('that warns of fraud is for a person', async () => {
  const [warned] = await hear('radar.early_fraud_warning.created', { payment_intent: intent.id })
  expect(warned?.forPerson).toMatch(/somebody else has paid/)
})
