import { describeSiteIndex } from '#application/catalogue/site-index.suite.ts'
import { MemoryGallery } from '../store/memory-gallery.ts'
import { memorySiteIndex } from './memory-site-index.ts'

describeSiteIndex('in memory', async (artists, artworks) => {
  const gallery = new MemoryGallery()
  for (const artist of artists) gallery.artists.set(artist.id, artist)
  for (const artwork of artworks) gallery.artworks.set(artwork.id, artwork)
  return memorySiteIndex(gallery)
})
