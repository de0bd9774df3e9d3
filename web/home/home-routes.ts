import type { RouteObject } from 'react-router-dom'
import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue, CategoryCounts, ImageView } from '#application/catalogue/contract.ts'
import { homePage } from '#application/shared/addresses.ts'
import type { Page } from '#application/shared/page.ts'
import type { ShopCategory } from '#domain/catalogue/category.ts'
import { brand } from '#domain/shared/brand.ts'
import { page } from '#web/page-meta.ts'
import { type Hero, heroSizes } from './hero.ts'
import type { FeaturedArtist } from './hung-once.ts'
import { structuredShop } from './structured-shop.ts'

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

const handle = page<HomeData>('web/home/home-screen.tsx', ({ hero }, url) => {
  const image = hero.large?.images[0]
  return {
    title: brand.name,
    description:
      'Art bought straight from the people who make it: a marketplace for handmade art, where every price says what its artist receives.',
    canonical: homePage,
    image,
    firstPicture: image && { image, sizes: heroSizes(image) },
    structured: structuredShop(url),
  }
})

/** The title wall, and a way into everything else. */
export const homeRoutes = (catalogue: Catalogue, artists: ArtistDirectory): RouteObject[] => [
  {
    // The server has loaded already: whoever comes first needs no loaders.
    loader: async () => (await import('./load-home.ts')).loadHome(catalogue, artists),
    // Whoever narrows what is trending, or tries for it again, changes nothing else on the page.
    shouldRevalidate: () => false,
    handle,
    lazy: { Component: async () => (await import('./home-screen.tsx')).HomeScreen },
    children: [
      {
        index: true,
        loader: async ({ request }) =>
          (await import('./load-home.ts')).loadTrending(catalogue, new URL(request.url)),
        lazy: { Component: async () => (await import('./home-screen.tsx')).Trending },
      },
    ],
  },
]
