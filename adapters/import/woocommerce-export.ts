import type { ImportableWork } from '#application/catalogue/shop-exports.ts'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { numberIn } from '#domain/shared/typed-number.ts'
import { cell, type ExportRow, filledIn } from './export-row.ts'
import { type FieldName, fieldsSaid } from './field-values.ts'
import { plainText } from './plain-text.ts'
import { categoryIn, soundWork } from './sound-work.ts'
import { statedPrice } from './stated-price.ts'

/** Whether a table is WooCommerce's product export. */
export const isWooCommerce = ({ columns }: ExportRow): boolean =>
  columns.has('name') && columns.has('regular price')

/** Centimetres in an inch. */
const inch = 2.54

/** A length in whichever unit the shop measures in. */
function lengthOf(row: ExportRow, side: string): number | null {
  const centimetres = numberIn(cell(row, `${side} (cm)`))
  if (centimetres !== null) return centimetres
  const inches = numberIn(cell(row, `${side} (in)`))
  return inches === null ? null : Math.round(inches * inch * 100) / 100
}

/** Fields that its export has columns for. */
const columns: readonly FieldName[] = [
  'title',
  'description',
  'widthCm',
  'heightCm',
  'depthCm',
  'price',
  'stock',
]

/** What names of its own an artist may say it under, where that is not what we call it. */
const otherNames: Readonly<Record<string, RegExp>> = { medium: /medium|material|technique/i }

/** What one of the product's own attributes says of what we call `label`. */
function attribute(row: ExportRow, label: string): string {
  const name = otherNames[label] ?? new RegExp(`^${label}$`, 'i')
  for (let number = 1; row.columns.has(`attribute ${number} name`); number += 1) {
    if (!name.test(row.cells.get(`attribute ${number} name`) ?? '')) continue
    cell(row, `attribute ${number} name`)
    return cell(row, `attribute ${number} value(s)`)
  }
  return ''
}

/** What it calls a product in. */
const sourceColumns = ['sku', 'id']

/** Pieces in stock; a shop that does not count says only whether there is any. */
function stockOf(row: ExportRow): number {
  const inStock = cell(row, 'in stock?')
  const counted = numberIn(cell(row, 'stock'))
  if (counted !== null) return Math.max(counted, 0)
  return inStock === '0' ? 0 : 1
}

/** @param rows the product's own line, then those of its variations */
function productFrom(rows: readonly [ExportRow, ...ExportRow[]], rate: PriceRate | null): ImportableWork {
  const [head, ...variations] = rows
  const sold = variations.length > 0 ? variations : [head]
  const prices = sold.map((row) => cell(row, 'regular price'))
  const stock = sold.reduce((sum, row) => sum + stockOf(row), 0)
  const kind = cell(head, 'categories')
  const title = cell(head, 'name')
  return soundWork({
    line: head.line,
    source: {
      id: cell(head, ...sourceColumns) || title.toLowerCase(),
      column: filledIn(head, ...sourceColumns) ?? 'title',
    },
    form: {
      ...fieldsSaid(columns, (label) => attribute(head, label)),
      title,
      description: plainText(cell(head, 'description', 'short description')),
      category: categoryIn(kind, head.cells.get('tags') ?? '', title),
      widthCm: lengthOf(head, 'width'),
      heightCm: lengthOf(head, 'height'),
      depthCm: lengthOf(head, 'length'),
      stock,
      unique: isUniqueByDefault(stock) && variations.length <= 1,
    },
    stockText: sold.map((row) => cell(row, 'stock')).join(', '),
    price: statedPrice(prices[0] ?? '', '', rate),
    pictures: rows.flatMap((row) =>
      cell(row, 'images')
        .split(/,\s*(?=https?:)/)
        .filter((url) => url !== '')
        .map((url) => ({ url: url.trim(), alt: '' })),
    ),
    rows,
    problems: [
      new Set(prices).size > 1 && 'It has variations at several prices: make each a work of its own',
    ],
  })
}

/** The products of WooCommerce's export: lines of variations name the one they belong to, by its id or its SKU. */
export function wooCommerceWorks(rows: readonly ExportRow[], rate: PriceRate | null): ImportableWork[] {
  const products: [ExportRow, ...ExportRow[]][] = []
  const known = new Map<string, [ExportRow, ...ExportRow[]]>()
  for (const row of rows) {
    const parent = known.get(cell(row, 'parent').toLowerCase())
    if (cell(row, 'type').toLowerCase() === 'variation' && parent) {
      parent.push(row)
      continue
    }
    const product: [ExportRow, ...ExportRow[]] = [row]
    products.push(product)
    for (const name of [`id:${cell(row, 'id')}`, cell(row, 'sku').toLowerCase()])
      if (name !== '' && name !== 'id:') known.set(name, product)
  }
  return products.map((product) => productFrom(product, rate))
}
