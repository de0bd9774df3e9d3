import { setTimeout } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type pg from 'pg'
import { migrations } from '../migrations/migrations.ts'
import { type BackedUpDatabase, copying, NotRestored, type RowsTaken } from './copied-rows.ts'
import { ask, migrationsDone, quoted, type ShopTable, shopTables } from './shop-tables.ts'

/** What stands in a shop's database, counted in a few tables. */
export interface Standing {
  readonly users: number
  readonly artworks: number
  readonly orders: number
}

const known = migrations.map(({ name }) => name)

/**
 * @param instead what else may be done about it
 * @throws NotRestored where a database has come further than this version of the shop, or another way
 */
export function refuseNewer(done: readonly string[], whose: string, instead = ''): void {
  if (done.some((name, place) => name !== known[place]))
    throw new NotRestored(
      `${whose} was made by a newer version of the shop. Use that version, or a later one${instead}. Nothing was changed.`,
    )
}

/** The pool's only connection: what the mapper does and what is copied belongs to one transaction. */
async function onlyConnection(orm: MikroORM): Promise<pg.PoolClient> {
  const pool = await orm.em.getConnection().getNativeClient()
  const client = await pool.connect()
  client.release()
  return client
}

/** How many others are connected. */
async function companyOf(client: pg.ClientBase): Promise<number> {
  const [others] = await ask<{ count: number }>(
    client,
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return others?.count ?? 0
}

/** Whoever has just left stands there for some moments still. */
const looks = 10
const betweenLooks = 100

/** @throws NotRestored while anybody else is connected */
async function refuseCompany(client: pg.ClientBase): Promise<void> {
  let count = await companyOf(client)
  for (let look = 1; count > 0 && look < looks; look++) {
    await setTimeout(betweenLooks)
    count = await companyOf(client)
  }
  if (count > 0)
    throw new NotRestored(
      `The database is in use (${count} ${count === 1 ? 'connection' : 'connections'}). Stop the shop, and whatever else is connected, first. Nothing was changed.`,
    )
}

async function standingOf(client: pg.ClientBase): Promise<Standing> {
  const nothing = { users: 0, artworks: 0, orders: 0 }
  if ((await migrationsDone(client)).length === 0) return nothing
  const [standing] = await ask<Standing>(
    client,
    `select (select count(*)::int from users) as users, (select count(*)::int from artworks) as artworks,
       (select count(*)::int from orders) as orders`,
  )
  return standing ?? nothing
}

/**
 * Looks whether a database can take a backup, and changes nothing.
 * @param orm with one connection
 * @throws NotRestored where it is in use, or newer than this version of the shop
 */
export async function lookBeforeRestoring(orm: MikroORM): Promise<Standing> {
  const client = await onlyConnection(orm)
  await refuseCompany(client)
  refuseNewer(await migrationsDone(client), 'What this database holds', ', or an empty database')
  return standingOf(client)
}

/** What is never to be lost, such as the books, refuses to be emptied while triggers fire. */
async function emptyTables(client: pg.ClientBase): Promise<void> {
  const names = (await shopTables(client)).map(({ name }) => quoted(client, name))
  for (const name of names) await ask(client, `alter table ${name} disable trigger user`)
  if (names.length > 0) await ask(client, `truncate ${names.join(', ')}`)
  for (const name of names) await ask(client, `alter table ${name} enable trigger user`)
}

/** Gives the tables the shape that they had in the backup, with nothing in them. */
async function levelTables(
  { migrator }: MikroORM,
  em: EntityManager,
  client: pg.ClientBase,
  to: readonly string[],
): Promise<void> {
  // Ways back are not made for what stands in the tables, and ways on write something into them.
  await emptyTables(client)
  const done = await migrationsDone(client)
  const last = { to: to.at(-1) ?? 0, transaction: em.getTransactionContext() }
  await (done.length > to.length ? migrator.down(last) : migrator.up(last))
  await emptyTables(client)
}

/** @throws NotRestored where a table is not as it was in the backup */
function compareTables(held: readonly ShopTable[], there: readonly ShopTable[]): void {
  const columnsOf = new Map(there.map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of held) {
    const today = columnsOf.get(name) ?? []
    // The queue's own tables may have come further meanwhile.
    const isSound = name.startsWith('jobs.')
      ? columns.every((column) => today.includes(column))
      : columns.join() === today.join()
    if (!isSound)
      throw new NotRestored(
        `The table ${name} is another one today. Restore this archive with the version of the shop that made it, and upgrade that. Nothing was changed.`,
      )
  }
}

/**
 * Gives a database what a backup holds, in one transaction: all of it or nothing. Constraints are checked by PostgreSQL as rows
 * come in; triggers do not fire, as what they would write is in the backup.
 * @param orm with one connection; lookBeforeRestoring has been content
 * @param fill hands over the rows, and does whatever else must be done before it is true
 * @throws NotRestored where the tables, or how many rows came, are not as the backup says
 */
export async function bringBack(
  orm: MikroORM,
  { migrations: done, tables, sequences }: BackedUpDatabase,
  fill: (rows: RowsTaken) => Promise<void>,
): Promise<void> {
  const client = await onlyConnection(orm)
  // Migrations are noted in a table that the mapper makes before anything else, over a connection that is free.
  await orm.migrator.getExecuted()
  await orm.em.fork().transactional(async (em) => {
    await levelTables(orm, em, client, done)
    const there = await shopTables(client)
    compareTables(tables, there)
    for (const { name } of there)
      await ask(client, `alter table ${quoted(client, name)} disable trigger user`)
    const copied = copying(client, tables)
    try {
      await fill(copied)
      await copied.end()
    } catch (error) {
      copied.giveUp()
      throw error
    }
    for (const { name, rows } of tables)
      if ((copied.counts.get(name) ?? 0) !== rows)
        throw new NotRestored(`Of ${name}, ${copied.counts.get(name) ?? 0} rows came instead of ${rows}.`)
    // In the transaction, as setval would not be.
    for (const { name, next } of sequences)
      await ask(client, `alter sequence ${quoted(client, name)} restart with ${BigInt(next)}`)
    await ask(client, 'set constraints all immediate')
    for (const { name } of there) await ask(client, `alter table ${quoted(client, name)} enable trigger user`)
  })
}
