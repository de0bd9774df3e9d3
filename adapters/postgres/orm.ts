import { Migrator } from '@mikro-orm/migrations'
import { MikroORM } from '@mikro-orm/postgresql'
import { leaveBesideTheClass } from './beside-the-class.ts'
import { freeLostConnections } from './lost-connections.ts'
import { migrations } from './migrations/migrations.ts'
import { embeddables, schemas } from './schemas.ts'
import { typesOnTheWire } from './types-on-the-wire.ts'

/**
 * The object-relational mapper over one connection pool; connects when it is first used.
 * @param options a statement that takes longer than its timeout (milliseconds; 0 for none) is given up
 */
export const createOrm = (url: string, { poolSize = 10, statementTimeout = 0 } = {}): MikroORM =>
  new MikroORM({
    clientUrl: url,
    entities: [...schemas, ...embeddables],
    // What a column's default is, its schema says; what a class begins with is none.
    discovery: { inferDefaultValues: false, afterDiscovered: leaveBesideTheClass },
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: 5_000,
      statement_timeout: statementTimeout,
      onPoolCreated: freeLostConnections,
      types: typesOnTheWire(),
    },
    forceUtcTimezone: true,
    extensions: [Migrator],
    migrations: { emit: 'ts', snapshot: false, migrationsList: migrations, transactional: true },
    // Whoever catches an error says what is worth saying; statements and their values stay out of the logs.
    debug: false,
    logger: () => undefined,
  })

/** Brings the database's tables up to date; does nothing where they are. */
export async function migrate(orm: MikroORM): Promise<void> {
  await orm.migrator.up()
}
