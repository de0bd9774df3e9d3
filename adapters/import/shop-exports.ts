import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import type { ImportableWork, ShopExports } from '#application/catalogue/shop-exports.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { ExportRow } from './export-row.ts'
import { plainWorks } from './plain-export.ts'
import { isShopify, shopifyWorks } from './shopify-export.ts'
import { isWooCommerce, wooCommerceWorks } from './woocommerce-export.ts'

/** Bytes. */
const largestFile = 20 * 1024 * 1024

const mostRows = 20_000

const refused = (code: string, message: string): DomainError =>
  new DomainError('rule-broken', code, message, { file: message })

const tooLarge = (): DomainError =>
  refused(
    'import-too-large',
    'This file is too large: at most 20 MB and 20,000 lines, please. Split it and send the parts.',
  )

const noCsv = (): DomainError =>
  refused('import-unreadable', 'This is no CSV file. Please export it as “CSV (UTF-8)”.')

async function bytesOf(file: SentFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of file.stream()) {
    bytes += part.length
    if (bytes > largestFile) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What the bytes say: UTF-8 as a rule, else UTF-16 by its mark, or what a spreadsheet in the West writes. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const decode = (encoding: string): string => new TextDecoder(encoding).decode(bytes)
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  const text = decode(wide ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252'))
  if (text.includes('\0')) throw noCsv()
  return text
}

/** Spreadsheets write a semicolon where the comma stands in numbers. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\n|$/)).replaceAll(/"[^"]*"/g, '')
  const count = (mark: string): number => header.split(mark).length
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most))
}

async function rowsOf(file: SentFile): Promise<ExportRow[]> {
  // One line is one line to the parser, whoever has written it.
  const text = textOf(await bytesOf(file)).replaceAll(/\r\n?/g, '\n')
  const parser = Readable.from([text]).compose(
    parse({
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 500_000,
    }),
  )
  const rows: ExportRow[] = []
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, string>
    info: Info
  }>) {
    if (rows.length === mostRows) throw tooLarge()
    // The line that the parser tells is the one where the row ends.
    const breaks = Object.values(record).join('').split('\n').length - 1
    rows.push({ line: info.lines - breaks, cells: record, asked: new Set() })
  }
  return rows
}

/** Characters of what a shop calls a work. */
const longestSource = 200

/** What nobody could keep a work under. */
const withShortNames = (work: ImportableWork): ImportableWork =>
  work.sourceId.length <= longestSource
    ? work
    : { ...work, problems: [...work.problems, `Its Handle or SKU has more than ${longestSource} characters`] }

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

/** Exports of other shops as CSV: Shopify's, WooCommerce's, Etsy's, or a plain one. */
export const shopExports: ShopExports = {
  async read(file, rate = null) {
    const rows = await rowsOf(file).catch((error: unknown) => {
      if (error instanceof DomainError) throw error
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
        throw refused('import-unreadable', 'This file cannot be read as CSV. Please export it once more.')
      throw error
    })
    const [first] = rows
    if (!first) throw refused('import-empty', 'There is nothing in this file but perhaps a header.')
    if (isShopify(first)) return shopifyWorks(rows, rate).map(withShortNames)
    if (isWooCommerce(first)) return withoutDoubles(wooCommerceWorks(rows, rate)).map(withShortNames)
    if (!('title' in first.cells))
      throw refused(
        'import-unknown-columns',
        'The first line must name the columns; one of them must be “title”.',
      )
    return withoutDoubles(plainWorks(rows, rate)).map(withShortNames)
  },
}
