import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAccount } from '#adapters/testing/given-accounts.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresAccountReader } from './postgres-account-reader.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('tells artists of their works, what they sold, their books and what they were paid', async () => {
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
  await sql(`insert into fulfilments values ($1, $2, 'Zawadi', 'shipped', 'DHL', '42')`, [order, artist?.id])
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

it('tells of the orders of a guest as soon as the address is known to be theirs', async () => {
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

it('tells of what somebody wrote and waits for as a visitor as soon as the address is known to be theirs', async () => {
  const { sql } = database
  const lena = await givenUser(sql, 'Lena.Visitor@example.test')
  const work = await givenArtwork(sql, { title: 'Low Tide', stock: 0 })
  await sql(
    `insert into messages (id, artist_id, sender_id, sender_name, sender_email, subject, body, sent_at)
     select $1, artist_id, null, 'Lena', 'lena.visitor@example.test', 'The harbour', 'Is it Mombasa?', now()
     from artworks where id = $2`,
    [randomUUID(), work],
  )
  await sql(
    `insert into waiting (id, artwork_id, email, since) values ($1, $2, 'lena.visitor@example.test', now())`,
    [randomUUID(), work],
  )
  const reader = postgresAccountReader(database.db)
  expect(await reader.everythingOf(lena)).toMatchObject({ messages: [], waitingFor: [] })
  await sql('update users set email_verified_at = now() where id = $1', [lena])
  expect(await reader.everythingOf(lena)).toMatchObject({
    messages: [{ subject: 'The harbour' }],
    waitingFor: [{ title: 'Low Tide' }],
  })
})

it('tells of an order how it was paid and how far it has come, and of a lock that it is there', async () => {
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

it('tells of messages what was answered, to both sides', async () => {
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

it('gives the photographs of damage to both sides, and tells an artist what comes back', async () => {
  const { sql } = database
  const [lena, amina] = [await givenUser(sql), await givenAccount(sql, 'artist')]
  const [order, claim, photograph, withdrawal] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
       access_key_digest, placed_at, expires_at, user_id)
     values ($1, 'SN-BROKEN', 'lena.broken@example.test', 'shipped', 'card', 'paid', '{"name": "Leila"}', 15, 'x', now(), now(), $2)`,
    [order, lena],
  )
  const [artist] = await sql<{ id: string }>('select id from artists where user_id = $1', [amina])
  await sql(
    `insert into claims (id, order_id, order_number, artwork_id, artist_id, artist_name, opened_at)
     values ($1, $2, 'SN-BROKEN', $3, $4, 'Amina Njoroge', now())`,
    [claim, order, randomUUID(), artist?.id],
  )
  const [message] = await sql<{ id: string }>(
    `insert into claim_messages (id, claim_id, by, name, body, at, key_digest)
     values ($1, $2, 'buyer', 'Lena', 'The frame is broken.', now(), 'x') returning id`,
    [randomUUID(), claim],
  )
  await sql(
    `insert into claim_photographs (id, message_id, position, hash, width, height) values ($1, $2, 0, 'abc', 800, 600)`,
    [photograph, message?.id],
  )
  await sql(
    `insert into withdrawals (id, order_id, key_digest, name, email, at, pieces) values ($1, $2, 'x', 'Lena', 'lena.broken@example.test', now(), '[]')`,
    [withdrawal, order],
  )
  await sql(
    `insert into returns (id, withdrawal_id, order_id, artist_id, artist_name, pieces, asked_at, send_by, status, carrier)
     values ($1, $2, $3, $4, 'Amina Njoroge', '[]', now(), now(), 'sent', 'DHL')`,
    [randomUUID(), withdrawal, order, artist?.id],
  )
  const reader = postgresAccountReader(database.db)
  const messages = [{ photographs: [{ address: `/api/claim-photographs/${photograph}/1600` }] }]
  expect(await reader.everythingOf(lena)).toMatchObject({ orders: [{ claims: [{ messages }] }] })
  const ofAmina = await reader.everythingOf(amina)
  expect(ofAmina).toMatchObject({
    claimsAnswered: [{ messages }],
    returnsReceived: [{ order: 'SN-BROKEN', status: 'sent', carrier: 'DHL' }],
  })
  expect(JSON.stringify(ofAmina)).not.toMatch(/lena\.broken|Leila/)
})

it('tells what mails said as soon as they have gone, and before that nothing that opens a door', async () => {
  const { sql } = database
  const email = 'lena.mailed@example.test'
  const lena = await givenUser(sql, email)
  await sql(
    `insert into outbox (event, recipient, subject, body, created_at, sent_at)
     values ('one', $1, 'Welcome', 'Good to have you here.', '2026-03-01', now()),
       ('two', $1, 'A new password', 'https://shop.test/reset-password?token=secret', '2026-03-02', null)`,
    [email],
  )
  const reader = postgresAccountReader(database.db)
  // Whoever gives a guest's address as theirs reads nothing of what that one was written.
  expect(await reader.everythingOf(lena)).toMatchObject({ mails: [] })
  await sql('update users set email_verified_at = now() where id = $1', [lena])
  const everything = await reader.everythingOf(lena)
  expect(everything).toMatchObject({
    mails: [
      { subject: 'Welcome', text: 'Good to have you here.' },
      { subject: 'A new password', text: null },
    ],
  })
  expect(JSON.stringify(everything)).not.toContain('secret')
})
