import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue, CategoryCounts } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'
import type { ShopCategory } from '#domain/catalogue/category.ts'
import { brand } from '#domain/shared/brand.ts'
import { unreadable } from '#web/catalogue/gallery-address.ts'
import { failureText } from '#web/failure-text.ts'
import { loaded } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { heroOf, heroSizes } from './hero.ts'
import { structuredShop } from './structured-shop.ts'
import { trendingRequest } from './trending-filter.ts'

export type TrendingData = Page<ArtworkView> | { readonly error: string }

export interface HomeData {
  /** What hangs on the title wall is chosen from these. */
  readonly showcase: readonly ArtworkView[]
  readonly trending: TrendingData
  readonly featured: readonly ArtistView[]
  /** Why nobody is featured; null where that did not fail. */
  readonly featuredError: string | null
  readonly counts: CategoryCounts | null
  /** One picture for each tile that has one. */
  readonly tilePictures: Partial<Record<ShopCategory, ArtworkView['images'][number]>>
}

export const tileCategories = ['digital-art', 'abstract', 'photography', 'sculpture'] as const

/** What is said when trending works did not come, and when the artists did not. */
export const trendingFailure = (error: unknown): string =>
  failureText(error, 'Failed to get Trending artworks')
const artistsFailure = (error: unknown): string => failureText(error, 'Failed to fetch artists')

const valueOf = <T>(result: PromiseSettledResult<T>): T | null =>
  result.status === 'fulfilled' ? result.value : null

const load =
  (catalogue: Catalogue, artists: ArtistDirectory) =>
  async ({ request }: LoaderFunctionArgs): Promise<HomeData> => {
    const { searchParams } = new URL(request.url)
    const text = unreadable(searchParams, ['category', 'price'])
    if (text) throw data(text, { status: 400 })
    const filtered = trendingRequest(searchParams)
    const [showcase, trending, featured, counts, ...tiles] = await Promise.allSettled([
      catalogue.trending({ limit: 12 }),
      catalogue.trending(filtered),
      artists.featured({ limit: 4 }),
      catalogue.categoryCounts(),
      ...tileCategories.map((category) => catalogue.trending({ category, limit: 1 })),
    ])
    // One section may fail for itself; where nothing at all answers, there is no page.
    if (trending.status === 'rejected' && counts.status === 'rejected')
      return loaded(Promise.reject<HomeData>(trending.reason))
    return {
      showcase: valueOf(showcase)?.items ?? [],
      trending:
        trending.status === 'fulfilled' ? trending.value : { error: trendingFailure(trending.reason) },
      featured: valueOf(featured)?.items ?? [],
      featuredError: featured.status === 'fulfilled' ? null : artistsFailure(featured.reason),
      counts: valueOf(counts),
      tilePictures: Object.fromEntries(
        tileCategories.flatMap((category, index) => {
          const image = tiles[index] && valueOf(tiles[index])?.items[0]?.images[0]
          return image ? [[category, image]] : []
        }),
      ),
    }
  }

const handle = page<HomeData>('web/home/home-screen.tsx', ({ showcase }, url) => {
  const image = heroOf(showcase).large?.images[0]
  return {
    title: brand.name,
    description:
      'Art bought straight from the people who make it: a marketplace for handmade art, where every price says what its artist receives.',
    canonical: '/',
    image,
    firstPicture: image && { image, sizes: heroSizes(image) },
    structured: structuredShop(url),
  }
})

/** The title wall, and a way into everything else. */
export const homeRoutes = (catalogue: Catalogue, artists: ArtistDirectory): RouteObject[] => [
  {
    index: true,
    loader: load(catalogue, artists),
    handle,
    lazy: { Component: async () => (await import('./home-screen.tsx')).HomeScreen },
  },
]
