import { memoryPayoutAccountRepository } from '#adapters/memory/payouts/memory-payout-account-repository.ts'
import { memoryPayoutReader } from '#adapters/memory/payouts/memory-payout-reader.ts'
import { memoryPayoutRepository } from '#adapters/memory/payouts/memory-payout-repository.ts'
import { memoryStatementReader } from '#adapters/memory/payouts/memory-statement-reader.ts'
import { portSet, settings } from '../binding.ts'
import { takesRealMoney } from '../settings.ts'
import { memoryStore } from '../tokens.ts'
import { payoutPorts } from './payouts.tokens.ts'

export const payoutsInMemory = portSet(
  payoutPorts,
  { ...memoryStore, settings },
  {
    payouts: ({ memory, settings: given }) => memoryPayoutRepository(memory, takesRealMoney(given)),
    reader: ({ memory, settings: given }) => memoryPayoutReader(memory, takesRealMoney(given)),
    statements: ({ memory: { books, orders } }) => memoryStatementReader(books, orders),
    accounts: ({ memory: { accounts } }) => memoryPayoutAccountRepository(accounts),
  },
)
