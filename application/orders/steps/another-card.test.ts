import { expect, it } from 'vitest'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing, StandingName } from '#domain/payments/standing.ts'
import { anOrder, aPaidOrder } from '#domain/testing/orders.ts'
import { actionDue } from './another-card.ts'

const action = { kind: 'authenticate', clientSecret: 's3cret' } as const

const attempt = (id: string, standing: StandingName) => {
  const sum = { amount: 640_00, currency: 'USD' } as const
  const details = {
    id,
    origin: id,
    provider: 'watched',
    way: 'card',
    price: 640_00,
    sum,
    payer: null,
  } as const
  return Object.assign(new PaymentAttempt(details, new Date('2026-03-01T10:00:00Z')), { standing })
}

/** A provider that says of each attempt what is given; nobody can ask about another. */
const waysOf = (says: Readonly<Record<string, Standing>>) => {
  const asked: string[] = []
  const look = async ({ id }: PaymentAttempt) => {
    asked.push(id)
    const standing = says[id]
    if (!standing) throw new Error('bank away')
    return standing
  }
  return { asked, ways: { of: () => ({ look }) } as unknown as Pick<OpenWays, 'of'> as OpenWays }
}

const waiting = [attempt('first', 'ended'), attempt('second', 'ended'), attempt('third', 'waiting')]

it('hands a buyer what their bank asks of them for the last card that they have tried', async () => {
  const { ways } = waysOf({ third: { is: 'waiting', action } })
  expect(await actionDue(anOrder(), waiting, { ways })).toEqual(action)
})

it.each<[string, Standing]>([
  ['has answered', { is: 'held', sum: { amount: 640_00, currency: 'USD' } }],
  ['was not to be asked', { is: 'waiting' }],
])('hands them nothing where their bank %s', async (_, third) => {
  expect(await actionDue(anOrder(), waiting, waysOf({ third }))).toBeUndefined()
})

it('shows an order also while its provider is away', async () => {
  expect(await actionDue(anOrder(), waiting, waysOf({}))).toBeUndefined()
})

it.each([
  ['by phone', anOrder({ method: 'mpesa' }), waiting],
  ['that is paid', aPaidOrder(), waiting],
  ['whose card was refused', anOrder(), [attempt('first', 'waiting'), attempt('second', 'ended')]],
  ['that nobody has tried to pay', anOrder(), []],
])('asks no provider about an order %s', async (_, order, attempts) => {
  const { asked, ways } = waysOf({ third: { is: 'waiting', action }, second: { is: 'waiting', action } })
  expect(await actionDue(order, attempts, { ways })).toBeUndefined()
  expect(asked).toEqual([])
})
