import { Router } from '@koa/router'
import type { Payments, WaysToPay } from '#application/payments/contract.ts'
import { currencies, paymentWays } from '#domain/payments/standing.ts'
import { describe } from '../openapi/operation.ts'
import {
  atLeastOne,
  boolean,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Schema,
  schemaOf,
  text,
} from '../openapi/schema.ts'

const positive = schemaOf<number>({ type: 'number', exclusiveMinimum: 0 })

const waysSchema: Schema<WaysToPay> = namedSchema(
  'WaysToPay',
  objectOf({
    open: listOf(oneOf(paymentWays)),
    trial: nullable(
      objectOf({
        notice: text,
        cards: listOf(objectOf({ cardNumber: text, does: text })),
        card: objectOf({ cardNumber: text, cardName: text, expiryDate: text, cvv: text }),
      }),
    ),
    phoneAnswersHere: boolean,
    keptFor: objectOf({ card: atLeastOne, phone: atLeastOne, transfer: atLeastOne }),
    cardClient: optional(
      objectOf({ provider: schemaOf<'stripe'>({ const: 'stripe' }), publishableKey: text }),
    ),
    phoneTerms: optional(objectOf({ currency: oneOf(currencies), perDollar: positive, most: positive })),
  }),
)

/** How this shop can be paid. */
export function paymentsController(payments: Payments): Router {
  const router = new Router()

  router.get('/payments/ways', async (ctx) => {
    ctx.body = await payments.ways()
  })

  return describe(router, [
    {
      method: 'get',
      path: '/payments/ways',
      summary:
        'The ways to pay that are open, and how many minutes each keeps the works of an unpaid order; trial says so where no money moves',
      answers: { 200: { description: 'The ways to pay', schema: waysSchema } },
    },
  ])
}
