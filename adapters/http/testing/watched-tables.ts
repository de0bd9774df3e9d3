import type { Sql } from '#adapters/postgres/sql.ts'

/** What is counted whatever is answered: how often somebody tries. */
const countedAnyway = ['throttle', 'sessions']

/** Which tables have changed. */
export interface WatchedTables {
  /** A moment to look back to. */
  now(): Promise<bigint>
  changedSince(moment: bigint): Promise<readonly string[]>
}

/** Notes each row that is changed, in the transaction that changes it: what is taken back is not noted. */
export async function watchTables(sql: Sql): Promise<WatchedTables> {
  await sql('create table noted_changes (id bigint generated always as identity, name text)')
  await sql(`create function note_change() returns trigger language plpgsql as
    $$ begin insert into noted_changes (name) values (tg_table_name); return null; end $$`)
  const tables = await sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'noted_changes'`,
  )
  for (const { name } of tables.filter((each) => !countedAnyway.includes(each.name)))
    await sql(
      `create trigger noted after insert or update or delete on "${name}" for each row execute function note_change()`,
    )
  return {
    async now() {
      const [row] = await sql<{ id: string | null }>('select max(id) as id from noted_changes')
      return BigInt(row?.id ?? 0)
    },
    async changedSince(moment) {
      const rows = await sql<{ name: string }>(
        'select distinct name from noted_changes where id > $1 order by name',
        [moment],
      )
      return rows.map(({ name }) => name)
    },
  }
}
