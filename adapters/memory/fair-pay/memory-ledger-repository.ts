import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import { ledgerSum } from '#domain/fair-pay/ledger.ts'
import type { MemoryBooks } from '../store/memory-books.ts'

export const memoryLedgerRepository = ({ entries }: MemoryBooks): LedgerRepository => ({
  async post(orderId, posting, at) {
    if (ledgerSum(posting) !== 0) throw new Error(`The books of order ${orderId} do not sum to zero`)
    entries.set(orderId, [...(entries.get(orderId) ?? []), ...posting.map((entry) => ({ ...entry, at }))])
  },
  entriesOf: async (orderId) => entries.get(orderId) ?? [],
})
