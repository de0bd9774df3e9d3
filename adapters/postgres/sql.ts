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

/** Runs texts; `named` says what each is called, where it is to be planned once for a connection. */
function texts(orm: MikroORM, named: (text: string) => string | undefined): Sql {
  const run = statementsOf(orm)
  return async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const name = named(text)
    // The text is somebody else's, who knows no query builder.
    const statement = CompiledQuery.raw(text, [...values])
    const { rows } = await run(name === undefined ? statement : { ...statement, name })
    return rows as Row[]
  }
}

/**
 * For what brings SQL of its own and knows no query builder, as the queue of jobs does. Unnamed statements: PostgreSQL plans
 * each with its values in sight.
 */
export const createSql = (orm: MikroORM): Sql => texts(orm, () => undefined)

/** More than the texts that a queue of jobs writes by; what comes later is planned each time. */
const mostNamed = 40

/** The same for texts that are few and are found the same way whatever the values are: each is planned once for a connection. */
export function createNamedSql(orm: MikroORM): Sql {
  const names = new Map<string, string>()
  return texts(orm, (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === mostNamed) return known
    names.set(text, nameOf(text))
    return names.get(text)
  })
}
