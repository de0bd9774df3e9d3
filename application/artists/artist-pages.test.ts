import { beforeEach, expect, it } from 'vitest'
import { artistPages } from './artist-pages.ts'
import type { ArtistReader } from './artist-reader.ts'

type Asked = Parameters<ArtistReader['slice']>

let asked: Asked[]
/** What is found where words are taken as they are, and where slips are forgiven. */
let found: { readonly strict: number; readonly generous: number }

const place = { name: 'amina', key: 7, artworkCount: 3, id: '11111111-1111-4111-8111-111111111111' }

beforeEach(() => {
  asked = []
  found = { strict: 1, generous: 1 }
})

const unasked = () => Promise.reject(new Error('This is not what was asked for.'))

const pages = () =>
  artistPages(
    {
      listed: unasked,
      slice: async (...given) => {
        asked.push(given)
        const [selection, , , after] = given
        const total = selection.sought?.generous ? found.generous : found.strict
        return { items: [], last: total > 1 && !after ? place : null, total: after ? null : total }
      },
      find: async () => null,
    },
    15,
  )

it('artists are sought by words, and with slips forgiven where nothing is found', async () => {
  await pages().list({ q: ' amina ' }, 'name')
  expect(asked).toEqual([
    [
      { ids: undefined, sought: { words: expect.any(Array), generous: false } },
      'name',
      expect.any(Number),
      null,
    ],
  ])
  asked = []
  found = { strict: 0, generous: 1 }
  expect(await pages().list({ q: 'amyna', ids: ['one'] }, 'name')).toEqual({
    items: [],
    total: 1,
    next: null,
  })
  expect(asked.map(([{ ids, sought }]) => [ids, sought?.generous])).toEqual([
    [['one'], false],
    [['one'], true],
  ])
})

it('without words all are meant, and nothing is forgiven where there are none', async () => {
  found = { strict: 0, generous: 9 }
  for (const q of [undefined, ' ']) {
    asked = []
    expect(await pages().list(q === undefined ? {} : { q }, 'newest')).toMatchObject({ total: 0 })
    expect(asked.map(([{ sought }]) => sought)).toEqual([undefined])
  }
})

it('without words, too, the next page goes on where the last one ended', async () => {
  found = { strict: 5, generous: 5 }
  const { next } = await pages().list({}, 'newest')
  asked = []
  expect(await pages().list({ cursor: next ?? '' }, 'newest')).toMatchObject({ total: 5 })
  expect(asked).toMatchObject([[{ sought: undefined }, 'newest', expect.any(Number), place]])
})

it('where no word is left of what was typed nobody is found, or asked for', async () => {
  expect(await pages().list({ q: '!?' }, 'name')).toEqual({ items: [], total: 0, next: null })
  expect(asked).toEqual([])
})

it.each([
  [{ strict: 5, generous: 0 }, false],
  [{ strict: 0, generous: 5 }, true],
])('the next page goes on where the last one ended, as it was sought (%o)', async (these, generous) => {
  found = these
  const { next, total } = await pages().list({ q: 'amina' }, 'followers')
  expect(total).toBe(5)
  asked = []
  const more = await pages().list({ q: 'amina', cursor: next ?? '' }, 'followers')
  expect(more).toEqual({ items: [], total: 5, next: null })
  expect(asked).toMatchObject([[{ sought: { generous } }, 'followers', expect.any(Number), place]])
  await expect(pages().list({ q: 'amina', cursor: next ?? '' }, 'name')).rejects.toMatchObject({
    code: 'bad-cursor',
  })
})

it('lists ask for no more than they show', async () => {
  const shown = {
    ...place,
    profilePicture: null,
    followerCount: 7,
    artistProfile: { preferredMedium: 'Ink' },
  }
  const questions: unknown[] = []
  const listed: ArtistReader['listed'] = async (...question) => {
    questions.push(question)
    return { items: [shown], last: null, total: 1 }
  }
  const { listed: list } = artistPages({ listed, slice: unasked, find: async () => null }, 15)
  expect(await list({ ids: ['one'] }, 'followers')).toEqual({ items: [shown], total: 1, next: null })
  expect(questions).toEqual([[{ ids: ['one'], sought: undefined }, 'followers', 24, null]])
})
