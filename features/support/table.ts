import type { DataTable } from '@cucumber/cucumber'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import { centsFrom } from '#domain/shared/money.ts'
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

/** The works of a table with a head; medium and description may be left out. */
export const worksIn = (table: DataTable): GivenWork[] =>
  table.hashes().map((row) => ({
    title: row.title ?? '',
    artist: row.artist ?? '',
    category: row.category ?? '',
    price: centsFrom(Number(row.price)),
    stock: Number(row.stock),
    // What there is one of is taken to be one of a kind, until others of it are there.
    unique: isUniqueByDefault(Number(row.stock)),
    medium: row.medium ?? 'Mixed media',
    description: row.description ?? '',
  }))
