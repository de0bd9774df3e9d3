import type { AccountCart, CartStore } from '#application/cart/contract.ts'
import { type ArtworkView, type Catalogue, noFacets } from '#application/catalogue/contract.ts'
import { defaultLimit } from '#application/shared/page.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { noAccountCart } from '#web/nothing-kept.ts'

/** A work for tests: only what matters to the test has to be said. */
export const artwork = (given: Partial<ArtworkView> & Pick<ArtworkView, 'id'>): ArtworkView => ({
  ...blankDetails,
  title: 'Untitled',
  description: 'Salt on paper.',
  price: 10_000,
  category: 'paintings',
  images: [{ imageUrl: '/media/abc/800', width: 800, height: 600, alt: 'Two boats' }],
  artist: { id: 'amina', name: 'Amina Njoroge' },
  medium: 'Oil on canvas',
  year: 2024,
  artistReceives: 8_500,
  availability: given.stock === 0 ? 'sold-out' : 'available',
  heldUntil: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...given,
})

/** A gallery that shows exactly these works. */
export const catalogueOf = (works: readonly ArtworkView[]): Catalogue => {
  const page = async ({
    ids,
    limit = defaultLimit,
  }: {
    readonly ids?: readonly string[]
    readonly limit?: number
  }) => {
    const items = works.filter(({ id }) => !ids || ids.includes(id))
    return { items: items.slice(0, limit), total: items.length, next: null }
  }
  return {
    artworks: page,
    trending: page,
    async artwork(id) {
      const found = works.find((work) => work.id === id)
      if (!found) throw new DomainError('not-found', 'artwork-not-found', 'There is no such artwork.')
      return found
    },
    similar: async (id, limit) => works.filter((work) => work.id !== id).slice(0, limit),
    facets: async () => noFacets,
    categoryCounts: () =>
      Promise.resolve({ paintings: 0, 'digital-art': 0, photography: 0, sculpture: 0, abstract: 0 }),
  }
}

interface WatchedCartStore extends CartStore {
  items: readonly CartItem[]
  writes: number
  listeners: number
  /** As if another tab had written. */
  changeElsewhere(items: readonly CartItem[]): void
}

/** Lines as they are told apart by people: their names are random. */
export const unnamed = (items: readonly CartItem[]): readonly CartItem[] =>
  items.map(({ line: _line, ...item }) => item)

/** A cart store in memory that can be looked into. */
export function keptIn(kept: readonly CartItem[]): WatchedCartStore {
  const listeners = new Set<(items: readonly CartItem[]) => void>()
  const store: WatchedCartStore = {
    items: kept,
    writes: 0,
    get listeners() {
      return listeners.size
    },
    read: async () => store.items,
    async write(items) {
      store.items = items
      store.writes += 1
    },
    name: () => undefined,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeElsewhere(items) {
      store.items = items
      for (const listener of listeners) listener(items)
    },
  }
  return store
}

/** The cart of an account that nobody has put anything into. */
export const emptyAccountCart: AccountCart = {
  ...noAccountCart,
  read: async () => ({ items: [], totalItems: 0, totalPrice: 0, error: null }),
}

/** A promise that the test settles when it wants. */
export const pending = <Result>() => Promise.withResolvers<Result>()
