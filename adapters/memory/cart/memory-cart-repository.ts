import type { CartRepository } from '#application/cart/cart-repository.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

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
  /** Cart and work of what has left browsers' carts, and when. */
  readonly takenOut = new Map<string, Date>()
}

export function memoryCartRepository(gallery: MemoryGallery, carts: MemoryCarts): CartRepository {
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

    async takeOutOfNamed(cart, artworkIds, at) {
      const left = artworkIds.filter((id) => !carts.takenOut.has(`${cart} ${id}`))
      for (const id of left) carts.takenOut.set(`${cart} ${id}`, at)
      return left
    },

    async forgetTakenOut(before) {
      for (const [name, at] of carts.takenOut) if (at < before) carts.takenOut.delete(name)
    },
  }
}
