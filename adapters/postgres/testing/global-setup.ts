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
  const { adminUrl, stop } = await startTestPostgres()
  project.provide('adminUrl', adminUrl)
  return stop
}
