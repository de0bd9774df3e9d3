/** A row of a table, its columns by their names in small letters; all of it text. */
export interface ExportRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string | undefined>>
  /** The columns that were asked for; what else there is stays out. */
  readonly asked: Set<string>
}

/** What a cell says, of the first column that there is of these. */
export const cell = ({ cells, asked }: ExportRow, ...names: readonly string[]): string => {
  for (const each of names) asked.add(each)
  const name = names.find((each) => (cells[each] ?? '').trim() !== '')
  return name === undefined ? '' : (cells[name] ?? '').toWellFormed().normalize('NFC').trim()
}

/** The columns that say something of a work for which there is no place here. */
export const columnsLeftOut = (rows: readonly ExportRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ cells, asked }) =>
      Object.keys(cells).filter((name) => !asked.has(name) && (cells[name] ?? '').trim() !== ''),
    ),
  ),
]
