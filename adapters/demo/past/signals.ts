import { type DailySignals, dayOf } from '#domain/catalogue/trending.ts'
import { randomFrom } from '../random.ts'

/** Days back for which the demo's visitors have left traces. */
const mostDays = 12

/** So many of the newest works nobody has seen so far: they begin as newcomers. */
const unseen = 8

/**
 * What visitors did in the days before the demo opened, the newest works first: a few works of many artists are much
 * looked at, most a little, and the very newest not at all.
 */
export function pastSignals(
  artworkIds: readonly string[],
  now: Date,
  daysBack = mostDays,
): readonly (DailySignals & { readonly artworkId: string })[] {
  return artworkIds.slice(unseen).flatMap((artworkId, index) => {
    const random = randomFrom(`signals of ${index}`)
    const favour = random.next() ** 3
    return Array.from({ length: Math.min(daysBack, mostDays) }, (_, ago) => ({
      artworkId,
      day: dayOf(now) - ago,
      views: Math.floor(favour * random.range(2, 40)),
      favourites: 0,
      sales: 0,
    })).filter(({ views }) => views > 0)
  })
}
