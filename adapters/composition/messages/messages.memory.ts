import { memoryMessageRepository } from '#adapters/memory/messages/memory-message-repository.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { messagePorts } from './messages.tokens.ts'

export const messagesInMemory = portSet(messagePorts, memoryStore, {
  messages: ({ memory }) => memoryMessageRepository(memory),
})
