import type { ArtworkStock } from '#application/orders/artwork-stock.ts'
import { stockWithBack } from '#domain/catalogue/artwork.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

export const memoryArtworkStock = (gallery: MemoryGallery): ArtworkStock => {
  const onShow = () => new Map(gallery.publicWorks().map((work) => [work.id, work]))

  return {
    async look(ids) {
      const works = onShow()
      return ids.flatMap((id) => {
        const work = works.get(id)
        return work ? [{ id, title: work.title, price: work.price, stock: work.stock }] : []
      })
    },

    async take(wanted) {
      const works = onShow()
      return wanted.flatMap(({ artworkId, quantity }) => {
        const work = works.get(artworkId)
        if (!work || work.price === 0 || work.stock < quantity) return []
        gallery.change(artworkId, { stock: work.stock - quantity, popularity: work.popularity + quantity })
        return [
          {
            artworkId,
            title: work.title,
            quantity,
            price: work.price,
            imageUrl: gallery.images.get(artworkId)?.[0]?.imageUrl ?? null,
            artist: { id: work.artistId, name: gallery.artists.get(work.artistId)?.name ?? '' },
          },
        ]
      })
    },

    async giveBack(lines) {
      for (const { artworkId, quantity } of lines) {
        const work = gallery.artworks.get(artworkId)
        if (work)
          gallery.change(artworkId, {
            stock: stockWithBack(work, quantity),
            popularity: Math.max(0, work.popularity - quantity),
          })
      }
    },
  }
}
