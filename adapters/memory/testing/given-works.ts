import { randomUUID } from 'node:crypto'
import { anArtist } from '#domain/testing/artists.ts'
import { aWork } from '#domain/testing/works.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** An artist, approved or not. @returns their id */
export function givenArtist(gallery: MemoryGallery, name: string, approved = true): string {
  const artist = anArtist({ id: randomUUID(), name, since: new Date(), approved })
  gallery.artists.set(artist.id, artist)
  return artist.id
}

/** A work on show, made now and by Amina Njoroge unless told otherwise; price in cents. @returns its id */
export function hangWork(
  gallery: MemoryGallery,
  work: {
    readonly title: string
    readonly price: number
    readonly stock: number
    readonly unique?: boolean
    readonly artistId?: string
    readonly createdAt?: Date
  },
): string {
  const artists = [...gallery.artists.values()]
  const artistId =
    artists.find(({ name }) => name === 'Amina Njoroge')?.id ?? givenArtist(gallery, 'Amina Njoroge')
  const id = randomUUID()
  gallery.artworks.set(id, aWork({ artistId, unique: false, createdAt: new Date(), ...work, id }))
  return id
}
