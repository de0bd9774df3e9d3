import { Database } from '../database.ts'
import { statementsOf } from '../statements.ts'
import type { TestDatabase } from './test-postgres.ts'

/** A database, and the queries that are asked of it; what the mapper loads and saves by itself is not among them. */
export function watched({ orm }: Pick<TestDatabase, 'orm'>) {
  const asked: string[] = []
  const run = statementsOf(orm)
  const db = new Database(orm, (statement) => {
    asked.push(statement.sql)
    return run(statement)
  })
  return { asked, db }
}
