import { afterAll, beforeAll, describe } from 'vitest'
import { mailsContract } from '#application/notifications/mails.suite.ts'
import { postgresUndeliveredMails } from '../admin/postgres-undelivered-mails.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresMailDeliveries } from './postgres-mail-deliveries.ts'
import { postgresMailbox } from './postgres-mailbox.ts'
import { postgresOutbox } from './postgres-outbox.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('mails in PostgreSQL', () => {
  mailsContract(() => ({
    outbox: postgresOutbox(database.db),
    deliveries: postgresMailDeliveries(database.db),
    mailbox: postgresMailbox(database.db),
    undelivered: postgresUndeliveredMails(database.db),
  }))
})
