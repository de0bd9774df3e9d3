import { type ImportableWork, plainColumns } from '#application/catalogue/shop-exports.ts'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { cell, type ExportRow, filledIn } from './export-row.ts'
import { type FieldName, fieldsIn } from './field-values.ts'
import { unescaped } from './plain-text.ts'
import { categoryIn, soundWork } from './sound-work.ts'
import { statedPrice } from './stated-price.ts'

/** What a spreadsheet says yes and no with. */
const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1', 'x'].map((text) => [text, true] as const),
  ...['false', 'no', 'n', '0'].map((text) => [text, false] as const),
])

/** What a plain table may call a work in. */
const sourceColumns = ['sku', 'id', 'sourceid', 'handle']

/** Etsy has ten columns for pictures. */
const numberedImages = Array.from({ length: 10 }, (_, index) => `image${index + 1}`)

/** Addresses in a cell; a comma may belong to one, but not where the next one begins. */
const addressesIn = (text: string): readonly string[] =>
  text.split(/[\s|;]+|,(?=\s*https?:)/).filter((url) => url !== '')

/** 'oil_paint,linen' as 'oil paint, linen': Etsy writes its lists so. */
const listed = (text: string): string =>
  text
    .split(',')
    .map((word) => word.replaceAll('_', ' ').trim())
    .filter((word) => word !== '')
    .join(', ')

/** Other names for the columns of a plain table. */
const alsoCalled: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  title: ['name'],
  category: ['type'],
  medium: ['technique'],
  stock: ['quantity', 'inventory'],
}

function plainWork(row: ExportRow, rate: PriceRate | null): ImportableWork {
  const said = (name: FieldName): string =>
    cell(row, name.toLowerCase(), plainColumns[name], ...(alsoCalled[name] ?? []))
  const fields = fieldsIn(said)
  const title = unescaped(fields.title)
  const materials = listed(cell(row, 'materials', 'material'))
  const alt = cell(row, 'alt')
  const urls = [cell(row, 'imageurl', 'images', 'image'), ...numberedImages.map((name) => cell(row, name))]
  return soundWork({
    line: row.line,
    source: {
      id: cell(row, ...sourceColumns) || title.toLowerCase(),
      column: filledIn(row, ...sourceColumns) ?? plainColumns.title,
    },
    form: {
      ...fields,
      title,
      description: unescaped(fields.description),
      category: categoryIn(
        said('category'),
        fields.medium,
        materials,
        listed(row.cells.get('tags') ?? ''),
        title,
      ),
      medium: fields.medium || materials,
      unique: flags.get(said('unique').toLowerCase()) ?? isUniqueByDefault(fields.stock),
    },
    stockText: said('stock'),
    price: statedPrice(said('price'), cell(row, 'currency_code', 'currency'), rate),
    pictures: urls.flatMap(addressesIn).map((url) => ({ url, alt })),
    rows: [row],
  })
}

/** The works of a plain table or of Etsy's, one a line. */
export const plainWorks = (rows: readonly ExportRow[], rate: PriceRate | null): ImportableWork[] =>
  rows.map((row) => plainWork(row, rate))
