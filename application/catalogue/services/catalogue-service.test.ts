import { describe, expect, it } from 'vitest'
import { type ArtworkFilter } from '../contract.ts'
import { harbour, harbourPlace, notingGallery } from '../testing/noting-gallery.ts'
import { catalogueService } from './catalogue-service.ts'

/** The catalogue over readers that note what they are asked. */
function noting() {
  const gallery = notingGallery()
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
