import { describe, expect, it } from 'vitest'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import type {
  ArtworkOrder,
  ArtworkPlace,
  ArtworkReader,
  ArtworkRow,
  ArtworkSelection,
} from '../artwork-reader.ts'
import { type ArtworkFilter, noFacets } from '../contract.ts'
import type { TrendingReader } from '../trending-reader.ts'
import { catalogueService } from './catalogue-service.ts'

const harbour: ArtworkRow = {
  ...blankDetails,
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Harbour',
  price: 99_99,
  category: 'paintings',
  images: [],
  availability: 'available',
  heldUntil: null,
  artist: { id: 'a', name: 'Amina' },
  createdAt: '2026-01-01T00:00:00.000Z',
}
const place: ArtworkPlace = { key: 3, createdAt: 1_767_225_600_000, id: harbour.id }

interface Asked {
  readonly selection: ArtworkSelection
  readonly order: ArtworkOrder
  readonly limit: number
  readonly after: ArtworkPlace | null
}

/** A reader that notes what it is asked and finds one work, with words only when it may be generous. */
function noting() {
  const asked: Asked[] = []
  const trendingAsked: ArtworkSelection[] = []
  const facetsAsked: ArtworkSelection[] = []
  const trending: TrendingReader = {
    candidates: async (selection) => {
      trendingAsked.push(selection)
      return { waiting: [], known: [], newcomers: [], total: 0 }
    },
  }
  const reader: ArtworkReader = {
    slice: async (selection, order, limit, after) => {
      asked.push({ selection, order, limit, after })
      const finds = !selection.sought || selection.sought.generous
      return {
        items: finds ? [harbour] : [],
        last: finds ? place : null,
        total: after ? null : Number(finds) * 40,
      }
    },
    find: async () => null,
    wasTakenDown: async () => false,
    rows: async () => [harbour],
    kindred: async () => null,
    facets: async (selection) => {
      facetsAsked.push(selection)
      return noFacets
    },
    categoryCounts: async () => ({
      paintings: 1,
      'digital-art': 0,
      photography: 0,
      sculpture: 0,
      abstract: 0,
    }),
  }
  return {
    asked,
    trendingAsked,
    facetsAsked,
    catalogue: catalogueService({ artworks: reader, trending }, { feePercent: 15 }),
  }
}

describe('the catalogue', () => {
  it('says what the artist receives of each price', async () => {
    const { items } = await noting().catalogue.artworks({})
    expect(items[0]?.artistReceives).toBe(84_99)
  })

  it.each([
    [undefined, 24],
    [0, 1],
    [-5, 1],
    [1000, 100],
    [7.9, 7],
    [Number.NaN, 1],
  ])('with the limit %s reads %d works', async (limit, read) => {
    const { asked, catalogue } = noting()
    await catalogue.artworks({ limit })
    expect(asked[0]?.limit).toBe(read)
  })

  it('goes on where a page ended, and remembers how many there are', async () => {
    const { asked, catalogue } = noting()
    const { next } = await catalogue.artworks({ sort: 'popular' })
    const second = await catalogue.artworks({ sort: 'popular', cursor: next ?? '' })
    expect(asked[1]?.after).toMatchObject(place)
    expect(second.total).toBe(40)
  })

  it('shows the best matches first unless told otherwise, the newest where nothing is sought', async () => {
    const { asked, catalogue } = noting()
    await catalogue.artworks({ q: 'harbour' })
    await catalogue.artworks({ q: 'harbour', sort: 'price-asc' })
    await catalogue.artworks({ q: '   ' })
    expect(asked.map(({ order }) => order)).toEqual([
      'best-match',
      'best-match',
      'price-asc',
      'price-asc',
      'newest',
    ])
  })

  it('takes words generously once nothing else is found, and goes on so', async () => {
    const { asked, catalogue } = noting()
    const { next, total } = await catalogue.artworks({ q: 'cooper' })
    expect([asked.map(({ selection }) => selection.sought?.generous), total]).toEqual([[false, true], 40])
    await catalogue.artworks({ q: 'cooper', cursor: next ?? '' })
    expect(asked[2]).toMatchObject({ selection: { sought: { generous: true } }, after: place })
  })

  it('finds nothing for what holds no word, and asks nobody', async () => {
    const { asked, catalogue } = noting()
    expect(await catalogue.artworks({ q: '%_\\' })).toEqual({ items: [], total: 0, next: null })
    expect(asked).toEqual([])
  })

  it.each(['', 'x', 'newest', 'popular~1~1~1~1', 'newest~0~1~not-an-id~5'])(
    'refuses the cursor %j',
    async (cursor) => {
      await expect(noting().catalogue.artworks({ cursor })).rejects.toMatchObject({ code: 'bad-cursor' })
    },
  )

  it('asks for every filter it is told, and for nothing else', async () => {
    const { asked, facetsAsked, catalogue } = noting()
    const filter: Required<Omit<ArtworkFilter, 'q'>> = {
      category: 'abstract',
      priceMin: 29,
      priceMax: 99_99,
      artist: 'a',
      medium: 'Ink',
      maxWidth: 80,
      maxHeight: 120,
      orientation: 'square',
      colour: 'blue',
      ids: [harbour.id],
    }
    await catalogue.artworks({ ...filter, q: 'salt', sort: 'popular', limit: 3 })
    await catalogue.facets(filter)
    expect(asked[0]?.selection).toEqual({ ...filter, sought: { words: ['salt'], generous: false } })
    expect(facetsAsked).toEqual([filter])
  })

  it('asks for the prices it is told', async () => {
    const { asked, trendingAsked, catalogue } = noting()
    const prices = { priceMin: 29, priceMax: 99_99 }
    await catalogue.artworks(prices)
    await catalogue.trending(prices)
    expect(asked[0]?.selection).toMatchObject(prices)
    expect(trendingAsked[0]).toMatchObject(prices)
  })

  it('says that a work is not there', async () => {
    await expect(noting().catalogue.artwork('x')).rejects.toMatchObject({ refusal: 'not-found' })
  })
})
