import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Database } from '../database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import { createOrm } from '../orm.ts'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { createSql, type Sql } from '../sql.ts'
import { type Standby, startStandby } from '../testing/standby.ts'
import { openReplicas, type Replicas } from './replicas.ts'

let folder: string
let primary: EmbeddedPostgres
let standby: Standby
let orm: MikroORM
let sql: Sql
let replicas: Replicas
let reports: Database
const troubles: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replicas-'))
  primary = await startEmbeddedPostgres({ folder: join(folder, 'primary') })
  orm = createOrm(primary.url)
  sql = createSql(orm)
  standby = await startStandby({ url: primary.url, folder: join(folder, 'primary') }, join(folder, 'standby'))
  await sql('create table artists (id int, name text)')
  replicas = openReplicas([standby.url], {
    poolSize: 2,
    statementTimeout: 5_000,
    rest: 300,
    onTrouble: (_, { message }) => troubles.push(message),
    onBack: (name) => troubles.push(`${name} is back`),
  })
  reports = new Database(orm, replicas.readsOf(orm))
})
afterAll(async () => {
  await replicas.close()
  await orm.close(true)
  await standby.stop()
  await primary.stop()
  await rm(folder, { recursive: true })
})

/** Where a statement ran that only reads: a replica is always recovering. */
const isAtReplica = async (db = reports): Promise<boolean> => {
  const { there } = await db
    .selectNoFrom(({ fn }) => fn<boolean>('pg_is_in_recovery', []).as('there'))
    .executeTakeFirstOrThrow()
  return there
}
const names = () => reports.selectFrom('artists').select('name').orderBy('name').execute()

it('reads at a replica, and elsewhere nothing', async () => {
  await expect.poll(() => isAtReplica()).toBe(true)
  expect(await isAtReplica(new Database(orm))).toBe(false)
})

it('shows whoever has just written what they wrote, each time', async () => {
  await expect.poll(() => isAtReplica()).toBe(true)
  for (let time = 0; time < 200; time++) {
    await sql(`insert into artists values ($1, 'Ama')`, [time])
    expect((await names()).length).toBe(time + 1)
  }
  await sql('delete from artists')
  expect(await names()).toEqual([])
})

it('writes, and reads what belongs to a unit of work, at the primary', async () => {
  await postgresUnitOfWork(orm).run(async () => {
    await reports
      .insertInto('artists')
      .values({ id: 1, name: 'Bo' } as never)
      .execute()
    expect(await isAtReplica()).toBe(false)
    expect(await names()).toEqual([{ name: 'Bo' }])
  })
  expect(await names()).toEqual([{ name: 'Bo' }])
})

it('asks the primary while a replica has not come so far', async () => {
  const own = createOrm(standby.url)
  await createSql(own)('select pg_wal_replay_pause()')
  await sql(`update artists set name = 'Cy'`)
  expect(await names()).toEqual([{ name: 'Cy' }])
  expect(await isAtReplica()).toBe(false)
  await createSql(own)('select pg_wal_replay_resume()')
  await expect.poll(() => isAtReplica()).toBe(true)
  await own.close(true)
  expect(troubles).toEqual([])
})

it('asks the primary while a replica is away, and the replica again once it is back', async () => {
  await standby.stop()
  expect(await names()).toEqual([{ name: 'Cy' }])
  // For a while nobody tries; and who tries again in vain says nothing more.
  expect(await isAtReplica()).toBe(false)
  expect(troubles).toEqual([expect.stringMatching(/did not answer/)])
  await standby.start()
  await expect.poll(() => isAtReplica(), { timeout: 20_000 }).toBe(true)
  expect(await names()).toEqual([{ name: 'Cy' }])
  expect(troubles.slice(1)).toEqual([`${new URL(standby.url).host} is back`])
})

it('tells of a statement that is wrong as the primary does', async () => {
  await expect(
    reports
      .selectFrom('artists')
      .select('nothing' as 'name')
      .execute(),
  ).rejects.toThrow('column "nothing" does not exist')
})

it('never asks a replica that knows what was undone at the primary, and asks one that was made anew', async () => {
  const at = { url: primary.url, folder: join(folder, 'primary') }
  const brought = await startStandby(at, join(folder, 'brought-back'))
  await brought.stop()
  await sql(`update artists set name = 'Di'`)
  await expect.poll(() => isAtReplica()).toBe(true)
  await orm.close(true)
  await primary.stop()
  await brought.start()
  const own = createOrm(brought.url)
  await createSql(own)('select pg_promote()')
  const ofBrought = new Database(own, replicas.readsOf(own))
  const there = () => ofBrought.selectFrom('artists').select('name').execute()
  troubles.length = 0

  for (let time = 0; time < 3; time++) expect(await there()).toEqual([{ name: 'Cy' }])
  expect(troubles).toEqual([expect.stringMatching(/^It is on timeline 1, the primary on 2\..* make it anew/)])

  const itself = { url: brought.url, folder: join(folder, 'brought-back') }
  const made = await startStandby(itself, join(folder, 'made'))
  const anew = openReplicas([made.url, brought.url], {
    poolSize: 1,
    statementTimeout: 5_000,
    onTrouble: (_, { message }) => troubles.push(message),
    onBack: () => undefined,
  })
  const both = new Database(own, anew.readsOf(own))
  await createSql(own)(`update artists set name = 'Ed'`)
  await expect.poll(() => isAtReplica(both)).toBe(true)
  expect(await both.selectFrom('artists').select('name').execute()).toEqual([{ name: 'Ed' }])
  // Who was promoted, and is named as a replica still, follows nobody.
  await expect
    .poll(() => isAtReplica(both).then(() => troubles.slice(1)))
    .toEqual([expect.stringMatching(/^It follows no other server/)])
  await anew.close()
  await own.close(true)
  await made.stop()
  await brought.stop()
}, 60_000)
