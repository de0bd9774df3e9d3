import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import { formatCount } from '#domain/shared/format-count.ts'
import type { ExportRow } from './export-row.ts'
import { openCell, placeOf } from './open-cell.ts'
import { refusedExport, tooMuch } from './refused-export.ts'
import { delimiterOf, textOf } from './table-text.ts'

/** What a table can hold: some way beyond what any shop exports, and what can be shown of it afterwards. */
const most = {
  rows: 20_000,
  columns: 200,
  nameLength: 100,
  cellLength: 100_000,
  filledCells: 1_000_000,
  /** Bytes. */
  row: 500_000,
}

/** What the parser knows of a cell: the line on which it ends, and how many stand before it in its row. */
type CellPlace = Pick<Info, 'lines'> & { readonly index: number }

/** Takes a cell while its row is being read: a row of twenty million cells would not fit into any memory. */
function boundedCell(text: string, { index, lines }: CellPlace): string {
  if (index < most.columns) return text
  throw tooMuch(
    `${lines === 1 ? 'This table' : `Line ${formatCount(lines)}`} has more than ${most.columns} columns.`,
  )
}

/** @throws DomainError for a header that no shop writes */
const columnsOf = (header: readonly string[]): string[] =>
  header.map((name, index) => {
    if (name.length <= most.nameLength) return name.trim().toLowerCase()
    throw tooMuch(`The name of column ${index + 1} has more than ${most.nameLength} characters.`)
  })

/** Makes rows of records as they come, and says the first excess of a table. */
function boundedRows(columns: readonly string[]): (line: number, record: readonly string[]) => ExportRow {
  const names = new Set(columns)
  let rows = 0
  let filled = 0
  return (line, record) => {
    if (++rows > most.rows) throw tooMuch(`This table has more than ${formatCount(most.rows)} lines.`)
    const cells = new Map<string, string>()
    for (const [index, name] of columns.entries()) {
      const text = record[index] ?? ''
      if (text.length > most.cellLength)
        throw tooMuch(
          `On line ${formatCount(line)}, “${name}” has more than ${formatCount(most.cellLength)} characters.`,
        )
      if (text !== '') cells.set(name, text)
    }
    filled += cells.size
    if (filled > most.filledCells)
      throw tooMuch(
        `Up to line ${formatCount(line)}, more than ${formatCount(most.filledCells)} cells are filled in.`,
      )
    return { line, columns: names, cells, asked: new Set() }
  }
}

/** What the parser gives up at, in our words; anything else stays what it is. */
function refusedByParser(error: unknown, cells: ReturnType<typeof openCell>): unknown {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))) return error
  const line = formatCount(cells.lineOf(placeOf(error)))
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return refusedExport(
        'import-unreadable',
        `A quotation mark that opens on line ${line} is never closed.`,
      )
    case 'CSV_MAX_RECORD_SIZE':
      return tooMuch(
        `A row is larger than 500 kB; perhaps a quotation mark that opens on line ${line} is not closed.`,
      )
    default:
      return refusedExport(
        'import-unreadable',
        'This file cannot be read as CSV. Please export it once more.',
      )
  }
}

/**
 * The rows of a table under its header. Never more of it is held than the bounds say, whatever it is.
 * @throws DomainError 'import-too-large' for the first excess, 'import-unreadable'
 */
export async function rowsOf(bytes: Uint8Array): Promise<ExportRow[]> {
  const [beginning = ''] = textOf(bytes)
  const cells = openCell()
  const records = Readable.from(textOf(bytes)).compose(
    parse({
      delimiter: delimiterOf(beginning),
      record_delimiter: '\n',
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: most.row,
      cast(text, place) {
        cells.passed(place)
        return boundedCell(text, place)
      },
    }),
  ) as AsyncIterable<{ record: string[]; info: Info }>
  const rows: ExportRow[] = []
  let rowOf: ReturnType<typeof boundedRows> | undefined
  try {
    for await (const { record, info } of records) {
      // The line that the parser tells is the one where the row ends.
      const line = info.lines - (record.join('').split('\n').length - 1)
      if (rowOf) rows.push(rowOf(line, record))
      else rowOf = boundedRows(columnsOf(record))
    }
  } catch (error) {
    throw refusedByParser(error, cells)
  }
  return rows
}
