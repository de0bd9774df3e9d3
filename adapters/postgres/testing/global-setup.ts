import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database that nobody else uses to create others in. */
    adminUrl: string
  }
}

/** One PostgreSQL for all test files, with a migrated template that each copies. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sanaa-postgres-'))
  const postgres = await startTestPostgres(folder)
  project.provide('adminUrl', postgres.adminUrl)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
