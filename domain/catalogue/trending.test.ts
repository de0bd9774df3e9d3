import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DailySignals,
  dayOf,
  halfLife,
  heatOf,
  isNewcomer,
  mostOfOneArtist,
  newcomersPlace,
  trendingPage,
  trendOf,
  worksToChooseFrom,
} from './trending.ts'

const today = 20_000
const on = (day: number, given: Partial<DailySignals>): DailySignals => ({
  day,
  views: 0,
  favourites: 0,
  sales: 0,
  ...given,
})

describe('the heat of a work', () => {
  it('is nothing while nothing happened', () => {
    expect([heatOf([]), heatOf([on(today, {})])]).toEqual([0, 0])
  })

  it('weighs a sale like five favourites and a favourite like six views', () => {
    const sale = heatOf([on(today, { sales: 1 })])
    expect(heatOf([on(today, { favourites: 5 })])).toBe(sale)
    expect(heatOf([on(today, { views: 30 })])).toBe(sale)
  })

  it('is halved by three days', () => {
    const earlier = [on(today - halfLife, { views: 8 })]
    expect(heatOf(earlier)).toBe(heatOf([on(today, { views: 4 })]))
    expect(heatOf(earlier)).toBe(heatOf([on(today, { views: 8 })]) - 1000)
  })

  it('can be told of any day, of which those long ago no longer count', () => {
    expect(dayOf(new Date('1970-01-03T12:00:00Z'))).toBe(2)
    const now = on(today, { views: 8 })
    expect(heatOf([on(1, { views: 1 }), now])).toBe(heatOf([now]))
  })

  const [there, unpriced, gone] = [
    { price: 100, stock: 1, heldUntil: null },
    { price: 0, stock: 1, heldUntil: null },
    { price: 100, stock: 0, heldUntil: null },
  ]
  const signals = fc.array(
    fc.record({
      day: fc.integer({ min: today - 60, max: today }),
      views: fc.nat(500),
      favourites: fc.nat(50),
      sales: fc.nat(5),
    }),
    { maxLength: 20 },
  )

  it('is where a work stands; without, one stands above another that has no price', () => {
    expect([trendOf(0, there), trendOf(0, unpriced), trendOf(7, unpriced)]).toEqual([1, 0, 7])
  })

  it('only grows by what happens', () => {
    fc.assert(
      fc.property(signals, (some) => {
        expect(heatOf([...some, on(today, { sales: 1 })])).toBeGreaterThan(heatOf(some) - 1)
      }),
    )
  })

  it('is the same in whatever order it is told, and above any without', () => {
    fc.assert(
      fc.property(signals, (some) => {
        expect(heatOf(some.toReversed())).toBe(heatOf(some))
        expect(trendOf(heatOf([...some, on(today, { views: 1 })]), unpriced)).toBeGreaterThan(
          trendOf(0, there),
        )
        expect(trendOf(heatOf(some), gone)).toBeLessThan(trendOf(0, unpriced))
        expect(trendOf(heatOf(some), { ...gone, heldUntil: new Date(0) })).toBe(trendOf(heatOf(some), there))
      }),
    )
  })
})

describe('a newcomer', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

  it('was put up less than 30 days ago and has not earned 20 points', () => {
    expect(isNewcomer({ createdAt: daysAgo(29), signals: [] }, now)).toBe(true)
    expect(isNewcomer({ createdAt: daysAgo(30), signals: [] }, now)).toBe(false)
    const looked = (views: number) => [on(dayOf(now), { views })]
    expect(isNewcomer({ createdAt: daysAgo(1), signals: looked(19) }, now)).toBe(true)
    expect(isNewcomer({ createdAt: daysAgo(1), signals: looked(20) }, now)).toBe(false)
  })
})

const work = (id: string, artistId: string, trend = 5000) => ({ id, artistId, trend })
const titles = (works: readonly { readonly id: string }[]) => works.map(({ id }) => id)

describe('a page of trending works', () => {
  it('keeps every sixth place for a newcomer', () => {
    const known = Array.from({ length: 12 }, (_, index) => work(`known ${index}`, `artist ${index}`))
    const newcomers = Array.from({ length: 12 }, (_, index) => work(`new ${index}`, `newcomer ${index}`, 1))
    const { shown } = trendingPage({ waiting: [], known, newcomers }, 12)
    expect([shown[5]?.id, shown[11]?.id]).toEqual(['new 0', 'new 1'])
    expect(shown.filter(({ id }) => id.startsWith('new'))).toHaveLength(2)
  })

  it('shows newcomers before works that nobody has cared for so far', () => {
    const known = [work('loved', 'a'), work('unsold', 'b', 1), work('not for sale', 'c', 0)]
    const { shown } = trendingPage({ waiting: [], known, newcomers: [work('new', 'd', 1)] }, 6)
    expect(titles(shown)).toEqual(['loved', 'new', 'unsold', 'not for sale'])
  })

  it('shows what is sold out when nothing else is left, not even what had to wait', () => {
    const known = [work('one', 'a'), work('two', 'a'), work('three', 'a', 0), work('gone', 'b', -9)]
    const first = trendingPage({ waiting: [], known, newcomers: [] }, 6)
    expect(titles(first.shown)).toEqual(['one', 'two'])
    const left = known.slice(first.taken.known)
    const second = trendingPage({ waiting: first.waiting, known: left, newcomers: [] }, 6)
    expect(titles(second.shown)).toEqual(['three', 'gone'])
  })

  it('lets the third work of an artist wait for the next page', () => {
    const loved = [work('one', 'a'), work('two', 'a'), work('three', 'a'), work('other', 'b')]
    const first = trendingPage({ waiting: [], known: [...loved, work('unsold', 'c', 1)], newcomers: [] }, 6)
    expect([titles(first.shown), titles(first.waiting)]).toEqual([
      ['one', 'two', 'other', 'unsold'],
      ['three'],
    ])
    const second = trendingPage({ waiting: first.waiting, known: [], newcomers: [] }, 6)
    expect(titles(second.shown)).toEqual(['three'])
  })

  it('lets no more than 24 wait, and knows of one more than it shows and lets wait', () => {
    const ofOne = Array.from({ length: 26 }, (_, index) => work(`${index}`, 'a'))
    const others = Array.from({ length: 10 }, (_, index) => work(`other ${index}`, `artist ${index}`))
    const full = trendingPage({ waiting: [], known: [...ofOne, ...others], newcomers: [] }, 12)
    expect([full.shown.length, full.waiting.length]).toEqual([12, 24])
    expect(full.taken.known).toBe(worksToChooseFrom(12) - 1)
    const known = [...ofOne, work('one too many', 'a'), ...others]
    const shorter = trendingPage({ waiting: [], known, newcomers: [] }, 12)
    expect([shorter.shown.length, shorter.waiting.length]).toEqual([2, 24])
  })

  const some = fc.array(
    fc.record({
      artist: fc.integer({ min: 1, max: 6 }),
      isNew: fc.boolean(),
      trend: fc.integer({ min: -9, max: 9 }),
    }),
    { maxLength: 120 },
  )

  it('shows every work once, no more than two of an artist on a page, and always gets on', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 24 }), (given, size) => {
        const all = given.map(({ artist, trend }, index) => work(`${index}`, `${artist}`, trend))
        const known = all.filter((_, index) => !given[index]?.isNew).toSorted((a, b) => b.trend - a.trend)
        const newcomers = all.filter((_, index) => given[index]?.isNew)
        const seen: string[] = []
        let at = { known: 0, newcomers: 0 }
        let waiting: typeof all = []
        while (waiting.length > 0 || at.known < known.length || at.newcomers < newcomers.length) {
          const most = worksToChooseFrom(size)
          const page = trendingPage(
            {
              waiting,
              known: known.slice(at.known, at.known + most),
              newcomers: newcomers.slice(at.newcomers, at.newcomers + most),
            },
            size,
          )
          expect(page.shown.length).toBeGreaterThan(0)
          expect(page.shown.length).toBeLessThanOrEqual(size)
          const perArtist = Map.groupBy(page.shown, ({ artistId }) => artistId)
          expect(Math.max(...[...perArtist.values()].map((works) => works.length))).toBeLessThanOrEqual(
            mostOfOneArtist,
          )
          seen.push(...titles(page.shown))
          waiting = [...page.waiting]
          at = { known: at.known + page.taken.known, newcomers: at.newcomers + page.taken.newcomers }
        }
        expect(seen.toSorted()).toEqual(titles(all).toSorted())
      }),
    )
  })

  it('keeps the newcomers’ share whatever else there is', () => {
    fc.assert(
      fc.property(some, (given) => {
        const known = given.map(({ artist, trend }, index) => work(`k${index}`, `${artist}`, trend))
        const newcomers = Array.from({ length: 4 }, (_, index) => work(`n${index}`, `new ${index}`, 1))
        const { shown } = trendingPage({ waiting: [], known, newcomers }, 24)
        const wanted = Math.min(4, Math.floor(shown.length / newcomersPlace))
        expect(shown.filter(({ id }) => id.startsWith('n')).length).toBeGreaterThanOrEqual(wanted)
      }),
    )
  })
})
