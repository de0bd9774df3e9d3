import { expect, vi } from 'vitest'
import type { Sql } from '../sql.ts'

/** Inside a transaction: once another one waits for it. */
export const waitedFor = (sql: Sql): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        await sql(
          'select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
        ),
      ).not.toEqual([]),
    { timeout: 30_000, interval: 20 },
  )
