import type pg from 'pg'

/** A table whose rows a backup holds. */
export interface ShopTable {
  /** With its schema: public.users. */
  readonly name: string
  /** Those that are kept; PostgreSQL makes the others from them. */
  readonly columns: readonly string[]
}

/** What a sequence gives next, as text: it may be larger than a number of JavaScript. */
export interface ShopSequence {
  readonly name: string
  readonly next: string
}

/**
 * What means nothing in another database: the migrations and versions that its own tables have come to, the journal of public
 * changes, which counts this one's transactions, and what the queue notes of how it does.
 */
const ofThisDatabase = [
  'public.mikro_orm_migrations',
  'public.public_changes',
  'public.public_changes_forgotten',
  'jobs.version',
  'jobs.bam',
  'jobs.queue_stats',
  'jobs.warning',
]

/** Asks over one connection. What stands in PostgreSQL's catalogues, and who locks a table, the query builder does not know. */
export async function ask<Row>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query(text, [...values])
  return rows as Row[]
}

/** A name with its schema as SQL takes it. */
export const quoted = (client: pg.ClientBase, name: string): string =>
  name
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.')

/** The names of the migrations that made the tables of a database, in their order; none where there are no tables. */
export async function migrationsDone(client: pg.ClientBase): Promise<string[]> {
  const [found] = await ask<{ there: boolean }>(
    client,
    `select to_regclass('public.mikro_orm_migrations') is not null as there`,
  )
  if (!found?.there) return []
  const rows = await ask<{ name: string }>(client, 'select name from public.mikro_orm_migrations order by id')
  return rows.map(({ name }) => name)
}

/** The tables of a shop, those of the queue included. A table that is kept in parts is one. */
export const shopTables = (client: pg.ClientBase): Promise<ShopTable[]> =>
  ask<ShopTable>(
    client,
    `select nspname || '.' || relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where nspname in ('public', 'jobs') and relkind in ('r', 'p') and not relispartition
       and nspname || '.' || relname <> all ($1)
     group by nspname, relname order by 1`,
    [ofThisDatabase],
  )

/** Tables in such an order that each refers to those before it alone, or to itself. @throws where they refer in a circle */
export async function inOrderOfReference(
  client: pg.ClientBase,
  tables: readonly ShopTable[],
): Promise<ShopTable[]> {
  const references = await ask<{ from: string; to: string }>(
    client,
    `select distinct source.nspname || '.' || referring.relname as from, target.nspname || '.' || referred.relname as to
     from pg_constraint
       join pg_class referring on referring.oid = conrelid join pg_namespace source on source.oid = referring.relnamespace
       join pg_class referred on referred.oid = confrelid join pg_namespace target on target.oid = referred.relnamespace
     where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered: ShopTable[] = []
  let left = [...tables]
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name))
    const next = left.filter(({ name }) => !references.some(({ from, to }) => from === name && names.has(to)))
    if (next.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...names].join(', ')}.`)
    ordered.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

/** What the sequences of a shop give next: at least so much that nothing which a snapshot holds comes again. */
export async function shopSequences(client: pg.ClientBase): Promise<ShopSequence[]> {
  const found = await ask<{ name: string; step: string }>(
    client,
    `select schemaname || '.' || sequencename as name, increment_by::text as step
     from pg_sequences where schemaname in ('public', 'jobs') and sequencename not like 'mikro\\_orm%' order by 1`,
  )
  const sequences: ShopSequence[] = []
  for (const { name, step } of found) {
    // Of one that was told what to give next, and has not given it, pg_sequences says nothing.
    const rows = await ask<{ next: string }>(
      client,
      `select (last_value + case when is_called then $1::bigint else 0 end)::text as next from ${quoted(client, name)}`,
      [step],
    )
    sequences.push(...rows.map(({ next }) => ({ name, next })))
  }
  return sequences
}
