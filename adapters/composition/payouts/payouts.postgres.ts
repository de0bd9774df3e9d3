import { postgresPayoutAccountRepository } from '#adapters/postgres/payouts/postgres-payout-account-repository.ts'
import { postgresPayoutReader } from '#adapters/postgres/payouts/postgres-payout-reader.ts'
import { postgresPayoutRepository } from '#adapters/postgres/payouts/postgres-payout-repository.ts'
import { postgresStatementReader } from '#adapters/postgres/payouts/postgres-statement-reader.ts'
import { portSet, settings } from '../binding.ts'
import { takesRealMoney } from '../settings.ts'
import { system } from '../shared/shared.tokens.ts'
import { database } from '../tokens.ts'
import { payoutPorts } from './payouts.tokens.ts'

export const payoutsInPostgres = portSet(
  payoutPorts,
  { ...database, seal: system.seal, settings },
  {
    payouts: ({ queries, seal, settings: given }) =>
      postgresPayoutRepository(queries, seal, takesRealMoney(given)),
    reader: ({ queries, seal, settings: given }) =>
      postgresPayoutReader(queries, seal, takesRealMoney(given)),
    statements: ({ queries }) => postgresStatementReader(queries),
    accounts: ({ queries, seal }) => postgresPayoutAccountRepository(queries, seal),
  },
)
