import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { Database } from '../database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import { createOrm } from '../orm.ts'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { createSql, type Sql } from '../sql.ts'
import { type Standby, startStandby } from '../testing/standby.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openReplicas, type Replicas } from './replicas.ts'
import { standingOf } from './standing.ts'

let folder: string
let primary: EmbeddedPostgres
let standby: Standby
let orm: MikroORM
let sql: Sql
let replicas: Replicas
let reports: Database
const troubles: string[] = []

const open = (urls: readonly string[], rest: number) =>
  openReplicas(urls, {
    poolSize: 2,
    statementTimeout: 5_000,
    rest,
    onTrouble: (name, { message }) => troubles.push(`${name}: ${message}`),
    onBack: (name) => troubles.push(`${name} is back`),
    onUnsure: (name) => troubles.push(`${name}: unsure`),
  })
const named = (url: string, what: string): unknown =>
  expect.stringContaining(`:${new URL(url).port}: ${what}`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replicas-'))
  primary = await startEmbeddedPostgres({ folder: join(folder, 'primary') })
  orm = createOrm(primary.url)
  sql = createSql(orm)
  standby = await startStandby({ url: primary.url, folder: join(folder, 'primary') }, join(folder, 'standby'))
  await sql('create table artists (id int, name text)')
  // Who is never left alone is tried with each statement.
  replicas = open([standby.url], 0)
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
  // Who tries again in vain says nothing more.
  expect(await isAtReplica()).toBe(false)
  expect(troubles).toEqual([named(standby.url, 'The gallery did not answer')])
  await standby.start()
  await expect.poll(() => isAtReplica()).toBe(true)
  expect(await names()).toEqual([{ name: 'Cy' }])
  expect(troubles.slice(1)).toEqual([`${join(folder, 'standby')}:${new URL(standby.url).port} is back`])
})

it('leaves a replica alone for a while after one of its answers failed, also where one that was asked before comes in', async () => {
  const resting = open([standby.url], 60_000)
  const ofIt = new Database(orm, resting.readsOf(orm))
  const own = createOrm(standby.url, { poolSize: 1 })
  const there = createSql(own)
  const waitFor = (lock: number) =>
    ofIt.selectNoFrom(({ fn, val }) => fn('pg_advisory_lock', [val(lock)]).as('had')).execute()
  await there('select pg_advisory_lock(1), pg_advisory_lock(2)')
  troubles.length = 0
  const [before, failing] = [waitFor(1), waitFor(2)]
  const waiting = () => there('select objid from pg_locks where not granted order by objid')
  await expect.poll(waiting).toEqual([{ objid: 1 }, { objid: 2 }])
  await there('select pg_cancel_backend(pid) from pg_locks where not granted and objid = 2')
  await failing
  await there('select pg_advisory_unlock(1)')
  await before
  expect(await isAtReplica(ofIt)).toBe(false)
  expect(troubles).toEqual([named(standby.url, 'The gallery did not answer')])
  await resting.close()
  await own.close(true)
})

it('names a replica at a socket by its folder, and nobody who signs in there', async () => {
  const nowhere = open(['postgres://sanaa:secret@localhost:5433/sanaa?host=/nowhere'], 0)
  troubles.length = 0
  expect(await isAtReplica(new Database(orm, nowhere.readsOf(orm)))).toBe(false)
  expect(troubles).toEqual([expect.stringMatching(/^\/nowhere:5433: .* did not answer/)])
  await nowhere.close()
})

it('never asks a replica of another cluster, which a primary that was made anew is', async () => {
  const other = await testDatabase()
  const left = open([standby.url], 0)
  troubles.length = 0
  expect(await isAtReplica(new Database(other.orm, left.readsOf(other.orm)))).toBe(false)
  expect(troubles).toEqual([named(standby.url, 'It is a copy of another cluster')])
  await left.close()
  await other.close()
})

const files = 'function pg_control_system(), pg_control_recovery(), pg_control_checkpoint()'

/** Somebody who owns nothing, and may not watch PostgreSQL. */
const asKeeper = (url: string): string => {
  const address = new URL(url)
  address.username = 'keeper'
  address.password = 'secret'
  return address.toString()
}

it('reads at a replica also where nobody may ask a server for its files, and says so once', async () => {
  await sql(
    `create role keeper login password 'secret'; grant select on artists to keeper;
     revoke execute on ${files} from public`,
  )
  onTestFinished(async () => void (await sql(`grant execute on ${files} to public`)))
  const theirs = createOrm(asKeeper(primary.url))
  onTestFinished(() => theirs.close(true))
  const asked = open([asKeeper(standby.url)], 0)
  onTestFinished(asked.close)
  const ofIt = new Database(theirs, asked.readsOf(theirs))
  // What nobody waits for may stay with the primary for a while; a change sends it along.
  const isReadBy = async (db: Database): Promise<boolean> => {
    await sql(`update artists set name = 'Cy'`)
    return isAtReplica(db)
  }
  troubles.length = 0
  await expect.poll(() => isReadBy(ofIt)).toBe(true)
  expect(await ofIt.selectFrom('artists').select('name').execute()).toEqual([{ name: 'Cy' }])
  expect(troubles).toEqual([named(standby.url, 'unsure')])

  // One of the two that may ask is not enough, and no reason to call them different.
  for (const [mine, other] of [
    [orm, asKeeper(standby.url)],
    [theirs, standby.url],
  ] as const) {
    const mixed = open([other], 0)
    onTestFinished(mixed.close)
    troubles.length = 0
    const db = new Database(mine, mixed.readsOf(mine))
    await expect.poll(() => isReadBy(db)).toBe(true)
    expect(troubles).toEqual([named(standby.url, 'unsure')])
  }

  // Whoever may watch PostgreSQL is told of the timeline all the same, and a server that follows nobody is known.
  const there = createOrm(asKeeper(standby.url))
  onTestFinished(() => there.close(true))
  const { past } = standingOf(new Database(there))
  expect(await past()).toEqual({ cluster: null, timeline: null })
  await sql('grant pg_monitor to keeper')
  await expect.poll(past).toEqual({ cluster: null, timeline: 1 })
  const itself = open([asKeeper(primary.url)], 0)
  onTestFinished(itself.close)
  troubles.length = 0
  expect(await isAtReplica(new Database(theirs, itself.readsOf(theirs)))).toBe(false)
  expect(troubles).toEqual([named(primary.url, 'It follows no other server')])
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
  await sql(`revoke execute on ${files} from public; update artists set name = 'Di'`)
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
  expect(troubles).toEqual([named(standby.url, 'It is on timeline 1, the primary on 2: make it anew')])

  // Who is not told of its files sees that it receives nothing.
  const asked = open([asKeeper(standby.url)], 0)
  troubles.length = 0
  expect(await isAtReplica(new Database(own, asked.readsOf(own)))).toBe(false)
  expect(troubles).toEqual([named(standby.url, 'It follows no other server')])
  await asked.close()

  const itself = { url: brought.url, folder: join(folder, 'brought-back') }
  const made = await startStandby(itself, join(folder, 'made'))
  const anew = open([made.url, brought.url], 5_000)
  const both = new Database(own, anew.readsOf(own))
  troubles.length = 0
  await createSql(own)(`update artists set name = 'Ed'`)
  await expect.poll(() => isAtReplica(both)).toBe(true)
  expect(await both.selectFrom('artists').select('name').execute()).toEqual([{ name: 'Ed' }])
  // Who was promoted, and is named as a replica still, follows nobody.
  await expect
    .poll(() => isAtReplica(both).then(() => troubles))
    .toEqual([named(brought.url, 'It follows no other server')])
  await anew.close()
  await own.close(true)
  await made.stop()
  await brought.stop()
}, 60_000)
