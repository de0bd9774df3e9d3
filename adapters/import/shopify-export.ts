import type { ImportableWork } from '#application/catalogue/shop-exports.ts'
import { isUniqueUnlessTold } from '#domain/catalogue/artwork.ts'
import { numberIn } from '#domain/shared/typed-number.ts'
import { categoryIn, cell, type ExportRow, fewEnough, problemsOf } from './plain-export.ts'
import { plainText } from './plain-text.ts'

/** Whether a table is Shopify's product export. */
export const isShopify = ({ cells }: ExportRow): boolean =>
  'handle' in cells && ('variant price' in cells || 'body (html)' in cells)

/** What further lines of a product are for: its variants, and its further pictures. */
function productFrom(handle: string, rows: readonly [ExportRow, ...ExportRow[]]): ImportableWork {
  const [head] = rows
  const variants = rows.filter((row) => cell(row, 'variant price', 'variant sku') !== '')
  const prices = variants.map((row) => numberIn(cell(row, 'variant price')))
  const stocks = variants.map((row) => numberIn(cell(row, 'variant inventory qty')))
  // A shop that sold more than it had counts below zero.
  const stock =
    stocks.length === 0 ? 1 : stocks.reduce<number>((sum, each) => sum + Math.max(each ?? 0, 0), 0)
  const type = cell(head, 'type', 'product category')
  const form = {
    title: cell(head, 'title'),
    description: plainText(cell(head, 'body (html)')),
    category: categoryIn(type) || categoryIn(cell(head, 'tags')),
    medium: type.slice(0, 200),
    year: null,
    widthCm: null,
    heightCm: null,
    depthCm: null,
    price: prices[0] ?? null,
    stock,
    unique: isUniqueUnlessTold(stock) && variants.length <= 1,
  }
  const placed = rows
    .filter((row) => cell(row, 'image src') !== '')
    .map((row) => ({
      url: cell(row, 'image src'),
      alt: cell(row, 'image alt text').slice(0, 500),
      place: numberIn(cell(row, 'image position')) ?? Number.MAX_SAFE_INTEGER,
    }))
    .toSorted((one, other) => one.place - other.place)
  const byAddress = new Map<string, ImportableWork['pictures'][number]>()
  for (const { url, alt } of placed) if (!byAddress.has(url)) byAddress.set(url, { url, alt })
  const pictures = fewEnough([...byAddress.values()])
  const severalPrices = new Set(prices).size > 1
  return {
    line: head.line,
    sourceId: handle,
    form,
    pictures,
    problems: problemsOf(form, pictures, [
      severalPrices && 'It has variants at several prices: make each a work of its own',
    ]),
  }
}

/** The products of Shopify's export: each begins with the line that has its title, and may go on for many. */
export function shopifyWorks(rows: readonly ExportRow[]): ImportableWork[] {
  const products = new Map<string, [ExportRow, ...ExportRow[]]>()
  const nameless: ImportableWork[] = []
  for (const row of rows) {
    const handle = cell(row, 'handle')
    const known = products.get(handle)
    if (handle === '') nameless.push({ ...productFrom('', [row]), problems: ['It has no Handle'] })
    else if (known) known.push(row)
    else products.set(handle, [row])
  }
  return [...[...products].map(([handle, lines]) => productFrom(handle, lines)), ...nameless].toSorted(
    (one, other) => one.line - other.line,
  )
}
