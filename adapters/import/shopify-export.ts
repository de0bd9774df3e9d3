import type { ImportableWork } from '#application/catalogue/shop-exports.ts'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { numberIn } from '#domain/shared/typed-number.ts'
import { cell, type ExportRow, filledIn } from './export-row.ts'
import { type FieldName, fieldsSaid } from './field-values.ts'
import { plainText } from './plain-text.ts'
import { categoryIn, soundWork } from './sound-work.ts'
import { statedPrice } from './stated-price.ts'

/** Shopify has called its columns in two ways. */
const columns = {
  handle: ['handle', 'url handle'],
  price: ['variant price', 'price'],
  sku: ['variant sku', 'sku'],
  stock: ['variant inventory qty', 'inventory quantity'],
  picture: ['image src', 'product image url'],
} as const

/** Whether a table is Shopify's product export. */
export const isShopify = ({ columns: named }: ExportRow): boolean =>
  (named.has('handle') && (named.has('variant price') || named.has('body (html)'))) || named.has('url handle')

/** Fields that its export has columns for, or can be read from one. */
const fieldsWithColumns: readonly FieldName[] = [
  'title',
  'description',
  'medium',
  'widthCm',
  'heightCm',
  'depthCm',
  'price',
  'stock',
]

/** What a product says of what we call `label`: in a metafield, or as an option that all its variants share. */
function said(rows: readonly [ExportRow, ...ExportRow[]], label: string): string {
  const [head] = rows
  const metafield = [...head.columns].find((name) => name.startsWith(`${label} (product.metafields.`))
  if (metafield !== undefined) return cell(head, metafield)
  const option = [1, 2, 3].find(
    (each) => head.cells.get(`option${each} name`)?.trim().toLowerCase() === label,
  )
  if (option === undefined) return ''
  const values = new Set(rows.map((row) => row.cells.get(`option${option} value`)).filter((each) => each))
  if (values.size !== 1) return ''
  cell(head, `option${option} name`)
  return rows.map((row) => cell(row, `option${option} value`)).find((each) => each !== '') ?? ''
}

const handleOf = (row: ExportRow): string => cell(row, ...columns.handle)

/** What further lines of a product are for: its variants, and its further pictures. */
function productFrom(
  handle: string,
  rows: readonly [ExportRow, ...ExportRow[]],
  rate: PriceRate | null,
): ImportableWork {
  const [head] = rows
  const variants = rows.filter(
    (row) => cell(row, ...columns.price) !== '' || cell(row, ...columns.sku) !== '',
  )
  const prices = variants.map((row) => cell(row, ...columns.price))
  const stocks = variants.map((row) => numberIn(cell(row, ...columns.stock)))
  // A shop that sold more than it had counts below zero.
  const stock =
    stocks.length === 0 ? 1 : stocks.reduce<number>((sum, each) => sum + Math.max(each ?? 0, 0), 0)
  const [type, tags] = [cell(head, 'type', 'product category'), head.cells.get('tags') ?? '']
  const placed = rows
    .filter((row) => cell(row, ...columns.picture) !== '')
    .map((row) => ({
      url: cell(row, ...columns.picture),
      alt: cell(row, 'image alt text').slice(0, 500),
      place: numberIn(cell(row, 'image position')) ?? Number.MAX_SAFE_INTEGER,
    }))
    .toSorted((one, other) => one.place - other.place)
  const byAddress = new Map<string, ImportableWork['pictures'][number]>()
  for (const { url, alt } of placed) if (!byAddress.has(url)) byAddress.set(url, { url, alt })
  return soundWork({
    line: head.line,
    source: { id: handle, column: filledIn(head, ...columns.handle) ?? 'handle' },
    stockText: variants.map((row) => cell(row, ...columns.stock)).join(', '),
    form: {
      ...fieldsSaid(fieldsWithColumns, (label) => said(rows, label)),
      title: cell(head, 'title'),
      description: plainText(cell(head, 'body (html)', 'description')),
      category: categoryIn(type, tags),
      medium: type.slice(0, 200),
      stock,
      unique: isUniqueByDefault(stock) && variants.length <= 1,
    },
    price: statedPrice(prices[0] ?? '', '', rate),
    pictures: [...byAddress.values()],
    rows,
    problems: [new Set(prices).size > 1 && 'It has variants at several prices: make each a work of its own'],
  })
}

/** The products of Shopify's export: each begins with the line that has its title, and may go on for many. */
export function shopifyWorks(rows: readonly ExportRow[], rate: PriceRate | null): ImportableWork[] {
  const products = new Map<string, [ExportRow, ...ExportRow[]]>()
  const nameless: ImportableWork[] = []
  for (const row of rows) {
    const handle = handleOf(row)
    const known = products.get(handle)
    if (handle === '') nameless.push({ ...productFrom('', [row], rate), problems: ['It has no Handle'] })
    else if (known) known.push(row)
    else products.set(handle, [row])
  }
  return [...[...products].map(([handle, lines]) => productFrom(handle, lines, rate)), ...nameless].toSorted(
    (one, other) => one.line - other.line,
  )
}
