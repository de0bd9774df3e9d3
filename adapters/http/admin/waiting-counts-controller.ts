import { Router } from '@koa/router'
import type { AdminWaiting, WaitingCounts } from '#application/admin/waiting-counts-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { mostCounted } from '#application/shared/page.ts'
import { describe } from '../openapi/operation.ts'
import { count, namedSchema, objectOf, type Schema } from '../openapi/schema.ts'
import { callerOf } from '../session.ts'
import { nobody } from './admin-answers.ts'

const waitingSchema: Schema<AdminWaiting> = namedSchema(
  'AdminWaiting',
  objectOf({
    pending: count,
    claims: count,
    refunds: count,
    notices: count,
    money: count,
    differences: count,
  }),
)

/** How much waits for admins. */
export function waitingCountsController(countsFor: (caller: Caller) => WaitingCounts): Router {
  const router = new Router()
  router.get('/admin/waiting', async (ctx) => {
    ctx.body = await countsFor(await callerOf(ctx)).counts()
  })
  return describe(router, [
    {
      method: 'get',
      path: '/admin/waiting',
      summary: `How much waits for admins: pending artists, claims, refunds, notices, money in, and differences of the newest check; ${mostCounted + 1} of one means more than ${mostCounted}`,
      answers: {
        200: { description: 'How many', schema: waitingSchema },
        ...nobody,
        404: { description: 'Not an admin' },
      },
    },
  ])
}
