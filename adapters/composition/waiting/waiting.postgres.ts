import { postgresWaiting } from '#adapters/postgres/waiting/postgres-waiting.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { waitingPorts } from './waiting.tokens.ts'

export const waitingInPostgres = portSet(waitingPorts, database, {
  waiting: ({ queries }) => postgresWaiting(queries),
})
