import type { ImportableWork, ShopExports } from '#application/catalogue/shop-exports.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { plainWorks } from './plain-export.ts'
import { refusedExport, tooMuch } from './refused-export.ts'
import { isShopify, shopifyWorks } from './shopify-export.ts'
import { rowsOf } from './table-rows.ts'
import { isWooCommerce, wooCommerceWorks } from './woocommerce-export.ts'

/** Bytes. */
const largestExport = 20 * 1024 * 1024

/** @throws DomainError 'import-too-large' */
async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    if (bytes > largestExport) throw tooMuch('This file is larger than 20 MB.')
    kept.push(part)
  }
  return Buffer.concat(kept)
}

/** A work that comes a second time under the same name doubles the first. */
function withoutDoubles(works: readonly ImportableWork[]): ImportableWork[] {
  const first = new Map<string, number>()
  return works.map((work) => {
    const earlier = first.get(work.sourceId)
    if (earlier === undefined) {
      first.set(work.sourceId, work.line)
      return work
    }
    return { ...work, problems: [...work.problems, `The same stands on line ${earlier} already`] }
  })
}

/** Characters of everything that is shown of a table before it comes in: its answer is held as a whole. */
const mostCharacters = 10_000_000

const charactersIn = ({ form, written, pictures, currency, leftOut, problems }: ImportableWork): number =>
  [
    form.title,
    form.medium,
    currency ?? '',
    written.price,
    written.stock,
    ...pictures.map(({ url }) => url),
    ...leftOut,
    ...problems,
  ].reduce((sum, text) => sum + text.length, 0)

/** Works of which everything can be told. @throws DomainError 'import-too-large' */
function tellable(works: readonly ImportableWork[]): readonly ImportableWork[] {
  let characters = 0
  for (const work of works) characters += charactersIn(work)
  if (characters > mostCharacters) throw tooMuch('There is more in this table than can be shown at once.')
  return works
}

/** The works of a table, which comes in parts. @throws DomainError rule-broken 'import-…' */
export async function worksOf(
  parts: AsyncIterable<Uint8Array>,
  rate: PriceRate | null,
): Promise<readonly ImportableWork[]> {
  const rows = await rowsOf(await bytesOf(parts))
  const [first] = rows
  if (!first) throw refusedExport('import-empty', 'There is nothing in this file but perhaps a header.')
  if (isShopify(first)) return tellable(shopifyWorks(rows, rate))
  if (isWooCommerce(first)) return tellable(withoutDoubles(wooCommerceWorks(rows, rate)))
  if (!first.columns.has('title'))
    throw refusedExport(
      'import-unknown-columns',
      'The first line must name the columns; one of them must be “title”.',
    )
  return tellable(withoutDoubles(plainWorks(rows, rate)))
}

/** Exports of other shops as CSV: Shopify's, WooCommerce's, Etsy's, or a plain one. */
export const shopExports: ShopExports = {
  read: (file, rate = null) => worksOf(file.stream(), rate),
}
