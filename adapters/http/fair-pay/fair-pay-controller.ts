import { Router } from '@koa/router'
import type { FairPay, FairPayTerms } from '#application/fair-pay/contract.ts'
import { describe } from '../openapi/operation.ts'
import { namedSchema, objectOf, type Schema, schemaOf } from '../openapi/schema.ts'

const termsSchema: Schema<FairPayTerms> = namedSchema(
  'FairPayTerms',
  objectOf({
    feePercent: schemaOf<number>({
      type: 'number',
      minimum: 0,
      maximum: 100,
      description: 'What the platform keeps of a price; the artist receives the rest',
    }),
  }),
)

/** On what terms everyone sells here. */
export function fairPayController(fairPay: FairPay): Router {
  const router = new Router()

  router.get('/fair-pay', async (ctx) => {
    ctx.body = await fairPay.terms()
  })

  return describe(router, [
    {
      method: 'get',
      path: '/fair-pay',
      summary: 'How every price is split between artist and platform',
      answers: { 200: { description: 'The terms', schema: termsSchema } },
    },
  ])
}
