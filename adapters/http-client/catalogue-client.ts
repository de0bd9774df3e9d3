import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue, CategoryCounts, Facets } from '#application/catalogue/contract.ts'
import { type Cents, dollarsFrom } from '#domain/shared/money.ts'
import type { HttpCaller } from './call.ts'
import { page } from './page.ts'

export const artworkAmounts = { price: true, artistReceives: true } as const

/** A request as a query says it. */
const queryOf = <
  Asked extends { readonly priceMin?: Cents | undefined; readonly priceMax?: Cents | undefined },
>({
  priceMin,
  priceMax,
  ...rest
}: Asked) => ({
  ...rest,
  priceMin: priceMin && dollarsFrom(priceMin),
  priceMax: priceMax && dollarsFrom(priceMax),
})

/** The catalogue over HTTP. */
export const catalogueClient = (call: HttpCaller): Catalogue => ({
  artworks: ({ ids, ...query }) =>
    page<ArtworkView>(call, {
      path: '/artworks',
      query: { ...queryOf(query), ids: ids?.join(',') },
      amounts: artworkAmounts,
      failure: query.artist === undefined ? 'Failed to get artworks' : 'Failed to get artist artworks',
    }),
  trending: (request) =>
    page<ArtworkView>(call, {
      path: '/artworks/trending',
      query: queryOf(request),
      amounts: artworkAmounts,
      failure: 'Failed to get Trending artworks',
    }),
  async artwork(id) {
    const path = `/artworks/${encodeURIComponent(id)}`
    return (await call<ArtworkView>({ path, amounts: artworkAmounts, failure: 'Failed to get artwork' })).body
  },
  async similar(id, limit) {
    const path = `/artworks/${encodeURIComponent(id)}/similar`
    return (
      await call<ArtworkView[]>({
        path,
        query: { limit },
        amounts: artworkAmounts,
        failure: 'Failed to get artworks',
      })
    ).body
  },
  facets: async (filter) =>
    (
      await call<Facets>({
        path: '/artworks/facets',
        query: queryOf(filter),
        failure: 'Failed to get artworks',
      })
    ).body,
  categoryCounts: async () => {
    const { body } = await call<{ category: string; count: number }[]>({ path: '/categories' })
    return Object.fromEntries(body.map(({ category, count }) => [category, count])) as CategoryCounts
  },
})

const noArtists = 'Failed to fetch artists'

/** The artists over HTTP, where lists read of them what everybody may. */
export function artistsClient(call: HttpCaller): ArtistDirectory {
  const artists: ArtistDirectory['artists'] = ({ ids, ...query }) =>
    page<ArtistView>(call, {
      path: '/artists',
      query: { ...query, ids: ids?.join(',') },
      amounts: artworkAmounts,
      failure: noArtists,
    })
  return {
    artists,
    listed: artists,
    featured: ({ limit, cursor }) =>
      page<ArtistView>(call, {
        path: '/artists/featured',
        query: { limit, cursor },
        amounts: artworkAmounts,
        failure: noArtists,
      }),
    async artist(id) {
      const path = `/artists/${encodeURIComponent(id)}`
      return (await call<ArtistView>({ path, amounts: artworkAmounts, failure: noArtists })).body
    },
  }
}
