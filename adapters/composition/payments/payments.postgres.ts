import { postgresAttemptRepository } from '#adapters/postgres/payments/postgres-attempt-repository.ts'
import { postgresNoticeRepository } from '#adapters/postgres/payments/postgres-notice-repository.ts'
import { postgresSandboxBooks } from '#adapters/postgres/payments/postgres-sandbox-books.ts'
import { postgresSandboxVault } from '#adapters/postgres/payments/postgres-sandbox-vault.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { paymentPorts } from './payments.tokens.ts'

export const paymentsInPostgres = portSet(paymentPorts, database, {
  attempts: ({ queries }) => postgresAttemptRepository(queries),
  notices: ({ queries }) => postgresNoticeRepository(queries),
  vault: ({ queries }) => postgresSandboxVault(queries),
  books: ({ queries }) => postgresSandboxBooks(queries),
})
