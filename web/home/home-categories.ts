import type { ShopCategory } from '#domain/catalogue/category.ts'
import type { Option } from '#web/ui/fields/select.tsx'

/** What trending works are narrowed by, in this order and in words of this list's own; null: not offered there. */
const narrowing: Readonly<Record<ShopCategory, string | null>> = {
  'digital-art': 'Digital Art',
  sculpture: 'Sculpture',
  paintings: 'Painting',
  photography: 'Photography',
  abstract: null,
}

export const categoryOptions: readonly Option[] = [
  { value: '', label: 'All Categories' },
  ...Object.entries(narrowing).flatMap(([value, label]) => (label === null ? [] : { value, label })),
]

/** Which categories have a tile on the first page, in this order. */
const hasTile: Readonly<Record<ShopCategory, boolean>> = {
  'digital-art': true,
  abstract: true,
  photography: true,
  sculpture: true,
  paintings: false,
}

export const tileCategories = (Object.keys(hasTile) as readonly ShopCategory[]).filter(
  (category) => hasTile[category],
)
