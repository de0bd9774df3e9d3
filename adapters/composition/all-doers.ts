import type { JobDoers } from '#application/shared/jobs.ts'
import type { Assembly } from './assembly.ts'
import { jobDoers } from './tokens.ts'

/** All of an assembly who do what was put off, as one. */
export const allDoers = (assembly: Assembly): Partial<JobDoers> =>
  Object.assign({}, ...assembly.all(jobDoers)) as Partial<JobDoers>
