import { memoryBookTotalsReader } from '#adapters/memory/fair-pay/memory-book-totals-reader.ts'
import { memoryLedgerRepository } from '#adapters/memory/fair-pay/memory-ledger-repository.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { fairPayPorts } from './fair-pay.tokens.ts'

export const fairPayInMemory = portSet(fairPayPorts, memoryStore, {
  ledger: ({ memory: { books } }) => memoryLedgerRepository(books),
  totals: ({ memory: { books } }) => memoryBookTotalsReader(books),
})
