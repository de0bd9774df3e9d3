import { jobKinds } from '#adapters/jobs/pg-boss-queues.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import { allDoers } from './all-doers.ts'
import type { Assembly } from './assembly.ts'

/** All who do what was put off in a whole shop, by the queue's own list of kinds, which nobody reads who has no queue. @throws Error where nobody does a kind: it would wait for ever, and say nothing */
export function everyDoer(assembly: Assembly): JobDoers {
  const doers = allDoers(assembly)
  const undone = jobKinds.filter((kind) => !doers[kind])
  if (undone.length > 0) throw new Error(`No module does ${undone.join(', ')}.`)
  return doers as JobDoers
}
