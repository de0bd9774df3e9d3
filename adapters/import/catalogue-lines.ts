import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type CsvError, type Info, parse } from 'csv-parse'
import { openCell, placeOf } from './open-cell.ts'
import { plainEnds } from './table-text.ts'

/** One record of a catalogue file with the line it stands on; or what is wrong with that line. */
export type CatalogueLine = { readonly line: number } & (
  | { readonly record: unknown }
  | { readonly problem: string }
)

/** The text of a file, unpacked where its name ends in .gz. `onBytes` hears how much of the file has been read. */
function textOf(file: string, onBytes: (count: number) => void): Readable {
  const raw = createReadStream(file, { highWaterMark: 1 << 18 })
  raw.on('data', (chunk) => onBytes(chunk.length))
  // An error of either stream destroys the other and reaches whoever reads.
  return file.endsWith('.gz') ? pipeline(raw, createGunzip(), () => undefined) : raw
}

async function* ndjsonLines(text: Readable): AsyncGenerator<CatalogueLine> {
  const failed = new Promise<never>((_, reject) => text.once('error', reject))
  failed.catch(() => undefined)
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
  text.once('error', () => lines.close())
  let line = 0
  for await (const content of lines) {
    line += 1
    if (content.trim() === '') continue
    try {
      yield { line, record: JSON.parse(line === 1 ? content.replace(/^\uFEFF/, '') : content) }
    } catch {
      yield { line, problem: 'not JSON' }
    }
  }
  if (text.errored) throw text.errored
}

/** Within quotation marks the parser counts the two signs of Windows as the ends of two lines. */
async function* withPlainEnds(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const plain = plainEnds()
  let decoder: TextDecoder | undefined
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8')
    yield plain(decoder.decode(piece, { stream: true }))
  }
}

async function* csvLines(text: Readable): AsyncGenerator<CatalogueLine> {
  const problems: CatalogueLine[] = []
  const cells = openCell()
  const parser = parse({
    columns: true,
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    relax_column_count_less: true,
    cast(cell, place) {
      cells.passed(place)
      return cell
    },
  })
  parser.on('skip', (error: (CsvError & { lines?: number }) | undefined) => {
    problems.push(
      error?.code === 'CSV_QUOTE_NOT_CLOSED'
        ? { line: cells.lineOf(placeOf(error)), problem: 'a quotation mark that opens here is never closed' }
        : { line: error?.lines ?? 0, problem: `not a row of the table: ${error?.message ?? 'unreadable'}` },
    )
  })
  const records = Readable.from(withPlainEnds(text)).compose(parser)
  for await (const { record, info } of records as AsyncIterable<{ record: unknown; info: Info }>) {
    yield* problems.splice(0)
    yield { line: info.lines, record }
  }
  yield* problems
}

/**
 * Reads a catalogue record by record: NDJSON, or CSV where the name says so, packed with gzip or not.
 * @throws the file's or gzip's own error where it cannot be read
 */
export function catalogueLines(
  file: string,
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<CatalogueLine> {
  const text = textOf(file, onBytes)
  return /\.csv(\.gz)?$/i.test(file) ? csvLines(text) : ndjsonLines(text)
}
