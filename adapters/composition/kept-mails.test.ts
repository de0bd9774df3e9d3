import { afterAll, expect, it } from 'vitest'
import { type MailServer, mailServer } from '#adapters/mail/testing/mail-server.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { startServer } from './server.ts'
import type { Settings } from './settings.ts'

const database = await testDatabase()
const somebody = `${await givenAccount(database.sql, 'user')}@example.test`
const ends: (() => Promise<unknown>)[] = [() => database.close()]
afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** The product, started with other settings over the same database, doing what was put off. */
async function started(settings: Partial<Settings>) {
  const server = await startServer({
    orm: database.orm,
    settings: { ...testSettings, ...settings },
    host: '127.0.0.1',
    port: 0,
    onUnexpected: (error) => expect.unreachable(String(error)),
  })
  const stop = await server.doJobs(() => undefined)
  return {
    async forgetsPassword() {
      const answer = await fetch(`${server.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: somebody }),
      })
      expect(answer.status).toBe(202)
    },
    mailbox: () => fetch(`${server.url}/dev/mailbox.json`),
    async stop() {
      await stop()
      await server.close()
    },
  }
}

const kept = async () =>
  (await database.sql<{ body: string }>('select body from outbox where kept_at is not null')).map(
    ({ body }) => body,
  )

it('sends none of the mails that were kept while no mail server was set, once one is', async () => {
  const without = await started({})
  await without.forgetsPassword()
  expect(await (await without.mailbox()).json()).toHaveLength(1)
  await without.stop()

  const mails: MailServer = await mailServer()
  ends.push(() => mails.close())
  const sending = await started({ mailUrl: mails.url })
  await sending.forgetsPassword()
  await expect.poll(() => mails.received).toHaveLength(1)
  await sending.stop()
  expect(await kept()).toHaveLength(1)
  expect(mails.received).toHaveLength(1)
})

it('shows nobody what it keeps where strangers come by, and keeps no link that opens anything', async () => {
  await database.sql('delete from outbox')
  const open = await started({ mailbox: 'nobody' })
  await open.forgetsPassword()
  expect((await open.mailbox()).status).toBe(404)
  const [body] = await kept()
  expect(body).toMatch(/reset-password\?token=…$/m)
  await open.stop()
})

it('keeps what was on its way when the mail server was taken out', async () => {
  await database.sql('delete from outbox')
  const nowhere = await started({ mailUrl: 'smtp://127.0.0.1:1' })
  await nowhere.forgetsPassword()
  await nowhere.stop()
  const without = await started({})
  await database.sql(`update jobs.job set start_after = now() where state = 'retry'`)
  await expect.poll(kept).toHaveLength(1)
  await without.stop()
})
