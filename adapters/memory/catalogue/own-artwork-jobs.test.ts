import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { cataloguePorts, catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import { csv, dusk, picture } from '#application/catalogue/testing/own-artworks-fixture.ts'
import { Memory } from '../memory.ts'
import { givenArtist } from '../testing/given-works.ts'

let memory: Memory
let artistId: string
let own: OwnArtworks
let sizesMade: (hash: string) => Promise<void>

beforeEach(() => {
  memory = new Memory()
  const userId = randomUUID()
  artistId = givenArtist(memory.gallery, 'Amina Njoroge')
  memory.accounts.artistIds.set(userId, artistId)
  const shop = memoryAssembly(memory)
  sizesMade = shop.get(cataloguePorts.kept).sizesMade
  own = shop.get(catalogueServices.ownArtworks)({ userId, role: 'artist', sessionId: 'one' })
})

/** What was put off since the last time that it was asked. */
const putOff = () => {
  const all = [...memory.jobs.waiting.values()]
  memory.jobs.waiting.clear()
  return all
}

it('fetches the pictures of an import later, for those works that have some', async () => {
  await own.import(csv('Dune,45,2,https://shop.example/a.jpg', 'Sea,20,1,'))
  const [dune] = (await own.list({ q: 'dune' })).items
  const pictures = [{ url: 'https://shop.example/a.jpg', alt: expect.any(String) }]
  expect(putOff()).toEqual([{ kind: 'fetch-pictures', what: { artistId, artworkId: dune?.id, pictures } }])
})

it('makes the sizes of a picture later, and not again for a copy of the work', async () => {
  const { id } = await own.create(dusk)
  const { pictures } = await own.addPicture(id, picture())
  const hash = pictures[0]?.imageUrl.split('/')[2] ?? ''
  const makeSizes = [{ kind: 'make-picture-sizes', what: { hash } }]
  expect(putOff()).toEqual(makeSizes)
  await own.duplicate(id)
  expect(putOff()).toEqual(makeSizes)
  await sizesMade(hash)
  await own.duplicate(id)
  expect(putOff()).toEqual([])
})
