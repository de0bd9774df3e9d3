import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { accountsContract } from '#adapters/testing/identity/accounts.suite.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { givenUser } from '../testing/given-user.ts'
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
      refunds_due: ['orders'],
      returns: ['orders'],
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

  it('tell artists of their works, what they sold, their books and what they were paid', async () => {
    const { sql } = database
    const user = await givenAccount(sql, 'artist', 'Zawadi Export')
    const [work, order, payout] = [randomUUID(), randomUUID(), randomUUID()]
    const [artist] = await sql<{ id: string }>('select id from artists where user_id = $1', [user])
    await sql(
      `insert into artworks (id, artist_id, title, category, edition, price_cents, stock)
       values ($1, $2, 'Tide Bowl', 'sculpture', '3 of 12', 12050, 1)`,
      [work, artist?.id],
    )
    await sql(
      `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground)
       values ($1, $2, 0, 'abc', 800, 600, 'A blue bowl', '#2040a0')`,
      [randomUUID(), work],
    )
    await sql(
      `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       values ($1, 'SN-SOLD', 'buyer@example.test', 'shipped', 'card', 'paid', '{"name": "Leila"}', 15, 'x', now(), now())`,
      [order],
    )
    await sql(`insert into order_lines values ($1, 0, $2, 'Tide Bowl', 1, 12050, null, $3, 'Zawadi')`, [
      order,
      work,
      artist?.id,
    ])
    await sql(`insert into fulfilments values ($1, $2, 'Zawadi', 'shipped', 'DHL', '42')`, [
      order,
      artist?.id,
    ])
    await sql(
      `insert into ledger_entries (order_id, kind, account, artist_id, amount_cents, sales_cents, at)
       values ($1, 'sale', 'buyer', null, -12050, 0, now()), ($1, 'sale', 'artist', $2, 10243, 12050, now()),
         ($1, 'sale', 'platform', null, 1807, 0, now())`,
      [order, artist?.id],
    )
    await sql(
      `insert into payouts (id, artist_id, month, amount_cents, at, standing, ending, reason)
       values ($1, $2, '2026-03', 10243, now(), 'settled', '', '')`,
      [payout, artist?.id],
    )
    const everything = await postgresAccountReader(database.db).everythingOf(user)
    expect(everything).toMatchObject({
      artworks: [
        {
          title: 'Tide Bowl',
          edition: '3 of 12',
          pictures: [{ address: '/media/abc/800', words: 'A blue bowl' }],
        },
      ],
      parcels: [{ order: 'SN-SOLD', carrier: 'DHL', lines: [{ title: 'Tide Bowl', quantity: 1 }] }],
      ledger: [{ order: 'SN-SOLD', kind: 'sale', salesInCents: 12050, amountInCents: 10243 }],
      payouts: [
        {
          month: '2026-03',
          amountInCents: 10243,
          standing: 'settled',
          orders: [{ order: 'SN-SOLD', amountInCents: 10243 }],
        },
      ],
    })
    expect(JSON.stringify(everything)).not.toMatch(/buyer@example|Leila/)
  })

  it('tell of the orders of a guest as soon as the address is known to be theirs', async () => {
    const { sql } = database
    const lena = await givenUser(sql, 'Lena.Guest@example.test')
    await sql(
      `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       values ($1, 'SN-GUEST', 'lena.guest@example.test', 'paid', 'card', 'paid', '{}', 15, 'x', now(), now())`,
      [randomUUID()],
    )
    const reader = postgresAccountReader(database.db)
    expect(await reader.everythingOf(lena)).toMatchObject({ orders: [] })
    await sql('update users set email_verified_at = now() where id = $1', [lena])
    expect(await reader.everythingOf(lena)).toMatchObject({ orders: [{ number: 'SN-GUEST', asGuest: true }] })
  })

  it('tell of an order how it was paid and how far it has come, and of a lock that it is there', async () => {
    const { sql } = database
    const [user, order, artist] = [randomUUID(), randomUUID(), randomUUID()]
    await sql(`insert into users (id, name, email) values ($1, 'Lena', 'lena.told@example.test')`, [user])
    await sql(`insert into artists (id, name) values ($1, 'Amina Njoroge')`, [artist])
    await sql(
      `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
         access_key_digest, placed_at, expires_at, user_id)
       values ($1, 'SN-TOLD', 'lena.told@example.test', 'shipped', 'card', 'paid', '{}', 15, 'x', now(), now(), $2)`,
      [order, user],
    )
    await sql(`insert into order_events values ($1, 0, 'paid', '2026-03-01T10:00:00Z')`, [order])
    await sql(`insert into fulfilments values ($1, $2, 'Amina Njoroge', 'shipped', 'DHL', '42')`, [
      order,
      artist,
    ])
    await sql(`insert into authenticator_apps values ($1, 'sealed', now())`, [user])
    await sql(`insert into provider_identities values ('https://provider.test', 'lena-there', $1, now())`, [
      user,
    ])
    const everything = await postgresAccountReader(database.db).everythingOf(user)
    expect(everything).toMatchObject({
      authenticatorApp: true,
      providers: [{ provider: 'https://provider.test', knownThereAs: 'lena-there' }],
      orders: [
        {
          method: 'card',
          paymentStatus: 'paid',
          timeline: [{ status: 'paid', at: '2026-03-01T10:00:00.000Z' }],
          fulfilments: [{ artist: 'Amina Njoroge', status: 'shipped', carrier: 'DHL', trackingNumber: '42' }],
        },
      ],
    })
    expect(JSON.stringify(everything)).not.toContain('sealed')
  })

  it('tell of messages what was answered, to both sides', async () => {
    const { sql } = database
    const [lena, amina] = [await givenUser(sql), await givenAccount(sql, 'artist')]
    const id = randomUUID()
    await sql(
      `insert into messages (id, artist_id, sender_id, sender_name, sender_email, subject, body, sent_at)
       select $1, id, $2, 'Lena', 'lena@example.test', 'The harbour', 'Is it Mombasa?', now()
       from artists where user_id = $3`,
      [id, lena, amina],
    )
    await sql(`insert into message_answers values ($1, $2, 'It is Lamu.', '2026-03-01T10:00:00Z')`, [
      randomUUID(),
      id,
    ])
    const answers = [{ text: 'It is Lamu.', answeredAt: '2026-03-01T10:00:00.000Z' }]
    const reader = postgresAccountReader(database.db)
    expect(await reader.everythingOf(lena)).toMatchObject({ messages: [{ answers }] })
    expect(await reader.everythingOf(amina)).toMatchObject({ messagesReceived: [{ readAt: null, answers }] })
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
