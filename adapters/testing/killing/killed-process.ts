import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { createOrm } from '#adapters/postgres/orm.ts'
import { createSql } from '#adapters/postgres/sql.ts'
import { postgresAssembly } from '../postgres-assembly.ts'
import { dyingAt } from './dying-at.ts'
import { type StoryName, type Subject, stories } from './killed-stories.ts'

/** What one process has in hand when it is killed: each as far as a step, one after the other. */
export interface Killing {
  readonly url: string
  readonly tasks: readonly {
    readonly story: StoryName
    readonly subject: Subject
    readonly step: number
  }[]
}

// Who is killed leaves nothing to the next one otherwise.
flushCompileCache()

const { url, tasks } = JSON.parse(process.argv[2] ?? '') as Killing
// Each that waits in a unit of work keeps its connection.
const orm = createOrm(url)
const plain = postgresAssembly(orm)
const sql = createSql(orm)

for (const { story, subject, step } of tasks) {
  const { values, isThere } = dyingAt(step, plain, sql)
  const done = stories[story](postgresAssembly(orm, ...values), sql, subject)
  // What somebody was told is told before the end.
  await Promise.race([isThere, done.then((told) => writeSync(1, `${JSON.stringify(told)}\n`))])
}
process.kill(process.pid, 'SIGKILL')
