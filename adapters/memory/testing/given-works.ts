import { randomUUID } from 'node:crypto'
import { Artist } from '#domain/artists/artist.ts'
import { newArtwork } from '#domain/catalogue/artwork.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** An artist, approved or not. @returns their id */
export function givenArtist(gallery: MemoryGallery, name: string, approved = true): string {
  const artist = new Artist(randomUUID(), name, new Date())
  if (approved) artist.approve()
  gallery.artists.set(artist.id, artist)
  return artist.id
}

/** A work on show, by Amina Njoroge unless it is somebody else's; price in cents. @returns its id */
export function hangWork(
  gallery: MemoryGallery,
  work: {
    readonly title: string
    readonly price: number
    readonly stock: number
    readonly unique?: boolean
    readonly artistId?: string
  },
): string {
  const artists = [...gallery.artists.values()]
  const artistId =
    artists.find(({ name }) => name === 'Amina Njoroge')?.id ?? givenArtist(gallery, 'Amina Njoroge')
  const id = randomUUID()
  const details = { ...blankDetails, category: 'paintings', unique: false } as const
  gallery.artworks.set(id, newArtwork({ ...details, artistId, ...work, id, createdAt: new Date() }))
  return id
}
