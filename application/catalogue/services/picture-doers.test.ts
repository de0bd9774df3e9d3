import { beforeEach, expect, it } from 'vitest'
import { memoryKeptPictures } from '#adapters/memory/catalogue/memory-kept-pictures.ts'
import {
  memoryOwnArtworkReader,
  memoryOwnArtworkRepository,
} from '#adapters/memory/catalogue/memory-own-artworks.ts'
import { memoryPictureIntake } from '#adapters/memory/catalogue/memory-picture-intake.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import { memoryUnitOfWork, rewindableMap } from '#adapters/memory/shared/memory-unit-of-work.ts'
import { MemoryAccounts } from '#adapters/memory/store/memory-accounts.ts'
import { MemoryGallery } from '#adapters/memory/store/memory-gallery.ts'
import { givenArtist } from '#adapters/memory/testing/given-works.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { OwnArtwork } from '#domain/catalogue/own-artwork.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { pictureDoers } from './picture-doers.ts'

let gallery: MemoryGallery
let jobs: MemoryJobs
let artistId: string
let artworkId: string
let sized: string[]
let troubles: unknown[]
/** Addresses that were asked for. */
let fetched: string[]
/** What happens while a picture comes. */
let meanwhile: () => void
/** What the other shop answers, by address. */
let shop: Map<string, SentFile | Error>

const picture = (content: string): SentFile => ({
  name: 'a.png',
  type: 'image/png',
  size: content.length,
  async *stream() {
    yield Uint8Array.from(`\x89PNG ${content}`, (letter) => letter.charCodeAt(0))
  },
})

function doers() {
  return pictureDoers({
    images: { makeSizes: async (hash) => void sized.push(hash) },
    kept: memoryKeptPictures(gallery),
    works: memoryOwnArtworkRepository(gallery, new MemoryAccounts()),
    intake: memoryPictureIntake(),
    remote: {
      fetch: async (url) => {
        fetched.push(url)
        meanwhile()
        const answer = shop.get(url)
        if (answer instanceof Error) throw answer
        return answer ?? picture(url)
      },
    },
    jobs,
    work: memoryUnitOfWork(rewindableMap(gallery.artworks as Map<unknown, unknown>)),
    digest: sha256,
    trouble: (what, reason) => troubles.push([what, reason]),
  })
}

const urls = ['https://shop.example/a.png', 'https://shop.example/b.png', 'https://shop.example/c.png']
const order = () => ({ artistId, artworkId, pictures: urls.map((url) => ({ url, alt: `Seen at ${url}` })) })
const shown = async () => (await memoryOwnArtworkReader(gallery).find(artistId, artworkId))?.pictures ?? []

beforeEach(async () => {
  gallery = new MemoryGallery()
  jobs = new MemoryJobs()
  shop = new Map()
  sized = []
  troubles = []
  fetched = []
  meanwhile = () => undefined
  artistId = givenArtist(gallery, 'Zawadi')
  const work = new OwnArtwork(randomIds.newId(), artistId, new Date())
  artworkId = work.id
  await memoryOwnArtworkRepository(gallery, new MemoryAccounts()).add(work)
})

it('fetches pictures in their order with their words, and then makes their sizes', async () => {
  await doers()['fetch-pictures'](order())
  expect((await shown()).map(({ alt, ready }) => [alt, ready])).toEqual(
    urls.map((url) => [`Seen at ${url}`, false]),
  )
  await jobs.doAll(doers())
  expect([sized.length, (await shown()).every(({ ready }) => ready)]).toEqual([3, true])
})

it('lets none wait for one that does not come, and goes on later without doubling what is there', async () => {
  shop.set(urls[1]!, new Error('The other shop answered 503.'))
  await expect(doers()['fetch-pictures'](order())).rejects.toThrow('503')
  expect((await shown()).map(({ alt }) => alt)).toEqual([`Seen at ${urls[0]}`, `Seen at ${urls[2]}`])
  shop.clear()
  await doers()['fetch-pictures'](order())
  await doers()['fetch-pictures'](order())
  expect((await shown()).map(({ alt }) => alt)).toEqual(urls.map((url) => `Seen at ${url}`))
  expect([fetched, troubles]).toEqual([[...urls, urls[1]], []])
})

it('knows a picture again by the work and the address', async () => {
  await doers()['fetch-pictures'](order())
  const ids = (await shown()).map(({ id }) => id)
  expect(ids).toEqual(urls.map(() => expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)))
  expect(new Set(ids).size).toBe(3)
})

it('passes over what is no picture or nowhere, and says so', async () => {
  shop.set(urls[0]!, {
    ...picture(''),
    stream: async function* () {
      yield new TextEncoder().encode('<html>')
    },
  })
  shop.set(urls[1]!, new DomainError('rule-broken', 'address-not-public', 'No.'))
  await doers()['fetch-pictures'](order())
  expect([(await shown()).length, troubles]).toEqual([
    1,
    [
      ['fetching a picture for an import', 'picture-unknown'],
      ['fetching a picture for an import', 'address-not-public'],
    ],
  ])
})

it('does nothing for a work that was removed meanwhile', async () => {
  gallery.change(artworkId, { removedFrom: 'draft', visibility: 'hidden' })
  await doers()['fetch-pictures'](order())
  expect([gallery.pictures.get(artworkId), fetched]).toEqual([[], []])
})

it('does nothing for a work that never was', async () => {
  await doers()['fetch-pictures']({ ...order(), artworkId: randomIds.newId() })
  expect([fetched, troubles]).toEqual([[], []])
})

it('hangs nothing in a work that is removed while its picture comes', async () => {
  meanwhile = () => gallery.change(artworkId, { removedFrom: 'draft', visibility: 'hidden' })
  await doers()['fetch-pictures'](order())
  expect([gallery.pictures.get(artworkId), jobs.waiting.size]).toEqual([[], 0])
})

it('takes no picture that a work could not be seen in', async () => {
  const size = '\0\0\0 '
  shop.set(urls[0]!, picture(`a head:IHDR${size}${size}`))
  await doers()['fetch-pictures'](order())
  expect(troubles).toEqual([['fetching a picture for an import', 'picture-too-small']])
})
