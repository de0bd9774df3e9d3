import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { categories } from '#domain/catalogue/category.ts'
import { periodStarts, perPeriod } from '../periods.ts'
import type { Period, Series, Statistics } from '../statistics-contract.ts'
import type { Measure, StatisticsReader } from '../statistics-reader.ts'

/** Milliseconds: a work is trending that somebody cared for this week. */
const week = 7 * 86_400_000

const payoutsShown = 6

const nothing = Object.fromEntries([...categories, 'other'].map((category) => [category, 0]))

/** The numbers for admins: see the contract. */
export const statisticsService =
  ({ reader, clock }: { readonly reader: StatisticsReader; readonly clock: Clock }) =>
  (caller: Caller): Statistics => {
    const since = (period: Period): Date => periodStarts(period, clock.now())[0] ?? clock.now()

    async function seriesOf(what: Measure, period: Period): Promise<Series> {
      signedInAs('admin', caller)
      const [total, days] = await Promise.all([reader.total(what), reader.daily(what, since(period))])
      const periods = perPeriod(period, clock.now(), days)
      return { total, new: periods.at(-1)?.count ?? 0, perPeriod: periods }
    }

    return {
      async users() {
        signedInAs('admin', caller)
        const [total, days] = await Promise.all([reader.total('users'), reader.daily('users', since('day'))])
        const perDay = perPeriod('day', clock.now(), days).map(({ from, count }) => ({ day: from, count }))
        return { total, new: perDay.reduce((sum, { count }) => sum + count, 0), perDay }
      },

      async artworks() {
        signedInAs('admin', caller)
        const [total, trending, perCategory] = await Promise.all([
          reader.total('artworks'),
          reader.trending(new Date(clock.now().getTime() - week)),
          reader.perCategory(),
        ])
        return { total, trending, perCategory: { ...nothing, ...perCategory } }
      },

      async money() {
        signedInAs('admin', caller)
        const [{ revenue, fees, owedToArtists, inPayouts }, payouts] = await Promise.all([
          reader.money(),
          reader.payouts(payoutsShown),
        ])
        return {
          revenue,
          fees,
          owedToArtists,
          inPayouts,
          payouts: payouts.map(({ artist, month, amount, at }) => ({
            artist,
            month,
            amount,
            at: at.toISOString(),
          })),
        }
      },

      over: seriesOf,
      revenue: (period) => seriesOf('revenue', period),
    }
  }
