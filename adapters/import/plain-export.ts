import type { ImportableWork } from '#application/catalogue/shop-exports.ts'
import { isUniqueUnlessTold } from '#domain/catalogue/artwork.ts'
import { type ArtworkField, checkArtworkForm } from '#domain/catalogue/artwork-form.ts'
import { categoryFrom, type ShopCategory } from '#domain/catalogue/category.ts'
import { mostPictures } from '#domain/catalogue/picture-file.ts'
import { numberIn } from '#domain/shared/typed-number.ts'

/** A row of a table, its columns by their names in small letters; all of it text. */
export interface ExportRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string | undefined>>
}

/** What a cell says, of the first column that there is of these. */
export const cell = ({ cells }: ExportRow, ...names: readonly string[]): string => {
  const name = names.find((each) => (cells[each] ?? '').trim() !== '')
  return name === undefined ? '' : (cells[name] ?? '').toWellFormed().normalize('NFC').trim()
}

/** Words that other shops arrange art by, and what they are here. */
const kinds: readonly (readonly [RegExp, ShopCategory])[] = [
  [/photo/i, 'photography'],
  [/sculpt|ceramic|pottery|vase|bowl|carving|statue/i, 'sculpture'],
  [/digital|nft|generative/i, 'digital-art'],
  [/abstract/i, 'abstract'],
  [/paint|watercolou?r|acrylic|\boil\b|canvas|drawing|\bink\b|print/i, 'paintings'],
]

/** The category that words mean; '' where they mean none, and the artist chooses. */
export const categoryIn = (words: string): ShopCategory | '' =>
  categoryFrom(words.toLowerCase().replaceAll(/\s+/g, '-')) ??
  kinds.find(([pattern]) => pattern.test(words))?.[1] ??
  ''

const names: Readonly<Partial<Record<ArtworkField, string>>> = {
  title: 'title',
  description: 'description',
  medium: 'medium',
  year: 'year',
  widthCm: 'width',
  heightCm: 'height',
  depthCm: 'depth',
  price: 'price',
  stock: 'stock',
}

/** What is wrong with a work as it was read, pictures and all. */
export function problemsOf(
  form: ImportableWork['form'],
  pictures: ImportableWork['pictures'],
  more: readonly (string | false)[] = [],
): string[] {
  const wrong = Object.entries(checkArtworkForm({ ...form, pictures })).map(
    ([field, text]) => `${names[field as ArtworkField] ?? field}: ${text}`,
  )
  const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:'
  const foreign = pictures.find(({ url }) => !isHttps(url))
  return [
    ...(form.title === '' ? ['A title is required'] : []),
    ...wrong,
    ...(foreign ? [`picture: “${foreign.url.slice(0, 80)}” is no address that begins with https://`] : []),
    ...more.filter((text) => text !== false),
  ]
}

/** As many pictures as a work can have. */
export const fewEnough = <Picture>(pictures: readonly Picture[]): readonly Picture[] =>
  pictures.slice(0, mostPictures)

/** What a spreadsheet says yes and no with. */
const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1', 'x'].map((text) => [text, true] as const),
  ...['false', 'no', 'n', '0'].map((text) => [text, false] as const),
])

function plainWork(row: ExportRow): ImportableWork {
  const title = cell(row, 'title', 'name')
  const stock = numberIn(cell(row, 'stock', 'quantity', 'inventory')) ?? 1
  const form = {
    title,
    description: cell(row, 'description'),
    category: categoryIn(cell(row, 'category', 'type')),
    medium: cell(row, 'medium', 'technique'),
    year: numberIn(cell(row, 'year')),
    widthCm: numberIn(cell(row, 'widthcm', 'width')),
    heightCm: numberIn(cell(row, 'heightcm', 'height')),
    depthCm: numberIn(cell(row, 'depthcm', 'depth')),
    price: numberIn(cell(row, 'price')),
    stock,
    unique: flags.get(cell(row, 'unique').toLowerCase()) ?? isUniqueUnlessTold(stock),
  }
  const alt = cell(row, 'alt')
  const urls = cell(row, 'imageurl', 'images', 'image').split(/[\s|;]+/)
  const pictures = fewEnough(urls.filter((url) => url !== '').map((url) => ({ url, alt })))
  const sourceId = cell(row, 'sku', 'id', 'sourceid', 'handle') || title.toLowerCase()
  return { line: row.line, sourceId, form, pictures, problems: problemsOf(form, pictures) }
}

/** The works of a plain table, one a line. */
export const plainWorks = (rows: readonly ExportRow[]): ImportableWork[] => rows.map(plainWork)
