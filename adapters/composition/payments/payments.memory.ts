import { memoryAttemptRepository } from '#adapters/memory/payments/memory-attempt-repository.ts'
import { memoryMpesaPushes, memoryMpesaTokens } from '#adapters/memory/payments/memory-mpesa-stores.ts'
import { memoryNoticeRepository } from '#adapters/memory/payments/memory-notice-repository.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { paymentPorts } from './payments.tokens.ts'

export const paymentsInMemory = portSet(paymentPorts, memoryStore, {
  attempts: ({ memory: { payments } }) => memoryAttemptRepository(payments),
  notices: ({ memory: { payments } }) => memoryNoticeRepository(payments),
  vault: ({ memory: { vault } }) => vault,
  books: ({ memory: { sandbox } }) => sandbox,
  // Of a provider, whose acts no failure here undoes.
  mpesaPushes: () => memoryMpesaPushes(),
  mpesaTokens: () => memoryMpesaTokens(),
})
