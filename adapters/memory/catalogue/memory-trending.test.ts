import { describeTrending } from '#application/catalogue/trending.suite.ts'
import { memoryArtworkJudgement } from '../admin/memory-artwork-desk.ts'
import { memoryArtworkReader } from './memory-artwork-reader.ts'
import { memoryArtworkSignals } from './memory-artwork-signals.ts'
import { MemoryGallery } from './memory-gallery.ts'
import { memoryTrendingReader } from './memory-trending-reader.ts'

describeTrending('in memory', async (artists, artworks, pictured) => {
  const gallery = new MemoryGallery()
  for (const artist of artists) gallery.artists.set(artist.id, artist)
  for (const artwork of artworks) gallery.artworks.set(artwork.id, artwork)
  for (const id of pictured)
    gallery.images.set(id, [{ imageUrl: `/media/${id}/800`, width: 800, height: 600, alt: '' }])
  return {
    artworks: memoryArtworkReader(gallery),
    trending: memoryTrendingReader(gallery),
    signals: memoryArtworkSignals(gallery),
    feature: memoryArtworkJudgement(gallery).feature,
    tell: async (artworkId, { day, ...more }) => gallery.signal(artworkId, new Date(day * 86_400_000), more),
  }
})
