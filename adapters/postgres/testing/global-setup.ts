import { chmod, rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { fitsInMemory, quickFolder } from './quick-folder.ts'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a database that nobody else uses to create others in. */
    adminUrl: string
  }
}

/** Bytes: whole shops, their copies and backups lie there for as long as a test takes. */
const spaceOnTheWay = 4 * 1024 ** 3

/**
 * Has all that tests lay down for a while lie in memory, where it fits: servers of a database of their own, replicas and restored
 * shops are copies of a thousand files each. @returns what clears it away
 */
async function quickTemporaryFolder(): Promise<() => Promise<void>> {
  if (process.env.TMPDIR !== undefined || !(await fitsInMemory(spaceOnTheWay))) return async () => undefined
  const folder = await quickFolder('sanaa-tests-', spaceOnTheWay)
  // PostgreSQL runs as nobody where the tests run as root.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  return async () => {
    delete process.env.TMPDIR
    await rm(folder, { recursive: true, force: true })
  }
}

/** One PostgreSQL for all test files, with a migrated template that each copies. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await startTestPostgres()
  project.provide('adminUrl', adminUrl)
  const clear = await quickTemporaryFolder()
  return async () => {
    await stop()
    await clear()
  }
}
