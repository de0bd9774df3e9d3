import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inTurn } from '#adapters/postgres/migrations/in-turn.ts'
import { emptyTestDatabase } from '#adapters/postgres/testing/test-database.ts'
import { inOwnProcess } from './own-process.ts'

const script = join(import.meta.dirname, 'prepare-process.ts')

it('a server that starts beside another one touches nothing until that one has prepared the database', async () => {
  const { orm, url, sql, close } = await emptyTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'preparing-'))
  const tables = () => sql(`select 1 from pg_tables where schemaname in ('public', 'jobs') limit 1`)
  try {
    let other: Promise<void> | undefined
    await inTurn(orm, 'preparing', async () => {
      other = inOwnProcess(script, { SANAA_DATABASE: url, DATABASE_URL: url, DATA_DIR: folder, DEMO: '0' })
      const looksAgain = () =>
        sql(
          `select 1 from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory%'
             and pid <> pg_backend_pid() and query_start > xact_start + interval '200 milliseconds'`,
        )
      await expect.poll(looksAgain, { timeout: 20_000 }).not.toEqual([])
      expect(await tables()).toEqual([])
    })
    await other
    expect(await tables()).not.toEqual([])
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)
