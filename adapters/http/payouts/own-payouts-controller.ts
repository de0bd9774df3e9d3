import { Router } from '@koa/router'
import type { OwnPayouts } from '#application/payouts/payouts-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { callerOf } from '../session.ts'
import { ownPayoutSchema } from './payout-responses.ts'

/** What an artist was paid. */
export function ownPayoutsController(payoutsOf: (caller: Caller) => OwnPayouts): Router {
  const router = new Router()

  router.get('/artist/payouts', async (ctx) => {
    ctx.body = await payoutsOf(await callerOf(ctx)).payouts()
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artist/payouts',
      summary: 'One’s own payouts, the newest first: one a month, with what each took of which orders',
      answers: {
        200: { description: 'All of them', schema: listOf(ownPayoutSchema) },
        ...notSignedIn,
        404: { description: 'Not an artist' },
      },
    },
  ])
}
