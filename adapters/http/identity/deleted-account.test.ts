import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoAccounts } from '#adapters/commands/demo/demo-accounts.ts'
import { demoPassword } from '#adapters/commands/demo/demo-users.ts'
import { fillDemo } from '#adapters/commands/demo/fill-demo.ts'
import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { orderOf } from '#adapters/testing/shopping.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import type { PlacedOrder } from '#application/orders/contract.ts'

let folder: string
let api: RunningApi
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deleted-'))
  const mediaFolder = join(folder, 'media')
  api = await runningApi({ mediaFolder })
  const { feePercent, secretKey } = testSettings
  // People who have bought, sold, written and been decided about for a while.
  await fillDemo(api.database.orm, imageStoreAt(mediaFolder), { feePercent, secretKey }, new Date())
  await openDemoAccounts(api.database.orm)
  // Who has parcels to send cannot leave.
  await api.database.sql(`update fulfilments set status = 'delivered' where status = 'waiting'`)
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** Where any text, or what is written as text, holds a word: 'table.column', each once. */
async function placesOf(word: string): Promise<readonly string[]> {
  const { sql } = api.database
  const columns = await sql<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
  )
  const places: string[] = []
  for (const { table, column } of columns) {
    const [found] = await sql(`select 1 from "${table}" where "${column}"::text ilike $1 limit 1`, [
      `%${word}%`,
    ])
    if (found) places.push(`${table}.${column}`)
  }
  return places
}

interface Person {
  readonly email: string
  /** Where their name or address stays, and why that is right. */
  readonly kept: Readonly<Record<string, string>>
}

const receipts = 'receipts are kept as the law wants them, with their buyer and their seller'

const claims = 'what was said of a work that came broken, or goes back, tells why a receipt’s money went back'

const money =
  'the books say for as long as the law wants them from whom money came, and to whom it goes back, as receipts do'

const people: readonly Person[] = [
  {
    email: 'shopper@sanaa.test',
    kept: {
      'orders.email': receipts,
      'orders.shipping': receipts,
      'orders.sought': receipts,
      'claim_messages.name': claims,
      'incoming_money.sender': money,
      'incoming_money.text': money,
      'refunds_due.payers': money,
    },
  },
  {
    email: 'artist@sanaa.test',
    kept: {
      'order_lines.artist_name': receipts,
      'fulfilments.artist_name': receipts,
      'claims.artist_name': claims,
      'claim_messages.name': claims,
      'returns.artist_name': claims,
    },
  },
  {
    email: 'admin@sanaa.test',
    kept: {
      'outbox.body':
        'the other admins are told that one has gone, in a mail that is forgotten with the others',
      'outbox.html': 'the same',
      'outbox.subject': 'the same',
    },
  },
]

const signedIn = async (email: string) => {
  const browser = api.browser()
  expect((await browser.call('POST', '/auth/login', { email, password: demoPassword })).status).toBe(200)
  return browser
}

it('everybody stands in the log, and in mails', async () => {
  const { sql } = api.database
  await sql(`update users set role = 'admin' where email = 'pending@sanaa.test'`)
  const other = await signedIn('pending@sanaa.test')
  for (const { email } of people) {
    const [user] = await sql<{ id: string; name: string }>('select id, name from users where email = $1', [
      email,
    ])
    for (const act of ['suspend', 'restore'])
      expect((await other.call('PUT', `/admin/users/${user?.id}/${act}`)).status).toBe(200)
    const own = await signedIn(email)
    await own.call('POST', '/auth/send-welcome-email', { userName: user?.name })
    // As they did before they had an account.
    await sql(`update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1`, [
      user?.id,
    ])
    await sql(
      `insert into messages (id, artist_id, sender_id, sender_name, sender_email, subject, body, sent_at)
       select gen_random_uuid(), id, null, $1, $2, 'The harbour', 'Is it Mombasa?', now()
       from artists where approval = 'approved' limit 1`,
      [user?.name, email.toUpperCase()],
    )
    await sql(
      `insert into waiting (id, artwork_id, email, since) select gen_random_uuid(), id, $1, now() from artworks limit 1`,
      [email],
    )
    // As by a mail server, whom the other ones still wait for.
    await sql(`update outbox set sent_at = now(), kept_at = null where event = $1`, [`welcome:${user?.id}`])
    expect(await placesOf(user?.name ?? '')).toEqual(
      expect.arrayContaining(['audit_entries.subject_name', 'outbox.body', 'users.name']),
    )
  }
})

/** What a statement of the bank tells. */
async function bringIn(line: string, cookie: string): Promise<void> {
  const body = new FormData()
  body.append('file', new File([`date,amount,currency,name,iban,text,id\n${line}\n`], 'statement.csv'))
  const headers = { origin: api.url, cookie }
  await fetch(`${api.url}/api/admin/incoming-money`, { method: 'POST', body, headers })
}

it('who has paid by bank transfer is told from which account it came, and to which it goes back', async () => {
  const { database, call } = api
  const [shopper] = await database.sql<{ name: string }>('select name from users where email = $1', [
    'shopper@sanaa.test',
  ])
  const work = await givenArtwork(database.sql, { title: 'By transfer', price: 200_00 })
  const browser = await signedIn('shopper@sanaa.test')
  const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const
  const wanted = { ...orderOf(work, transfer), email: 'shopper@sanaa.test' }
  const { body: order } = await browser.call<PlacedOrder>('POST', '/orders', wanted, {
    'Idempotency-Key': randomUUID(),
  })
  const cookie = await givenSession(database.sql, await givenAccount(database.sql, 'admin', 'Wanjiru'))
  const said = `${order.number} of ${shopper?.name}`
  await bringIn(`2026-03-01,210.00,USD,${shopper?.name},BE68539007547034,${said},BANK-1`, cookie)
  expect((await call('POST', `/admin/orders/${order.number}/refund`, {}, { cookie })).status).toBe(200)
  const { body } = await browser.call<{ orders: readonly { number: string }[] }>('GET', '/users/export')
  expect(body.orders.find(({ number }) => number === order.number)).toMatchObject({
    payments: [{ way: 'transfer', phone: null, account: '12345678, Equity' }],
    transfers: [
      {
        bookedOn: '2026-03-01',
        from: shopper?.name,
        fromIban: 'BE68539007547034',
        text: said,
        amount: 210_00,
        currency: 'USD',
        standing: 'to-send-back',
        goesBack: 10_00,
      },
    ],
    refundsByHand: [
      {
        sentAt: null,
        amount: 200_00,
        currency: 'USD',
        paidBy: [{ name: shopper?.name, iban: 'BE68539007547034', amount: 200_00, currency: 'USD' }],
      },
    ],
  })
  expect(await placesOf(shopper?.name ?? '')).toEqual(
    expect.arrayContaining(['incoming_money.sender', 'incoming_money.text', 'refunds_due.payers']),
  )
  // They ask admins to send money back to whom it came from, and are forgotten with the others: no other mail may say so later.
  const asking = await database.sql(`delete from outbox where event like 'refund-due:%' returning event`)
  expect(asking).toHaveLength(2)
})

/** Lets arrive with an artist what is still theirs: before that, nobody lets them go. */
async function paidOut(email: string): Promise<void> {
  const theirs = '(select artists.id from artists join users on users.id = user_id where email = $1)'
  for (const [from, to] of [
    ['set-aside', 'sent'],
    ['sent', 'settled'],
  ])
    await api.database.sql(
      `update payouts set standing = '${to}' where standing = '${from}' and artist_id = ${theirs}`,
      [email],
    )
  await api.database.sql(
    `with account as (select artist_id, sum(amount_cents) as amount from ledger_entries
       where artist_id = ${theirs} group by artist_id having sum(amount_cents) > 0),
     payout as (insert into payouts (id, artist_id, month, amount_cents, at, standing, ending, reason)
       select gen_random_uuid(), artist_id, '2020-01', amount, now(), 'settled', '', '' from account
       returning id, artist_id as artist, amount_cents as amount)
     insert into ledger_entries (payout_id, kind, account, artist_id, amount_cents, sales_cents, at)
     select id, 'payout', 'artist', artist, -amount, 0, now() from payout
     union all select id, 'payout', 'paid-out', null, amount, 0, now() from payout`,
    [email],
  )
}

it.each(people)('nothing says who $email was once they have gone, but what must', async ({ email, kept }) => {
  const [{ name } = { name: '' }] = await api.database.sql<{ name: string }>(
    'select name from users where email = $1',
    [email],
  )
  const browser = await signedIn(email)
  await paidOut(email)
  const { status } = await browser.call('DELETE', '/users/profile', { password: demoPassword })
  expect(status).toBe(204)
  const places = new Set([...(await placesOf(name)), ...(await placesOf(email))])
  expect([...places].filter((place) => !(place in kept))).toEqual([])
})
