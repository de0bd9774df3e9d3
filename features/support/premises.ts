import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAsNew, rememberAsNew } from '#adapters/postgres/testing/as-new.ts'
import { createTestDatabase, type TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { atTheEnd } from './endings.ts'
import { postgresAdminUrl } from './postgres.ts'

/** Where a shop keeps what it has. */
export interface Premises {
  readonly database: TestDatabase
  /** Of pictures. They are found by what they show, so those of other scenarios are in nobody's way. */
  readonly mediaFolder: string
}

/** Left by a scenario. */
const left: Premises[] = []

/** So many that what a shop does late, after its scenario, has ended before they are emptied. */
const mostLeft = 2

/** Being emptied for the next scenario, while one goes on. */
let next: Promise<Premises> | undefined

async function build(): Promise<Premises> {
  const database = await createTestDatabase(await postgresAdminUrl())
  await rememberAsNew(database.sql)
  return { database, mediaFolder: await mkdtemp(join(tmpdir(), 'sanaa-media-')) }
}

async function pullDown({ database, mediaFolder }: Premises): Promise<void> {
  await database.close()
  await rm(mediaFolder, { recursive: true, force: true })
}

async function emptied(of: Premises): Promise<Premises> {
  await makeAsNew(of.database.sql)
  return of
}

/**
 * Premises where nobody has done anything. A new database costs more than to empty one: its connections begin anew, and
 * each learns all tables and statements anew.
 */
export async function premises(): Promise<Premises> {
  const coming = next
  // One that cannot be emptied fails whoever would have moved in, and nobody after them.
  next = undefined
  const found = await (coming ?? build())
  const longLeft = left.length < mostLeft ? undefined : left.shift()
  next = longLeft && emptied(longLeft)
  // Whoever wants to move in there hears of it then.
  next?.catch(() => undefined)
  return found
}

/** Leaves them to a later scenario. */
export const leavePremises = (of: Premises): void => void left.push(of)

atTheEnd(async () => {
  const last = await next?.catch(() => undefined)
  for (const each of last ? [last, ...left] : left) await pullDown(each)
})
