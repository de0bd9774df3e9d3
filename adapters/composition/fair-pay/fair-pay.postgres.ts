import { postgresLedgerRepository } from '#adapters/postgres/fair-pay/postgres-ledger-repository.ts'
import { postgresPayoutRepository } from '#adapters/postgres/fair-pay/postgres-payout-repository.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { fairPayPorts } from './fair-pay.tokens.ts'

export const fairPayInPostgres = portSet(fairPayPorts, database, {
  ledger: ({ queries }) => postgresLedgerRepository(queries),
  payouts: ({ queries }) => postgresPayoutRepository(queries),
})
