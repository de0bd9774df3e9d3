import { afterAll, beforeAll, expect, it } from 'vitest'
import { schemas } from './schemas.ts'
import { testDatabase } from './testing/test-database.ts'
import type { TestDatabase } from './testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/**
 * What the mapper would do to a migrated database so that it looks as the schemas say, and why it is right that it does not.
 * Everything else is a difference: a table, a column, its type, precision, nullability, default, collation or formula, a key,
 * a unique constraint.
 */
const named: readonly { readonly because: string; readonly statement: RegExp }[] = [
  { because: 'It says so before whatever it does.', statement: /^set names 'utf8'$/ },
  {
    because: 'The queues are their library’s own.',
    statement:
      /^(drop table if exists "jobs"\."\w+" cascade|drop schema if exists "jobs"|alter table "jobs"\."(\w+)" drop constraint "\2_\w+_fkey")$/,
  },
  {
    because: 'Entities refer to each other by id alone; migrations keep the foreign keys.',
    statement: /^alter table "(\w+)" drop constraint "\1_\w+_fkey"$/,
  },
  {
    because: 'Rules about values are the domain’s; migrations repeat those about stock, money and states.',
    statement: /^alter table "(\w+)" drop constraint "\1_(\w+_)?check\d?"$/,
  },
  {
    because: 'What queries are found by is partial, about formulas, or of operators that no mapping says.',
    statement: /^drop index "(?!users_email")\w+"$/,
  },
  {
    because: 'No two accounts have one address however it is written: about a formula.',
    statement: /^drop index "users_email"$/,
  },
  { because: 'Triggers are written in migrations.', statement: /^drop trigger if exists "\w+" on "\w+"$/ },
  {
    because: 'The mapper takes each trigger’s function for one of its own, of a name that none has.',
    statement: /^drop function if exists "\w+_fn"\(\)$/,
  },
  {
    because: 'So are the functions that triggers and queries call.',
    statement:
      /^drop function if exists "(category_names|one_letter_less|parts_of_payout|picture_orientation|price_step|search_lexemes|search_text|signal_artwork|similar_words)"\([\w ,]+\)$/,
  },
]

const isNamed = (statement: string): boolean => named.some((kind) => kind.statement.test(statement))

it('says of every table what the migrations made of it', async () => {
  const update = await database.orm.schema.getUpdateSchemaSQL({ safe: false, dropTables: true })
  const statements = update
    .split(/;\s*/)
    .map((statement) => statement.trim())
    .filter(Boolean)
  expect(statements.filter((statement) => !isNamed(statement))).toEqual([])
  for (const { statement } of named) expect(statements).toContainEqual(expect.stringMatching(statement))
})

it('lets what is unique be said by a schema, or named here', async () => {
  const rows = await database.sql<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and indisunique
       and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'claims_open',
    'payout_accounts_confirmed',
    'payout_accounts_named',
    'users_email',
  ])
})

// The mapper compares neither of the two.
it('says which texts are sorted by their letters’ codes, and which uniqueness may be broken within a statement', async () => {
  const metas = [...database.orm.getMetadata()].filter(({ embeddable }) => !embeddable)
  const sorted = metas.flatMap(({ tableName, props }) =>
    props
      .filter(({ collation }) => collation !== undefined)
      .map(({ fieldNames, collation }) => `${tableName}.${fieldNames[0]} ${collation}`),
  )
  const deferred = metas.flatMap(({ uniques }) =>
    uniques
      .filter(({ deferMode }) => deferMode !== undefined)
      .map(({ name, deferMode }) => `${name} ${deferMode}`),
  )
  const [rows] = await database.sql<{ sorted: string[]; deferred: string[] }>(
    `select
       (select array_agg(attrelid::regclass || '.' || attname || ' ' || collname) from pg_attribute
        join pg_class on pg_class.oid = attrelid join pg_collation on pg_collation.oid = attcollation
        where relnamespace = 'public'::regnamespace and relkind = 'r' and collname <> 'default') as sorted,
       (select array_agg(conname || case when condeferred then ' deferred' else ' immediate' end) from pg_constraint
        where connamespace = 'public'::regnamespace and contype = 'u' and condeferrable) as deferred`,
  )
  expect(sorted.toSorted()).toEqual(rows?.sorted.toSorted())
  expect(deferred.toSorted()).toEqual(rows?.deferred.toSorted())
})

it('describes every table that there is', async () => {
  const tables = await database.sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name <> 'mikro_orm_migrations' order by table_name collate "C"`,
  )
  const described = schemas.map(({ meta }) => meta.tableName)
  expect(described.toSorted()).toEqual(tables.map(({ name }) => name))
})
