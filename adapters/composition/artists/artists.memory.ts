import { memoryArtistContacts } from '#adapters/memory/artists/memory-artist-contacts.ts'
import { memoryArtistReader } from '#adapters/memory/artists/memory-artist-reader.ts'
import { memoryArtistRepository } from '#adapters/memory/artists/memory-artist-repository.ts'
import { memoryOwnProfileReader } from '#adapters/memory/artists/memory-own-profile-reader.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { artistPorts } from './artists.tokens.ts'

export const artistsInMemory = portSet(artistPorts, memoryStore, {
  reader: ({ memory: { gallery } }) => memoryArtistReader(gallery),
  artists: ({ memory: { gallery, accounts, orders, books } }) =>
    memoryArtistRepository(gallery, accounts, orders, books),
  profiles: ({ memory: { gallery, accounts } }) => memoryOwnProfileReader(gallery, accounts),
  contacts: ({ memory: { gallery, accounts } }) => memoryArtistContacts(accounts, gallery),
})
