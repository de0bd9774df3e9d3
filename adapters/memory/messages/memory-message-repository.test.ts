import { describe } from 'vitest'
import { messageRepositoryContract } from '#application/messages/message-repository.suite.ts'
import { Memory } from '../memory.ts'
import { givenUser } from '../testing/given-user.ts'
import { givenArtist } from '../testing/given-works.ts'
import { memoryMessageRepository } from './memory-message-repository.ts'

describe('messages in memory', () => {
  const memory = new Memory()
  const messages = memoryMessageRepository(memory)
  messageRepositoryContract(() => ({
    messages,
    async givenArtist({ name, email, approved }) {
      const id = givenArtist(memory.gallery, name, approved)
      if (email !== null) memory.accounts.artistIds.set(givenUser(memory.accounts, { name, email }), id)
      return id
    },
  }))
})
