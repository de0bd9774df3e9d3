import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Money, Series, Statistics } from '#application/admin/statistics-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { type Cents, dollarsFrom, type InDollars } from '#domain/shared/money.ts'
import { byline } from '../catalogue/artwork-responses.ts'
import { describe } from '../openapi/operation.ts'
import {
  type AnswerOf,
  count,
  day,
  listOf,
  mapOf,
  money,
  objectOf,
  type Schema,
  schemaOf,
  text,
  time,
} from '../openapi/schema.ts'
import { readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { badQuery, nobody, notThere } from './admin-answers.ts'
import { SeriesQuery } from './requests.ts'

const amount = schemaOf<number>({ type: 'number', description: 'A number, or US dollars' })

const usersSchema: AnswerOf<Statistics['users']> = objectOf({
  total: count,
  new: count,
  perDay: listOf(objectOf({ day, count })),
})

const artworksSchema: AnswerOf<Statistics['artworks']> = objectOf({
  total: count,
  trending: count,
  perCategory: mapOf(count),
})

const moneySchema: Schema<InDollars<Money>> = objectOf({
  revenue: money,
  fees: money,
  owedToArtists: money,
  inPayouts: money,
  payouts: listOf(objectOf({ artist: byline, month: text, amount: money, at: time })),
})

const seriesSchema: Schema<Series> = objectOf({
  total: amount,
  new: amount,
  perPeriod: listOf(objectOf({ from: day, count: amount })),
})

/** What is counted beside it is described by the same answer: it cannot say where the money is. */
const inDollars = (series: Series<Cents>): InDollars<Series<Cents>> => ({
  total: dollarsFrom(series.total),
  new: dollarsFrom(series.new),
  perPeriod: series.perPeriod.map(({ from, count: cents }) => ({ from, count: dollarsFrom(cents) })),
})

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
    const numbers = await statistics(ctx)
    ctx.body = of === 'revenue' ? inDollars(await numbers.revenue(period)) : await numbers.over(of, period)
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/stats/users',
      summary: 'How many accounts there are, and how many came in the last 30 days',
      answers: {
        200: {
          description: 'The numbers',
          schema: usersSchema,
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
          schema: artworksSchema,
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
          schema: moneySchema,
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
          schema: seriesSchema,
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
  ])
}
