import type { DataTable } from '@cucumber/cucumber'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import { colours } from '#domain/catalogue/colour.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import { centsFrom } from '#domain/shared/money.ts'
import type { Looks } from './roles/visitor.ts'
import type { GivenWork } from './stage.ts'

/** All cells of a table without a head, row by row. */
export const titlesIn = (table: DataTable): string[] => table.raw().flat()

/**
 * Holds each row of a table with a head against what is there.
 * @throws where one does not hold, and says which
 */
export async function eachRow(
  table: DataTable,
  holds: (row: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> {
  for (const row of table.hashes())
    await holds(row).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error
      const where = `In the row | ${Object.values(row).join(' | ')} |: `
      // What is compared stays with it; reports print the one or the other.
      error.stack = where + error.stack
      error.message = where + error.message
      throw error
    })
}

type Cells = Readonly<Record<string, string>>

const rowOf = (cells: Cells): string => `in the row | ${Object.values(cells).join(' | ')} |`

/** @throws Error where somebody has left out, or misspelled, what each row is to say */
function checkColumns(table: DataTable, needed: readonly string[], others: readonly string[]): void {
  const [head = []] = table.raw()
  const all = [...needed, ...others]
  const strange = head.find((column) => !all.includes(column))
  if (strange !== undefined)
    throw new Error(`Nobody knows the column “${strange}”: there may be ${all.join(', ')}.`)
  const missing = needed.find((column) => !head.includes(column))
  if (missing !== undefined) throw new Error(`The column “${missing}” is missing.`)
  for (const cells of table.hashes()) {
    const empty = needed.find((column) => cells[column]?.trim() === '')
    if (empty !== undefined) throw new Error(`There is no ${empty} ${rowOf(cells)}.`)
  }
}

function numberIn(cells: Cells, column: string): number {
  const number = Number(cells[column])
  if (Number.isNaN(number))
    throw new Error(`“${cells[column]}” is no number: see “${column}” ${rowOf(cells)}.`)
  return number
}

function oneOf<Known extends string>(known: readonly Known[], cells: Cells, column: string): Known {
  const found = known.find((each) => each === cells[column])
  if (found === undefined)
    throw new Error(`“${cells[column]}” is none of ${known.join(', ')}: see “${column}” ${rowOf(cells)}.`)
  return found
}

const ofLooks = ['title', 'medium', 'orientation', 'colour', 'width', 'height']

/**
 * How the works of a table with a head look; the year may be left out, and a cell of it be empty.
 * @throws Error that says what is not written as it should be
 */
export function looksIn(table: DataTable): readonly (Looks & { readonly title: string })[] {
  checkColumns(table, ofLooks, ['year'])
  return table.hashes().map((row) => ({
    title: row.title ?? '',
    medium: row.medium ?? '',
    orientation: oneOf(orientations, row, 'orientation'),
    colour: oneOf(colours, row, 'colour'),
    width: numberIn(row, 'width'),
    height: numberIn(row, 'height'),
    ...(row.year && { year: numberIn(row, 'year') }),
  }))
}

const ofWork = ['title', 'artist', 'category', 'price', 'stock']

/**
 * The works of a table with a head; medium and description may be left out.
 * @throws Error that says what is not written as it should be
 */
export function worksIn(table: DataTable): GivenWork[] {
  checkColumns(table, ofWork, ['medium', 'description'])
  return table.hashes().map((row) => ({
    title: row.title ?? '',
    artist: row.artist ?? '',
    category: row.category ?? '',
    price: centsFrom(numberIn(row, 'price')),
    stock: numberIn(row, 'stock'),
    // What there is one of is taken to be one of a kind, until others of it are there.
    unique: isUniqueByDefault(numberIn(row, 'stock')),
    medium: row.medium ?? 'Mixed media',
    description: row.description ?? '',
  }))
}
