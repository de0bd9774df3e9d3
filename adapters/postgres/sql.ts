import { TransactionContext } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { CompiledQuery, type Transaction } from 'kysely'
import type { Pool } from 'pg'

/**
 * Runs one SQL statement with $1 placeholders and gives its rows. Inside a unit of work it belongs to its transaction.
 * Timestamps come as PostgreSQL writes them: let the statement form them where their text matters.
 */
export interface Sql {
  <Row = unknown>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** SQL over the mapper's own pool. Unnamed statements: PostgreSQL plans each with its values in sight. */
export function createSql(orm: MikroORM): Sql {
  let pool: Promise<Pool> | undefined
  const connectedPool = (): Promise<Pool> => {
    pool ??= orm.driver.getConnection().getNativeClient() as Promise<Pool>
    return pool
  }

  return async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const transaction = TransactionContext.getEntityManager()?.getTransactionContext<Transaction<unknown>>()
    if (transaction) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
      return rows as Row[]
    }
    const { rows } = await (await connectedPool()).query(text, [...values])
    return rows as Row[]
  }
}
