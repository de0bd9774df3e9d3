import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { KeptStatements, OwnStatements } from '#application/payouts/statements-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { brand } from '#domain/shared/brand.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { monthIn, yearIn } from '../requests/address-parts.ts'
import { callerOf } from '../session.ts'
import { throttled } from '../throttled.ts'
import { statementSchema } from './payout-responses.ts'
import { yearFile } from './year-file.ts'

/** A page is set anew each time that it is asked for, which takes a moment of the processor. */
const statementsPrinted: ThrottleLimit = { name: 'statements-printed', times: 60, seconds: 600 }

const refusals = {
  ...notSignedIn,
  404: { description: 'Not an artist, or nothing of that time: it has not begun, or is none' },
}

interface StatementsPorts {
  readonly statementsOf: (caller: Caller) => OwnStatements & KeptStatements
  readonly throttle: Throttle
}

/** An artist's account month by month: for programs, and as files to keep. */
export function ownStatementsController({ statementsOf, throttle }: StatementsPorts): Router {
  const router = new Router()
  const service = async (ctx: Context) => statementsOf(await callerOf(ctx))

  function asFile(ctx: Context, name: string, type: string, body: Buffer | string): void {
    ctx.attachment(`${brand.slug}-${name}`)
    ctx.type = type
    ctx.set('Cache-Control', 'private, no-store')
    ctx.body = body
  }

  router.get('/artist/payouts/:month', async (ctx) => {
    ctx.body = await (await service(ctx)).statement(monthIn(ctx))
    ctx.set('Cache-Control', 'private, no-store')
  })

  router.get('/artist/payouts/:month.pdf', throttled(throttle, statementsPrinted), async (ctx) => {
    const month = monthIn(ctx)
    const file = await (await service(ctx)).printed(month)
    asFile(ctx, `statement-${month}.pdf`, 'application/pdf', Buffer.from(file))
  })

  router.get('/artist/payouts/:year.csv', async (ctx) => {
    const year = yearIn(ctx)
    const months = await (await service(ctx)).year(year)
    asFile(ctx, `statements-${year}.csv`, 'text/csv; charset=utf-8', yearFile(months))
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artist/payouts/{month}',
      summary: 'One’s own account in a month such as 2026-11 (UTC): what was there, each line, what is there',
      answers: { 200: { description: 'The statement', schema: statementSchema }, ...refusals },
    },
    {
      method: 'get',
      path: '/artist/payouts/{month}.pdf',
      summary: 'The same as a file to print',
      answers: {
        200: { description: 'PDF', types: ['application/pdf'] },
        ...refusals,
        429: { description: 'Too many from here; Retry-After says when to come back' },
      },
    },
    {
      method: 'get',
      path: '/artist/payouts/{year}.csv',
      summary: 'The months of a year such as 2026 that have begun, for spreadsheet programs',
      answers: { 200: { description: 'CSV with a line of titles', types: ['text/csv'] }, ...refusals },
    },
  ])
}
