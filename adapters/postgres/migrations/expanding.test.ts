import { expect, it } from 'vitest'
import { released } from '#adapters/testing/versions/version-before.ts'
import { createOrm } from '../orm.ts'
import { wrongWith } from '../testing/lasting-locks.ts'
import { migrations } from './migrations.ts'

/** Contractions: what the release before had stopped using, by the name of the migration, with the reason. */
const contractions: Readonly<Record<string, string>> = {}

/** Those that find by a rule the few rows which they write: nothing else is locked meanwhile. By the name, with the reason. */
const ofFewRows: Readonly<Record<string, string>> = {
  '57-identity-addresses':
    'Hardly any address has signs that nobody sees; which ones have, nobody knows before.',
}

const isExcused = (name: string, complaint: string): boolean =>
  name in ofFewRows && complaint.startsWith('It writes every row of a table in one statement: ')

const numberOf = (name: string): number => Number.parseInt(name, 10)

async function statementsOf(name: string): Promise<readonly string[]> {
  const found = migrations.find((each) => each.name === name)
  if (!found) throw new Error(`There is no migration ${name}.`)
  const orm = createOrm('postgres://nobody@127.0.0.1:1/nothing')
  const migration = new found.class(orm.em.getDriver(), orm.config)
  await migration.up()
  return (migration.getQueries?.() ?? []).map(String)
}

it('a migration since the last release expands, so that the version before goes on meanwhile and afterwards', async () => {
  const before = numberOf(released.migration)
  const since = migrations.filter(({ name }) => numberOf(name) > before && !(name in contractions))
  const wrong: string[] = []
  for (const { name } of since)
    wrong.push(
      ...wrongWith(await statementsOf(name))
        .filter((each) => !isExcused(name, each))
        .map((each) => `${name}: ${each}`),
    )
  expect(wrong).toEqual([])
})

it('reads the statements of a migration', async () => {
  expect(await statementsOf('49-payments-standings')).toEqual([
    'create index payment_attempts_standing on payment_attempts (way, standing)',
  ])
  expect(wrongWith(await statementsOf('49-payments-standings'))).toEqual([
    expect.stringMatching(/^It makes an index while nobody can write/),
  ])
})

it.each([
  ['alter table artworks drop column edition', 'drops'],
  ['drop table favourites', 'drops'],
  ['alter table "artworks" rename column "edition" to "run"', 'renames'],
  ['alter table artworks rename to works', 'renames'],
  ['alter table artworks alter column stock type bigint', 'changes a type'],
  ['alter table artworks alter stock set data type bigint', 'changes a type'],
  ['alter table artworks alter column edition set not null', 'makes a column needed'],
  ['alter table artworks add column frame text not null', 'makes a column needed'],
  ['alter table artworks add column code uuid default gen_random_uuid()', 'fills a new column'],
  ['alter table artworks add constraint positive check (stock >= 0)', 'reads a whole table'],
  ['alter table artworks add column frame_id uuid references frames', 'reads a whole table'],
  ['create index artworks_frame on artworks (frame)', 'makes an index'],
  ['alter table artworks add constraint one unique (title)', 'makes an index'],
  ['alter table artworks add column a text unique', 'makes an index'],
  [`alter table artworks add column a text default ''::text unique`, 'makes an index'],
  ['alter table artworks alter column stock drop default', 'makes a column needed'],
  ['alter table artworks alter stock set default null', 'makes a column needed'],
  ['alter table artworks add column code bigserial', 'fills a new column'],
  ['alter table artworks add column half int generated always as (stock / 2) stored', 'fills a new column'],
  ['alter table artworks add constraint one primary key using index artworks_one', 'makes an index'],
  ['alter table artworks drop constraint artworks_stock_check', 'drops'],
  ['alter table artworks disable trigger all', 'is not among the forms'],
  ['lock table artworks', 'locks a table'],
  ['vacuum full artworks', 'locks a table'],
  ['cluster artworks', 'locks a table'],
  ['reindex table artworks', 'locks a table'],
  ['truncate artworks', 'drops'],
  ['drop schema jobs', 'drops'],
  ['drop index artworks_search', 'drops'],
  [`update artworks set edition = ''`, 'writes every row'],
  [`update artworks set edition = '' where true`, 'writes every row'],
  [`update artworks set edition = '' where id = id`, 'writes every row'],
  [`update artworks set edition = '' where id = 'a' or stock > 0`, 'writes every row'],
  [`update artworks set edition = (select name from artists where id = 'a')`, 'writes every row'],
  ['delete from favourites where artwork_id in (select id from artworks)', 'writes every row'],
  ['with gone as (delete from artworks returning id) select id from gone', 'is not among the forms'],
  [`do $$ begin update artworks set edition = ''; end $$`, 'is not among the forms'],
])('refuses %s, which %s', (statement, what) => {
  expect(wrongWith([statement])).toEqual([expect.stringContaining(`It ${what}`)])
})

it.each([
  ['alter table artworks alter stock set not null, add column z int default 1', 'alter stock set not null'],
  [
    'alter table artworks add column n int not null, add column m int not null default 0',
    'add column n int not null',
  ],
  [
    `alter table artworks add column m numeric(10, 2), add constraint c check (stock in (1, 2)), add column t text default 'not valid, concurrently'`,
    'add constraint c check (stock in (1, 2))',
  ],
])('excuses no action of %s by another one', (statement, action) => {
  expect(wrongWith([statement])).toEqual([expect.stringContaining(`: alter table artworks ${action}. `)])
})

it.each([
  [
    'a table that may have been there',
    'create table if not exists artworks (id uuid); alter table artworks drop column stock',
  ],
  ['a table that is made later', 'drop table favourites; create table favourites (id uuid)'],
  ['one of two tables', 'create table follows (id uuid); truncate follows, artworks'],
  ['a comment', 'create index artworks_frame /* concurrently */ on artworks (frame)'],
  [
    'a check of another table',
    'alter table follows add constraint c check (x > 0) not valid; alter table artworks drop constraint c',
  ],
  [
    'a constraint of another kind',
    'alter table orders drop constraint one, add constraint one unique using index orders_one',
  ],
  [
    'a check of the same migration',
    'alter table artworks add constraint c check (stock > 0) not valid; alter table artworks validate constraint c',
  ],
])('is not put off by %s', (_, statements) => {
  expect(wrongWith([statements])).toHaveLength(1)
})

it.each([
  ['alter table artworks add column frame text'],
  [`alter table artworks add column frame text not null default ''`],
  ['alter table artworks add constraint positive check (stock >= 0) not valid'],
  ['alter table artworks validate constraint positive'],
  [
    `alter table "artworks" add "frame" varchar(20) default 'a, b (not null' not null, add weight numeric(8, 2)`,
  ],
  ['alter table artworks add column since timestamp(3) with time zone not null default now()'],
  [`alter table artworks add column tags text[] not null default array['a', 'b']::text[]`],
  ['alter table artworks add foreign key (frame_id) references frames (id) on delete cascade not valid'],
  ['alter table artworks add constraint one unique using index artworks_one'],
  ['alter table artworks alter column stock set default 1, alter stock set statistics 500'],
  ['alter table artworks set (fillfactor = 80)'],
  [
    `alter table orders drop constraint orders_status_check, add constraint orders_status_check check (status in ('a', 'b')) not valid`,
  ],
  [
    `alter index artworks_search set (gin_pending_list_limit = 64); select gin_clean_pending_list('artworks_search')`,
  ],
  [`alter type mood add value 'glad'`],
  [
    `create or replace function noted() returns trigger language plpgsql as $f$ begin delete from a; return new; end $f$`,
  ],
  ['create trigger noted after update on artworks for each row execute function noted()'],
  [`insert into settings (name, value) values ('delete', 'update; all') on conflict do nothing`],
  [`update artworks set edition = '' where id = 'a'`],
  [`delete from settings where name in ('a', 'b') and value = ''`],
  ['analyze artworks'],
  [`comment on table artworks is 'drop it'`],
  ['create table follows as select count(*) from artworks; update follows set count = 0'],
  ['create table follows (id uuid primary key); create index follows_since on follows (since)'],
])('lets %s through', (statement) => {
  expect(wrongWith([statement])).toEqual([])
})
