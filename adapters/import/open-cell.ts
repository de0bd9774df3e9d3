import type { Info } from 'csv-parse'

type Place = Pick<Info, 'lines' | 'empty_lines'> & { readonly index: number }

/**
 * The line on which the cell begins that a parser gives up in: by itself it tells the one that it has come to, and a
 * quotation mark that is never closed takes it to the last. Follows it cell by cell.
 */
export function openCell() {
  let last: Place = { lines: 0, empty_lines: 0, index: 0 }
  return {
    passed(cell: Place): void {
      last = cell
    },
    lineOf({ index, empty_lines }: Place): number {
      return index > 0 ? last.lines : last.lines + 1 + empty_lines - last.empty_lines
    },
  }
}

/** What the parser says of the place in its errors. */
export const placeOf = (error: Error): Place => error as unknown as Place
