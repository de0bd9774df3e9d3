import { Router } from '@koa/router'
import type { BooksView, FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { describe } from '../openapi/operation.ts'
import {
  count,
  integer,
  money,
  namedSchema,
  objectOf,
  type Schema,
  schemaOf,
  time,
} from '../openapi/schema.ts'

const feePercent = schemaOf<number>({
  type: 'number',
  minimum: 0,
  maximum: 100,
  description: 'What the platform keeps of a price; the artist receives the rest',
})

const termsSchema: Schema<FairPayTerms> = namedSchema('FairPayTerms', objectOf({ feePercent }))

const booksSchema: Schema<InDollars<BooksView>> = namedSchema(
  'Books',
  objectOf({
    feePercent,
    buyersPaid: money,
    artistsReceived: money,
    artistsReceivedThisMonth: money,
    ofArtists: objectOf({ arrived: money, onItsWay: money, waiting: money }),
    platformKept: money,
    artistsPaid: count,
    worksSold: integer,
    worksSoldThisMonth: integer,
    balance: money,
    countedAt: time,
  }),
)

/** On what terms everyone sells here, and what has come of it. */
export function fairPayController(fairPay: FairPay): Router {
  const router = new Router()

  router.get('/fair-pay', async (ctx) => {
    ctx.body = await fairPay.terms()
  })

  router.get('/fair-pay/books', async (ctx) => {
    ctx.body = await fairPay.books()
  })

  return describe(router, [
    {
      method: 'get',
      path: '/fair-pay',
      isForAll: true,
      summary: 'How every price is split between artist and platform',
      answers: { 200: { description: 'The terms', schema: termsSchema } },
    },
    {
      method: 'get',
      path: '/fair-pay/books',
      isForAll: true,
      summary: 'What artists have received so far, all together, and what the books come to',
      answers: {
        200: {
          description: 'Sums, less what was given back; those of this month are of the month in UTC',
          schema: booksSchema,
        },
      },
    },
  ])
}
