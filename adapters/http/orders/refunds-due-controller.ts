import { Router } from '@koa/router'
import type { RefundDueView, RefundsDue } from '#application/orders/refunds-due-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { currencies, paymentWays } from '#domain/payments/standing.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { badQuery, nobody, notThere } from '../admin/admin-answers.ts'
import { RefundsDueQuery } from '../admin/requests.ts'
import { describe } from '../openapi/operation.ts'
import {
  listOf,
  money,
  namedSchema,
  nothing,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
  time,
} from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'

const refundSchema: Schema<InDollars<RefundDueView>> = namedSchema(
  'RefundDue',
  objectOf({
    id: text,
    orderNumber: text,
    buyer: objectOf({ name: text, email: text }),
    way: oneOf(paymentWays),
    price: money,
    amount: money,
    currency: oneOf(currencies),
    phone: nullable(text),
    account: nullable(text),
    receipt: nullable(text),
    payers: listOf(
      objectOf({ name: nullable(text), iban: nullable(text), amount: money, currency: oneOf(currencies) }),
    ),
    dueAt: time,
  }),
)

/** Money that a person has to send back. */
export function refundsDueController(refundsDueFor: (caller: Caller) => RefundsDue): Router {
  const router = new Router()

  router.get('/admin/refunds-due', async (ctx) => {
    sendPage(ctx, await refundsDueFor(await callerOf(ctx)).refunds(readQuery(ctx, RefundsDueQuery)))
  })

  router.post('/admin/refunds-due/:id/sent', async (ctx) => {
    await refundsDueFor(await callerOf(ctx)).sent(idIn(ctx))
    ctx.body = {}
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/refunds-due',
      summary:
        'Money of orders that only a person can send back and nobody has, the oldest first; amounts are in its own currency, the price is in dollars',
      query: RefundsDueQuery,
      answers: {
        200: {
          description: 'A page of refunds; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(refundSchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'post',
      path: '/admin/refunds-due/{id}/sent',
      summary: 'Says that it has left; its buyer is told by mail',
      answers: {
        200: { description: 'It is noted', schema: nothing },
        ...nobody,
        404: { description: 'Not an admin, or no such refund' },
        409: { description: 'Somebody has sent it already' },
      },
    },
  ])
}
