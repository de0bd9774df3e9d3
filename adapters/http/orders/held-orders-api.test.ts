import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { orderOf } from '#adapters/testing/shopping.ts'
import { usualHoldLimits } from '#domain/orders/holding.ts'

const { orders } = usualHoldLimits.address

/** Orders one after another, each for a mailbox of its own; says what each was answered. */
async function answersTo(api: RunningApi, places: readonly string[]): Promise<readonly unknown[]> {
  const id = await givenArtwork(api.database.sql, { title: 'Held', stock: 100 })
  const answers: unknown[] = []
  for (const [place, from] of places.entries()) {
    const wish = orderOf(id, { method: 'mpesa', phoneNumber: '254712345678' })
    const { status, body } = await api.call<{ code?: string }>(
      'POST',
      '/orders',
      { ...wish, email: `buyer${place}@example.test` },
      { 'Idempotency-Key': `key-of-order-${place}`, 'X-Forwarded-For': from },
    )
    answers.push(body.code ?? status)
  }
  return answers
}

const placed = (many: number) => Array.from({ length: many }, () => 201)
const oneElsewhere = [...Array.from({ length: orders + 1 }, () => '203.0.113.7'), '203.0.113.8']

let apis: RunningApi[] = []
beforeAll(async () => {
  apis = [await runningApi(), await runningApi({}, { trustProxy: true })]
})
afterAll(() => Promise.all(apis.map((api) => api.close())))

it('counts unpaid orders by the address that a request comes from, whatever it says of others', async () => {
  expect(await answersTo(apis[0]!, oneElsewhere)).toEqual([
    ...placed(orders),
    'too-much-held',
    'too-much-held',
  ])
})

it('counts them behind a proxy by what that says', async () => {
  expect(await answersTo(apis[1]!, oneElsewhere)).toEqual([...placed(orders), 'too-much-held', 201])
})
