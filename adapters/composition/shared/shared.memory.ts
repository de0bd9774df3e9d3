import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { sharedPorts } from './shared.tokens.ts'

export const sharedInMemory = portSet(sharedPorts, memoryStore, {
  work: ({ memory }) => memory.work,
  jobs: ({ memory }) => memory.jobs,
  happenings: ({ memory }) => memory.happenings,
  throttle: () => memoryThrottle(),
})
