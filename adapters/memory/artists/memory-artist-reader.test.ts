import { describeArtistReader } from '#application/artists/artist-reader.suite.ts'
import { MemoryGallery } from '../store/memory-gallery.ts'
import { memoryArtistReader } from './memory-artist-reader.ts'

describeArtistReader('in memory', async ({ artists, artworks, followers }) => {
  const gallery = new MemoryGallery()
  for (const artist of artists) gallery.artists.set(artist.id, artist)
  for (const artwork of artworks) gallery.artworks.set(artwork.id, artwork)
  for (const [artistId, count] of followers) gallery.followers.set(artistId, count)
  return memoryArtistReader(gallery)
})
