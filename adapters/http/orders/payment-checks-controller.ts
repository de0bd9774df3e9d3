import { Router } from '@koa/router'
import type { PaymentChecks, PaymentCheckView } from '#application/orders/payment-checks-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { badQuery, nobody, notThere } from '../admin/admin-answers.ts'
import { PaymentChecksQuery } from '../admin/requests.ts'
import { describe } from '../openapi/operation.ts'
import {
  listOf,
  namedSchema,
  nothing,
  nullable,
  objectOf,
  type Schema,
  schemaOf,
  text,
  time,
} from '../openapi/schema.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'

const howMany = schemaOf<number>({ type: 'integer', minimum: 0 })

const checkSchema: Schema<PaymentCheckView> = namedSchema(
  'PaymentCheck',
  objectOf({
    id: text,
    at: time,
    orders: howMany,
    asked: howMany,
    differences: listOf(objectOf({ sentence: text, orderNumber: nullable(text) })),
  }),
)

/** Comparisons of orders, books and what providers say. */
export function paymentChecksController(checksFor: (caller: Caller) => PaymentChecks): Router {
  const router = new Router()

  router.get('/admin/payment-checks', async (ctx) => {
    sendPage(ctx, await checksFor(await callerOf(ctx)).checks(readQuery(ctx, PaymentChecksQuery)))
  })

  router.post('/admin/payment-checks', async (ctx) => {
    await checksFor(await callerOf(ctx)).checkNow()
    ctx.body = {}
    ctx.status = 202
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/payment-checks',
      summary:
        'What each night’s comparison of orders, books and what providers say has come to, the newest first; what the first says is to be seen to',
      query: PaymentChecksQuery,
      answers: {
        200: {
          description: 'A page of comparisons; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(checkSchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'post',
      path: '/admin/payment-checks',
      summary: 'Has orders, books and what providers say compared now',
      answers: {
        202: { description: 'It is done as soon as a process is free', schema: nothing },
        ...nobody,
        ...notThere,
      },
    },
  ])
}
