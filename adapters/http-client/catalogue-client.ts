import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue, CategoryCounts } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'
import type { Call, Caller } from './call.ts'

/** A list answers with its items; the headers tell the rest of the page. */
async function page<Item>(call: Caller, path: string, query: Call['query'] = {}): Promise<Page<Item>> {
  const { body, headers } = await call<Item[]>({ path, query })
  const next = /<([^>]*)>; *rel="next"/.exec(headers.get('Link') ?? '')?.[1]
  return {
    items: body,
    total: Number(headers.get('X-Total-Count') ?? body.length),
    next: next === undefined ? null : new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor'),
  }
}

/** The catalogue over HTTP. */
export const catalogueClient = (call: Caller): Catalogue => ({
  artworks: ({ ids, ...query }) => page<ArtworkView>(call, '/artworks', { ...query, ids: ids?.join(',') }),
  trending: ({ category, priceMin, priceMax, limit, cursor }) =>
    page<ArtworkView>(call, '/artworks/trending', { category, priceMin, priceMax, limit, cursor }),
  artwork: async (id) => (await call<ArtworkView>({ path: `/artworks/${encodeURIComponent(id)}` })).body,
  categoryCounts: async () => {
    const { body } = await call<{ category: string; count: number }[]>({ path: '/categories' })
    return Object.fromEntries(body.map(({ category, count }) => [category, count])) as CategoryCounts
  },
})

/** The artists over HTTP. */
export const artistsClient = (call: Caller): ArtistDirectory => ({
  artists: (request) => page<ArtistView>(call, '/artists', { ...request }),
  featured: ({ limit, cursor }) => page<ArtistView>(call, '/artists/featured', { limit, cursor }),
  artist: async (id) => (await call<ArtistView>({ path: `/artists/${encodeURIComponent(id)}` })).body,
})
