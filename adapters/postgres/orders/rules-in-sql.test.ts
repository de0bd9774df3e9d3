import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { mailboxOf } from '#domain/orders/holding.ts'
import { testDatabase } from '../testing/test-database.ts'
import { mailbox } from './held-for.ts'

const database = await testDatabase()
afterAll(() => database.close())

it('a mailbox is the same however its owner writes it, as in the domain', async () => {
  const part = fc.string({
    unit: fc.constantFrom('a', 'B', 'Z', '0', '.', '+', '_', '-', 'é'),
    minLength: 1,
    maxLength: 12,
  })
  const emails = fc.tuple(part, part).map(([name, host]) => `${name}@${host}.test`)
  await fc.assert(
    fc.asyncProperty(fc.array(emails, { minLength: 1, maxLength: 200 }), async (all) => {
      const given = sql<{ email: string }>`unnest(${all}::text[])`
      const answers = await database.db
        .selectFrom(given.as<'orders'>(sql.raw('orders (email)')))
        .select(mailbox.as('mailbox'))
        .execute()
      expect(answers.map((answer) => answer.mailbox)).toEqual(all.map(mailboxOf))
    }),
    { numRuns: 20 },
  )
})
