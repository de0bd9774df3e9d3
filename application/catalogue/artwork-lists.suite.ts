import { expect, it } from 'vitest'
import type { ArtworkReader, ArtworkSelection } from './artwork-reader.ts'
import { id } from './testing/works-to-read.ts'

/** What lists tell of a work, wherever works are kept. */
export function describeArtworkLists(reader: () => ArtworkReader): void {
  it.each<ArtworkSelection>([
    {},
    { category: 'paintings' },
    { priceMin: 600_00, priceMax: 700_00 },
    { sought: { words: ['harbour'], generous: false } },
  ])('stand in the list of %j by their first picture alone, and tell all else', async (selection) => {
    const work = await reader().find(id(10))
    const listed = { ...work, images: work?.images.slice(0, 1) }
    const { items } = await reader().slice(selection, 'newest', 24, null)
    expect(items.find((item) => item.id === id(10))).toEqual(listed)
    expect(await reader().rows([id(10)])).toEqual([listed])
  })
}
