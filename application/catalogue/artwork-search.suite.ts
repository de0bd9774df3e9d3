import { describe, expect, it } from 'vitest'
import { searchWords } from '#domain/catalogue/search-words.ts'
import type { ArtworkOrder, ArtworkReader, ArtworkSelection } from './artwork-reader.ts'

/** How words find works, wherever they are kept. */
export function describeArtworkSearch(reader: () => ArtworkReader): void {
  describe('by words', () => {
    const titles = async (selection: ArtworkSelection, order: ArtworkOrder = 'newest'): Promise<string[]> =>
      (await reader().slice(selection, order, 100, null)).items.map(({ title }) => title)
    const found = (typed: string, generous = false): Promise<string[]> =>
      titles({ sought: { words: searchWords(typed), generous } }, 'best-match')

    it.each([
      ['orchard', ['Copper Orchard']],
      ['ELODIE', ["Café de l'Étoile"]],
      ['patinated', ['Copper Orchard']],
      ['patin', ['Copper Orchard']],
      ['painted old', ['Letter to a Lighthouse']],
      ['夜', ['Untold Stories 夜 1964']],
      ['1964', ['Untold Stories 夜 1964']],
      ['coper orchrd', ['Copper Orchard']],
      ['lihgthouse', ['Letter to a Lighthouse']],
      ['cafe de letoile', ["Café de l'Étoile"]],
      ['orchard lighthouse', []],
      ['submarine', []],
      ["'); drop table artworks; --", []],
      ['<script>', []],
      [`a'b"c\\d:*&|!(`, []],
      ['x'.repeat(1000), []],
    ])('are found by %j', async (typed, expected) => {
      expect(await found(typed)).toEqual(expected)
    })

    it.each([
      ['sculpture', ['Copper Orchard']],
      ['Digital Art', ['Salt Geometry']],
      ['digital salt', ['Salt Geometry']],
      ['paintings', ['Salt Geometry', 'Letter to a Lighthouse', "Café de l'Étoile", 'Harbour at Dusk']],
      ['painting lighthouse', ['Letter to a Lighthouse']],
      ['sculptrue', ['Copper Orchard']],
      ['photography', []],
      ['other', []],
    ])('are found by the names of their category, as in %j', async (typed, expected) => {
      expect(await found(typed)).toEqual(expected)
    })

    it('that say the words in title or name come before those that say them elsewhere', async () => {
      expect(await found('harbour')).toEqual(['Harbour at Dusk', 'Letter to a Lighthouse'])
    })

    it('are found by what a known word may have been meant to be, when asked for generously', async () => {
      expect(await found('cooper orchard')).toEqual([])
      expect(await found('cooper orchard', true)).toEqual(['Copper Orchard'])
    })

    it('are searched within the other conditions', async () => {
      const sought = { words: ['salt'], generous: false }
      expect((await reader().slice({ sought, category: 'digital-art' }, 'best-match', 24, null)).total).toBe(
        1,
      )
      expect(await titles({ sought, priceMin: 100_00 })).toEqual(['Salt Geometry'])
      expect(
        (await reader().slice({ sought }, 'price-asc', 24, null)).items.map(({ price }) => price),
      ).toEqual([45_00, 500_00])
    })
  })
}
