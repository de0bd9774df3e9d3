import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { messageRepositoryContract } from '#application/messages/message-repository.suite.ts'
import { Artist } from '#domain/artists/artist.ts'
import { MemoryGallery } from '../catalogue/memory-gallery.ts'
import { memoryMessageRepository } from './memory-message-repository.ts'

describe('messages in memory', () => {
  const gallery = new MemoryGallery()
  const emails = new Map<string, string>()
  const messages = memoryMessageRepository(gallery, new Map(), emails)
  messageRepositoryContract(() => ({
    messages,
    async givenArtist({ name, email, approved }) {
      const artist = new Artist(randomUUID(), name, new Date())
      if (approved) artist.approve()
      gallery.artists.set(artist.id, artist)
      if (email !== null) emails.set(artist.id, email)
      return artist.id
    },
  }))
})
