import type { Context } from 'koa'
import { afterEach, expect, it, vi } from 'vitest'
import { currentRequestId, requestIds } from '#adapters/http/request-id.ts'
import { Database } from '#adapters/postgres/database.ts'
import { assertDatabaseIsWell } from '#adapters/postgres/database-there.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { lackSpells } from './lack-spells.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('tells once that files are missing, and that they are there again', async () => {
  const database = await testDatabase()
  const told: string[] = []
  let isWell = false
  const spells = lackSpells({
    isWell: () => (isWell ? assertDatabaseIsWell(new Database(orm)) : Promise.reject(new Error('not yet'))),
    onBegin: ({ message }) => told.push(message),
    onEnd: () => told.push('over'),
    pause: 10,
  })
  const orm = createOrm(database.url, { poolSize: 1, onStatement: spells.note })
  const missing = () => createSql(orm)(`select pg_read_file('/nothing/there')`)
  for (let time = 0; time < 3; time++) await expect(missing()).rejects.toThrow(Unavailable)
  expect(told).toEqual([expect.stringMatching(/^could not open file "\/nothing\/there"/)])
  isWell = true
  await expect.poll(() => told.slice(1)).toEqual(['over'])
  await spells.close()
  await orm.close(true)
  await database.close()
})

it('is told of one spell while statements go on failing now and then, and of the next one again', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  // With a full disk whoever only reads is answered.
  const spells = lackSpells({
    isWell: () => Promise.resolve(),
    onBegin: ({ message }) => told.push(message),
    onEnd: () => told.push('over'),
  })
  const fail = () =>
    spells.note({
      statement: 'insert into orders …',
      milliseconds: 1,
      error: Object.assign(new Error('No space left on device'), { code: '53100' }),
    })
  for (let time = 0; time < 12; time++) {
    fail()
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(told).toEqual(['No space left on device'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told).toEqual(['No space left on device', 'over'])
  fail()
  expect(told.slice(2)).toEqual(['No space left on device'])
  await spells.close()
})

it('has told of the request with which it began, and of no other one', async () => {
  const spells = lackSpells({
    isWell: () => Promise.resolve(),
    onBegin: () => undefined,
    onEnd: () => undefined,
  })
  const full = Object.assign(new Error('No space left on device'), { code: '53100' })
  const ids: string[] = []
  const refused = (error: Error) =>
    requestIds({ app: {}, set: () => undefined, state: {} } as unknown as Context, async () => {
      ids.push(currentRequestId() ?? '')
      spells.note({ statement: 'insert into orders …', milliseconds: 1, error })
    })
  for (const error of [new Error('mine'), full, full]) await refused(error)
  expect(ids.map(spells.hasToldOf)).toEqual([false, true, false])
  await spells.close()
})

it('is of no concern to it that a statement is wrong', () => {
  const told: string[] = []
  const { note } = lackSpells({
    isWell: () => Promise.resolve(),
    onBegin: ({ message }) => told.push(message),
    onEnd: () => undefined,
  })
  const planned = Object.assign(new Error('cached plan must not change result type'), {
    code: '0A000',
    file: 'plancache.c',
  })
  for (const error of [planned, new Error('mine'), undefined]) note({ statement: '', milliseconds: 1, error })
  expect(told).toEqual([])
})
