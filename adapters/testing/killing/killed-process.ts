import { writeSync } from 'node:fs'
import { createOrm } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { postgresAssembly } from '../postgres-assembly.ts'
import { dyingAt } from './dying-at.ts'
import { type StoryName, type Subject, stories } from './killed-stories.ts'

/** What one process has in hand when it is killed: each as far as a step, one after the other. */
export interface Killing {
  readonly tasks: readonly {
    /** The database of the shop in which it happens. */
    readonly url: string
    readonly story: StoryName
    readonly subject: Subject
    readonly step: number
  }[]
}

function openShop(url: string) {
  // Each that waits in a unit of work keeps its connection.
  const orm = createOrm(url)
  return { orm, plain: postgresAssembly(orm), sql: createSql(orm) }
}

const { tasks } = JSON.parse(process.argv[2] ?? '') as Killing
const shops = new Map<string, ReturnType<typeof openShop>>()

for (const { url, story, subject, step } of tasks) {
  const shop = shops.get(url) ?? openShop(url)
  shops.set(url, shop)
  const { orm, plain, sql } = shop
  const { values, isThere } = dyingAt(step, plain, sql)
  const done = stories[story](postgresAssembly(orm, ...values), sql, subject)
  // What somebody was told is told before the end.
  await Promise.race([isThere, done.then((told) => writeSync(1, `${JSON.stringify(told)}\n`))])
}
process.kill(process.pid, 'SIGKILL')
