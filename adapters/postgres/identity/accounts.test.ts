import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { accountsContract } from '#adapters/testing/accounts.contract.ts'
import { postgresArtistMembership } from '../artists/postgres-artist-membership.ts'
import { postgresOutbox } from '../notifications/postgres-outbox.ts'
import { postgresThrottle } from '../shared/postgres-throttle.ts'
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
      asked.push(/^delete from (\w+)/.exec(text)?.[1] ?? '')
      return sql(text, values)
    }
    await work.run(() => postgresUserRepository(orm, watched).removeBelongings(randomUUID()))
    expect([...asked, ...kept].toSorted()).toEqual(rows.map(({ name }) => name))
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
