import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { brand } from '#domain/shared/brand.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { earningsSchema, ledgerLineSchema } from './artist-dashboard-responses.ts'
import { ledgerFile } from './ledger-file.ts'
import { ListQuery } from './requests.ts'

const notTheirs = {
  ...notSignedIn,
  404: { description: 'Not an artist' },
}

/** What an artist has earned, and the books behind it. */
export function earningsController(serviceOf: (caller: Caller) => ArtistDashboard): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/artist/earnings', async (ctx) => {
    ctx.body = await (await service(ctx)).earnings()
  })

  router.get('/artist/ledger', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).ledger(readQuery(ctx, ListQuery)), '/api/artist/ledger')
  })

  router.get('/artist/ledger.csv', async (ctx) => {
    const lines = ledgerFile(await service(ctx))
    // Whatever refuses does so with the first line, while there still can be another answer.
    const first = await lines.next()
    ctx.attachment(`${brand.slug}-ledger.csv`)
    ctx.type = 'text/csv; charset=utf-8'
    ctx.body = Readable.from(
      (async function* () {
        yield first.value ?? ''
        yield* lines
      })(),
    )
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artist/earnings',
      summary: 'One’s own sales and earnings, all in all and month by month',
      answers: { 200: { description: 'What the books say', schema: earningsSchema }, ...notTheirs },
    },
    {
      method: 'get',
      path: '/artist/ledger',
      summary: 'One’s own lines of the books, the newest first',
      query: ListQuery,
      answers: {
        200: {
          description: 'A page of lines; Link tells the next, X-Total-Count how many',
          schema: listOf(ledgerLineSchema),
        },
        400: { description: 'The query could not be read; fields says where' },
        ...notTheirs,
      },
    },
    {
      method: 'get',
      path: '/artist/ledger.csv',
      summary: 'The same as a file for spreadsheet programs',
      answers: { 200: { description: 'CSV with a line of titles', types: ['text/csv'] }, ...notTheirs },
    },
  ])
}
