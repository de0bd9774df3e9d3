import { TransactionContext } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { CompiledQuery, type Transaction } from 'kysely'
import type { Pool } from 'pg'
import { toldPlainly } from './database-away.ts'
import { untilNotGivenUp } from './given-up.ts'

/**
 * Runs one SQL statement with $1 placeholders and gives its rows. Inside a unit of work it belongs to its transaction.
 * Timestamps come as PostgreSQL writes them: let the statement form them where their text matters.
 * @throws Unavailable when the database is away
 */
export interface Sql {
  <Row = unknown>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** SQL over the mapper's own pool. Unnamed statements: PostgreSQL plans each with its values in sight. */
export function createSql(orm: MikroORM): Sql {
  let pool: Promise<Pool> | undefined
  const connectedPool = (): Promise<Pool> => {
    pool ??= orm.driver
      .getConnection()
      .getNativeClient()
      .catch((error: unknown) => {
        pool = undefined
        throw error
      })
    return pool
  }

  async function run<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const transaction = TransactionContext.getEntityManager()?.getTransactionContext<Transaction<unknown>>()
    const { rows } = transaction
      ? await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
      : await untilNotGivenUp(async () => (await connectedPool()).query(text, [...values]))
    return rows as Row[]
  }

  return async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    try {
      return await run<Row>(text, values)
    } catch (error) {
      throw toldPlainly(error)
    }
  }
}
