import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { Database } from '../database.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { createOrm, migrate } from '../orm.ts'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { createSql, type Sql } from '../sql.ts'
import { quickFolder } from './quick-folder.ts'

const template = 'template_sanaa'

const at = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.toString()
}

async function administrate(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Whoever makes databases makes many: to sign in anew for each takes as long as to drop one. */
const administrators = new Map<string, pg.Pool>()

function administratorOf(adminUrl: string): pg.Pool {
  const known = administrators.get(adminUrl)
  if (known) return known
  const pool = new pg.Pool({ connectionString: adminUrl, allowExitOnIdle: true })
  // PostgreSQL may end before its visitors: nobody waits for an answer then.
  pool.on('error', () => undefined)
  administrators.set(adminUrl, pool)
  return pool
}

/** Bytes: some databases at a time, and what is written ahead of them; every test begins with the hundreds of files of one. */
const spaceNeeded = 2 * 1024 ** 3

export interface TestPostgres {
  /** Address of a database that nobody else uses to create others in. */
  readonly adminUrl: string
  stop(): Promise<void>
}

/** A PostgreSQL for tests, with a migrated template; nothing is left of it when it stops. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await quickFolder('sanaa-postgres-', spaceNeeded)
  const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
  const adminUrl = at(postgres.url, 'postgres')
  await administrate(adminUrl, `create database ${template}`)
  const orm = createOrm(at(postgres.url, template))
  await migrate(orm)
  await installQueues(createSql(orm))
  await orm.close()
  return {
    adminUrl,
    stop: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface TestDatabase {
  readonly url: string
  readonly orm: MikroORM
  readonly sql: Sql
  readonly db: Database
  readonly work: UnitOfWork
  close(): Promise<void>
}

/** A fresh database: migrated, or another one's copy. */
export async function createTestDatabase(adminUrl: string, copied = template): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administrator = administratorOf(adminUrl)
  await administrator.query(`create database ${name} template ${copied} strategy file_copy`)
  const url = at(adminUrl, name)
  const orm = createOrm(url)
  return {
    url,
    orm,
    sql: createSql(orm),
    db: new Database(orm),
    work: postgresUnitOfWork(orm),
    close: async () => {
      await orm.close(true)
      await administrator.query(`drop database ${name} with (force)`)
    },
  }
}
