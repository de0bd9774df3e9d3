import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsContract } from '#adapters/testing/identity/accounts.suite.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { watched } from '../testing/watched.ts'
import { postgresAccountReader } from './postgres-account-reader.ts'
import { postgresUserRepository } from './postgres-user-repository.ts'

describe('the tables', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('keep nothing of a deleted account that is one person’s alone, whichever are added', async () => {
    const { sql, work } = database
    const kept = ['artists', 'orders', 'sessions']
    const rows = await sql<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by 1`,
    )
    const { asked, db } = watched(database)
    await work.run(() => postgresUserRepository(db).removeBelongings(randomUUID()))
    const emptied = asked.flatMap((text) => /^delete from "(\w+)"/.exec(text)?.slice(1) ?? [])
    expect([...emptied, ...kept].toSorted()).toEqual(rows.map(({ name }) => name))
  })

  it('are told to the person they belong to, or belong to nobody, whichever are added', async () => {
    const ownedBy: Readonly<Record<string, readonly string[]>> = {
      artists: ['artist'],
      artwork_images: ['artworks'],
      artworks: ['artworks'],
      audit_entries: ['decisions', 'actsAsAdmin'],
      authenticator_apps: ['authenticatorApp'],
      cart_lines: ['cart'],
      cart_merges: ['cartsBroughtIn'],
      claim_messages: ['orders', 'claimsAnswered'],
      claim_photographs: ['orders', 'claimsAnswered'],
      claims: ['orders', 'claimsAnswered'],
      favourites: ['favourites'],
      follows: ['follows'],
      fulfilments: ['orders', 'parcels'],
      incoming_money: ['orders'],
      ledger_entries: ['ledger'],
      message_answers: ['messages', 'messagesReceived'],
      messages: ['messages', 'messagesReceived'],
      new_works: ['newWorksMails'],
      new_works_mails: ['newWorksMails'],
      one_time_tokens: ['linksSent'],
      order_events: ['orders'],
      order_lines: ['orders', 'parcels'],
      order_refunds: ['orders'],
      orders: ['orders'],
      outbox: ['mails'],
      passkey_challenges: ['signInsUnderWay'],
      passkeys: ['passkeys'],
      payment_attempts: ['orders'],
      payout_accounts: ['payoutAccounts'],
      payout_batches: ['payouts'],
      payout_orders: ['payouts'],
      payouts: ['payouts'],
      provider_arrivals: ['signInsUnderWay'],
      provider_identities: ['providers'],
      recovery_codes: ['recoveryCodesLeft'],
      removed_pictures: ['artworks'],
      refunds_due: ['orders'],
      returns: ['orders', 'returnsReceived'],
      sessions: ['sessions'],
      shipping_zones: ['shipping'],
      users: ['account'],
      waiting: ['waitingFor'],
      withdrawals: ['orders'],
    }
    const nobodys = [
      // Counted of the works that everybody may see.
      'artwork_counts',
      'artwork_facets',
      'artwork_signals',
      'search_words',
      'short_words',
      // Digests of names that browsers gave to lines of visitors' carts.
      'taken_out_of_carts',
      // Which of the answers that everybody is given read differently now.
      'public_changes',
      'public_changes_forgotten',
      // Sums of the books, whose entries are told.
      'artist_totals',
      'book_totals',
      // Fingerprints that are thrown away when the day is over, and their salt.
      'artwork_visits',
      'visit_secrets',
      // What providers have told of payments, which are told with their orders.
      'payment_notices',
      // What comparisons came to: numbers of orders, which are told.
      'payment_checks',
      // Digests and tokens: they say of nobody who it is.
      'kept_pictures',
      'mpesa_pushes',
      'mpesa_tokens',
      'order_requests',
      'provider_returns',
      'sandbox_cards',
      'sandbox_payments',
      'sandbox_refunds',
      'throttle',
      'mikro_orm_migrations',
    ]
    const { asked, db } = watched(database)
    const tables = await database.sql<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect([...Object.keys(ownedBy), ...nobodys].toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    )
    const everything = await postgresAccountReader(db).everythingOf(randomUUID())
    for (const [table, keys] of Object.entries(ownedBy)) {
      expect(asked.join()).toMatch(new RegExp(`(from|join) "${table}"`))
      for (const key of keys) expect(everything).toHaveProperty(key)
    }
  })

  it('find a session by one look at an index', async () => {
    const plan = await database.sql<{ 'QUERY PLAN': string }>(
      `explain select 1 from sessions join users on users.id = user_id where token_digest = 'x'`,
    )
    expect(plan.map((row) => row['QUERY PLAN']).join()).toMatch(/Index.* sessions_token_digest_key/)
  })
})

describe('accounts in PostgreSQL', () => {
  accountsContract(async () => {
    const { orm, sql, close } = await testDatabase()
    return {
      assemble: (...values) => postgresAssembly(orm, ...values),
      mailsTo: (address) =>
        sql(
          `select recipient as "to", subject, body as text, html from outbox where recipient = $1
           order by created_at, ctid`,
          [address],
        ),
      hangWork: async (userId, title) => {
        await sql(
          `insert into artworks (id, artist_id, title, category, price_cents, stock)
           select $1, id, $2, 'paintings', 100, 1 from artists where user_id = $3`,
          [randomUUID(), title, userId],
        )
      },
      approve: async (userId) => {
        await sql(`update artists set approval = 'approved' where user_id = $1`, [userId])
      },
      titlesOnShow: async () => {
        const rows = await sql<{ title: string }>('select title from artworks where public')
        return rows.map(({ title }) => title)
      },
      close,
    }
  })
})
