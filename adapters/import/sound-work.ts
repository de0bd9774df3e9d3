import { type ImportableWork, plainColumns } from '#application/catalogue/shop-exports.ts'
import type { ArtworkFields } from '#domain/catalogue/artwork-fields.ts'
import { faultsOnAnyDay } from '#domain/catalogue/artwork-form.ts'
import { categoryFrom, type ShopCategory } from '#domain/catalogue/category.ts'
import { mostPictures } from '#domain/catalogue/picture-file.ts'
import { tooLong } from '#domain/shared/too-long.ts'
import { columnsLeftOut, type ExportRow } from './export-row.ts'
import { type StatedPrice, shortened } from './stated-price.ts'

/** Words that other shops arrange art by, and what they are here; the first that is meant. */
const wordsOf: Readonly<Record<ShopCategory, RegExp>> = {
  photography: /photo/i,
  sculpture: /sculpt|ceramic|pottery|vase|bowl|carving|statue/i,
  'digital-art': /digital|nft|generative/i,
  abstract: /abstract/i,
  paintings: /paint|watercolou?r|acrylic|\boil\b|canvas|drawing|\bink\b|print/i,
}
const meant = Object.keys(wordsOf) as readonly ShopCategory[]

/** The category that the first of several texts means; '' where none does, and the artist chooses. */
export function categoryIn(...texts: readonly string[]): ShopCategory | '' {
  for (const words of texts) {
    const found =
      categoryFrom(words.toLowerCase().replaceAll(/\s+/g, '-')) ??
      meant.find((category) => wordsOf[category].test(words))
    if (found) return found
  }
  return ''
}

/** Characters of what a shop calls a work. */
const longestSource = 200

/** What a field is called in a sentence. */
const calledIn = (field: string): string => plainColumns[field as keyof ArtworkFields] ?? field

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:'

/** What was read of a work, before anybody has looked whether it can come in. */
export interface ReadWork extends Pick<ImportableWork, 'line' | 'pictures'> {
  /** What the shop calls it, and the column that says so. */
  readonly source: { readonly id: string; readonly column: string }
  readonly form: Omit<ImportableWork['form'], 'price'>
  readonly price: StatedPrice
  /** Its stock in the file's own words. */
  readonly stockText: string
  /** Everything that the file says of it. */
  readonly rows: readonly ExportRow[]
  readonly problems?: readonly (string | false)[]
}

/** The work with what is wrong with it, and what of it stays out. */
export function soundWork(work: ReadWork): ImportableWork {
  const { rows, source, price: stated, stockText, problems = [], ...read } = work
  const form = { ...read.form, price: stated.price }
  const pictures = read.pictures.slice(0, mostPictures)
  const wrong = Object.entries(faultsOnAnyDay({ ...form, pictures })).map(
    ([field, text]) => `${calledIn(field)}: ${text}`,
  )
  const tooLongSource = tooLong(source.id, longestSource)
  const sourceFault = tooLongSource && `${source.column}: ${tooLongSource}`
  const foreign = pictures.find(({ url }) => !isHttps(url))
  return {
    ...read,
    form,
    sourceId: source.id,
    written: { price: shortened(stated.text), stock: shortened(stockText) },
    pictures,
    currency: stated.currency,
    leftOut: [
      ...(read.pictures.length > mostPictures ? [`pictures after the ${mostPictures}th`] : []),
      ...columnsLeftOut(rows),
    ],
    problems: [
      ...(form.title === '' ? ['A title is required'] : []),
      ...wrong,
      ...(sourceFault === null || wrong.includes(sourceFault) ? [] : [sourceFault]),
      ...(foreign ? [`picture: “${shortened(foreign.url)}” is no address that begins with https://`] : []),
      ...[stated.problem, ...problems].filter((text) => text !== false),
    ],
  }
}
