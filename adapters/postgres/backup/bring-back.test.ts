import { setTimeout as delay } from 'node:timers/promises'
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
  // Long enough for a first look, and far from the last one.
  const left = delay(250).then(() => leaving.end())
  expect(await lookBeforeRestoring(orm)).toEqual({ users: 0, artworks: 0, orders: 0 })
  await left
})
