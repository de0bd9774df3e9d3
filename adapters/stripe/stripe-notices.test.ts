import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomIds } from '#adapters/system/system.ts'
import { type StripeStandIn, stripeStandIn } from '#adapters/testing/payments/stripe-stand-in.ts'
import type { StandInIntent } from '#adapters/testing/payments/stripe-stand-in-intents.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
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
  expect(await hear('payment_intent.succeeded', intent, { id: 'evt_1' })).toEqual([
    { eventId: 'evt_1', reference: intent.id, attemptId: id },
  ])
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
    reason: 'fraudulent',
    status: 'lost',
    evidence_details: { due_by: Date.UTC(2026, 10, 30) / 1000 },
  }
  expect(await hear('charge.dispute.created', dispute)).toMatchObject([
    {
      reference: intent.id,
      attemptId: id,
      forPerson: 'The cardholder disputes $45.50 (fraudulent). Answer at Stripe until 2026-11-30.',
    },
  ])
  expect(await hear('charge.dispute.closed', dispute)).toMatchObject([
    { forPerson: 'The dispute about $45.50 has ended: lost.' },
  ])
  const [updated] = await hear('charge.dispute.updated', dispute)
  expect(updated).not.toHaveProperty('forPerson')
})

it('of a refund that failed later is for a person', async () => {
  const refund = { payment_intent: intent.id, amount: 10_00, status: 'failed', metadata: { attempt: id } }
  const failed = { ...refund, failure_reason: 'expired_or_canceled_card' }
  expect(await hear('refund.failed', failed)).toMatchObject([
    {
      forPerson:
        '$10.00 did not go back to the card (expired_or_canceled_card). Give it back in another way.',
    },
  ])
})

it('that warns of fraud is for a person', async () => {
  const [warned] = await hear('radar.early_fraud_warning.created', { payment_intent: intent.id })
  expect(warned?.forPerson).toMatch(/somebody else has paid/)
})
