import { blankForm, choice, count, type FormOf, flag, money, number, text } from '#domain/shared/fields.ts'
import { formatCount } from '#domain/shared/format-count.ts'
import type { Cents } from '#domain/shared/money.ts'
import { earliestYear, latestYear } from '#domain/shared/year.ts'
import { type Category, categories, categoryFrom, categoryLabel } from './category.ts'
import { largestCm } from './dimensions.ts'
import { highestPrice, isPrice, largestStock } from './price-and-stock.ts'

const chooseCategory = 'Please choose a category'
/** What is said of a year in which no work can have been made. */
export const wrongYear = `A year with four digits, please: ${earliestYear} to this year`
const notFree = 'The price must be more than $0'

const centimetres = (label: string, hint?: string) =>
  number({
    label,
    unit: 'cm',
    hint,
    bounds: { above: 0, most: largestCm },
    wrong: `A length in centimetres, please: more than 0, at most ${formatCount(largestCm)}`,
  })

function priceFault(price: Cents | null): string | null {
  if (price === null) return null
  if (!Number.isFinite(price)) return 'A price in dollars, please, such as 1250.50'
  if (price < 0) return notFree
  if (!Number.isInteger(price)) return 'At most two decimals, please'
  return isPrice(price) ? null : 'At most $10,000,000, please'
}

/**
 * What an artist tells of a work, beside its pictures: the one description of it. The form, what is checked, what the API
 * reads and describes, drafts, imports and labels follow from it, in this order.
 */
export const artworkFields = {
  title: text({ label: 'Title', longest: 200, needed: 'A title is required' }),
  description: text({ label: 'Description', longest: 10_000, needed: 'A description is required' }),
  category: choice<Category>({
    label: 'Category',
    of: [...categories, 'other'],
    called: categoryLabel,
    fault: (category) =>
      category === '' || category === 'other' || categoryFrom(category) !== null ? null : chooseCategory,
    // 'other' is for imported works: nobody can choose it.
    missing: (category) => (categoryFrom(category) === null ? chooseCategory : null),
  }),
  medium: text({ label: 'Medium', longest: 200 }),
  year: number({
    label: 'Year',
    bounds: { whole: true, least: earliestYear, most: latestYear },
    wrong: wrongYear,
  }),
  edition: text({
    label: 'Edition',
    hint: 'Such as “3 of 12” or “open edition”. Leave it empty for what is one of a kind.',
    longest: 60,
  }),
  widthCm: centimetres('Width'),
  heightCm: centimetres('Height'),
  depthCm: centimetres('Depth', 'If it stands free'),
  price: money({
    label: 'Price',
    unit: 'US dollars',
    bounds: { least: 1, most: highestPrice },
    fault: priceFault,
    missing: (price) => (price === null || price <= 0 ? notFree : null),
  }),
  stock: count({
    label: 'Stock',
    blank: 1,
    bounds: { whole: true, least: 0, most: largestStock },
    wrong: `The stock must be a whole number, 0 to ${formatCount(largestStock)}`,
  }),
  unique: flag({ label: 'This work is', blank: true, yes: 'One of a kind', no: 'One of several' }),
} as const

/** What an artist tells of a work; in a draft anything may still be missing. */
export type ArtworkFields = FormOf<typeof artworkFields>

/** A work as its form has it: what is told, and the pictures to keep, in their order, each with its words. */
export interface ArtworkForm extends ArtworkFields {
  readonly pictures: readonly { readonly id: string; readonly alt: string }[]
}

/** A form in which nothing is told: one piece, one of a kind, without a picture. */
export const blankArtwork: ArtworkForm = { ...blankForm(artworkFields), pictures: [] }
