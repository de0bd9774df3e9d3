import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256 } from '#adapters/system/system.ts'
import { Database } from '../database.ts'
import { createOrm } from '../orm.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresThrottle } from './postgres-throttle.ts'

let database: TestDatabase
let other: ReturnType<typeof createOrm>
beforeAll(async () => {
  database = await testDatabase()
  other = createOrm(database.url)
})
afterAll(async () => {
  await other.close(true)
  await database.close()
})

const limit = { name: 'knocks', times: 5, seconds: 60 }

it('counts tries at once over several processes, and lets no more through than may be', async () => {
  const here = postgresThrottle(database.db, sha256, 1)
  const elsewhere = postgresThrottle(new Database(other), sha256, 1)
  const knocks = Array.from({ length: 10 }, () => [here, elsewhere].map((door) => door.count(limit, 'lena')))
  const answers = await Promise.allSettled(knocks.flat())
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(here.count(limit, 'lena')).rejects.toMatchObject({ code: 'too-many-requests' })
  await here.count(limit, 'kofi')
})

it('begins anew for whom it forgets, and keeps nothing that says who it was', async () => {
  const throttle = postgresThrottle(database.db, sha256, 1)
  for (let tries = 0; tries < 5; tries++) await throttle.count(limit, 'zola')
  await throttle.forget(limit, 'zola')
  await throttle.count(limit, 'zola')
  const keys = await database.db.selectFrom('throttle').select('key').execute()
  expect(keys.map(({ key }) => key).join()).not.toContain('zola')
})

it('counts for each time anew once its seconds are over', async () => {
  const throttle = postgresThrottle(database.db, sha256, 1)
  for (let tries = 0; tries < 5; tries++) await throttle.count(limit, 'amina')
  await database.db.updateTable('throttle').set({ expire: 1 }).execute()
  await expect(throttle.count(limit, 'amina')).resolves.toBeUndefined()
})
