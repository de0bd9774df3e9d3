import { type Artwork, standing } from './artwork.ts'

/**
 * What is trending, and why.
 *
 * Every sign that people care for a work earns it points: a view 1, a favourite 6, a piece sold 30. Points fade: after
 * three days half of them are left, after six a quarter, so that a quiet week outdoes any fame. Works with points come
 * in the order of what is left of them.
 *
 * Nobody cares for what nobody has seen. So every sixth place of a page is kept for newcomers: works that can be bought,
 * were put up less than 30 days ago and have not earned 20 points so far, the newest first. And the wall belongs to
 * many: a page holds at most two works of one artist; what has to stand back waits for the next page. Works without
 * points that are no newcomers close the list.
 *
 * What an admin features leads the list, as if it had stood back on a page before the first.
 *
 * Whoever comes wants to take something home: what is sold out hangs behind everything else, whatever it has earned.
 */

/** What happened to a work on one day. */
export interface DailySignals {
  /** Days since 1 January 1970, UTC. */
  readonly day: number
  readonly views: number
  readonly favourites: number
  readonly sales: number
}

const signalPoints = { view: 1, favourite: 6, sale: 30 } as const

/** Days until half of the points have faded. */
export const halfLife = 3

const millisecondsPerDay = 86_400_000

export const dayOf = (time: Date): number => Math.floor(time.getTime() / millisecondsPerDay)

/** Points of a day before any of them fade. */
const pointsOf = ({ views, favourites, sales }: DailySignals): number =>
  views * signalPoints.view + favourites * signalPoints.favourite + sales * signalPoints.sale

/**
 * How much a work is cared for, as a whole number that compares with that of other works on any day: all points fade
 * alike, so what is compared are points carried back to 1970, as thousandths of halvings. 0 without points.
 */
export function heatOf(signals: readonly DailySignals[]): number {
  const counted = signals.filter((each) => pointsOf(each) > 0)
  if (counted.length === 0) return 0
  const last = Math.max(...counted.map(({ day }) => day))
  const left = counted.reduce((sum, each) => sum + pointsOf(each) * 2 ** ((each.day - last) / halfLife), 0)
  return Math.round(1000 * (last / halfLife + Math.log2(left)))
}

/** Days for which a work is new. */
const newForDays = 30

/** With so many points a work stands on its own feet. */
const enoughPoints = 20

/** Before this time nothing was put up that is still new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - newForDays * millisecondsPerDay)

/** Whether a work is to be seen for the first time. */
export const isNewcomer = (
  work: { readonly createdAt: Date; readonly signals: readonly DailySignals[] },
  now: Date,
): boolean =>
  work.createdAt > newSince(now) &&
  work.signals.reduce((sum, each) => sum + Math.max(0, pointsOf(each)), 0) < enoughPoints

/** A work that may hang on a page of trending works. */
interface TrendingWork {
  readonly id: string
  readonly artistId: string
  /** Above 1 with points of its own; 1 without; 0 where it has no price; below zero where it is gone. */
  readonly trend: number
}

/** Where a work stands: one without points below every work with some, one that is gone below them all. */
export const trendOf = (heat: number, work: Pick<Artwork, 'price' | 'stock' | 'heldUntil'>): number =>
  standing(heat > 0 ? heat : work.price > 0 ? 1 : 0, work)

const isThere = ({ trend }: TrendingWork): boolean => trend >= 0

/** Works in the order in which they would like to hang. */
export interface TrendingStreams<Work> {
  /** Those that had to stand back on the pages before; at the beginning the featured ones. */
  readonly waiting: readonly Work[]
  /** Those that are no newcomers, by what is left of their points. */
  readonly known: readonly Work[]
  /** Newcomers, the newest first. */
  readonly newcomers: readonly Work[]
}

export interface TrendingPage<Work> {
  readonly shown: readonly Work[]
  /** Those that stand back until the next page. */
  readonly waiting: readonly Work[]
  /** How many of each stream are shown or wait. */
  readonly taken: { readonly known: number; readonly newcomers: number }
}

export const mostOfOneArtist = 2

/** Every so many places one is kept for a newcomer. */
export const newcomersPlace = 6

/** So many works lead the list at most: those that were featured last. */
export const mostFeatured = 12

/** No more works than this stand back; where they do, a page stays shorter. */
const mostWaiting = 24

/** So many works of each stream are enough for a page of `size`, and for knowing whether another follows. */
export const worksToChooseFrom = (size: number): number => size + mostWaiting + 1

/** Chooses a page of trending works. */
export function trendingPage<Work extends TrendingWork>(
  { waiting: stoodBack, known, newcomers }: TrendingStreams<Work>,
  size: number,
): TrendingPage<Work> {
  const shown: Work[] = []
  const waiting = [...stoodBack]
  const taken = { known: 0, newcomers: 0 }
  const mayHang = ({ artistId }: Work): boolean =>
    shown.filter((work) => work.artistId === artistId).length < mostOfOneArtist

  const fromWaiting = (): Work | undefined => {
    const index = waiting.findIndex(mayHang)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }
  const from = (stream: 'known' | 'newcomers', isWanted: (work: Work) => boolean) => (): Work | undefined => {
    const works = stream === 'known' ? known : newcomers
    for (;;) {
      const work = works[taken[stream]]
      if (!work || !isWanted(work)) return undefined
      if (mayHang(work)) {
        taken[stream] += 1
        return work
      }
      if (waiting.length >= mostWaiting) return undefined
      taken[stream] += 1
      waiting.push(work)
    }
  }
  const hot = from('known', ({ trend }) => trend > 1)
  const newcomer = from('newcomers', () => true)
  const others = from('known', isThere)
  const soldOut = from('known', () => true)

  while (shown.length < size) {
    const isKept = shown.length % newcomersPlace === newcomersPlace - 1
    const work = isKept
      ? (newcomer() ?? fromWaiting() ?? hot() ?? others())
      : (fromWaiting() ?? hot() ?? newcomer() ?? others())
    // What is there and had to stand back for its artist's other works comes first on the next page.
    const last = work ?? (waiting.some(isThere) ? undefined : soldOut())
    if (!last) break
    shown.push(last)
  }
  return { shown, waiting, taken }
}
