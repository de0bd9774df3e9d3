import { postgresMessageRepository } from '#adapters/postgres/messages/postgres-message-repository.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { messagePorts } from './messages.tokens.ts'

export const messagesInPostgres = portSet(messagePorts, database, {
  messages: ({ queries }) => postgresMessageRepository(queries),
})
