import { describe, expect, it } from 'vitest'
import type { Likeness } from '#domain/catalogue/likeness.ts'
import { noFacets } from '../contract.ts'
import {
  blueWorks,
  categoryCounts,
  type Hanging,
  harbour,
  inkWorks,
  notingGallery,
} from '../testing/noting-gallery.ts'
import { catalogueService } from './catalogue-service.ts'

/** The catalogue over readers that note what they are asked. */
function noting(hanging?: Hanging) {
  const gallery = notingGallery(hanging)
  return { ...gallery, catalogue: catalogueService(gallery.ports, { feePercent: 15 }) }
}

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
