import { describeArtworkReader } from '#application/catalogue/artwork-reader.contract.ts'
import { memoryArtworkReader } from './memory-artwork-reader.ts'
import { MemoryGallery } from './memory-gallery.ts'

describeArtworkReader('in memory', async (artists, artworks) => {
  const gallery = new MemoryGallery()
  for (const artist of artists) gallery.artists.set(artist.id, artist)
  for (const artwork of artworks) gallery.artworks.set(artwork.id, artwork)
  return memoryArtworkReader(gallery)
})
