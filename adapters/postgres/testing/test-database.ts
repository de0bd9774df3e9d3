import { inject } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-postgres.ts'

/** A fresh, migrated database for one test file; close it in the end. */
export const testDatabase = (): Promise<TestDatabase> => createTestDatabase(inject('adminUrl'))

/** A fresh database without any table, as at a shop's first start. */
export const emptyTestDatabase = (): Promise<TestDatabase> =>
  createTestDatabase(inject('adminUrl'), 'template0')
