import { expect, test } from 'vitest'
import { noFacets } from '#application/catalogue/contract.ts'
import { artistsRoutes } from '#web/artists/artists-routes.tsx'
import type { PageHandle } from '#web/page-meta.ts'
import { catalogueOf } from '#web/testing/shop-window.ts'
import { shopServices } from '#web/testing/show.tsx'
import { galleryRoutes } from './gallery-routes.tsx'

const [gallery, artists] = [galleryRoutes(catalogueOf([])), artistsRoutes(shopServices().artists)].map(
  ([route]) => route?.handle as PageHandle,
)

const nothing = { items: [], total: 0, next: null, facets: noFacets }

test.each([
  ['/art-gallery', '/art-gallery'],
  ['/art-gallery?category=sculpture', '/art-gallery?category=sculpture'],
  ['/art-gallery?sort=price-asc', '/art-gallery'],
  [
    '/art-gallery?category=sculpture&sort=popular&page=3&cursor=a&cursor=b',
    '/art-gallery?category=sculpture',
  ],
  ['/art-gallery?q=boats', undefined],
  ['/art-gallery?colour=blue', undefined],
  ['/artists?sort=newest', '/artists'],
  ['/artists?page=2&cursor=a', '/artists'],
  ['/artists?q=amina', undefined],
])('however a list is sorted and leafed through, search engines know it once: %s', (address, canonical) => {
  const url = new URL(address, 'https://sanaa.test')
  const handle = url.pathname === '/artists' ? artists : gallery
  expect(handle?.meta(nothing, url).canonical).toBe(canonical)
})
