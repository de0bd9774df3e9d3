import { describe } from 'vitest'
import { jobsContract } from '#application/shared/jobs.suite.ts'
import { MemoryJobs } from './memory-jobs.ts'
import { memoryUnitOfWork, rewindableMap } from './memory-unit-of-work.ts'

describe('jobs in memory', () => {
  jobsContract(() => {
    const jobs = new MemoryJobs()
    return {
      jobs,
      work: memoryUnitOfWork(rewindableMap(jobs.waiting)),
      async doUntil(doers, isSo) {
        while (!isSo()) await jobs.doAll(doers).catch(() => undefined)
      },
    }
  })
})
