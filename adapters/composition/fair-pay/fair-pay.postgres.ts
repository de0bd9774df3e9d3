import { namedBookTotalsReader } from '#adapters/postgres/answers/named-readers.ts'
import { postgresBookTotalsReader } from '#adapters/postgres/fair-pay/postgres-book-totals-reader.ts'
import { postgresLedgerRepository } from '#adapters/postgres/fair-pay/postgres-ledger-repository.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { fairPayPorts } from './fair-pay.tokens.ts'

export const fairPayInPostgres = portSet(fairPayPorts, database, {
  ledger: ({ queries }) => postgresLedgerRepository(queries),
  totals: ({ queries }) => namedBookTotalsReader(postgresBookTotalsReader(queries)),
})
