import { describeArtworkReader } from '#application/catalogue/artwork-reader.suite.ts'
import { MemoryGallery } from '../store/memory-gallery.ts'
import { memoryArtworkReader } from './memory-artwork-reader.ts'

describeArtworkReader('in memory', async (artists, artworks, pictures) => {
  const gallery = new MemoryGallery()
  for (const artist of artists) gallery.artists.set(artist.id, artist)
  for (const artwork of artworks) gallery.artworks.set(artwork.id, artwork)
  for (const { artworkId, width, height, colour, behind = [] } of pictures) {
    const alts = [gallery.artworks.get(artworkId)?.title ?? '', ...behind]
    gallery.images.set(
      artworkId,
      alts.map((alt, at) => ({ imageUrl: `/media/${artworkId}${at}/800`, width, height, alt })),
    )
    if (colour) gallery.colours.set(artworkId, colour)
  }
  return memoryArtworkReader(gallery)
})
