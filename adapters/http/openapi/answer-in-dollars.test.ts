import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import Koa from 'koa'
import { expect, it } from 'vitest'
import type { Cents, InDollars } from '#domain/shared/money.ts'
import { describe } from './operation.ts'
import {
  count,
  listOf,
  mapOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  optional,
  type Schema,
} from './schema.ts'

interface Stall {
  readonly pieces: number
  readonly price: Cents
  readonly asked: Cents | null
  readonly was?: Cents
  readonly days: readonly { readonly day: number; readonly taken: Cents }[]
  readonly perMaker: Readonly<Record<string, Cents>>
}

const stallSchema: Schema<InDollars<Stall>> = namedSchema(
  'Stall',
  objectOf({
    pieces: count,
    price: { ...money, description: 'Of one piece' },
    asked: nullable(money),
    was: optional(money),
    days: listOf(objectOf({ day: count, taken: money })),
    perMaker: mapOf(money),
  }),
)

const stall: Stall = {
  pieces: 300,
  price: 1_999,
  asked: null,
  days: [
    { day: 1, taken: 5 },
    { day: 2, taken: -64_000 },
  ],
  perMaker: { amina: 100 },
}

const inDollars = {
  pieces: 300,
  price: 19.99,
  asked: null,
  days: [
    { day: 1, taken: 0.05 },
    { day: 2, taken: -640 },
  ],
  perMaker: { amina: 1 },
}

/** What a controller that gives `body` answers where this schema describes it. */
async function answered(schema: Schema<never> | typeof stallSchema, body: unknown): Promise<string> {
  const router = new Router()
  router.get('/stalls/:id', async (ctx) => {
    ctx.body = body
  })
  describe(router, [
    {
      method: 'get',
      path: '/stalls/{id}',
      summary: 'A stall',
      answers: { 200: { description: 'The stall', schema } },
    },
  ])
  const server = new Koa().use(router.routes()).listen(0)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const text = await (await fetch(`http://localhost:${port}/stalls/1`)).text()
  server.close()
  return text
}

it('says in dollars what is described as money, and leaves what is given as it is', async () => {
  const given = structuredClone(stall)
  expect(await answered(stallSchema, given)).toBe(JSON.stringify(inDollars))
  expect(given).toEqual(stall)
})

it('finds money behind a list of what has a name', async () => {
  const list = listOf(stallSchema) as unknown as typeof stallSchema
  expect(await answered(list, [{ ...stall, was: 250, asked: 1 }])).toBe(
    JSON.stringify([{ ...inDollars, was: 2.5, asked: 0.01 }]),
  )
})

it('takes cents for money alone, and money for cents alone', () => {
  const amounts = objectOf({ price: money })
  const counts = objectOf({ price: count })
  const right: [Schema<InDollars<{ readonly price: Cents }>>, Schema<InDollars<{ readonly price: number }>>] =
    [amounts, counts]
  const wrong = [
    // @ts-expect-error cents are money
    counts satisfies Schema<InDollars<{ readonly price: Cents }>>,
    // @ts-expect-error other numbers are not
    amounts satisfies Schema<InDollars<{ readonly price: number }>>,
    // @ts-expect-error the contract's cents are not what is sent
    amounts satisfies Schema<{ readonly price: Cents }>,
  ]
  expect(right.length + wrong.length).toBe(5)
})

it('lets no JSON leave that is not described: it could hold cents', async () => {
  const router = new Router().get('/stall', (ctx) => {
    ctx.body = stall
  })
  const app = new Koa({ env: 'test' }).use(
    describe(router, [
      {
        method: 'get',
        path: '/stall',
        summary: '',
        answers: { 200: { description: '', types: ['text/plain'] } },
      },
    ]).routes(),
  )
  const noted: string[] = []
  app.on('error', (error: Error) => noted.push(error.message))
  const server = app.listen(0)
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/stall`)
  expect({ status: answer.status, body: await answer.text(), noted }).toEqual({
    status: 500,
    body: 'Internal Server Error',
    noted: ['GET /stall answers 200 with what it does not describe.'],
  })
  server.close()
})

it('wants each route described, and each description to be of a route', () => {
  const router = () => new Router().get('/stall', () => undefined)
  const described = (path: string) => ({ method: 'get', path, summary: '', answers: {} }) as const
  expect(() => describe(router(), [])).toThrow('GET /stall is not described.')
  expect(() => describe(router(), [described('/stall'), described('/stalls')])).toThrow(
    'GET /stalls is described, and no route.',
  )
})
