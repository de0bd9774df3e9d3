import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { centsFrom } from '#domain/shared/money.ts'
import { isOneAtMost, isPrice, isStock, largestStock } from './artwork.ts'
import { type Category, categoryFrom } from './category.ts'
import { isPlausibleLength } from './dimensions.ts'
import { mostPictures } from './picture-file.ts'

/** What an artist tells of a work; in a draft anything may still be missing. */
export interface ArtworkFields {
  readonly title: string
  readonly description: string
  readonly category: Category | ''
  readonly medium: string
  readonly year: number | null
  readonly widthCm: number | null
  readonly heightCm: number | null
  readonly depthCm: number | null
  /** Dollars; null while not told. */
  readonly price: number | null
  readonly stock: number
  /** One of a kind: at most one piece of it is there. */
  readonly unique: boolean
  /** Each picture's words, in the order they are shown. */
  readonly pictures: readonly { readonly alt: string }[]
}

/** The fields of the form, and `alt` for the words of the pictures. */
export type ArtworkField = keyof ArtworkFields | 'alt'

export type ArtworkErrors = FormErrors<ArtworkField>

/** Characters. */
export const longestText = { title: 200, description: 10_000, medium: 200, alt: 500 } as const

export const earliestYear = 1000
export const latestYear = 2200

const tooLong = (text: string, most: number): string | null =>
  Array.from(text).length > most ? `At most ${most} characters, please` : null

const lengthError = (cm: number | null): string | null =>
  cm === null || isPlausibleLength(cm) ? null : 'A length in centimetres, please: more than 0, at most 10,000'

function priceError(price: number | null): string | null {
  if (price === null) return null
  if (!Number.isFinite(price)) return 'A price in dollars, please, such as 1250.50'
  if (price < 0) return 'The price must be more than $0'
  const cents = centsFrom(price)
  if (Math.abs(cents - price * 100) > 1e-6) return 'At most two decimals, please'
  return isPrice(cents) ? null : 'At most $10,000,000, please'
}

const yearError = (year: number | null): string | null =>
  year === null || (Number.isInteger(year) && year >= earliestYear && year <= latestYear)
    ? null
    : `A year with four digits, please: ${earliestYear} to ${latestYear}`

function stockError(form: Pick<ArtworkFields, 'stock' | 'unique'>): string | null {
  if (!isStock(form.stock))
    return `The stock must be a whole number, 0 to ${largestStock.toLocaleString('en')}`
  return isOneAtMost(form) ? null : 'A one-of-a-kind work is there once: 1, or 0 when it is gone'
}

const categoryError = (category: Category | ''): string | null =>
  category === '' || category === 'other' || categoryFrom(category) !== null
    ? null
    : 'Please choose a category'

/** What cannot be kept of a form, not even in a draft. What is only missing is no error here: see publishing.ts. */
export const checkArtworkForm = (form: ArtworkFields): ArtworkErrors =>
  formErrors<ArtworkField>({
    title: tooLong(form.title, longestText.title),
    description: tooLong(form.description, longestText.description),
    category: categoryError(form.category),
    medium: tooLong(form.medium, longestText.medium),
    year: yearError(form.year),
    widthCm: lengthError(form.widthCm),
    heightCm: lengthError(form.heightCm),
    depthCm: lengthError(form.depthCm),
    price: priceError(form.price),
    stock: stockError(form),
    unique: null,
    pictures: form.pictures.length > mostPictures ? `At most ${mostPictures} pictures, please` : null,
    alt: form.pictures.some(({ alt }) => tooLong(alt, longestText.alt) !== null)
      ? `At most ${longestText.alt} characters for each picture, please`
      : null,
  })
