import { defineEntity, p } from '@mikro-orm/core'
import type { Category } from '#domain/catalogue/category.ts'

/** Public works by category and step of price, each range named by where it begins; triggers count. */
export const ArtworkCountSchema = defineEntity({
  name: 'ArtworkCount',
  tableName: 'artwork_counts',
  properties: {
    category: p.text().$type<Category>().primary(),
    priceFrom: p.integer().primary(),
    count: p.integer(),
  },
})

/** What public works are kept counted by. */
export const facetKinds = ['medium', 'colour', 'orientation'] as const
export type FacetKind = (typeof facetKinds)[number]

/** How many public works are made of what, in which colour and how they lie: in all (category '') and by category. */
export const ArtworkFacetSchema = defineEntity({
  name: 'ArtworkFacet',
  tableName: 'artwork_facets',
  properties: {
    kind: p.text().$type<FacetKind>().primary(),
    category: p.text().$type<Category | ''>().primary(),
    value: p.text().primary(),
    count: p.integer(),
  },
})
