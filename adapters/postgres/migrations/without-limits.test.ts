import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inSnapshot } from '../backup/snapshot.ts'
import { createOrm } from '../orm.ts'
import { createSql } from '../sql.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { inTurn } from './in-turn.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const name = new URL(database.url).pathname.slice(1)
  for (const limit of ['idle_in_transaction_session_timeout', 'statement_timeout'])
    await database.sql(`alter database ${name} set ${limit} = 100`)
})
afterAll(() => database.close())

/** Milliseconds, longer than the database lets anybody rest or ask. */
const longer = 500

it('lets nobody in beside whoever is in turn, although the database ends transactions that rest', async () => {
  let [inside, most] = [0, 0]
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await delay(longer)
    inside -= 1
  }
  await Promise.all([inTurn(database.orm, 'trial', work), inTurn(database.orm, 'trial', work)])
  expect(most).toBe(1)
})

it('reads on from one moment after a rest, as a backup onto a slow disk does', async () => {
  await inSnapshot(database.url, async ({ tables, rowsOf }) => {
    await delay(longer)
    const [table] = tables
    if (!table) throw new Error('There are many.')
    for await (const { count } of rowsOf(table)) expect(count).toBeGreaterThan(0)
  })
})

it('a statement that is given all the time it needs is not ended by the limit of the database', async () => {
  const orm = createOrm(database.url)
  expect(await createSql(orm)(`select pg_sleep(${longer / 1_000})`)).toHaveLength(1)
  await orm.close(true)
})

it('what takes its time is ended by no limit of the database, in a transaction of many steps and rests, either', async () => {
  const { url, sql, close } = await testDatabase()
  const name = new URL(url).pathname.slice(1)
  for (const limit of ['transaction_timeout', 'idle_in_transaction_session_timeout', 'statement_timeout'])
    await sql(`alter database ${name} set ${limit} = 100`)
  const orm = createOrm(url, { takesItsTime: true })
  try {
    await orm.em.transactional(async (em) => {
      await em.execute(`select pg_sleep(${longer / 1_000})`)
      await delay(longer)
      expect(await em.execute('select 1 as one')).toEqual([{ one: 1 }])
    })
  } finally {
    await orm.close(true)
    await close()
  }
})
