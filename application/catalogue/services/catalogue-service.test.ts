import { describe, expect, it } from 'vitest'
import type { Likeness } from '#domain/catalogue/likeness.ts'
import { type ArtworkFilter, noFacets } from '../contract.ts'
import {
  blueWorks,
  categoryCounts,
  type Hanging,
  harbour,
  harbourPlace,
  inkWorks,
  notingGallery,
} from '../testing/noting-gallery.ts'
import { catalogueService } from './catalogue-service.ts'

/** The catalogue over readers that note what they are asked. */
function noting(hanging?: Hanging) {
  const gallery = notingGallery(hanging)
  return { ...gallery, catalogue: catalogueService(gallery.ports, { feePercent: 15 }) }
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
    expect(asked[1]?.after).toMatchObject(harbourPlace)
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
    expect(asked[2]).toMatchObject({ selection: { sought: { generous: true } }, after: harbourPlace })
  })

  it('asks once where the words are found as they are, and goes on so', async () => {
    const { asked, catalogue } = noting()
    const { next } = await catalogue.artworks({ q: 'salt' })
    await catalogue.artworks({ q: 'salt', cursor: next ?? '' })
    expect(asked.map(({ selection }) => selection.sought?.generous)).toEqual([false, false])
  })

  it('goes on generously in the order that was asked for, and in no other', async () => {
    const { catalogue } = noting()
    const { next } = await catalogue.artworks({ q: 'cooper' })
    await expect(
      catalogue.artworks({ q: 'cooper', sort: 'price-asc', cursor: next ?? '' }),
    ).rejects.toMatchObject({ code: 'bad-cursor' })
  })

  it('finds nothing for what holds no word, and asks nobody', async () => {
    const { asked, catalogue } = noting()
    expect(await catalogue.artworks({ q: '%_\\' })).toEqual({ items: [], total: 0, next: null })
    expect(asked).toEqual([])
  })

  it.each(['', 'x', 'newest', 'popular~1~1~1~1', 'newest~0~1~not-an-id~5'])(
    'refuses the cursor %j',
    async (cursor) => {
      await expect(noting().catalogue.artworks({ cursor })).rejects.toMatchObject({
        code: 'bad-cursor',
      })
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
    expect(trendingAsked[0]?.selection).toMatchObject(prices)
  })

  it('tells a work that is not there from one that hung there', async () => {
    const { catalogue } = noting()
    await expect(catalogue.artwork('x')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'artwork-not-found',
      message: 'This artwork is not here.',
    })
    await expect(catalogue.artwork('gone')).rejects.toMatchObject({
      refusal: 'not-found',
      code: 'artwork-gone',
      message: 'This artwork hung here and was taken down.',
    })
  })
})

describe('what works can be chosen by', () => {
  it('is counted for the words as they are, where anything of them is found', async () => {
    const { facetsAsked, catalogue } = noting()
    expect(await catalogue.facets({ q: 'salt' })).toEqual(blueWorks)
    expect(facetsAsked).toEqual([{ sought: { words: ['salt'], generous: false } }])
  })

  it('is counted for what the words may mean, where nothing is found of them', async () => {
    const { facetsAsked, catalogue } = noting()
    expect(await catalogue.facets({ q: 'cooper' })).toEqual(inkWorks)
    expect(facetsAsked.map(({ sought }) => sought?.generous)).toEqual([false, true])
  })

  it('is everything without words, and nothing for what holds none', async () => {
    const { facetsAsked, catalogue } = noting()
    expect(await catalogue.facets({ q: '   ' })).toEqual(blueWorks)
    expect(await catalogue.facets({ q: '%_\\' })).toEqual(noFacets)
    expect(facetsAsked).toEqual([{ sought: undefined }])
  })

  it('is how many works each category holds', async () => {
    expect(await noting().catalogue.categoryCounts()).toEqual(categoryCounts)
  })
})

describe('similar works', () => {
  const alike = Array.from(
    { length: 31 },
    (_, number): Likeness => ({
      id: `work ${number}`,
      artistId: `artist ${number}`,
      category: 'paintings',
      medium: 'Ink',
      colour: null,
      price: 100_00,
      stock: 1,
    }),
  )

  it('are as many as are asked for and no more than 24, told with what their artists receive', async () => {
    const { rowsAsked, catalogue } = noting({ alike, newcomers: [] })
    const shown = await catalogue.similar('work 1', 2)
    await catalogue.similar('work 1', 50)
    expect(shown).toEqual([{ ...harbour, artistReceives: 84_99 }])
    expect([rowsAsked[0], rowsAsked[1]?.length]).toEqual([['work 0', 'work 2'], 24])
  })

  it('there are none of a work that is not there', async () => {
    await expect(noting().catalogue.similar('work 1', 2)).rejects.toMatchObject({
      code: 'artwork-not-found',
    })
  })
})

describe('trending works', () => {
  it('go on while there are newcomers, from the last that was shown', async () => {
    const newcomers = [1, 2].map((number) => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      artistId: `artist ${number}`,
      trend: 1,
      createdAt: number,
    }))
    const { trendingAsked, catalogue } = noting({ alike: [], newcomers })
    const { next } = await catalogue.trending({ limit: 1 })
    await catalogue.trending({ limit: 1, cursor: next ?? '' })
    expect(trendingAsked.map(({ from }) => from)).toEqual([
      null,
      { known: null, newcomers: { key: 0, createdAt: 1, id: newcomers[0]?.id }, waiting: [] },
    ])
  })
})
