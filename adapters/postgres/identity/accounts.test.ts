import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { accountsContract } from '#adapters/testing/accounts.contract.ts'
import { givenPerson } from '#adapters/testing/given-people.ts'
import { postgresArtistMembership } from '../artists/postgres-artist-membership.ts'
import { postgresOutbox } from '../notifications/postgres-outbox.ts'
import { postgresThrottle } from '../shared/postgres-throttle.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresAccountReader } from './postgres-account-reader.ts'
import { postgresOneTimeTokens } from './postgres-one-time-tokens.ts'
import { postgresSessionRepository } from './postgres-session-repository.ts'
import { postgresUserRepository } from './postgres-user-repository.ts'

describe('the tables', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  it('keep nothing of a deleted account that is one person’s alone, whichever are added', async () => {
    const { sql, orm, work } = database
    const kept = ['artists', 'orders', 'sessions']
    const rows = await sql<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by 1`,
    )
    const asked: string[] = []
    const watched: typeof sql = (text, values) => {
      asked.push(...(/^delete from (\w+)/.exec(text)?.slice(1) ?? []))
      return sql(text, values)
    }
    await work.run(() => postgresUserRepository(orm, watched).removeBelongings(randomUUID()))
    expect([...asked, ...kept].toSorted()).toEqual(rows.map(({ name }) => name))
  })

  it('are all told to the owner of an account, whichever are added', async () => {
    const told: Readonly<Record<string, readonly string[]>> = {
      artists: ['artist'],
      authenticator_apps: ['authenticatorApp'],
      cart_lines: ['cart'],
      cart_merges: ['cartsBroughtIn'],
      favourites: ['favourites'],
      follows: ['follows'],
      messages: ['messages', 'messagesReceived'],
      one_time_tokens: ['linksSent'],
      orders: ['orders'],
      passkey_challenges: ['signInsUnderWay'],
      passkeys: ['passkeys'],
      provider_arrivals: ['signInsUnderWay'],
      provider_identities: ['providers'],
      recovery_codes: ['recoveryCodesLeft'],
      sessions: ['sessions'],
    }
    const { sql } = database
    const tables = await sql<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'sender_id')`,
    )
    expect(Object.keys(told).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
    const asked: string[] = []
    const watched: typeof sql = (text, values) => {
      asked.push(text)
      return sql(text, values)
    }
    const everything = await postgresAccountReader(watched).everythingOf(randomUUID())
    for (const [table, keys] of Object.entries(told)) {
      expect(asked.join()).toMatch(new RegExp(`from ${table}\\b`))
      for (const key of keys) expect(everything).toHaveProperty(key)
    }
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
    const everything = await postgresAccountReader(sql).everythingOf(user)
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
    const [lena, amina] = [await givenUser(sql), await givenPerson(sql, 'artist')]
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
    const reader = postgresAccountReader(sql)
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
    const { orm, sql, work, close } = await testDatabase()
    return {
      users: postgresUserRepository(orm, sql),
      accounts: postgresAccountReader(sql),
      sessions: postgresSessionRepository(sql),
      tokens: postgresOneTimeTokens(sql),
      membership: postgresArtistMembership(sql, randomIds),
      throttle: postgresThrottle(sql, sha256, 1),
      outbox: postgresOutbox(sql),
      work,
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
