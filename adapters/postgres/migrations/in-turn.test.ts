import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { inTurn } from './in-turn.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Ends the connections that have the turn, or wait for it, as a database does that is started anew. @returns how many there were */
async function loseThoseWho(have: 'have it' | 'wait'): Promise<number> {
  const ended = await database.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_try_advisory%'
       and ${have === 'wait' ? 'not' : ''} exists (select from pg_locks where locktype = 'advisory' and pg_locks.pid = pg_stat_activity.pid)`,
  )
  return ended.length
}

it('says that the turn was lost, instead of working on beside the next one', async () => {
  const { orm } = database
  const lost = Promise.withResolvers<number>()
  const first = inTurn(orm, 'trial', async () => {
    lost.resolve(loseThoseWho('have it'))
    return new Promise<never>(() => undefined)
  })
  await expect(first).rejects.toThrow(/^The connection was lost .*\(trial\).*please start again\.$/)
  // That is heard before whoever has ended it is answered, or afterwards.
  expect(await lost.promise).toBe(1)
  expect(await inTurn(orm, 'trial', async () => 'the next one')).toBe('the next one')
})

it('waits on where only the connection of whoever waits was lost', async () => {
  const { orm } = database
  let second: Promise<string> | undefined
  await inTurn(orm, 'trial', async () => {
    second = inTurn(orm, 'trial', async () => 'in turn')
    await expect.poll(() => loseThoseWho('wait')).toBe(1)
  })
  expect(await second).toBe('in turn')
})
