import { memoryPayoutAccountRepository } from '#adapters/memory/payouts/memory-payout-account-repository.ts'
import { memoryPayoutReader } from '#adapters/memory/payouts/memory-payout-reader.ts'
import { memoryPayoutRepository } from '#adapters/memory/payouts/memory-payout-repository.ts'
import { memoryStatementReader } from '#adapters/memory/payouts/memory-statement-reader.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { payoutPorts } from './payouts.tokens.ts'

export const payoutsInMemory = portSet(payoutPorts, memoryStore, {
  payouts: ({ memory }) => memoryPayoutRepository(memory),
  reader: ({ memory: { books, gallery } }) => memoryPayoutReader(books, gallery),
  statements: ({ memory: { books, orders } }) => memoryStatementReader(books, orders),
  accounts: ({ memory: { accounts } }) => memoryPayoutAccountRepository(accounts),
})
