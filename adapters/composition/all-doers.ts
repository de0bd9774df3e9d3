import { jobKinds } from '#adapters/jobs/pg-boss-queues.ts'
import type { JobDoers } from '#application/shared/jobs.ts'
import type { Assembly } from './assembly.ts'
import { jobDoers } from './tokens.ts'

/** All of an assembly who do what was put off, as one. */
export const allDoers = (assembly: Assembly): Partial<JobDoers> =>
  Object.assign({}, ...assembly.all(jobDoers)) as Partial<JobDoers>

/** The same of a whole shop. @throws Error where nobody does a kind: it would wait for ever, and say nothing */
export function everyDoer(assembly: Assembly): JobDoers {
  const doers = allDoers(assembly)
  const undone = jobKinds.filter((kind) => !doers[kind])
  if (undone.length > 0) throw new Error(`No module does ${undone.join(', ')}.`)
  return doers as JobDoers
}
