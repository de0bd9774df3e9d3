import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import type { ImportableWork, ShopExports } from '#application/catalogue/shop-exports.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { PriceRate } from '#domain/catalogue/price-rate.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { ExportRow } from './export-row.ts'
import { plainWorks } from './plain-export.ts'
import { isShopify, shopifyWorks } from './shopify-export.ts'
import { isWooCommerce, wooCommerceWorks } from './woocommerce-export.ts'

/** Bytes. */
const largestExport = 20 * 1024 * 1024

/** What a table can hold: some way beyond what any shop exports, and what can be shown of it afterwards. */
const most = { rows: 20_000, columns: 200, nameLength: 100, cellLength: 100_000, filledCells: 1_000_000 }

export const refusedExport = (code: string, message: string): DomainError =>
  new DomainError('rule-broken', code, message, { file: message })

const inWords = (count: number): string => count.toLocaleString('en')

/** @param excess what there is too much of, as a sentence */
const tooMuch = (excess: string): DomainError =>
  refusedExport('import-too-large', `${excess} Split it and send the parts.`)

const exportTooLarge = (): DomainError => tooMuch('This file is larger than 20 MB.')

const noCsv = (): DomainError =>
  refusedExport('import-unreadable', 'This is no CSV file. Please export it as “CSV (UTF-8)”.')

/** @throws DomainError 'import-too-large' */
export async function exportBytes(file: SentFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of file.stream()) {
    bytes += part.length
    if (bytes > largestExport) throw exportTooLarge()
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
  return [',', ';', '\t'].reduce((usual, mark) => (count(mark) > count(usual) ? mark : usual))
}

/** @throws DomainError for a header that no shop writes */
function columnsOf(header: readonly string[]): string[] {
  if (header.length > most.columns) throw tooMuch(`This table has more than ${most.columns} columns.`)
  return header.map((name, index) => {
    if (name.length <= most.nameLength) return name.trim().toLowerCase()
    throw tooMuch(`The name of column ${index + 1} has more than ${most.nameLength} characters.`)
  })
}

/** Says the first excess of a table as its lines come. @throws DomainError 'import-too-large' */
function boundedLines(): (line: number, record: Readonly<Record<string, string>>) => void {
  let rows = 0
  let filled = 0
  return (line, record) => {
    if (++rows > most.rows) throw tooMuch(`This table has more than ${inWords(most.rows)} lines.`)
    for (const [name, cell] of Object.entries(record)) {
      if (cell.length > most.cellLength)
        throw tooMuch(
          `On line ${inWords(line)}, “${name}” has more than ${inWords(most.cellLength)} characters.`,
        )
      if (cell !== '') filled += 1
    }
    if (filled > most.filledCells)
      throw tooMuch(
        `Up to line ${inWords(line)}, more than ${inWords(most.filledCells)} cells are filled in.`,
      )
  }
}

async function rowsOf(bytes: Uint8Array): Promise<ExportRow[]> {
  // One line is one line to the parser, whoever has written it.
  const text = textOf(bytes).replaceAll(/\r\n?/g, '\n')
  const parser = Readable.from([text]).compose(
    parse({
      columns: columnsOf,
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
  const bound = boundedLines()
  for await (const { record, info } of parser as AsyncIterable<{
    record: Record<string, string>
    info: Info
  }>) {
    // The line that the parser tells is the one where the row ends.
    const line = info.lines - (Object.values(record).join('').split('\n').length - 1)
    bound(line, record)
    rows.push({ line, cells: record, asked: new Set() })
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

/** The works of a table. @throws DomainError rule-broken 'import-…' */
export async function worksOf(bytes: Uint8Array, rate: PriceRate | null): Promise<readonly ImportableWork[]> {
  const rows = await rowsOf(bytes).catch((error: unknown) => {
    if (error instanceof DomainError) throw error
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw refusedExport('import-unreadable', 'This file cannot be read as CSV. Please export it once more.')
    throw error
  })
  const [first] = rows
  if (!first) throw refusedExport('import-empty', 'There is nothing in this file but perhaps a header.')
  if (isShopify(first)) return shopifyWorks(rows, rate).map(withShortNames)
  if (isWooCommerce(first)) return withoutDoubles(wooCommerceWorks(rows, rate)).map(withShortNames)
  if (!('title' in first.cells))
    throw refusedExport(
      'import-unknown-columns',
      'The first line must name the columns; one of them must be “title”.',
    )
  return withoutDoubles(plainWorks(rows, rate)).map(withShortNames)
}

/** Exports of other shops as CSV: Shopify's, WooCommerce's, Etsy's, or a plain one. */
export const shopExports: ShopExports = {
  read: async (file, rate = null) => worksOf(await exportBytes(file), rate),
}
