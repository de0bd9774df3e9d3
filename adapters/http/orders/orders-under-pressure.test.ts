import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { anySign } from '#adapters/testing/any-sign.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardForm, cardPayment, orderOf, sendOrder, testCards } from '#adapters/testing/shopping.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

const rows = (query: string, ...values: unknown[]) => api.database.sql<Record<string, unknown>>(query, values)

/** On a machine that has more to do than it can, the server says after a while that one may try again: so does a shopper. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask()
    const isLater =
      typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 503
    return isLater ? await untilAnswered(ask) : answer
  } catch (error) {
    if (!/ answered 503, /.test(String(error))) throw error
    return untilAnswered(ask)
  }
}

it('sells the last 5 pieces to 5 of 200 buyers, and charges nobody else', async () => {
  const id = await givenArtwork(api.database.sql, { title: 'Wanted', stock: 5, price: 33_333 })
  const payments = await Promise.all(Array.from({ length: 200 }, () => untilAnswered(() => cardPayment(api))))
  const answers = await Promise.all(
    payments.map((payment, buyer) => {
      const request = { ...orderOf(id, payment), email: `buyer-${buyer}@example.test` }
      return untilAnswered(() => sendOrder(api, request, `the-key-of-buyer-${buyer}`))
    }),
  )

  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(195).fill(409)])
  // Whoever comes while one of the five is being paid hears that it may come back.
  const sentences = ['“Wanted” is sold out.', '“Wanted” is in another basket just now.']
  const others = answers.filter(
    ({ status, body: { code, fields } }) =>
      status === 409 && !(code === 'out-of-stock' && sentences.includes(fields?.[id] ?? '')),
  )
  expect(others.map(({ body }) => body)).toEqual([])
  expect(await rows('select stock, popularity from artworks where id = $1', id)).toEqual([
    { stock: 0, popularity: 5 },
  ])
  expect(await rows('select status, count(*)::int as orders from orders group by status')).toEqual([
    { status: 'paid', orders: 5 },
  ])
  expect(
    await rows(
      `select standing, count(*)::int as payments, sum(given_back_cents)::int as back from sandbox_payments
         where standing <> 'ended' group by standing`,
    ),
  ).toEqual([{ standing: 'taken', payments: 5, back: 0 }])
  expect(
    await rows(
      'select account, sum(amount_cents)::int as cents from ledger_entries group by account order by 1',
    ),
  ).toEqual([
    { account: 'artist', cents: 141_665 },
    { account: 'buyer', cents: -166_665 },
    { account: 'platform', cents: 25_000 },
  ])
  expect(api.unforeseen()).toEqual([])
})

describe('a failure in the middle', () => {
  it('leaves nothing half behind, and the same request succeeds afterwards', async () => {
    const id = await givenArtwork(api.database.sql, { title: 'Interrupted', stock: 1 })
    const [request, key] = [orderOf(id, await cardPayment(api)), 'the-same-key-again']
    const kept = () =>
      rows(
        `select (select stock from artworks where id = $1), (select count(*) from orders) as orders,
           (select count(*) from order_requests) as requests, (select count(*) from order_lines) as lines,
           (select count(*) from fulfilments) as parcels, (select count(*) from ledger_entries) as entries`,
        id,
      )
    const before = await kept()

    // The order's history is what is written last.
    await rows('alter table order_events add constraint no_more_history check (false) not valid')
    await expect(sendOrder(api, request, key)).rejects.toThrow(/answered 500/)
    expect(api.unforeseen()).toHaveLength(1)
    expect(await kept()).toEqual(before)

    await rows('alter table order_events drop constraint no_more_history')
    expect((await sendOrder(api, request, key)).status).toBe(201)
  })
})

describe('bodies that make no sense', () => {
  it('are refused, whatever JSON they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (body) => {
        const text = JSON.stringify(body)
        expect((await sendOrder(api, text)).status).toSatisfy(refused)
        expect((await api.call('POST', '/sandbox-payments/tokens', text)).status).toSatisfy(refused)
        expect((await api.call('POST', '/sandbox-payments/phone-answers', text)).status).toSatisfy(refused)
      }),
      { numRuns: 60 },
    )
  })

  it('are refused when they are no JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: anySign, minLength: 1 }).filter((text) => !isJson(text)),
        async (text) => {
          expect((await sendOrder(api, text)).status).toSatisfy(refused)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are never answered with our own fault when one field of a good order is anything else', async () => {
    const id = await givenArtwork(api.database.sql, { title: 'Fuzzed', stock: 100_000 })
    const order = orderOf(id, await cardPayment(api))
    const places = leavesOf(order)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), strangeValue, async (place, value) => {
        const { status } = await sendOrder(api, withValue(order, place, value))
        expect([201, 400, 402, 409, 422]).toContain(status)
      }),
      { numRuns: 150 },
    )
  })

  it('are never answered with our own fault when one field of a good card is anything else', async () => {
    const card = cardForm(testCards.pays)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...leavesOf(card)), strangeValue, async (place, value) => {
        const { status } = await api.call('POST', '/sandbox-payments/tokens', withValue(card, place, value))
        expect([201, 400, 422]).toContain(status)
      }),
      { numRuns: 60 },
    )
  })
})

const refused = (status: number): boolean => status >= 400 && status < 500

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const strangeValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: anySign, maxLength: 300 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    '',
    ' ',
    '1e400',
    1e308,
    -1,
    2 ** 31,
    0.1,
    'DROP TABLE orders',
    '💥',
  ),
)

type Path = readonly (string | number)[]

/** The paths of every object, list and value in something. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
      : []
  return path.length === 0 ? inside : [path, ...inside]
}

function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const copy = structuredClone(whole) as Record<string, unknown>
  copy[name] = withValue(copy[name], rest, value)
  return copy
}
