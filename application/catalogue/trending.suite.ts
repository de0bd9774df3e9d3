import { beforeEach, describe, expect, it } from 'vitest'
import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { type DailySignals, dayOf } from '#domain/catalogue/trending.ts'
import { anArtist } from '#domain/testing/artists.ts'
import { aWork } from '#domain/testing/works.ts'
import type { ArtworkSignals } from './artwork-signals.ts'
import type { Catalogue, TrendingRequest } from './contract.ts'

/** A gallery that signals can be told to. */
export interface TrendingGallery {
  readonly catalogue: Catalogue
  readonly signals: ArtworkSignals
  /** What has happened to a work, favourites and sales among it. */
  tell(artworkId: string, signals: DailySignals): Promise<void>
  /** An admin features a work. */
  feature(artworkId: string, since: Date): Promise<unknown>
}

type SetUp = (
  artists: readonly Artist[],
  artworks: readonly Artwork[],
  /** Ids of the works that there is a picture of. */
  pictured: readonly string[],
) => Promise<TrendingGallery>

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const now = new Date('2026-11-21T10:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)

const artists = ['Amina Njoroge', 'Brook Tadesse', 'Chidi Obi', 'Dalia Haddad'].map((name, index) =>
  anArtist({ id: id(index + 1), name, since: daysAgo(400) }),
)

const work = (number: number, artist: number, days: number, record: Partial<Artwork> = {}): Artwork =>
  aWork({
    id: id(number),
    artistId: id(artist),
    title: `Work ${number}`,
    stock: 3,
    unique: false,
    createdAt: daysAgo(days),
    ...record,
  })

const works = [
  ...[11, 12, 13].map((number) => work(number, 1, number + 100)),
  ...[21, 22].map((number) => work(number, 2, number + 100)),
  work(31, 3, 130, { category: 'abstract', price: 900_00 }),
  work(41, 4, 2),
  work(42, 4, 1, { price: 0 }),
  work(43, 4, 140, { price: 0 }),
]

const unseen = [work(51, 2, 1), work(52, 3, 200, { category: 'abstract' })]

/** What trending does, wherever works and signals are kept. */
export function describeTrending(kept: string, setUp: SetUp): void {
  describe(`trending works ${kept}`, () => {
    let gallery: TrendingGallery
    beforeEach(async () => {
      gallery = await setUp(
        artists,
        [...works, ...unseen],
        works.map((each) => each.id),
      )
    })

    const record = (number: number, day: number, more: Partial<DailySignals>): Promise<void> =>
      gallery.tell(id(number), { day: dayOf(now) - day, views: 0, favourites: 0, sales: 0, ...more })
    const leafed = async (request: TrendingRequest, total = 9): Promise<number[][]> => {
      const { catalogue } = gallery
      const pages: number[][] = []
      let cursor: string | undefined
      do {
        const { items, next, total: counted } = await catalogue.trending({ ...request, cursor })
        pages.push(items.map((item) => Number(item.id.slice(-2))))
        expect(counted).toBe(request.category === 'abstract' ? 1 : total)
        cursor = next ?? undefined
      } while (cursor)
      return pages
    }
    const look = async (number: number, visitors: number, at = now): Promise<void> => {
      for (let visitor = 0; visitor < visitors; visitor++)
        await gallery.signals.view(id(number), `visitor ${visitor}`, at)
    }

    it('begin with newcomers, and what nobody can buy comes last', async () => {
      await gallery.signals.settle(now)
      expect(await leafed({ limit: 24 })).toEqual([
        [41, 11, 12, 21, 22, 31, 42],
        [13, 43],
      ])
    })

    it('are nothing but works that there is something to see of', async () => {
      for (const { id: workId } of unseen)
        await gallery.tell(workId, { day: dayOf(now), views: 0, favourites: 0, sales: 9 })
      await gallery.signals.settle(now)
      expect((await leafed({ limit: 24 })).flat()).toHaveLength(works.length)
    })

    it('come by views, favourites and sales of the last days, which fade', async () => {
      await look(22, 10)
      await record(21, 0, { favourites: 2 })
      await record(31, 0, { sales: 1 })
      await record(11, 12, { views: 100 })
      await gallery.signals.settle(now)
      expect((await leafed({ limit: 24 }))[0]).toEqual([31, 21, 22, 11, 41, 12, 42])
    })

    it('let two works of one artist hang on a page, and show each work once', async () => {
      for (const number of [11, 12, 13]) await record(number, 0, { sales: 3 })
      await record(21, 0, { views: 3 })
      await gallery.signals.settle(now)
      const pages = await leafed({ limit: 3 })
      expect(pages[0]).toEqual([11, 12, 21])
      expect(pages[1]?.[0]).toBe(13)
      expect(pages.flat().toSorted((one, other) => one - other)).toEqual([11, 12, 13, 21, 22, 31, 41, 42, 43])
    })

    it('keep every sixth place for a newcomer', async () => {
      for (const number of [11, 12, 21, 22, 31]) await record(number, 0, { views: 100 - number })
      await record(43, 0, { views: 2 })
      await gallery.signals.settle(now)
      expect((await leafed({ limit: 6 }))[0]).toEqual([11, 12, 21, 22, 31, 41])
    })

    it('a newcomer that is cared for stands among the others', async () => {
      await look(41, 20)
      await record(31, 0, { views: 5 })
      await gallery.signals.settle(now)
      expect((await leafed({ limit: 2 }))[0]).toEqual([41, 31])
    })

    it('are led by what is featured, the last one first, and show it once', async () => {
      await look(31, 50)
      await gallery.feature(id(22), daysAgo(2))
      await gallery.feature(id(43), daysAgo(1))
      await gallery.signals.settle(now)
      expect(await leafed({ limit: 24 })).toEqual([
        [43, 22, 31, 41, 11, 12, 21],
        [13, 42],
      ])
      expect((await leafed({ limit: 1 })).flat().toSorted((one, other) => one - other)).toEqual([
        11, 12, 13, 21, 22, 31, 41, 42, 43,
      ])
    })

    it('let only so many works of one artist lead, and keep the places of newcomers', async () => {
      for (const number of [11, 12, 13, 21, 22, 31]) await gallery.feature(id(number), daysAgo(number))
      await gallery.signals.settle(now)
      expect((await leafed({ limit: 6 }))[0]).toEqual([11, 12, 21, 22, 31, 41])
    })

    it('end with what is sold out, however hot it is and whoever features it', async () => {
      const gone = [61, 62].map((number) => work(number, 2, 2, { stock: 0 }))
      const all = [...works, ...gone]
      gallery = await setUp(
        artists,
        all,
        all.map((each) => each.id),
      )
      await record(61, 0, { sales: 3 })
      await record(62, 0, { sales: 9 })
      await gallery.feature(id(61), daysAgo(1))
      await gallery.signals.settle(now)
      const pages = await leafed({ limit: 4 }, 11)
      expect(pages.flat().slice(-2)).toEqual([62, 61])
      expect(pages.flat()).toHaveLength(11)
      expect((await leafed({ limit: 1 }, 11)).flat().slice(-2)).toEqual([62, 61])
    })

    it('are chosen by category and price', async () => {
      await gallery.signals.settle(now)
      expect(await leafed({ category: 'abstract' })).toEqual([[31]])
      const { items, total } = await gallery.catalogue.trending({
        priceMin: 500_00,
      })
      expect([items.map((item) => item.id), total]).toEqual([[id(31)], 1])
    })

    it('count each visitor once a day, and only what everyone can see', async () => {
      await look(22, 1)
      await look(22, 1)
      await look(99, 1)
      await gallery.signals.view('nonsense', 'visitor', now)
      await look(21, 1)
      await look(21, 1, daysAgo(1))
      await gallery.signals.settle(now)
      expect((await leafed({ limit: 2 }))[0]).toEqual([21, 22])
    })

    it('take back what was taken back', async () => {
      await record(21, 0, { views: 1 })
      await record(22, 0, { favourites: 1 })
      await record(22, 0, { favourites: -1 })
      await gallery.signals.settle(now)
      expect((await leafed({ limit: 1 }))[0]).toEqual([21])
    })

    it('refuse a cursor of another list', async () => {
      const { trending } = gallery.catalogue
      for (const cursor of ['newest~0~1~x~9', 'trending~~~~~~~9~nonsense', 'trending'])
        await expect(trending({ cursor })).rejects.toMatchObject({ code: 'bad-cursor' })
    })
  })
}
