import { beforeAll, describe, expect, it } from 'vitest'
import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { searchWords } from '#domain/catalogue/search-words.ts'
import { anArtist } from '#domain/testing/artists.ts'
import { aWork } from '#domain/testing/works.ts'
import type { ArtistOrder, ArtistPlace, ArtistReader } from './artist-reader.ts'

type SetUp = (given: {
  readonly artists: readonly Artist[]
  readonly artworks: readonly Artwork[]
  /** Number of followers by artist id. */
  readonly followers: ReadonlyMap<string, number>
}) => Promise<ArtistReader>

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const artist = (number: number, name: string, approved = true): Artist =>
  anArtist({ id: id(number), name, since: new Date(Date.UTC(2026, 0, number)), approved })

const work = (number: number, by: Artist, popularity = 0, stock = 1): Artwork => {
  const createdAt = new Date(Date.UTC(2026, 1, number))
  return aWork({ id: id(number), artistId: by.id, title: `Work ${number}`, stock, createdAt, popularity })
}

const zoe = artist(1, 'Zoë Adler')
const elodie = artist(2, 'Élodie Perrin')
const amina = artist(3, 'Amina Njoroge')
const brook = artist(4, 'Brook Tadesse')
const waiting = artist(5, 'Amina Waiting', false)
brook.profile = {
  preferredMedium: 'Bronze',
  bio: 'Casts\n\nbells.',
  country: 'ET',
  exhibitions: [{ title: 'Bells', venue: 'Addis', year: 2024 }],
}

/** What every directory of artists does, wherever it is kept. */
export function describeArtistReader(kept: string, setUp: SetUp): void {
  describe(`artists ${kept}`, () => {
    let reader: ArtistReader
    beforeAll(async () => {
      reader = await setUp({
        artists: [zoe, elodie, amina, brook, waiting],
        artworks: [
          work(11, brook, 20, 0),
          work(12, brook, 9),
          work(13, brook),
          work(14, brook),
          work(15, zoe),
        ],
        followers: new Map([
          [elodie.id, 3],
          [brook.id, 1],
          [zoe.id, 1],
        ]),
      })
    })

    it('show an artist with everything their page tells, and their strongest works that are still there', async () => {
      const found = await reader.find(brook.id)
      expect(found).toMatchObject({
        id: brook.id,
        name: 'Brook Tadesse',
        profilePicture: null,
        artistProfile: brook.profile,
        artworkCount: 4,
        followerCount: 1,
        memberSince: '2026-01-04T00:00:00.000Z',
      })
      expect(found?.artworks.map(({ title }) => title)).toEqual(['Work 12', 'Work 14', 'Work 13'])
    })

    it.each([waiting.id, id(99), 'nonsense'])('know nothing of %s', async (unseen) => {
      expect(await reader.find(unseen)).toBeNull()
    })

    it.each<[ArtistOrder, Artist[]]>([
      ['name', [amina, brook, elodie, zoe]],
      ['newest', [brook, amina, elodie, zoe]],
      ['followers', [elodie, brook, zoe, amina]],
      ['featured', [brook, zoe]],
    ])('come in the order %s, page by page', async (order, artists) => {
      const all = await reader.slice({}, order, 100, null)
      expect(all.items.map(({ name }) => name)).toEqual(artists.map(({ name }) => name))
      expect([all.total, all.last]).toEqual([artists.length, null])
      const leafed: string[] = []
      let after: ArtistPlace | null = null
      do {
        const slice = await reader.slice({}, order, 1, after)
        leafed.push(...slice.items.map(({ name }) => name))
        after = slice.last
      } while (after)
      expect(leafed).toEqual(artists.map(({ name }) => name))
    })

    it.each<ArtistOrder>(['name', 'newest', 'followers', 'featured'])(
      'stand in a list in the order %s with as much of them as it shows',
      async (order) => {
        const { id: artistId, name } = brook
        const whole = await reader.slice({}, order, 2, null)
        const listed = await reader.listed({}, order, 2, null)
        expect({ ...whole, items: whole.items.map((each) => each.id) }).toEqual({
          ...listed,
          items: listed.items.map((each) => each.id),
        })
        const [shown] = (await reader.listed({ ids: [artistId] }, order, 2, null)).items
        expect(shown).toMatchObject({
          id: artistId,
          name,
          profilePicture: null,
          artistProfile: { preferredMedium: 'Bronze' },
          artworkCount: 4,
          followerCount: 1,
        })
        expect(shown?.artworks?.map(({ title, images }) => [title, images])).toEqual(
          (await reader.find(artistId))?.artworks.map(({ title, images }) => [title, images.slice(0, 1)]),
        )
      },
    )

    it('come by their ids, without those who are not shown', async () => {
      const ids = [brook.id, waiting.id, amina.id, id(99), 'nonsense']
      const { items, total } = await reader.slice({ ids }, 'name', 24, null)
      expect(items.map(({ name }) => name)).toEqual(['Amina Njoroge', 'Brook Tadesse'])
      expect(total).toBe(2)
    })

    it.each([
      ['amina', ['Amina Njoroge']],
      ['elodie perrin', ['Élodie Perrin']],
      ['tadese', ['Brook Tadesse']],
      ['zo', ['Zoë Adler']],
      ['nobody', []],
    ])('are found by %s', async (typed, names) => {
      const { items, total } = await reader.slice(
        { sought: { words: searchWords(typed), generous: false } },
        'name',
        24,
        null,
      )
      expect(items.map(({ name }) => name)).toEqual(names)
      expect(total).toBe(names.length)
    })
  })
}
