import { beforeAll, describe, expect, it } from 'vitest'
import { colours } from '#domain/catalogue/colour.ts'
import { orientationOf, orientations } from '#domain/catalogue/orientation.ts'
import { describeArtworkLists } from './artwork-lists.suite.ts'
import type { ArtworkOrder, ArtworkPlace, ArtworkReader, ArtworkSelection } from './artwork-reader.ts'
import { describeArtworkSearch } from './artwork-search.suite.ts'
import { amina, elodie, id, pending, pictures, type SetUp, works } from './testing/works-to-read.ts'

/** What every catalogue of artworks does, wherever it is kept. */
export function describeArtworkReader(kept: string, setUp: SetUp): void {
  describe(`artworks ${kept}`, () => {
    let reader: ArtworkReader
    beforeAll(async () => {
      reader = await setUp([amina, elodie, pending], works, pictures)
    })

    const titles = async (selection: ArtworkSelection, order: ArtworkOrder = 'newest'): Promise<string[]> =>
      (await reader.slice(selection, order, 100, null)).items.map(({ title }) => title)

    it('shows a work with everything its page tells', async () => {
      expect(await reader.find(id(10))).toEqual({
        id: id(10),
        title: 'Harbour at Dusk',
        availability: 'available',
        heldUntil: null,
        description: '',
        price: 640_00,
        stock: 1,
        unique: false,
        category: 'paintings',
        images: [
          expect.objectContaining({
            imageUrl: expect.any(String),
            width: 800,
            height: 600,
            alt: 'Harbour at Dusk',
          }),
          expect.objectContaining({ alt: 'A detail' }),
        ],
        artist: { id: amina.id, name: 'Amina Njoroge' },
        medium: 'Oil on board',
        year: 2025,
        edition: '3 of 12',
        dimensions: { widthCm: 70.5, heightCm: 100, depthCm: null },
        createdAt: '2026-01-10T12:30:15.123Z',
      })
    })

    it.each([id(18), id(19), id(20), id(99), 'nonsense', ''])('knows nothing of %s', async (unseen) => {
      expect(await reader.find(unseen)).toBeNull()
    })

    it('tells a work that was taken down from one that never hung', async () => {
      expect(await reader.wasTakenDown(id(18))).toBe(true)
      for (const never of [id(10), id(19), id(20), id(99), 'nonsense'])
        expect(await reader.wasTakenDown(never)).toBe(false)
    })

    it.each<[ArtworkOrder, number[]]>([
      ['newest', [17, 16, 15, 14, 13, 12, 11, 10]],
      ['popular', [11, 17, 16, 15, 14, 12, 10, 13]],
      ['price-asc', [11, 12, 13, 17, 10, 15, 14, 16]],
      ['price-desc', [15, 10, 17, 13, 12, 11, 16, 14]],
    ])(
      'come in the order %s, what is not for sale last by price, and what is sold out last by sales',
      async (order, numbers) => {
        const { items, total, last } = await reader.slice({}, order, 100, null)
        expect(items.map((item) => item.id)).toEqual(numbers.map(id))
        expect([total, last]).toEqual([8, null])
      },
    )

    it.each<[ArtworkOrder, ArtworkSelection]>([
      ['newest', {}],
      ['popular', {}],
      ['price-asc', {}],
      ['price-desc', {}],
      ['newest', { category: 'paintings' }],
      ['price-asc', { category: 'paintings', priceMin: 1 }],
      ['best-match', { sought: { words: ['harbour'], generous: false } }],
      ['price-desc', { sought: { words: ['o'], generous: true } }],
    ])('can be leafed through by %s %j, each once', async (order, selection) => {
      const all = await reader.slice(selection, order, 100, null)
      for (const limit of [1, 2, 3]) {
        const leafed: string[] = []
        let after: ArtworkPlace | null = null
        do {
          const slice = await reader.slice(selection, order, limit, after)
          expect(slice.total).toBe(after === null ? all.items.length : null)
          leafed.push(...slice.items.map((item) => item.id))
          after = slice.last
        } while (after)
        expect(leafed).toEqual(all.items.map((item) => item.id))
      }
    })

    it('are chosen by category, price, artist and id', async () => {
      expect(await titles({ category: 'sculpture' })).toEqual(['Copper Orchard'])
      expect(await titles({ priceMin: 500_00, priceMax: 640_00 })).toEqual([
        'Salt Geometry',
        "Café de l'Étoile",
        'Harbour at Dusk',
      ])
      expect(await titles({ priceMax: 99_99 })).toEqual(['Copper Orchard', 'Salt Geometry'])
      expect(await titles({ priceMin: 0 })).toHaveLength(6)
      expect(await titles({ artist: elodie.id })).toEqual(["Café de l'Étoile"])
      expect(await titles({ artist: 'nobody' })).toEqual([])
      expect(await titles({ ids: [id(12), id(18), 'nonsense'] })).toEqual(['Copper Orchard'])
      expect(await titles({ category: 'paintings', priceMin: 600_00 })).toEqual(['Harbour at Dusk'])
      expect(await titles({ priceMin: 200_00, priceMax: 100_00 })).toEqual([])
    })

    it.each<[string, ArtworkSelection, number[]]>([
      ['medium', { medium: 'Patinated copper' }, [12]],
      ['medium, to the letter', { medium: 'patinated copper' }, []],
      ['colour', { colour: 'blue' }, [13, 10]],
      ['colour and category', { colour: 'brown', category: 'sculpture' }, [12]],
      ['width', { maxWidth: 70.5 }, [10]],
      ['width that is too small', { maxWidth: 70 }, []],
      ['height', { maxWidth: 200, maxHeight: 99 }, []],
    ])('are chosen by %s', async (_, selection, numbers) => {
      const { items, total } = await reader.slice(selection, 'newest', 100, null)
      expect([items.map((item) => item.id), total]).toEqual([numbers.map(id), numbers.length])
    })

    it('tell what they can be chosen by', async () => {
      expect(await reader.facets({})).toEqual({
        media: [
          { medium: 'Oil on board', count: 7 },
          { medium: 'Patinated copper', count: 1 },
        ],
        colours: [
          { colour: 'green', count: 1 },
          { colour: 'blue', count: 2 },
          { colour: 'brown', count: 1 },
        ],
        orientations: [
          { orientation: 'portrait', count: 1 },
          { orientation: 'landscape', count: 3 },
          { orientation: 'square', count: 1 },
        ],
      })
      expect(await reader.facets({ category: 'sculpture' })).toEqual({
        media: [{ medium: 'Patinated copper', count: 1 }],
        colours: [{ colour: 'brown', count: 1 }],
        orientations: [{ orientation: 'square', count: 1 }],
      })
      expect(await reader.facets({ category: 'photography' })).toEqual({
        media: [],
        colours: [],
        orientations: [],
      })
    })

    it.each<[string, ArtworkSelection]>([
      ['a colour', { colour: 'blue' }],
      ['an orientation and a category', { orientation: 'landscape', category: 'paintings' }],
      ['a medium and a price', { medium: 'Oil on board', priceMin: 100_00 }],
      ['a size', { maxWidth: 200 }],
      ['words', { sought: { words: ['harbour'], generous: false } }],
      ['everything', { medium: 'Oil on board', colour: 'blue', orientation: 'landscape' }],
    ])('tell under %s what they can be chosen by instead', async (_, selection) => {
      const total = async (changed: ArtworkSelection) =>
        (await reader.slice({ ...selection, ...changed }, 'newest', 1, null)).total
      const facets = await reader.facets(selection)
      for (const { medium, count } of facets.media)
        expect([medium, await total({ medium })]).toEqual([medium, count])
      for (const colour of colours)
        expect([colour, facets.colours.find((each) => each.colour === colour)?.count ?? 0]).toEqual([
          colour,
          await total({ colour }),
        ])
      for (const orientation of orientations)
        expect([
          orientation,
          facets.orientations.find((each) => each.orientation === orientation)?.count ?? 0,
        ]).toEqual([orientation, await total({ orientation })])
    })

    it('lie as the domain says', async () => {
      for (const orientation of orientations) {
        const lying = pictures.filter(({ width, height }) => orientationOf(width, height) === orientation)
        const { items } = await reader.slice({ orientation }, 'newest', 100, null)
        expect(items.map((item) => item.id)).toEqual(lying.map(({ artworkId }) => artworkId).toReversed())
      }
    })

    it('are given by id in the wanted order, without those nobody sees', async () => {
      const rows = await reader.rows([id(12), id(18), 'nonsense', id(10)])
      expect(rows.map((row) => row.id)).toEqual([id(12), id(10)])
      expect(await reader.rows([])).toEqual([])
    })

    it('know their kin: what hangs in the same category or is made of the same', async () => {
      const kin = await reader.kindred(id(10))
      expect(kin?.work).toEqual({
        id: id(10),
        artistId: amina.id,
        category: 'paintings',
        medium: 'Oil on board',
        colour: 'blue',
        price: 640_00,
        stock: 1,
      })
      expect(kin?.others.map((other) => other.id)).toEqual([17, 16, 15, 14, 13, 11].map(id))
      expect((await reader.kindred(id(12)))?.others).toEqual([])
      expect([await reader.kindred(id(18)), await reader.kindred('nonsense')]).toEqual([null, null])
    })

    it.each<[ArtworkSelection, number]>([
      [{}, 8],
      [{ category: 'paintings' }, 4],
      [{ category: 'paintings', priceMin: 500_00, priceMax: 1000_00 }, 3],
      [{ priceMax: 99_99 }, 2],
      [{ priceMin: 100_00, priceMax: 500_00 }, 2],
      [{ priceMin: 1000_01 }, 1],
      [{ priceMin: 45_00, priceMax: 45_00 }, 1],
      [{ artist: amina.id }, 7],
      [{ artist: pending.id }, 0],
    ])('are counted for %j', async (selection, total) => {
      expect(await reader.slice(selection, 'newest', 1, null)).toMatchObject({ total })
    })

    it('are counted by category, without those that fit none', async () => {
      expect(await reader.categoryCounts()).toEqual({
        paintings: 4,
        'digital-art': 1,
        photography: 0,
        sculpture: 1,
        abstract: 1,
      })
    })

    it.each<[ArtworkSelection, number[]]>([
      [{}, [15, 13, 12, 11, 10]],
      [{ category: 'paintings' }, [13, 10]],
      [{ colour: 'blue' }, [13, 10]],
      [{ priceMin: 500_00 }, [15, 13, 10]],
    ])('that there is a picture of are chosen out of %j', async (selection, numbers) => {
      const { items, total } = await reader.slice({ ...selection, pictured: true }, 'newest', 100, null)
      expect([items.map((item) => item.id), total]).toEqual([numbers.map(id), numbers.length])
    })

    describeArtworkSearch(() => reader)
    describeArtworkLists(() => reader)
  })
}
