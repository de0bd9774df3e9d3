import { setTimeout as delay } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { migrations } from './migrations.ts'

/** Milliseconds. */
const betweenLooks = 100

const concurrent = /^\s*create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/i

/** The names of the indexes that a migration makes concurrently, which only one that is no transaction can. */
export async function concurrentIndexesOf(orm: MikroORM, name: string): Promise<readonly string[]> {
  const found = migrations.find((each) => each.name === name)
  if (!found) return []
  const migration = new found.class(orm.em.getDriver(), orm.config)
  if (migration.isTransactional()) return []
  await migration.up()
  return (migration.getQueries?.() ?? []).flatMap((query) => concurrent.exec(String(query))?.[1] ?? [])
}

/**
 * Drops those of some indexes that were being made concurrently as their maker was stopped: they are of no use to anybody, and
 * their names are in the way of the next try. Nobody waits behind that.
 * @param orm whose statements may wait for locks as long as they take: whoever reads the table is waited for
 */
export async function dropUnfinishedIndexes({ em }: MikroORM, names: readonly string[]): Promise<void> {
  // The query builder knows nothing of PostgreSQL's catalogues.
  const unfinished = () =>
    em.execute<{ readonly name: string; readonly isBeingMade: boolean }[]>(
      `select indexrelid::regclass::text as name,
         exists (select from pg_stat_progress_create_index where index_relid = indexrelid) as "isBeingMade"
       from pg_index join pg_class on pg_class.oid = indexrelid
       where not indisvalid and relnamespace = current_schema()::regnamespace
         and relname in (select json_array_elements_text(?))`,
      [JSON.stringify(names)],
    )
  // A server that was stopped may have left its statement at work, which would wait for whoever waits for it.
  let found = await unfinished()
  while (found.some(({ isBeingMade }) => isBeingMade)) {
    await delay(betweenLooks)
    found = await unfinished()
  }
  // Names are no parameters.
  for (const { name } of found) await em.execute(`drop index concurrently if exists ${name}`)
}
