import { memoryWithdrawalRepository } from '#adapters/memory/returns/memory-withdrawal-repository.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { returnPorts } from './returns.tokens.ts'

export const returnsInMemory = portSet(returnPorts, memoryStore, {
  withdrawals: ({ memory: { returns } }) => memoryWithdrawalRepository(returns),
})
