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

/** What a statement is called by. */
export const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

function ask<Row>(db: Database, statement: Statement, given: object): Promise<Row[]> {
  const parameters = statement.parameters.map((value) =>
    value instanceof Placeholder ? given[value.name as keyof typeof given] : value,
  )
  return db.ask({ ...statement, parameters })
}

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
  return (db, given) => {
    if (!statement) {
      const compiled = build(db, placeholders()).compile()
      statement = { ...compiled, name: nameOf(compiled.sql) }
    }
    return ask(db, statement, given)
  }
}

/** More than people ask for; what comes later is built each time, and planned each time. */
const mostShapes = 400
const mostNamed = 40

/** What tells statements of one query apart beside which values are given. */
type Shape = Readonly<Record<string, string | number | boolean>>

/**
 * A query of several shapes, each of which is built once. PostgreSQL plans each with its values in sight, unless it is one
 * that is found the same way whatever they are.
 * @param build gets the shape, and placeholders in place of those values that are given; those left out are undefined
 * @param isNamed whether a shape is planned once for each connection, as by `prepared`
 */
export function preparedByShape<Of extends Shape, Given extends object, Row>(
  build: (db: Database, given: Given, shape: Of) => Compilable<Row>,
  isNamed: (given: ReadonlySet<string>, shape: Of) => boolean,
): (db: Database, given: Given, shape: Of) => Promise<Row[]> {
  const statements = new Map<string, Statement>()
  let named = 0

  function built(db: Database, names: readonly string[], shape: Of): Statement {
    const given = Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Given
    const compiled = build(db, given, shape).compile()
    if (named === mostNamed || !isNamed(new Set(names), shape)) return compiled
    named += 1
    return { ...compiled, name: nameOf(compiled.sql) }
  }

  return (db, given, shape) => {
    // In whatever order an address names them, they are one shape.
    const names = Object.keys(given)
      .filter((name) => given[name as keyof Given] !== undefined)
      .toSorted()
    const key = [...Object.values(shape), ...names].join(' ')
    const known = statements.get(key)
    const statement = known ?? built(db, names, shape)
    if (!known && statements.size < mostShapes) statements.set(key, statement)
    return ask(db, statement, given)
  }
}
