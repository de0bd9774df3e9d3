import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { artistDeskContract } from '#adapters/testing/artist-desk.suite.ts'
import type { KeptMessage } from '#application/messages/message-repository.ts'
import { Artist } from '#domain/artists/artist.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { memoryMessageRepository } from '../messages/memory-message-repository.ts'
import { MemoryBooks } from '../orders/memory-books.ts'
import { memoryLedgerRepository } from '../orders/memory-ledger-repository.ts'
import { memoryOrderListReader } from '../orders/memory-order-list-reader.ts'
import { memoryOrderRepository } from '../orders/memory-order-repository.ts'
import { memoryPayoutRepository } from '../orders/memory-payout-repository.ts'
import { memoryUnitOfWork } from '../shared/memory-unit-of-work.ts'
import { memoryArtistDeskReader } from './memory-artist-desk-reader.ts'
import { MemoryAnswers, memoryArtistInbox } from './memory-artist-inbox.ts'

describe('an artist’s desk in memory', () => {
  artistDeskContract(async () => {
    const gallery = new MemoryGallery()
    const books = new MemoryBooks()
    const artistIds = new Map<string, string>()
    const kept = new Map<string, KeptMessage>()
    return {
      desk: memoryArtistDeskReader({ artistIds }, gallery, books),
      inbox: memoryArtistInbox(kept, new MemoryAnswers()),
      list: memoryOrderListReader(books),
      orders: memoryOrderRepository(books),
      ledger: memoryLedgerRepository(books),
      payouts: memoryPayoutRepository(books),
      messages: memoryMessageRepository(gallery, kept, new Map()),
      work: memoryUnitOfWork(),
      async givenArtist(name) {
        const artist = new Artist(randomUUID(), name, new Date())
        gallery.artists.set(artist.id, artist)
        const userId = randomUUID()
        artistIds.set(userId, artist.id)
        return { userId, artistId: artist.id, artworkId: randomUUID() }
      },
      close: async () => undefined,
    }
  })
})
