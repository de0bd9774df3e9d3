import { tidyText } from '#domain/shared/tidy-text.ts'

/** A row of a table, its columns by their names in small letters; all of it text. */
export interface ExportRow {
  /** On which it begins; the header is line 1. */
  readonly line: number
  /** The columns of its table, filled in or not. */
  readonly columns: ReadonlySet<string>
  /** What is filled in, by its column. */
  readonly cells: ReadonlyMap<string, string>
  /** The columns that were asked for; what else there is stays out. */
  readonly asked: Set<string>
}

/** The first of these columns in which the row has something; null where none has. */
export const filledIn = ({ cells }: ExportRow, ...names: readonly string[]): string | null =>
  names.find((each) => (cells.get(each) ?? '').trim() !== '') ?? null

/** What a cell says, of the first column that there is of these. */
export const cell = (row: ExportRow, ...names: readonly string[]): string => {
  for (const each of names) row.asked.add(each)
  const name = filledIn(row, ...names)
  return name === null ? '' : tidyText((row.cells.get(name) ?? '').toWellFormed().normalize('NFC'))
}

/** The columns that say something of a work for which there is no place here. */
export const columnsLeftOut = (rows: readonly ExportRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ cells, asked }) =>
      [...cells].filter(([name, text]) => !asked.has(name) && text.trim() !== '').map(([name]) => name),
    ),
  ),
]
