import type { DataTable } from '@cucumber/cucumber'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import { centsFrom } from '#domain/shared/money.ts'
import type { GivenWork } from './stage.ts'

/** All cells of a table without a head, row by row. */
export const titlesIn = (table: DataTable): string[] => table.raw().flat()

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
