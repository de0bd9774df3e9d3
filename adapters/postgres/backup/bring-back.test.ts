import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createOrm } from '../orm.ts'
import { testDatabase } from '../testing/test-database.ts'
import { lookBeforeRestoring } from './bring-back.ts'

const database = await testDatabase()
const orm = createOrm(database.url, { poolSize: 1 })
afterAll(async () => {
  await orm.close(true)
  await database.close()
})

it('waits for a connection that is just being given back, instead of calling its database in use', async () => {
  const leaving = new pg.Client({ connectionString: database.url })
  await leaving.connect()
  const isLookedFor = async (): Promise<boolean> => {
    const { rows } = await leaving.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state = 'idle' and query like '%client backend%'`,
    )
    return rows.length > 0
  }
  const looked = lookBeforeRestoring(orm)
  await expect.poll(isLookedFor, { interval: 1 }).toBe(true)
  await leaving.end()
  expect(await looked).toEqual({ users: 0, artworks: 0, orders: 0 })
})

it('leaves a database alone that a newer version has made, and says what to do', async () => {
  const newer = new pg.Client({ connectionString: database.url })
  await newer.connect()
  await newer.query(`insert into mikro_orm_migrations (name) values ('99-of-tomorrow')`)
  await newer.end()
  await expect(lookBeforeRestoring(orm)).rejects.toThrow(
    'What this database holds was made by a newer version of the shop. Use that version, or a later one, or an empty database. Nothing was changed.',
  )
})
