import { setTimeout as delay } from 'node:timers/promises'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import type { ClientBase, Pool } from 'pg'
import { brand } from '#domain/shared/brand.ts'
import { awaitRestart } from './awaiting-restart.ts'
import { leaveBesideTheClass } from './beside-the-class.ts'
import { Database } from './database.ts'
import { freeLostConnections } from './lost-connections.ts'
import { mapperWith } from './mapper-with.ts'
import { inTurn } from './migrations/in-turn.ts'
import { migrations } from './migrations/migrations.ts'
import { withoutLimits } from './migrations/without-limits.ts'
import { embeddables, schemas } from './schemas.ts'
import { typesOnTheWire } from './types-on-the-wire.ts'
import { type OnStatement, watchStatements } from './watched-statements.ts'

/** The folder of a socket, as `?host=/…` names it; the mapper reads none of what stands behind the question mark. */
function socketIn(url: string): { readonly host?: string } {
  const host = new URL(url).searchParams.get('host')
  return host === null ? {} : { host }
}

interface ConnectionOptions {
  readonly poolSize?: number
  /** Milliseconds after which a statement, or its waiting for a lock, is given up; 0 for never. */
  readonly statementTimeout?: number
  readonly lockTimeout?: number
  /** For what is done for all of a shop: the limits that the database sets for everybody do not hold. */
  readonly takesItsTime?: boolean
  /** Milliseconds for which a database that has gone away is waited for. */
  readonly patience?: number
  /** Hears of each statement once it is answered. */
  readonly onStatement?: OnStatement | undefined
}

/**
 * The object-relational mapper over one connection pool; connects when it is first used.
 */
export const createOrm = (
  url: string,
  {
    poolSize = 10,
    statementTimeout = 0,
    lockTimeout = 0,
    takesItsTime = false,
    patience = 0,
    onStatement,
  }: ConnectionOptions = {},
): MikroORM =>
  mapperWith({
    clientUrl: url,
    entities: [...schemas, ...embeddables],
    // What a column's default is, its schema says; what a class begins with is none.
    discovery: { inferDefaultValues: false, afterDiscovered: leaveBesideTheClass },
    pool: { min: 0, max: poolSize },
    driverOptions: {
      ...socketIn(url),
      connectionTimeoutMillis: 5_000,
      // As text: the driver leaves a number 0 out, and the database's own limit would hold.
      statement_timeout: String(statementTimeout),
      lock_timeout: lockTimeout,
      ...(takesItsTime && { onConnect: (client: ClientBase) => withoutLimits(client, 'connection') }),
      onPoolCreated: (pool: Pool) => {
        freeLostConnections(pool)
        awaitRestart(pool, patience)
        if (onStatement) watchStatements(pool, onStatement)
      },
      types: typesOnTheWire(),
    },
    forceUtcTimezone: true,
    extensions: [Migrator],
    migrations: { emit: 'ts', snapshot: false, migrationsList: migrations, transactional: true },
    // Whoever catches an error says what is worth saying; statements and their values stay out of the logs.
    debug: false,
    logger: () => undefined,
  })

/**
 * Milliseconds that a migration waits for a lock: everybody else who wants the table waits behind it. Who has it is given time
 * in between.
 */
export const lockTimeout = 2_000
const betweenTries = 1_000
const mostTries = 60

const isLocked = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '55P03'

/** The names of migrations that became the numbered ones before anything was released. */
const unreleased = /^\d{4}-\d{2}-\d{2}-/

/** Hears a sentence for whoever runs the shop. */
export type Say = (sentence: string) => void

/**
 * Each in a transaction of its own: what one locks, it gives back before the next one waits for a lock, or checks what it added.
 * What one has left is said at once: it counts as done, whatever comes of those behind it, and says it never again.
 */
async function migrateOneByOne(orm: MikroORM, say: Say): Promise<void> {
  for (const { name } of await orm.migrator.getPending()) {
    await orm.migrator.up({ migrations: [name] })
    const entry = migrations.find((each) => each.name === name)
    const sentence = await entry?.whatWasLeft?.(new Database(orm))
    if (sentence) say(sentence)
  }
}

/**
 * Brings the database's tables up to date; does nothing where they are. Goes on where it was where somebody had a lock, and waits
 * for whoever does the same: servers may start together.
 * @param say hears what was left as it is, as soon as that is known; seldom anything
 * @throws Error with a sentence for people, where an unreleased version has made them
 */
export const migrate = (orm: MikroORM, say: Say = () => undefined): Promise<void> =>
  inTurn(orm, 'migrations', async () => {
    const done = await orm.migrator.getExecuted()
    if (done.some(({ name }) => unreleased.test(name)))
      throw new Error(
        `This database was made by ${brand.name} before its first release and cannot be carried on: give the shop an empty one, by another DATABASE_URL or, with the database it brings along, by another DATA_DIR.`,
      )
    for (let attempt = 1; ; attempt++)
      try {
        return await migrateOneByOne(orm, say)
      } catch (error) {
        if (attempt === mostTries || !isLocked(error)) throw error
        await delay(betweenTries)
      }
  })
