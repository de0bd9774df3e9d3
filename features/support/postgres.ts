import { startTestPostgres, type TestPostgres } from '#adapters/postgres/testing/test-postgres.ts'
import { atTheEnd } from './endings.ts'

let running: Promise<TestPostgres> | undefined

/** One PostgreSQL for all scenarios of this process; each makes databases of its own in it. */
export async function postgresAdminUrl(): Promise<string> {
  running ??= startTestPostgres()
  return (await running).adminUrl
}

atTheEnd(async () => {
  await (await running)?.stop()
})
