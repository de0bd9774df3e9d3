import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Statistics } from '#application/admin/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { describe, type JsonSchema, listOf, objectOf, text, time } from '../openapi/operation.ts'
import { readQuery } from '../request-shape.ts'
import { callerOf } from '../session.ts'
import { badQuery, nobody, notThere } from './admin-answers.ts'
import { SeriesQuery } from './requests.ts'

const count: JsonSchema = { type: 'integer', minimum: 0 }
const day: JsonSchema = { type: 'string', format: 'date' }
const dollars: JsonSchema = { type: 'number', description: 'US dollars' }
const amount: JsonSchema = { type: 'number', description: 'A number, or US dollars' }

/** The numbers. */
export function statisticsController(statisticsFor: (caller: Caller) => Statistics): Router {
  const router = new Router()
  const statistics = async (ctx: Context) => statisticsFor(await callerOf(ctx))

  router.get('/admin/stats/users', async (ctx) => {
    ctx.body = await (await statistics(ctx)).users()
  })
  router.get('/admin/stats/artworks', async (ctx) => {
    ctx.body = await (await statistics(ctx)).artworks()
  })
  router.get('/admin/stats/money', async (ctx) => {
    ctx.body = await (await statistics(ctx)).money()
  })
  router.get('/admin/stats/series', async (ctx) => {
    const { of, period } = readQuery(ctx, SeriesQuery)
    ctx.body = await (await statistics(ctx)).over(of, period)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/stats/users',
      summary: 'How many accounts there are, and how many came in the last 30 days',
      answers: {
        200: {
          description: 'The numbers',
          schema: objectOf({ total: count, new: count, perDay: listOf(objectOf({ day, count })) }),
        },
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'get',
      path: '/admin/stats/artworks',
      summary: 'How many works hang, how many of them people cared for this week, and in which categories',
      answers: {
        200: {
          description: 'The numbers',
          schema: objectOf({
            total: count,
            trending: count,
            perCategory: { type: 'object', additionalProperties: count },
          }),
        },
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'get',
      path: '/admin/stats/money',
      summary: 'Revenue, fees and what artists are owed, as the books have it, and the last payouts',
      answers: {
        200: {
          description: 'US dollars',
          schema: objectOf({
            revenue: dollars,
            fees: dollars,
            owedToArtists: dollars,
            inPayouts: dollars,
            payouts: listOf(
              objectOf({
                artist: objectOf({ id: text, name: text }),
                month: text,
                amount: dollars,
                at: time,
              }),
            ),
          }),
        },
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'get',
      path: '/admin/stats/series',
      summary: 'Accounts, works, orders or revenue over the last 30 days, 12 weeks or 12 months',
      query: SeriesQuery,
      answers: {
        200: {
          description: 'In all, in the period that runs, and in each',
          schema: objectOf({
            total: amount,
            new: amount,
            perPeriod: listOf(objectOf({ from: day, count: amount })),
          }),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
  ])
}
