import { memoryClaimRepository } from '#adapters/memory/claims/memory-claim-repository.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { claimPorts } from './claims.tokens.ts'

export const claimsInMemory = portSet(claimPorts, memoryStore, {
  claims: ({ memory: { claims } }) => memoryClaimRepository(claims),
})
