import { postgresAttemptRepository } from '#adapters/postgres/payments/postgres-attempt-repository.ts'
import {
  postgresMpesaPushes,
  postgresMpesaTokens,
} from '#adapters/postgres/payments/postgres-mpesa-stores.ts'
import { postgresNoticeRepository } from '#adapters/postgres/payments/postgres-notice-repository.ts'
import { postgresSandboxBooks } from '#adapters/postgres/payments/postgres-sandbox-books.ts'
import { postgresSandboxVault } from '#adapters/postgres/payments/postgres-sandbox-vault.ts'
import { portSet } from '../binding.ts'
import { system } from '../shared/shared.tokens.ts'
import { database } from '../tokens.ts'
import { paymentPorts } from './payments.tokens.ts'

export const paymentsInPostgres = portSet(
  paymentPorts,
  { ...database, seal: system.seal },
  {
    attempts: ({ queries }) => postgresAttemptRepository(queries),
    notices: ({ queries }) => postgresNoticeRepository(queries),
    vault: ({ queries }) => postgresSandboxVault(queries),
    books: ({ queries }) => postgresSandboxBooks(queries),
    mpesaPushes: ({ queries }) => postgresMpesaPushes(queries),
    mpesaTokens: ({ queries, seal }) => postgresMpesaTokens(queries, seal),
  },
)
