import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import { dayOf, heatOf, isNewcomer } from '#domain/catalogue/trending.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** Counters by day in memory. */
export function memoryArtworkSignals(gallery: MemoryGallery): ArtworkSignals {
  const visits = new Set<string>()
  return {
    async view(artworkId, visitor, now) {
      const visit = `${dayOf(now)} ${artworkId} ${visitor}`
      if (visits.has(visit) || !gallery.publicWorks().some(({ id }) => id === artworkId)) return
      visits.add(visit)
      gallery.signal(artworkId, now, { views: 1 })
    },
    async settle(now) {
      for (const { id, createdAt } of gallery.artworks.values()) {
        const signals = gallery.signals.get(id) ?? []
        gallery.trends.set(id, { heat: heatOf(signals), newcomer: isNewcomer({ createdAt, signals }, now) })
      }
    },
  }
}
