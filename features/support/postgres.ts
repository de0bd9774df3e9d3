import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '#adapters/postgres/testing/test-postgres.ts'
import { atTheEnd } from './endings.ts'

let running: Promise<{ adminUrl: string; stop(): Promise<void> }> | undefined

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'sanaa-features-'))
  const postgres = await startTestPostgres(folder)
  return {
    adminUrl: postgres.adminUrl,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One PostgreSQL for all scenarios of this process; each makes databases of its own in it. */
export async function postgresAdminUrl(): Promise<string> {
  running ??= start()
  return (await running).adminUrl
}

atTheEnd(async () => {
  await (await running)?.stop()
})
