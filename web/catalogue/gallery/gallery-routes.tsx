import type { RouteObject } from 'react-router-dom'
import type { ArtworkView, Catalogue, Facets } from '#application/catalogue/contract.ts'
import { galleryPage } from '#application/shared/addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { breadcrumbs } from '#web/breadcrumbs.ts'
import { hangingSizes } from '#web/catalogue/hanging-sizes.ts'
import { page } from '#web/page-meta.ts'
import { furtherFilters, type GalleryAddress, galleryAddressFrom, galleryHref } from './gallery-address.ts'

export interface GalleryData extends Page<ArtworkView> {
  readonly facets: Facets
}

function titleOf({ q, category, page: number }: GalleryAddress): string {
  const where = category ? categoryLabel(category) : 'Art Gallery'
  const title = q ? `“${q}” in ${where}` : where
  return number > 1 ? `${title}, page ${number}` : title
}

const handle = page<GalleryData>('web/catalogue/gallery/gallery-screen.tsx', ({ items }, url) => {
  const view = galleryAddressFrom(url.searchParams)
  const image = items[0]?.images[0]
  return {
    title: titleOf(view),
    description: view.category
      ? `Handmade ${categoryLabel(view.category).toLowerCase()}, bought straight from the people who make it.`
      : 'Handmade art from many countries, bought straight from the people who make it.',
    // Every search would be a page of its own for search engines; categories are enough. However a list is sorted, and
    // wherever one stands in it, it is the same list.
    ...(!view.q &&
      view.price === null &&
      furtherFilters(view) === 0 && { canonical: galleryHref({ category: view.category }) }),
    image,
    firstPicture: image && { image, sizes: hangingSizes(image) },
    structured: [
      breadcrumbs(url, [
        { name: 'Art Gallery', to: galleryPage },
        ...(view.category
          ? [{ name: categoryLabel(view.category), to: galleryHref({ category: view.category }) }]
          : []),
      ]),
    ],
  }
})

/** The gallery: everything that hangs here, searched, filtered, sorted and leafed through by its address. */
export const galleryRoutes = (catalogue: Catalogue): RouteObject[] => [
  {
    path: galleryPage,
    loader: async ({ request }) =>
      (await import('./load-gallery.ts')).loadGallery(catalogue, new URL(request.url)),
    handle,
    lazy: { Component: async () => (await import('./gallery-screen.tsx')).GalleryScreen },
  },
]
