import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresOutbox } from '../notifications/postgres-outbox.ts'
import { migrate } from '../orm.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { migrations } from './migrations.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

it('mails that were sent or given up before lose the keys of their links, and those that wait keep them', async () => {
  const { sql, orm } = database
  const link = 'https://sanaa.test/orders/1?key=0123456789abcdefghij_-'
  for (const event of ['sent', 'given up', 'waiting'])
    await postgresOutbox(sql).add(
      event,
      { to: 'a@example.test', subject: event, text: `See ${link}`, html: `<a href="${link}">See</a>` },
      new Date(),
    )
  await sql(`update outbox set sent_at = now() where event = 'sent'`)
  await sql(`update outbox set given_up_at = now() where event = 'given up'`)
  const before = migrations.findIndex(({ name }) => name === '2026-11-22-14-keys-of-old-mails') - 1
  await orm.migrator.down({ to: migrations[before]?.name ?? '' })
  await migrate(orm)
  const keyless = { body: 'See https://sanaa.test/orders/1?key=…', html: null }
  expect(await sql('select event, body, html from outbox order by event')).toEqual([
    { event: 'given up', ...keyless },
    { event: 'sent', ...keyless },
    { event: 'waiting', body: `See ${link}`, html: `<a href="${link}">See</a>` },
  ])
})
