import { postgresClaimRepository } from '#adapters/postgres/claims/postgres-claim-repository.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { claimPorts } from './claims.tokens.ts'

export const claimsInPostgres = portSet(claimPorts, database, {
  claims: ({ queries }) => postgresClaimRepository(queries),
})
