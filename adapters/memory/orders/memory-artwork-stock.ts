import type { ArtworkOnSale, ArtworkStock, WantedArtwork } from '#application/orders/artwork-stock.ts'
import { stockWithBack } from '#domain/catalogue/artwork.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'
import { firstEndOfHolds } from './orders-holding.ts'

const sooner = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

export const memoryArtworkStock = (
  gallery: MemoryGallery,
  orders: MemoryOrders,
  payments: MemoryPayments,
): ArtworkStock => {
  const onShow = () => new Map(gallery.publicWorks().map((work) => [work.id, work]))

  /** What would be bought of works where there are so many pieces. */
  const offer = (wanted: readonly WantedArtwork[]): readonly OrderLine[] => {
    const works = onShow()
    return wanted.flatMap(({ artworkId, quantity }) => {
      const work = works.get(artworkId)
      if (!work || work.price === 0 || work.stock < quantity) return []
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
  }

  const look = (ids: readonly string[]): readonly ArtworkOnSale[] => {
    const works = onShow()
    return ids.flatMap((id) => {
      const work = works.get(id)
      return work
        ? [{ id, title: work.title, price: work.price, stock: work.stock, heldUntil: work.heldUntil }]
        : []
    })
  }

  return {
    look: async (ids) => look(ids),

    async take(wanted, until) {
      const lines = offer(wanted)
      for (const { artworkId, quantity } of lines) {
        const work = gallery.artworks.get(artworkId)
        if (work)
          gallery.change(artworkId, {
            stock: work.stock - quantity,
            popularity: work.popularity + quantity,
            heldUntil: sooner(work.heldUntil, until),
          })
      }
      return lines
    },

    offer: async (wanted) => offer(wanted),

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

    async hold(works, until) {
      for (const { artworkId } of works) {
        const work = gallery.artworks.get(artworkId)
        if (work)
          gallery.change(artworkId, { version: work.version, heldUntil: sooner(work.heldUntil, until) })
      }
    },

    async holdAnew(works) {
      for (const { artworkId } of works) {
        const work = gallery.artworks.get(artworkId)
        if (work)
          gallery.change(artworkId, {
            version: work.version,
            heldUntil: firstEndOfHolds(orders, payments, artworkId),
          })
      }
      return look([...new Set(works.map(({ artworkId }) => artworkId))])
    },
  }
}
