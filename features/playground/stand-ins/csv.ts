import { type Options, parse as rowsOf } from 'csv-parse/sync'

/** Reads a table in one piece: nobody here is kept waiting by a large one. */
export const parse =
  (options: Options) =>
  (text: string): readonly unknown[] =>
    rowsOf(text, options)
