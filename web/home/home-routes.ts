import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue, CategoryCounts, ImageView } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'
import type { ShopCategory } from '#domain/catalogue/category.ts'
import { brand } from '#domain/shared/brand.ts'
import { failureText } from '#web/failure-text.ts'
import { loaded } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { type Hero, heroOf, heroSizes } from './hero.ts'
import { type FeaturedArtist, featuredArtist, hungOnce } from './hung-once.ts'
import { structuredShop } from './structured-shop.ts'
import { shownAtOnce, trendingRequest } from './trending-filter.ts'

export type TrendingData = Page<ArtworkView> | { readonly error: string }

/** Everything on the first page but what is trending, which is chosen anew by itself. */
export interface HomeData {
  /** What hangs on the title wall. */
  readonly hero: Hero
  readonly featured: readonly FeaturedArtist[]
  /** Why nobody is featured; null where that did not fail. */
  readonly featuredError: string | null
  readonly counts: CategoryCounts | null
  /** One picture for each tile that has one. */
  readonly tilePictures: Partial<Record<ShopCategory, ImageView>>
}

export const tileCategories = ['digital-art', 'abstract', 'photography', 'sculpture'] as const

/** Among so many works one is found that does not hang elsewhere on the page. */
const enoughToChooseFrom = 12

/** What is said when trending works did not come, and when the artists did not. */
export const trendingFailure = (error: unknown): string =>
  failureText(error, 'Failed to get Trending artworks')
const artistsFailure = (error: unknown): string => failureText(error, 'Failed to fetch artists')

const valueOf = <T>(result: PromiseSettledResult<T>): T | null =>
  result.status === 'fulfilled' ? result.value : null

const loadHome = (catalogue: Catalogue, artists: ArtistDirectory) => async (): Promise<HomeData> => {
  const [showcase, featured, counts, ...tiles] = await Promise.allSettled([
    catalogue.trending({ limit: enoughToChooseFrom }),
    artists.featured({ limit: 4 }),
    catalogue.categoryCounts(),
    ...tileCategories.map((category) => catalogue.trending({ category, limit: enoughToChooseFrom })),
  ])
  // One section may fail for itself; where nothing at all answers, there is no page.
  if (showcase.status === 'rejected' && counts.status === 'rejected')
    return loaded(Promise.reject<HomeData>(showcase.reason))
  const shown = valueOf(showcase)?.items ?? []
  const hero = heroOf(shown)
  const hanging = [hero.large, hero.small].filter((work) => work !== null)
  const take = hungOnce([...hanging, ...wallOf(shown, hero).slice(0, shownAtOnce)])
  return {
    hero,
    featured: (valueOf(featured)?.items ?? []).map((artist) => featuredArtist(artist, take)),
    featuredError: featured.status === 'fulfilled' ? null : artistsFailure(featured.reason),
    counts: valueOf(counts),
    tilePictures: Object.fromEntries(
      tileCategories.flatMap((category, index) => {
        const image = take((tiles[index] && valueOf(tiles[index])?.items) ?? [])
        return image ? [[category, image]] : []
      }),
    ),
  }
}

/** Trending works without those of the title wall above them. */
export const wallOf = (works: readonly ArtworkView[], { large, small }: Hero): readonly ArtworkView[] =>
  works.filter(({ id }) => id !== large?.id && id !== small?.id)

const loadTrending =
  (catalogue: Catalogue) =>
  async ({ request }: LoaderFunctionArgs): Promise<TrendingData> => {
    const { searchParams } = new URL(request.url)
    try {
      return await catalogue.trending(trendingRequest(searchParams))
    } catch (error) {
      return { error: trendingFailure(error) }
    }
  }

const handle = page<HomeData>('web/home/home-screen.tsx', ({ hero }, url) => {
  const image = hero.large?.images[0]
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
    loader: loadHome(catalogue, artists),
    // Whoever narrows what is trending, or tries for it again, changes nothing else on the page.
    shouldRevalidate: () => false,
    handle,
    lazy: { Component: async () => (await import('./home-screen.tsx')).HomeScreen },
    children: [
      {
        index: true,
        loader: loadTrending(catalogue),
        lazy: { Component: async () => (await import('./home-screen.tsx')).Trending },
      },
    ],
  },
]
