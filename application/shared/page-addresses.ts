import { categories, type ShopCategory } from '#domain/catalogue/category.ts'
import { brand } from '#domain/shared/brand.ts'

/** The page of a work. */
export const artworkPage = (id: string): string => `/artwork/${encodeURIComponent(id)}`

/** The page of an artist, with the name for people to read and the id to find the artist by. */
export const artistPage = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  `/artists/details?name=${encodeURIComponent(name).replaceAll('%20', '+')}&id=${encodeURIComponent(id)}`

const categoryPage = (category: ShopCategory): string => `/art-gallery?category=${category}`

/** Pages that are always there. */
export const standingPages: readonly string[] = [
  '/',
  '/art-gallery',
  ...categories.map(categoryPage),
  '/artists',
  `/about-${brand.slug}`,
  '/terms',
  '/privacy',
]

/** Where an artist minds their profile. */
export const artistDesk = '/dashboard/profile'
