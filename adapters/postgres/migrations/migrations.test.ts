import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../orm.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { migrations } from './migrations.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

/** What there is beside the mapper's own table and what extensions brought. */
const things = () =>
  database.sql(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relname not like 'mikro\\_orm\\_migrations%'
     union all
     select proname from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )

it('go back to nothing, and from there all the way again', async () => {
  const { orm, sql } = database
  const before = await things()
  await orm.migrator.down({ to: 0 })
  expect(await things()).toEqual([])
  await migrate(orm)
  expect(new Set(await things())).toEqual(new Set(before))
  await givenArtwork(sql, { title: 'Kiln' })
  expect(await sql('select title from artworks where public')).toEqual([{ title: 'Kiln' }])
})

it('are numbered without a gap, in the order they run', () => {
  expect(migrations.map(({ name }) => Number(name.slice(0, 2)))).toEqual(
    migrations.map((_, index) => index + 1),
  )
})

it('tell whoever has a database from before the first release what to do', async () => {
  const { orm, sql } = database
  await sql(`update mikro_orm_migrations set name = '2026-11-21-02-orders' where name = '13-orders'`)
  await expect(migrate(orm)).rejects.toThrow(/before its first release.*give the shop an empty one/)
})

it('let no second piece of a one-of-a-kind work be, whoever writes it', async () => {
  const id = await givenArtwork(database.sql, { title: 'Kiln', stock: 1, unique: true })
  await expect(database.sql('update artworks set stock = 2 where id = $1', [id])).rejects.toThrow(
    /artworks_unique_check/,
  )
})
