import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import { messageRepositoryContract } from '#application/messages/message-repository.suite.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresMessageRepository } from './postgres-message-repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('messages in PostgreSQL', () => {
  messageRepositoryContract(() => ({
    messages: postgresMessageRepository(database.db),
    async givenArtist({ name, email, approved }) {
      const [id, userId] = [randomUUID(), email === null ? null : randomUUID()]
      if (userId)
        await database.sql(`insert into users (id, name, email, role) values ($1, $2, $3, 'artist')`, [
          userId,
          name,
          email,
        ])
      await database.sql('insert into artists (id, user_id, name, approval) values ($1, $2, $3, $4)', [
        id,
        userId,
        name,
        approved ? 'approved' : 'pending',
      ])
      return id
    },
  }))
})
