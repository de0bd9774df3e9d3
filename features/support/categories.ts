import { categories, categoryLabel, type ShopCategory } from '#domain/catalogue/category.ts'

/** The category that people call by this name. */
export function categoryNamed(label: string): ShopCategory {
  const category = categories.find((each) => categoryLabel(each) === label)
  if (!category) throw new Error(`No category is called '${label}'.`)
  return category
}
