import { memoryWaiting } from '#adapters/memory/waiting/memory-waiting.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { waitingPorts } from './waiting.tokens.ts'

export const waitingInMemory = portSet(waitingPorts, memoryStore, {
  waiting: ({ memory: { gallery, accounts, waits } }) => memoryWaiting(gallery, accounts, waits),
})
