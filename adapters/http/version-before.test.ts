import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '#adapters/composition/server.ts'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import { createOrm, lockTimeout, migrate } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { emptyTestDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenCheapPasswords } from '#adapters/testing/cheap-passwords.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { readAll, refusedOf, sellAt, stockAt } from '#adapters/testing/versions/asked-of-versions.ts'
import { isInHistory, released, versionBefore } from '#adapters/testing/versions/version-before.ts'

const pieces = 1_000

/** Goes on until it is told to stop. @returns how often it went */
function again(work: () => Promise<unknown>): () => Promise<number> {
  const stop = new AbortController()
  const going = (async () => {
    let times = 0
    for (; !stop.signal.aborted; times++) await work()
    return times
  })()
  // Told where it is waited for.
  going.catch(() => undefined)
  return () => {
    stop.abort()
    return going
  }
}

it('the last release goes on while this version brings its tables up to date, and beside it', async (test) => {
  if (!(await isInHistory())) test.skip(`the history that is here does not reach back to ${released.commit}`)
  const database = await emptyTestDatabase()
  onTestFinished(database.close)
  const before = await versionBefore(database.url, pieces)
  onTestFinished(before.close)
  const migrated = () => database.sql<{ name: string }>('select name from mikro_orm_migrations order by id')
  expect((await migrated()).at(-1)?.name).toBe(released.migration)

  // Its connection knows its statements before: the one that was used last is used again.
  await readAll(before.url, [before.url], before.sessions)
  const answered = await readAll(before.url, [before.url], before.sessions)
  expect(answered.length).toBeGreaterThan(30)
  expect(refusedOf(answered)).toEqual([])

  const stopSelling = again(() => sellAt(before.url, before.url, before))
  const orm = createOrm(database.url, { lockTimeout })
  onTestFinished(() => orm.close(true))
  await migrate(orm)
  await installQueues(createSql(orm))
  const sold = await stopSelling()
  expect(sold).toBeGreaterThan(0)
  expect(await readAll(before.url, [before.url], before.sessions)).toEqual(answered)

  const unforeseen: unknown[] = []
  const next = await startServer({
    orm,
    settings: { ...testSettings, triesFactor: 1_000 },
    host: '127.0.0.1',
    port: 0,
    values: [givenCheapPasswords],
    onUnexpected: (error) => unforeseen.push(error),
  })
  onTestFinished(() => next.close())
  onTestFinished(await next.doJobs((error) => unforeseen.push(error)))
  await sellAt(before.url, next.url, before)
  await sellAt(next.url, before.url, before)
  expect(refusedOf(await readAll(next.url, [next.url], before.sessions))).toEqual([])
  expect(await readAll(before.url, [before.url], before.sessions)).toEqual(answered)
  const left = pieces - sold - 2
  expect([await stockAt(before.url, before.work), await stockAt(next.url, before.work)]).toEqual([left, left])
  expect([...before.unforeseen, ...unforeseen]).toEqual([])
}, 120_000)
