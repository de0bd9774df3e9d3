import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { systemContract } from '#adapters/testing/admin/system.suite.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { Memory } from '../memory.ts'
import { givenUpJob } from '../testing/given-up-job.ts'

describe('the shop itself, in memory', () => {
  const memory = new Memory()
  const shop = memoryAssembly(memory)
  systemContract(() => ({
    shop,
    giveUp: async (orderNumber) => givenUpJob(memory.jobs, orderNumber, randomUUID()),
    waiting: async () =>
      [...memory.jobs.waiting.values()].flatMap((job) =>
        job.kind === 'take-payment' ? [job.what.orderNumber] : [],
      ),
  }))
})
