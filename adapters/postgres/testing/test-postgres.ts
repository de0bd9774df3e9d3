import { randomUUID } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { installQueues } from '#adapters/jobs/pg-boss-queues.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import { createOrm, migrate } from '../orm.ts'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { createSql, type Sql } from '../sql.ts'

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

/** A PostgreSQL for tests in a folder of their own, with a migrated template. */
export async function startTestPostgres(
  folder: string,
): Promise<EmbeddedPostgres & { readonly adminUrl: string }> {
  const postgres = await startEmbeddedPostgres({ folder, forgetful: true })
  const adminUrl = at(postgres.url, 'postgres')
  await administrate(adminUrl, `create database ${template}`)
  const orm = createOrm(at(postgres.url, template))
  await migrate(orm)
  await installQueues(createSql(orm))
  await orm.close()
  return { ...postgres, adminUrl }
}

export interface TestDatabase {
  readonly url: string
  readonly orm: MikroORM
  readonly sql: Sql
  readonly work: UnitOfWork
  close(): Promise<void>
}

/** A fresh, migrated database. */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administrate(adminUrl, `create database ${name} template ${template}`)
  const url = at(adminUrl, name)
  const orm = createOrm(url)
  return {
    url,
    orm,
    sql: createSql(orm),
    work: postgresUnitOfWork(orm),
    close: async () => {
      await orm.close(true)
      await administrate(adminUrl, `drop database ${name} with (force)`)
    },
  }
}
