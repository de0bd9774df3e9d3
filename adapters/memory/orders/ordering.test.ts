import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { orderingContract } from '#adapters/testing/ordering.suite.ts'
import type { UserView } from '#application/identity/contract.ts'
import { Artist } from '#domain/artists/artist.ts'
import { newArtwork } from '#domain/catalogue/artwork.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { memoryOutbox } from '../notifications/memory-outbox.ts'
import { MemoryHappenings } from '../shared/memory-happenings.ts'
import { MemoryJobs } from '../shared/memory-jobs.ts'
import { memoryUnitOfWork, rewindableMap } from '../shared/memory-unit-of-work.ts'
import { memoryArtworkStock } from './memory-artwork-stock.ts'
import { MemoryBooks } from './memory-books.ts'
import { memoryLedgerRepository } from './memory-ledger-repository.ts'
import { memoryOrderRepository } from './memory-order-repository.ts'
import { memoryOwnOrderReader } from './memory-own-order-reader.ts'

describe('orders in memory', () => {
  orderingContract(async () => {
    const gallery = new MemoryGallery()
    const books = new MemoryBooks()
    const people = new Map<string, UserView>()
    const amina = new Artist(randomUUID(), 'Amina Njoroge', new Date())
    amina.approve()
    gallery.artists.set(amina.id, amina)
    const kept = [gallery.artworks, books.orders, books.requests, books.entries, books.mails]

    return {
      orders: memoryOrderRepository(books),
      stock: memoryArtworkStock(gallery),
      ledger: memoryLedgerRepository(books),
      outbox: memoryOutbox(books),
      accounts: { view: async (id) => people.get(id) ?? null },
      ownOrders: memoryOwnOrderReader(books),
      givenBuyer: async (email, emailVerified) => {
        const id = randomUUID()
        people.set(id, {
          id,
          email,
          emailVerified,
          name: 'Lena Okoro',
          country: 'NG',
          phone: '',
          role: 'user',
          artistStatus: null,
          createdAt: new Date().toISOString(),
        })
        return id
      },
      jobs: new MemoryJobs(),
      happenings: new MemoryHappenings(new Map()),
      work: memoryUnitOfWork(...kept.map((map) => rewindableMap(map as Map<unknown, unknown>))),
      givenArtwork: async ({ title, price = 10_000, stock, unique = false }) => {
        const id = randomUUID()
        const createdAt = new Date()
        const told = { ...blankDetails, category: 'paintings', title, price, stock, unique } as const
        gallery.artworks.set(id, newArtwork({ ...told, id, createdAt, artistId: amina.id }))
        return id
      },
      setStock: async (id, stock) => gallery.change(id, { stock }),
      stockOf: async (id) => gallery.artworks.get(id)?.stock ?? Number.NaN,
      orderCount: async () => books.orders.size,
      booksSum: async () => [...books.entries.values()].flat().reduce((sum, { amount }) => sum + amount, 0),
      mailOf: async (event) => books.mails.get(event)?.mail,
      close: async () => undefined,
    }
  })
})
