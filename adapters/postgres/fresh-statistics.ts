import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Lets PostgreSQL look anew at tables that thousands of rows were written into: it plans by what it has seen. */
export async function freshStatistics(
  db: Database,
  tables: readonly ('artworks' | 'artists' | 'search_words' | 'short_words')[],
): Promise<void> {
  // The query builder writes queries, and this is none.
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}
