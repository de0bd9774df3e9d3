import type { Sql } from '#adapters/postgres/sql.ts'

/** What is counted whatever is answered: how often somebody tries. */
const countedAnyway = ['throttle', 'sessions']

/** Which tables have changed since somebody last asked. */
export interface WatchedTables {
  changed(): Promise<readonly string[]>
}

/** Notes each row that is changed, in the transaction that changes it: what is taken back is not noted. */
export async function watchTables(sql: Sql): Promise<WatchedTables> {
  await sql('create table noted_changes (name text)')
  await sql(`create function note_change() returns trigger language plpgsql as
    $$ begin insert into noted_changes (name) values (tg_table_name); return null; end $$`)
  const tables = await sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'noted_changes'`,
  )
  for (const { name } of tables.filter((each) => !countedAnyway.includes(each.name)))
    await sql(
      `create trigger noted after insert or update or delete on "${name}" for each row execute function note_change()`,
    )
  // What was put off is only looked at where something puts it off: whoever does it changes it, too.
  await sql(`create trigger noted after insert on jobs.job for each row execute function note_change()`)
  return {
    async changed() {
      const rows = await sql<{ name: string }>('delete from noted_changes returning name')
      return [...new Set(rows.map(({ name }) => name))].toSorted()
    },
  }
}
