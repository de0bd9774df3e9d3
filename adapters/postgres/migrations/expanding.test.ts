import { expect, it } from 'vitest'
import { createOrm } from '../orm.ts'
import { wrongWith } from '../testing/lasting-locks.ts'
import { migrations } from './migrations.ts'

/** What the last release has brought: from then on two versions serve beside each other while one takes the other's place. */
const releasedBefore = 50

/** Contractions: what the release before had stopped using, by the name of the migration, with the reason. */
const contractions: Readonly<Record<string, string>> = {}

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
  const since = migrations.filter(({ name }) => numberOf(name) > releasedBefore && !(name in contractions))
  const wrong: string[] = []
  for (const { name } of since)
    wrong.push(...wrongWith(await statementsOf(name)).map((each) => `${name}: ${each}`))
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
  ['lock table artworks', 'locks a table'],
  [`update artworks set edition = ''`, 'writes every row'],
])('refuses %s, which %s', (statement, what) => {
  expect(wrongWith([statement])).toEqual([expect.stringContaining(`It ${what}`)])
})

it.each([
  ['alter table artworks add column frame text'],
  [`alter table artworks add column frame text not null default ''`],
  ['alter table artworks add constraint positive check (stock >= 0) not valid'],
  ['alter table artworks validate constraint positive'],
  ['create index concurrently artworks_frame on artworks (frame)'],
  [`update artworks set edition = '' where id = 'a'`],
  ['create table follows (id uuid primary key); create index follows_since on follows (since)'],
])('lets %s through', (statement) => {
  expect(wrongWith(statement.split('; '))).toEqual([])
})
