import type { Sql } from '../sql.ts'

interface Named {
  readonly name: string
}

const allTables = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by name`

/** A function of the database that brings back what it began with, and names the tables that it had to change. */
const bringBack = 'as_new.bring_back()'

/** All rows of a table as one text. */
const contents = (table: string): string =>
  `(select string_agg(each::text, '|' order by each::text) from ${table} as each)`

const emptied = (table: string): string => `
  if exists (select from ${table}) then
    delete from ${table};
    changed := changed || '${table}'::text;
  end if;`

const refilled = (table: string, kept: string, columns: string): string => `
  if ${contents(table)} is distinct from ${contents(kept)} then
    delete from ${table};
    insert into ${table} (${columns}) overriding system value select ${columns} from ${kept};
    changed := changed || '${table}'::text;
  end if;`

/** Those that can be written. */
async function columnsOf(sql: Sql, table: string): Promise<string> {
  const [columns] = await sql<Named>(
    `select string_agg(quote_ident(attname), ', ') as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return columns?.name ?? ''
}

/** Sets sequences to where they stand now. */
async function restarts(sql: Sql): Promise<string[]> {
  const found = await sql<Named & { readonly value: string; readonly called: boolean }>(
    `select format('%I.%I', schemaname, sequencename) as name,
       coalesce(last_value, start_value)::text as value, last_value is not null as called
     from pg_sequences`,
  )
  return found.map(({ name, value, called }) => `perform setval('${name}', ${value}, ${called});`)
}

const standing = `(select count(*) from pg_class where relkind in ('r', 'p', 'i', 'S', 'v', 'm'))`

/** Has a new database remember what it is like. */
export async function rememberAsNew(sql: Sql): Promise<void> {
  const tables = (await sql<Named>(allTables)).map(({ name }) => name)
  const ask = (table: string) => `select '${table}' as name where exists (select from ${table})`
  const full = (await sql<Named>(tables.map(ask).join(' union all '))).map(({ name }) => name)
  const steps = [...tables.filter((table) => !full.includes(table)).map(emptied), ...(await restarts(sql))]
  await sql('create schema as_new')
  for (const [place, table] of full.entries()) {
    const kept = `as_new.kept_${place}`
    await sql(`create table ${kept} as table ${table}`)
    steps.push(refilled(table, kept, await columnsOf(sql, table)))
  }
  const [{ count } = { count: '' }] = await sql<{ count: string }>(`select ${standing} as count`)
  // As on a standby: no rule between tables and no trigger minds meanwhile.
  await sql(
    `create function ${bringBack} returns text[] language plpgsql set session_replication_role = replica as $body$
     declare changed text[] := '{}';
     begin
       if ${standing} <> ${count} then raise 'There are other tables than in a new database.'; end if;
       ${steps.join('\n')}
       return changed;
     end $body$`,
  )
}

/**
 * Takes from a database all that came since it remembers: its rows, and the room that they took, lest new ones stand in
 * another order than in a new one. Connections stay, and know the tables.
 */
export async function makeAsNew(sql: Sql): Promise<void> {
  const [{ changed } = { changed: [] }] = await sql<{ changed: readonly string[] }>(
    `select ${bringBack} as changed`,
  )
  if (changed.length > 0) await sql(`vacuum (process_toast false) ${changed.join()}`)
}
