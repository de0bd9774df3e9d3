import type { MikroORM } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import { nameOf } from './prepared.ts'
import { statementsOf } from './statements.ts'

/**
 * Runs one SQL statement with $1 placeholders and gives its rows. Inside a unit of work it belongs to its transaction.
 * @throws Unavailable when the database is away
 */
export interface Sql {
  <Row = unknown>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/**
 * For what brings SQL of its own and knows no query builder, as the queue of jobs does. Unnamed statements: PostgreSQL plans
 * each with its values in sight.
 */
export function createSql(orm: MikroORM): Sql {
  const run = statementsOf(orm)
  return async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const { rows } = await run(CompiledQuery.raw(text, [...values]))
    return rows as Row[]
  }
}

/** More than the texts that a queue of jobs writes by; what comes later is planned each time. */
const mostNamed = 40

/** The same for texts that are few and are found the same way whatever the values are: each is planned once for a connection. */
export function createNamedSql(orm: MikroORM): Sql {
  const run = statementsOf(orm)
  const names = new Map<string, string>()
  return async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const name = names.get(text) ?? (names.size < mostNamed ? nameOf(text) : undefined)
    if (name !== undefined) names.set(text, name)
    const { rows } = await run({
      ...CompiledQuery.raw(text, [...values]),
      ...(name !== undefined && { name }),
    })
    return rows as Row[]
  }
}
