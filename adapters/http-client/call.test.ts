import { expect, it, vi } from 'vitest'
import { type Cents, dollarsFrom } from '#domain/shared/money.ts'
import { httpCaller } from './call.ts'
import { cartClient } from './cart-client.ts'
import { favouritesClient, followsClient } from './favourites-client.ts'

interface Stall {
  readonly pieces: number
  readonly price: Cents
  readonly asked: Cents | null
  readonly days: readonly { readonly taken: Cents }[]
}

type Priced = Pick<Stall, 'pieces' | 'price'>

const answering = (body: unknown) =>
  httpCaller({ origin: 'https://shop.test', fetch: async () => Response.json(body) })

it('takes the amounts of an answer in cents, however deep, and nothing else', async () => {
  const call = answering([{ pieces: 3, price: 19.99, asked: null, days: [{ taken: 1.1 }, { taken: -0.05 }] }])
  const amounts = { price: true, asked: true, taken: true } as const
  expect((await call<readonly Stall[]>({ path: '/stalls', amounts })).body).toEqual([
    { pieces: 3, price: 1_999, asked: null, days: [{ taken: 110 }, { taken: -5 }] },
  ])
})

it('leaves an answer without amounts as it is', async () => {
  expect((await answering({ price: 19.99 })<{ readonly price: number }>({ path: '/' })).body).toEqual({
    price: 19.99,
  })
})

// What the compiler finds is the test: each of these calls has to be an error.
it('asks for the names of all amounts, and sends none in cents', () => {
  const call = answering(null)
  const price: Cents = 1_999
  const calls = [
    // @ts-expect-error nothing is said of its amounts
    () => call<Stall>({ path: '/stalls/1' }),
    // @ts-expect-error an amount is left out
    () => call<Stall>({ path: '/stalls/1', amounts: { price: true, asked: true } }),
    // @ts-expect-error this is none
    () => call<Priced>({ path: '/stalls/1', amounts: { price: true, pieces: true } }),
    // @ts-expect-error a query speaks of dollars
    () => call({ path: '/stalls', query: { price } }),
    () => call({ path: '/stalls', query: { price: dollarsFrom(price) } }),
  ]
  expect(calls).toHaveLength(5)
})

it('tells once what may have changed something has been answered, and of no reading', async () => {
  const told: string[] = []
  const call = httpCaller({
    origin: 'https://shop.test',
    fetch: async (_, { method } = {}) => {
      told.push(`${method} is answered`)
      return Response.json({})
    },
    onChanged: (path, isDone) => told.push(`changed ${path} ${isDone}`),
  })
  await call<object>({ path: '/stalls' })
  await call<object>({ method: 'POST', path: '/stalls' })
  expect(told).toEqual(['GET is answered', 'POST is answered', 'changed /stalls true'])
})

it('waits for an answer for as long as it takes', async () => {
  vi.useFakeTimers()
  try {
    const answer = Promise.withResolvers<Response>()
    const signals: unknown[] = []
    const call = httpCaller({
      origin: 'https://shop.test',
      fetch: (_, { signal } = {}) => {
        signals.push(signal)
        return answer.promise
      },
    })
    const asked = call<object>({ path: '/stalls' })
    await vi.advanceTimersByTimeAsync(24 * 3_600_000)
    answer.resolve(Response.json({ pieces: 3 }))
    expect((await asked).body).toEqual({ pieces: 3 })
    // A signal would end it by a clock that nobody here can move.
    expect(signals).toEqual([undefined])
  } finally {
    vi.useRealTimers()
  }
})

it.each([
  ['not-signed-in', 1],
  ['key-or-account-needed', 1],
  ['wrong-credentials', 0],
])('a refusal as %s tells %i times that nobody is signed in', async (code, times) => {
  const onNotSignedIn = vi.fn<() => void>()
  const body = { code, message: 'Who are you?' }
  const fetch = async () => Response.json(body, { status: 401 })
  const call = httpCaller({ origin: 'https://shop.test', fetch, onNotSignedIn })
  await expect(call({ path: '/orders/4829-1736' })).rejects.toMatchObject({ code })
  expect(onNotSignedIn).toHaveBeenCalledTimes(times)
})

it('has a browser send what is to be done also for who leaves at once', async () => {
  const kept: unknown[] = []
  const call = httpCaller({
    origin: 'https://shop.test',
    fetch: async (_, init) => {
      kept.push(init?.keepalive)
      return Response.json({})
    },
  })
  await call<object>({ method: 'POST', path: '/stalls' })
  await call<object>({ method: 'POST', path: '/stalls', keepalive: true })
  expect(kept.splice(0)).toEqual([false, true])
  await cartClient(call).setQuantity({ artworkId: '1', quantity: 2 })
  await cartClient(call).remove('1')
  await favouritesClient(call).add('1')
  await favouritesClient(call).remove('1')
  await followsClient(call).follow('1')
  await followsClient(call).unfollow('1')
  expect(kept).toEqual(Array.from({ length: 6 }, () => true))
})
