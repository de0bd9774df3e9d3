import type { CartRepository } from '#application/cart/cart-repository.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { isUndone } from '#domain/orders/order-status.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

interface KeptLine {
  readonly artworkId: string
  readonly quantity: number
  readonly price: Cents
}

/** Carts of accounts in memory. */
export class MemoryCarts {
  /** By user id. */
  readonly lines = new Map<string, readonly KeptLine[]>()
  /** User id and key of the browsers' carts that have come in. */
  readonly merges = new Map<string, true>()
  /** By line: with which order it has left a browser's cart, and when. */
  readonly takenOut = new Map<string, { readonly orderId: string; readonly at: Date }>()
}

export function memoryCartRepository(
  gallery: MemoryGallery,
  carts: MemoryCarts,
  orders: MemoryOrders,
): CartRepository {
  const asLine = (work: Artwork) => ({
    id: work.id,
    title: work.title,
    price: work.price,
    stock: work.stock,
    images: (gallery.images.get(work.id) ?? []).slice(0, 1),
    artist: { id: work.artistId, name: gallery.artists.get(work.artistId)?.name ?? '' },
  })

  return {
    async lines(userId) {
      const shown = new Set(gallery.publicWorks().map(({ id }) => id))
      return (carts.lines.get(userId) ?? []).flatMap(({ artworkId, quantity, price }) => {
        const work = gallery.artworks.get(artworkId)
        if (!work) return []
        const line = { ...asLine(work), quantity, price }
        return [shown.has(artworkId) ? line : { ...line, stock: 0, images: [] }]
      })
    },

    async works(ids) {
      const shown = new Map(gallery.publicWorks().map((work) => [work.id, work]))
      return [...new Set(ids)].flatMap((id) => shown.get(id) ?? []).map(asLine)
    },

    async save(userId, lines) {
      carts.lines.set(
        userId,
        lines.map(({ id, quantity, price }) => ({ artworkId: id, quantity, price })),
      )
    },

    async claimMerge(userId, key) {
      const name = `${userId} ${key}`
      if (carts.merges.has(name)) return false
      carts.merges.set(name, true)
      return true
    },

    async takeOut(userId, artworkIds) {
      const lines = carts.lines.get(userId) ?? []
      carts.lines.set(
        userId,
        lines.filter(({ artworkId }) => !artworkIds.includes(artworkId)),
      )
      return lines.map(({ artworkId }) => artworkId).filter((id) => artworkIds.includes(id))
    },

    async takeOutLines(lines, orderId, at) {
      const left = lines.filter((line) => {
        const before = carts.takenOut.get(line)
        const order = [...orders.orders.values()].find(({ id }) => id === before?.orderId)
        return !before || (order && isUndone(order))
      })
      for (const line of left) carts.takenOut.set(line, { orderId, at })
      return left
    },

    async forgetTakenOut(before) {
      for (const [line, { at }] of carts.takenOut) if (at < before) carts.takenOut.delete(line)
    },
  }
}
