import { postgresWithdrawalRepository } from '#adapters/postgres/returns/postgres-withdrawal-repository.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { returnPorts } from './returns.tokens.ts'

export const returnsInPostgres = portSet(returnPorts, database, {
  withdrawals: ({ queries }) => postgresWithdrawalRepository(queries),
})
