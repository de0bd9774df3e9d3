import { setTimeout as delay } from 'node:timers/promises'
import { TransactionContext } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { CompiledQuery, QueryResult } from 'kysely'
import { noteStatement } from './answers/named-reads.ts'
import { isNotThere, unavailableIfAway } from './database-away.ts'
import { untilNotGivenUp } from './given-up.ts'

/** A statement with its values; one with a name is planned once for each connection, see prepared.ts. */
export interface Statement extends CompiledQuery {
  readonly name?: string
}

/** Runs one statement; inside a unit of work it belongs to its transaction. @throws Unavailable when the database is away */
export type RunStatement = (statement: Statement) => Promise<QueryResult<unknown>>

/**
 * Asks the database; outside of a unit of work again where it gave up for another.
 * @throws Unavailable when the database is away
 */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  noteStatement()
  try {
    return await (TransactionContext.getEntityManager() ? ask() : untilNotGivenUp(ask))
  } catch (error) {
    throw unavailableIfAway(error)
  }
}

/** The driver takes a text, or a text with a name; the query builder hands on what it is given. */
const asDriverTakesIt = ({ name, ...statement }: Statement): CompiledQuery =>
  name === undefined ? statement : { ...statement, sql: { name, text: statement.sql } as unknown as string }

const attempts = 4
/** Milliseconds in which the other connections that were lost at the same time are noticed. */
const afterALoss = 50

/** Whether a statement stands alone and changes nothing: also a select writes where something beside it does. */
export const isLoneRead = ({ query }: Statement): boolean =>
  query.kind === 'SelectQueryNode' &&
  (query.with?.expressions ?? []).every(({ expression }) => expression.kind === 'SelectQueryNode') &&
  !TransactionContext.getEntityManager()

/** What only reads is asked again where the connection was lost. */
async function againIfCutOff<Answer>(statement: Statement, ask: () => Promise<Answer>): Promise<Answer> {
  const isRead = isLoneRead(statement)
  for (let attempt = 1; ; attempt++)
    try {
      return await ask()
    } catch (error) {
      if (!isRead || attempt === attempts || !isNotThere(error)) throw error
      await delay(afterALoss)
    }
}

/** Runs statements over the mapper's connections. */
export const statementsOf =
  (orm: MikroORM): RunStatement =>
  (statement) =>
    asking(() => againIfCutOff(statement, () => orm.em.getKysely().executeQuery(asDriverTakesIt(statement))))
