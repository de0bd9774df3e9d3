import type { MikroORM } from '@mikro-orm/postgresql'

/**
 * Drops the indexes that were being made concurrently as their maker was stopped, or waited too long: they are of no use to anybody,
 * and their names are in the way of the next try.
 */
export async function dropUnfinishedIndexes({ em }: MikroORM): Promise<void> {
  // The query builder knows nothing of PostgreSQL's catalogues.
  const unfinished = await em.execute<{ readonly name: string }[]>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = current_schema()::regnamespace`,
  )
  // Names are no parameters.
  for (const { name } of unfinished) await em.execute(`drop index if exists ${name}`)
}
