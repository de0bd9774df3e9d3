/** The kinds of art the shop is arranged by, in the order the gallery lists them. */
export const categories = ['paintings', 'digital-art', 'photography', 'sculpture', 'abstract'] as const
export type ShopCategory = (typeof categories)[number]

/** 'other' is for imported works that fit no shop category; nobody can choose it, and it stands in no menu. */
export type Category = ShopCategory | 'other'

const aliases: Readonly<Record<string, ShopCategory>> = { digital: 'digital-art', painting: 'paintings' }

/** Other names of categories, understood wherever a category is named. */
export const categoryAliases: readonly string[] = Object.keys(aliases)

const labels: Readonly<Record<Category, string>> = {
  paintings: 'Paintings',
  'digital-art': 'Digital Art',
  photography: 'Photography',
  sculpture: 'Sculpture',
  abstract: 'Abstract',
  other: 'Other',
}

/** The shop category that a slug or one of its aliases names; null when it names none. */
export function categoryFrom(slug: string): ShopCategory | null {
  const wanted = aliases[slug] ?? slug
  return categories.find((category) => category === wanted) ?? null
}

/** What a category is called on screen. */
export const categoryLabel = (category: Category): string => labels[category]

const hang: Readonly<Record<Category, boolean>> = {
  paintings: true,
  'digital-art': true,
  photography: true,
  sculpture: false,
  abstract: true,
  other: true,
}

/** Whether works of a category hang flat on a wall; the others stand free, and have no one shape. */
export const hangsFlat = (category: Category): boolean => hang[category]

/** Every name by which a category is looked for, as one text; none for what fits no category. */
export function categoryNames(category: Category): string {
  const others = Object.keys(aliases).filter((alias) => aliases[alias] === category)
  return category === 'other' ? '' : [labels[category], ...others].join(' ')
}
