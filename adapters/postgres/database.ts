import { TransactionContext } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import {
  type DatabaseConnection,
  DummyDriver,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  replaceWithNoncontingentExpression,
} from 'kysely'
import type { Tables } from './schemas.ts'
import { asking, type RunStatement, type Statement, statementsOf } from './statements.ts'

/** Leaves it to the mapper to find a connection for each statement. */
class MapperDriver extends DummyDriver {
  readonly #connection: DatabaseConnection

  constructor(run: RunStatement) {
    super()
    this.#connection = {
      executeQuery: <Row>(statement: Parameters<RunStatement>[0]) =>
        run(statement) as Promise<QueryResult<Row>>,
      streamQuery: () => {
        throw new Error('Read it page by page.')
      },
    }
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection)
  }

  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('Transactions are units of work.'))
  }
}

/**
 * The database as repositories and readers see it: typed queries, and the entities that schemas map. Whatever is asked belongs
 * to the running unit of work, or else stands alone. Queries name columns as the database does, entities as their schemas do.
 * @throws Unavailable from everything, when the database is away
 */
export class Database extends Kysely<Tables> {
  readonly #orm: MikroORM
  readonly #run: RunStatement

  constructor(orm: MikroORM, run: RunStatement = statementsOf(orm)) {
    super({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new MapperDriver(run),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      // 'in ()' is no SQL: among nothing there is nothing.
      plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    })
    this.#orm = orm
    this.#run = run
  }

  /** Runs a statement that was built before, and gives its rows. */
  async ask<Row>(statement: Statement): Promise<Row[]> {
    const { rows } = await this.#run(statement)
    return rows as Row[]
  }

  /**
   * Loads and saves entities. Those of a unit of work are written when it ends, or when they are flushed.
   * @throws what the mapper says, beside Unavailable
   */
  entities<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    const running = TransactionContext.getEntityManager() as EntityManager | undefined
    return asking(() => work(running ?? this.#orm.em.fork()))
  }
}
