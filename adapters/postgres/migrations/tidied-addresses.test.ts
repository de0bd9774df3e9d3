import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { notificationPorts } from '#adapters/composition/notifications/notifications.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { waitingPorts } from '#adapters/composition/waiting/waiting.tokens.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { accountOf } from '#application/identity/account-key.ts'
import { withdrawMails } from '#application/identity/withdraw-mails.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import { migrate } from '../orm.ts'
import { givenArtist, givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { doubledInWords, tidied } from './41-60/57-identity-addresses.ts'

let database: TestDatabase
/** What whoever runs the shop was told. */
let told: string[]
let shop: Assembly
beforeEach(async () => {
  told = []
  database = await testDatabase()
  shop = postgresAssembly(database.orm)
  await database.orm.migrator.down({ to: '56-catalogue-search-slips' })
})
afterEach(() => database.close())

const migrated = () => migrate(database.orm, (sentence) => told.push(sentence))

/** As a phone's contacts copy it. */
const wrapped = '\u202ALena@example.test\u202C'

const mail = { to: '', subject: 'Welcome', text: '', html: '' }

interface GivenAccount {
  readonly since: string
  readonly isVerified?: boolean
}

async function givenAccount(email: string, { since, isVerified = false }: GivenAccount): Promise<string> {
  const id = randomUUID()
  await database.sql(
    `insert into users (id, name, email, created_at, email_verified_at)
     values ($1, 'Lena Okoro', $2, $3::timestamptz, case when $4 then $3::timestamptz end)`,
    [id, email, since, isVerified],
  )
  return id
}

async function givenOrder(number: string, email: string, userId: string | null = null): Promise<void> {
  await database.sql(
    `insert into orders (id, number, email, user_id, status, method, payment_status, shipping, fee_percent,
       access_key_digest, placed_at, expires_at)
     values (gen_random_uuid(), $1, $2, $3, 'paid', 'card', 'paid', '{}', 15, '', now(), now())`,
    [number, email, userId],
  )
}

const addresses = async (): Promise<Record<string, string | null>> => {
  const rows = await database.sql<{ id: string; email: string | null }>('select id, email from users')
  return Object.fromEntries(rows.map(({ id, email }) => [id, email]))
}

const ordersOf = async (id: string, email: string): Promise<string[]> => {
  const { items } = await shop.get(orderPorts.ownOrders).slice({ id, email, emailVerified: true }, 10, null)
  return items.map(({ number }) => number)
}

it('leaves of an address what the domain leaves of it, whichever sign stands in it', async () => {
  // All planes that have signs, but for halves of pairs, and for NUL, which PostgreSQL keeps in no text.
  const isSign = (code: number) => code < 0xd800 || code > 0xdfff
  const codes = [
    ...Array.from({ length: 0x2ffff }, (_, nth) => nth + 1).filter(isSign),
    ...Array.from({ length: 0x1000 }, (_, nth) => 0xe0000 + nth),
  ]
  const texts = codes.map((code) => {
    const sign = String.fromCodePoint(code)
    return `${sign} ${sign}le${sign}na ${sign} O${sign}${sign}@example.test${sign}`
  })
  const rows = await database.sql<{ nth: number; tidy: string }>(
    `select nth::int, ${tidied('text')} as tidy from unnest($1::text[]) with ordinality as given (text, nth)
     where ${tidied('text')} <> text order by nth`,
    [texts],
  )
  const bySql = new Map(rows.map(({ nth, tidy }) => [nth - 1, tidy]))
  const others = texts.flatMap((text, nth) =>
    tidyEmail(text) === (bySql.get(nth) ?? text) ? [] : [`U+${codes[nth]?.toString(16)}`],
  )
  expect(others).toEqual([])
})

it('an account, orders, waits and messages that were kept with unseen signs are found by what is typed', async () => {
  const { sql } = database
  const since = '2026-03-01T10:00:00Z'
  const lena = await givenAccount(wrapped, { since, isVerified: true })
  const work = await givenArtwork(sql, { title: 'Kiln' })
  await givenOrder('1', 'le\u200Bna@example.test')
  await givenOrder('2', wrapped, lena)
  await sql(`insert into waiting (id, artwork_id, email, since) values (gen_random_uuid(), $1, $2, now())`, [
    work,
    wrapped,
  ])
  await sql(
    `insert into messages (id, artist_id, sender_name, sender_email, subject, body, sent_at)
     values (gen_random_uuid(), $1, 'Lena', $2, '', '', now())`,
    [await givenArtist(sql, 'Amina Njoroge'), wrapped],
  )
  await sql(
    `insert into outbox (event, recipient, subject, body, html, created_at) values ('a', $1, '', '', '', now())`,
    [wrapped],
  )

  await migrated()

  expect(told).toEqual([])
  const users = shop.get(identityPorts.users)
  for (const typed of ['lena@example.test', wrapped])
    expect(await accountOf(users, typed)).toMatchObject({ id: lena, email: 'Lena@example.test', version: 2 })
  // Nobody signs up beside it.
  await expect(givenAccount('lena@example.test', { since })).rejects.toThrow(/users_email/)
  expect((await ordersOf(lena, 'lena@example.test')).toSorted()).toEqual(['1', '2'])
  expect(await sql('select sender_email as email from messages')).toEqual([{ email: 'Lena@example.test' }])
  await shop.get(waitingPorts.waiting).forgetAddress('lena@example.test')
  await shop.get(notificationPorts.outbox).withdraw('lena@example.test')
  expect(await sql('select email as left from waiting union all select recipient from outbox')).toEqual([])
})

it('of accounts of one mailbox one gets its address, and the others stay and are told of', async () => {
  const early = { since: '2026-03-01T10:00:00Z' }
  const late = { since: '2026-03-02T10:00:00Z' }
  // One has been there since without the signs.
  const tidy = await givenAccount('lena@example.test', late)
  const older = await givenAccount(wrapped, early)
  // Of two that have them, the first one; and whoever has shown that the mailbox is theirs before anybody else.
  const first = await givenAccount('\u2068ben@example.test', early)
  const second = await givenAccount('BEN@example.test\u2069', late)
  const unseen = await givenAccount('\uFEFFcleo@example.test', early)
  const seen = await givenAccount('cleo@example.test\u00AD', { ...late, isVerified: true })
  await givenOrder('1', wrapped, older)
  await givenOrder('2', wrapped)

  await migrated()

  expect(told).toHaveLength(1)
  for (const id of [older, second, unseen]) expect(told[0]).toContain(id)
  for (const id of [tidy, first, seen]) expect(told[0]).not.toContain(id)
  expect(await addresses()).toEqual({
    [tidy]: 'lena@example.test',
    [older]: wrapped,
    [first]: 'ben@example.test',
    [second]: 'BEN@example.test\u2069',
    [unseen]: '\uFEFFcleo@example.test',
    [seen]: 'cleo@example.test',
  })
  // Either gets in, and sees what belongs to it.
  const users = shop.get(identityPorts.users)
  expect(await accountOf(users, wrapped)).toMatchObject({ id: older })
  expect(await accountOf(users, 'lena@example.test')).toMatchObject({ id: tidy })
  expect((await ordersOf(older, wrapped)).toSorted()).toEqual(['1', '2'])
})

describe('an account that shares its mailbox with another one', () => {
  /** What is kept of each, and of their mailbox, with and without the signs. */
  async function givenBelongings(ids: readonly string[]): Promise<void> {
    const { sql } = database
    const [work, artist] = [
      await givenArtwork(sql, { title: 'Kiln' }),
      await givenArtist(sql, 'Amina Njoroge'),
    ]
    for (const [owner, email] of [
      [null, wrapped],
      ...ids.map((id) => [id, 'lena@example.test'] as const),
    ] as const) {
      const by = owner ?? 'guest'
      await givenOrder(by, email, owner)
      await sql(
        `insert into waiting (id, artwork_id, user_id, email, since)
         values (gen_random_uuid(), $1, $2::uuid, case when $2::uuid is null then $3 end, now())`,
        [work, owner, email],
      )
      await sql(
        `insert into messages (id, artist_id, sender_id, sender_name, sender_email, subject, body, sent_at)
         values (gen_random_uuid(), $1, $2, 'Lena', $3, $4, '', now())`,
        [artist, owner, email, by],
      )
    }
    await sql(
      `insert into outbox (event, recipient, subject, body, html, created_at) values ('a', $1, 'To guest', '', '', now())`,
      [wrapped],
    )
  }

  /** As an account's export tells it: the orders' numbers, the messages' subjects, the mails' subjects, how many works are awaited. */
  async function exported(id: string): Promise<unknown> {
    const { orders, messages, mails, waitingFor } = (await shop
      .get(identityPorts.accounts)
      .everythingOf(id)) as {
      readonly [part: string]: readonly Readonly<Record<string, unknown>>[] | undefined
    }
    return {
      orders: orders?.map(({ number }) => number).toSorted(),
      messages: messages?.map(({ subject }) => subject).toSorted(),
      mails: mails?.map(({ subject }) => subject),
      awaited: waitingFor?.length,
    }
  }

  const deleted = (id: string) =>
    shop.get(sharedPorts.work).run(async () => {
      const users = shop.get(identityPorts.users)
      const user = await users.byId(id)
      if (!user) throw new Error('Nobody is there.')
      await withdrawMails({ users, outbox: shop.get(notificationPorts.outbox) }, user)
      await users.removeBelongings(id)
      user.erase(new Date())
      await users.save(user)
    })

  const early = { since: '2026-03-01T10:00:00Z' }
  const late = { since: '2026-03-02T10:00:00Z' }

  it('is told of what visitors left at the mailbox, and takes it along, but nothing of the other one’s', async () => {
    const { sql } = database
    const tidy = await givenAccount('lena@example.test', { ...late, isVerified: true })
    const older = await givenAccount(wrapped, { ...early, isVerified: true })
    await givenBelongings([tidy, older])
    await migrated()
    // Written to the account afterwards, as it is.
    await shop.get(notificationPorts.outbox).add('b', { ...mail, to: wrapped }, new Date())

    expect(await exported(older)).toEqual({
      orders: [older, 'guest'].toSorted(),
      messages: [older, 'guest'].toSorted(),
      mails: ['To guest', 'Welcome'],
      awaited: 2,
    })
    // In memory as well, as far as it tells.
    const memory = new Memory()
    const user = await shop.get(identityPorts.users).byId(older)
    if (user) memory.accounts.users.set(older, user)
    for (const number of [tidy, older, 'guest']) {
      const order = await shop.get(orderPorts.orders).byNumber(number)
      if (order) memory.orders.orders.set(order.id, order)
    }
    const { orders } = await memoryAssembly(memory).get(identityPorts.accounts).everythingOf(older)
    expect(orders).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ number: older }),
        expect.objectContaining({ number: 'guest' }),
      ]),
    )
    expect(orders).toHaveLength(2)

    await deleted(older)
    expect(await exported(tidy)).toEqual({
      orders: [tidy, 'guest'].toSorted(),
      messages: [tidy],
      mails: [],
      awaited: 1,
    })
    expect(await sql('select user_id as by from waiting')).toEqual([{ by: tidy }])
    expect(
      await sql(`select sender_id as by from messages where sender_email <> '' or sender_name = 'Lena'`),
    ).toEqual([{ by: tidy }])
    expect(await sql('select recipient from outbox')).toEqual([])
  })

  it('takes nothing of the mailbox along while it has not shown that it is theirs', async () => {
    const tidy = await givenAccount('lena@example.test', { ...late, isVerified: true })
    const older = await givenAccount(wrapped, early)
    await givenBelongings([tidy, older])
    await migrated()
    expect(await exported(older)).toEqual({ orders: [older], messages: [older], mails: [], awaited: 1 })
    await deleted(older)
    expect(await exported(tidy)).toEqual({
      orders: [tidy, 'guest'].toSorted(),
      messages: [tidy, 'guest'].toSorted(),
      mails: ['To guest'],
      awaited: 2,
    })
  })
})

it('an address that an account had before takes its mails along, unless it is somebody else’s by now', async () => {
  const { sql } = database
  const early = { since: '2026-03-01T10:00:00Z' }
  const lena = await givenAccount('lena@example.test', early)
  await givenAccount('taken@example.test', early)
  for (const before of [wrapped.replace('Lena', 'Before'), '\u2068taken@example.test'])
    await sql(
      `insert into audit_entries (at, admin_id, admin_name, action, subject_kind, subject_id, subject_name, before)
       values (now(), $1::uuid, 'Odile', 'edited', 'user', $1::uuid::text, 'Lena', jsonb_build_object('email', $2::text))`,
      [lena, before],
    )
  await migrated()
  expect(await shop.get(identityPorts.users).earlierAddresses(lena)).toEqual(['Before@example.test'])
})

it('comes to nothing where it has run before, and tells once of what it left', async () => {
  const { orm } = database
  await givenAccount(wrapped, { since: '2026-03-01T10:00:00Z' })
  await givenAccount('lena@example.test', { since: '2026-03-02T10:00:00Z' })
  await migrated()
  const before = await database.sql('select * from users order by id')
  expect(told).toHaveLength(1)
  await migrated()
  expect(told).toHaveLength(1)
  await orm.migrator.down({ to: '56-catalogue-search-slips' })
  await migrated()
  expect(told[1]).toBe(told[0])
  expect(await database.sql('select * from users order by id')).toEqual(before)
})

it('tells of what it left also where a later migration fails', async () => {
  const doubled = await givenAccount(wrapped, { since: '2026-03-01T10:00:00Z' })
  await givenAccount('lena@example.test', { since: '2026-03-02T10:00:00Z' })
  await database.sql('create table removed_pictures ()')
  await expect(migrated()).rejects.toThrow(/removed_pictures/)
  expect(told).toEqual([expect.stringContaining(doubled)])
})

it('names some accounts, and how many more there are', () => {
  expect(doubledInWords(['a', 'b'])).toContain(': a, b. Admins')
  expect(doubledInWords(Array.from({ length: 23 }, (_, nth) => `id-${nth}`))).toContain(
    'id-19 and 3 more. Admins',
  )
})
