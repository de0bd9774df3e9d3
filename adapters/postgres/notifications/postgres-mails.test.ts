import { afterAll, beforeAll, describe } from 'vitest'
import { adminPorts } from '#adapters/composition/admin/admin.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { formerNamesContract } from '#application/notifications/former-names.suite.ts'
import { mailsContract } from '#application/notifications/mails.suite.ts'
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
  const open = () => ({
    outbox: postgresOutbox(database.db),
    deliveries: postgresMailDeliveries(database.db),
    mailbox: postgresMailbox(database.db),
    undelivered: postgresAssembly(database.orm).get(adminPorts.mails),
  })
  mailsContract(open)
  formerNamesContract(open)
})
