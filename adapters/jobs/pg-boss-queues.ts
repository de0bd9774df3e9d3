import { PgBoss, type Queue } from 'pg-boss'
import type { JobKind } from '#application/shared/jobs.ts'

/** Runs SQL; inside a unit of work it belongs to its transaction. */
export type RunSql = (text: string, values?: readonly unknown[]) => Promise<unknown[] | undefined>

const minute = 60
const day = 24 * 60 * minute

interface QueueRules {
  /** Seconds until the first try after a failure; doubled after each further one, with some chance in it. */
  readonly retryDelay: number
  readonly retryDelayMax: number
  readonly retryLimit: number
  /** Seconds after which a try that has not ended counts as failed, although its process lives. */
  readonly expireInSeconds: number
  /** Seconds for which what was done is kept; a day unless told. */
  readonly deleteAfterSeconds?: number
}

const money: QueueRules = {
  retryDelay: 2,
  retryDelayMax: 15 * minute,
  retryLimit: 1000,
  expireInSeconds: 5 * minute,
}

/** A large one takes its time. */
const pictures: QueueRules = {
  retryDelay: 5,
  retryDelayMax: 60 * minute,
  retryLimit: 200,
  expireInSeconds: 15 * minute,
}

/** What comes by itself, once for all processes together: by minute, hour, day, month and day of the week. */
const timetable: Readonly<Partial<Record<JobKind, string>>> = {
  'end-unpaid-orders': '* * * * *',
  // When few shop: what is on its way is left out of the comparison.
  'check-payments': '40 2 * * *',
  'look-at-silent-payments': '* * * * *',
  // Artists are paid on the first day of a month; what was missed then is made up for in the next hour.
  'pay-artists': '5 * * * *',
  'tell-followers': '* * * * *',
  'tell-waiting': '* * * * *',
  'take-as-arrived': '25 * * * *',
}

/** Comes again by itself. */
const recurring: QueueRules = {
  retryDelay: 5,
  retryDelayMax: minute,
  retryLimit: 0,
  expireInSeconds: 30 * minute,
}

/** Each for at least three days, unless it comes again by itself; whoever does it gives up earlier where that is wise. */
const rules: Readonly<Record<JobKind, QueueRules>> = {
  'send-mail': { retryDelay: 5, retryDelayMax: 15 * minute, retryLimit: 1000, expireInSeconds: 5 * minute },
  // It knows the key of its order.
  'take-payment': { ...money, deleteAfterSeconds: minute },
  'give-back-payment': money,
  'let-go-of-hold': money,
  'look-at-payment': money,
  'look-at-silent-payments': recurring,
  'make-picture-sizes': pictures,
  'fetch-pictures': { ...pictures, retryLimit: 100 },
  'tell-artists': {
    retryDelay: 5,
    retryDelayMax: 15 * minute,
    retryLimit: 1000,
    expireInSeconds: 5 * minute,
  },
  'end-unpaid-orders': { retryDelay: 5, retryDelayMax: minute, retryLimit: 0, expireInSeconds: 5 * minute },
  'check-payments': recurring,
  'pay-artists': recurring,
  'tell-followers': recurring,
  'tell-waiting': recurring,
  'take-as-arrived': recurring,
}

/** Everything that can be put off. */
export const jobKinds = Object.keys(rules) as readonly JobKind[]

/** Where what failed as often as it may waits for an admin, for as long as mails that were given up. */
export const givenUpQueue = 'given-up'
const givenUpFor = 30 * day

/** Seconds: whose process says nothing of a job for longer is gone, and another tries it. Somebody looks every half minute. */
const signOfLife = 20
const betweenLooks = 30

const common = {
  heartbeatSeconds: signOfLife,
  retryBackoff: true,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: day,
}

/** pg-boss over SQL that runs elsewhere; it neither opens connections nor watches over anything unless told to. */
export const bossOver = (
  runSql: RunSql,
  options: { readonly watching: boolean; readonly migrating: boolean },
): PgBoss =>
  new PgBoss({
    schema: 'jobs',
    db: { executeSql: async (text, values) => ({ rows: (await runSql(text, values)) ?? [] }) },
    supervise: options.watching,
    migrate: options.migrating,
    createSchema: options.migrating,
    schedule: options.watching,
    superviseIntervalSeconds: betweenLooks / 2,
    monitorIntervalSeconds: betweenLooks,
    // When what was kept long enough goes.
    maintenanceIntervalSeconds: 10 * minute,
  })

/** Brings the queues' own tables up to date; does little where they are. */
export async function installQueues(runSql: RunSql): Promise<void> {
  const boss = bossOver(runSql, { watching: false, migrating: true })
  await boss.start()
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    const install = (name: string, options: Omit<Queue, 'name'>) =>
      known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options)
    await install(givenUpQueue, { retentionSeconds: givenUpFor, deleteAfterSeconds: day })
    // What comes again by itself is made up for then.
    for (const [name, each] of Object.entries(rules))
      await install(name, { ...common, ...each, ...(each.retryLimit > 0 && { deadLetter: givenUpQueue }) })
    for (const [name, when] of Object.entries(timetable)) await boss.schedule(name, when, {})
  } finally {
    await boss.stop({ graceful: false })
  }
}
