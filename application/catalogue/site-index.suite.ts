import { beforeAll, describe, expect, it } from 'vitest'
import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork, Visibility } from '#domain/catalogue/artwork.ts'
import { anArtist } from '#domain/testing/artists.ts'
import { aWork } from '#domain/testing/works.ts'
import type { SiteIndex } from './site-index.ts'

type SetUp = (artists: readonly Artist[], artworks: readonly Artwork[]) => Promise<SiteIndex>

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))

const artist = (number: number, name: string, approved = true): Artist =>
  anArtist({ id: id(number), name, since: day(number), approved })

const work = (number: number, on: number, artistId = id(1), visibility: Visibility = 'public'): Artwork =>
  aWork({ id: id(number), artistId, title: `Work ${number}`, createdAt: day(on), visibility })

/** What every list of all that is public does, wherever it is kept. */
export function describeSiteIndex(kept: string, setUp: SetUp): void {
  describe(`the index of everything public ${kept}`, () => {
    let index: SiteIndex
    beforeAll(async () => {
      index = await setUp(
        [artist(1, 'Amina Njoroge'), artist(2, 'Brook Tadesse'), artist(3, 'Pending Person', false)],
        [
          work(15, 1),
          work(14, 2),
          work(13, 3),
          work(12, 3),
          work(11, 4),
          work(16, 5, id(1), 'hidden'),
          work(17, 5, id(1), 'draft'),
          work(18, 5, id(3)),
          work(10, 3, id(1), 'hidden'),
        ],
      )
    })

    it('is cut into parts in the order in which it grew', async () => {
      expect(await index.artworks.parts(2)).toEqual([id(15), id(12), id(11)])
      expect(await index.artworks.parts(5)).toEqual([id(15)])
      expect(await index.artists.parts(1)).toEqual([id(1), id(2)])
    })

    it('tells what a part holds, page by page', async () => {
      expect(await index.artworks.from(id(12), 2)).toEqual([
        { id: id(12), title: 'Work 12', imageUrl: null, createdAt: '2026-01-03T00:00:00.000Z' },
        { id: id(13), title: 'Work 13', imageUrl: null, createdAt: '2026-01-03T00:00:00.000Z' },
      ])
      expect(await index.artworks.from(id(11), 9)).toHaveLength(1)
      expect(await index.artists.from(id(1), 9)).toEqual([
        { id: id(1), name: 'Amina Njoroge' },
        { id: id(2), name: 'Brook Tadesse' },
      ])
    })

    it('goes on behind whatever it has told of, also where that was taken down meanwhile', async () => {
      const behind = async (number: number, limit = 9) =>
        (await index.artworks.behind(id(number), limit)).map((each) => each.id)
      expect(await behind(15, 2)).toEqual([id(14), id(12)])
      expect(await behind(10)).toEqual([id(12), id(13), id(11)])
      expect([await behind(11), await behind(99)]).toEqual([[], []])
      expect(await index.artists.behind(id(1), 9)).toEqual([{ id: id(2), name: 'Brook Tadesse' }])
      expect(await index.artists.behind('nonsense', 9)).toEqual([])
    })

    it.each([id(16), id(17), id(18), id(99), 'nonsense'])('knows no part from %s on', async (unknown) => {
      expect(await index.artworks.from(unknown, 9)).toEqual([])
    })

    it.each([id(3), id(99), 'nonsense'])('knows no artists from %s on', async (unknown) => {
      expect(await index.artists.from(unknown, 9)).toEqual([])
    })
  })
}
