import { createHash } from 'node:crypto'
import type { Compilable } from 'kysely'
import type { Database } from './database.ts'
import type { Statement } from './statements.ts'

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = <Given extends object>(): Given =>
  new Proxy({} as Given, { get: (_, name) => new Placeholder(String(name)) })

/**
 * A query that is built once and planned once for each connection: for what is asked often and found the same way whatever
 * the values are. One that a price range or a rare colour would have planned differently must not be: after some uses
 * PostgreSQL plans it without looking at the values.
 * @param build gets placeholders in place of the values: it may hand them on, not look at them
 */
export function prepared<Given extends object, Row>(
  build: (db: Database, given: Given) => Compilable<Row>,
): (db: Database, given: Given) => Promise<Row[]> {
  let statement: Statement | undefined
  return async (db, given) => {
    if (!statement) {
      const compiled = build(db, placeholders()).compile()
      const name = createHash('sha256').update(compiled.sql).digest('base64url')
      statement = { ...compiled, name }
    }
    const parameters = statement.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name as keyof Given] : value,
    )
    const { rows } = await db.executeQuery({ ...statement, parameters })
    return rows as Row[]
  }
}
