import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allDoers } from '#adapters/composition/all-doers.ts'
import { type Assembly, assemble, given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { deliveryModule } from '#adapters/composition/notifications/notifications.delivery.ts'
import { notificationsInPostgres } from '#adapters/composition/notifications/notifications.postgres.ts'
import { notificationPorts } from '#adapters/composition/notifications/notifications.tokens.ts'
import { sharedModule } from '#adapters/composition/shared/shared.module.ts'
import { databaseModule, sharedInPostgres } from '#adapters/composition/shared/shared.postgres.ts'
import { database as databaseTokens, stopping } from '#adapters/composition/tokens.ts'
import { startWorker } from '#adapters/jobs/pg-boss-worker.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { type MailServer, mailServer } from './testing/mail-server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const patience = { timeout: 25_000, interval: 50 }

async function opened(port = 0): Promise<MailServer> {
  const server = await mailServer({ port })
  ends.push(() => server.close())
  return server
}

/** The part of the product that writes and sends mails. */
const mailing = (mailUrl: string, trouble: (what: string) => void): Assembly =>
  assemble(
    [databaseModule, deliveryModule, notificationsInPostgres, sharedInPostgres, sharedModule],
    [
      given(databaseTokens.orm, database.orm),
      given(settings, { ...testSettings, mailUrl, trouble }),
      given(stopping, AbortSignal.abort()),
    ],
  )

/** A process that sends mails, and what it complains about. */
async function sending(mailUrl: string): Promise<unknown[]> {
  const errors: unknown[] = []
  const shop = mailing(mailUrl, (what) => errors.push(what))
  ends.push(
    await startWorker(database.sql, allDoers(shop), { onError: (error) => errors.push(error), pause: 0.5 }),
  )
  return errors
}

/** As a service writes a mail, beside other things in one unit of work. @returns its event */
async function written(subject: string): Promise<string> {
  const event = `event:${randomUUID()}`
  const outbox = mailing('smtp://mail.sanaa.test', expect.unreachable).get(notificationPorts.outbox)
  const mail = { to: 'lena@example.test', subject, text: 'In words', html: '<p>As a page</p>' }
  await database.work.run(() => outbox.add(event, mail, new Date()))
  return event
}

const noted = async (event: string) => {
  const [row] = await database.sql<{ sent: boolean; given_up: boolean }>(
    'select sent_at is not null as sent, given_up_at is not null as given_up from outbox where event = $1',
    [event],
  )
  return row
}

/** Lets what waits for its next try be tried now. */
const hurry = () => database.sql(`update jobs.job set start_after = now() where state = 'retry'`)

const subjects = ({ received }: MailServer) => received.map(({ subject }) => subject)

describe('a mail of the outbox', () => {
  it('is brought to the mail server once, by however many processes', async () => {
    const server = await opened()
    const names = Array.from({ length: 25 }, (_, index) => `Mail ${index}`)
    const events: string[] = []
    for (const name of names) events.push(await written(name))
    await Promise.all([sending(server.url), sending(server.url), sending(server.url)])
    await vi.waitFor(async () => {
      for (const event of events) expect((await noted(event))?.sent).toBe(true)
    }, patience)
    expect(new Set(subjects(server))).toEqual(new Set(names))
    expect(server.received).toHaveLength(25)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(25)
  })

  it('waits for a mail server that is away, and arrives once it is back', async () => {
    const away = await mailServer()
    await away.close()
    const errors = await sending(away.url)
    const event = await written('Patient')
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), patience)
    expect(await noted(event)).toEqual({ sent: false, given_up: false })
    const back = await opened(Number(new URL(away.url).port))
    await vi.waitFor(async () => {
      await hurry()
      expect((await noted(event))?.sent).toBe(true)
    }, patience)
    expect(subjects(back)).toEqual(['Patient'])
  })

  it('is tried again with growing pauses when the server turns it away, under the same id', async () => {
    const server = await opened()
    server.refuse(2)
    const errors = await sending(server.url)
    const event = await written('Third time lucky')
    const pauseAfter = (failures: number) =>
      vi.waitFor(async () => {
        const [job] = await database.sql<{ pause: number }>(
          `select extract(epoch from start_after - started_on)::float8 as pause from jobs.job
           where data->>'event' = $1 and state = 'retry'`,
          [event],
        )
        expect(job).toBeDefined()
        expect(errors).toHaveLength(failures)
        return job?.pause ?? 0
      }, patience)
    expect(await pauseAfter(1)).toBeGreaterThanOrEqual(5)
    await hurry()
    expect(await pauseAfter(2)).toBeGreaterThanOrEqual(10)
    await hurry()
    await vi.waitFor(async () => expect((await noted(event))?.sent).toBe(true), patience)
    expect(errors).toHaveLength(2)
    expect(subjects(server)).toEqual(['Third time lucky'])
  })

  it('to an address that the server does not know is given up, and said so', async () => {
    const server = await opened()
    server.unknown.add('lena@example.test')
    const errors = await sending(server.url)
    const event = await written('Nobody reads this')
    await vi.waitFor(async () => expect((await noted(event))?.given_up).toBe(true), patience)
    await vi.waitFor(() => expect(errors).toEqual([`The mail ${event} was given up.`]), patience)
    expect(server.received).toEqual([])
  })
})
