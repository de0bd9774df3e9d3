import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { PayoutAccountView } from '#application/payouts/payout-account-contract.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

async function signedIn(role: 'admin' | 'artist' | 'user') {
  const id = await givenAccount(api.database.sql, role, `Somebody ${role}`)
  const headers = { cookie: await givenSession(api.database.sql, id) }
  return {
    id,
    get: <Body>(path: string) => api.call<Body>('GET', path, undefined, headers),
    put: <Body>(path: string, body: object) => api.call<Body>('PUT', path, body, headers),
    post: <Body>(path: string, body?: object) => api.call<Body>('POST', path, body, headers),
  }
}
const linkSent = async (userId: string) => {
  const [row] = await api.database.sql<{ text: string }>(
    `select o.*::text as text from outbox o join users u on u.email = o.recipient
     where u.id = $1 and o.event like 'payout-account:%' order by o.created_at desc limit 1`,
    [userId],
  )
  return /token=([\w-]{20,})/.exec(row?.text ?? '')?.[1] ?? ''
}
const account = '/artist/payout-account'
const iban = { kind: 'iban', iban: 'DE89 3704 0044 0532 0130 00', holder: 'Amina Njoroge' }

describe('an artist’s account for payouts', () => {
  it('is named, confirmed by the link in the mail, and shown by its last figures', async () => {
    const amina = await signedIn('artist')
    expect((await amina.get(account)).body).toEqual({ account: null, toConfirm: null })
    const named = await amina.put<PayoutAccountView>(account, iban)
    expect(named).toMatchObject({
      status: 200,
      body: { account: null, toConfirm: { kind: 'iban', ending: '3000' } },
    })
    const token = await linkSent(amina.id)
    expect((await amina.post(`${account}/confirm`, { token: `${token}x` })).status).toBe(422)
    const confirmed = await amina.post<PayoutAccountView>(`${account}/confirm`, { token })
    expect(confirmed).toMatchObject({
      status: 200,
      body: { account: { kind: 'iban', ending: '3000', isInUse: true }, toConfirm: null },
    })
    expect((await amina.post(`${account}/confirm`, { token })).status).toBe(422)

    // Another takes its place a week after it was confirmed.
    await amina.put(account, { kind: 'mpesa', phone: '0712 345 678' })
    expect((await amina.get(account)).body).toMatchObject({
      account: { ending: '3000', isInUse: true },
      toConfirm: { kind: 'mpesa', ending: '5678' },
    })
    const changed = await amina.post(`${account}/confirm`, { token: await linkSent(amina.id) })
    expect(changed.body).toMatchObject({
      account: { kind: 'mpesa', ending: '5678', isInUse: false },
      toConfirm: null,
    })
    expect(JSON.stringify(await amina.get(account))).not.toMatch(/DE89|254712/)
  })

  it('says what is wrong with it, and asks whoever signed in long ago to do so again', async () => {
    const amina = await signedIn('artist')
    expect(
      await amina.put(account, { kind: 'iban', iban: 'DE89370400440532013001', holder: '' }),
    ).toMatchObject({
      status: 422,
      body: { fields: { iban: expect.any(String), holder: 'Account holder is required' } },
    })
    expect((await amina.put(account, { kind: 'cash' })).status).toBe(422)
    await api.database.sql(`update sessions set created_at = now() - interval '2 days' where user_id = $1`, [
      amina.id,
    ])
    expect(await amina.put(account, iban)).toMatchObject({ status: 403, body: { code: 'sign-in-again' } })
    expect(await amina.get(account)).toMatchObject({ status: 200 })
  })

  it('is nobody else’s to see', async () => {
    expect((await api.call('GET', account)).status).toBe(401)
    expect((await (await signedIn('user')).get(account)).status).toBe(404)
    expect((await (await signedIn('user')).get('/artist/payouts')).status).toBe(404)
  })
})

describe('payouts', () => {
  it('are for admins to make, send and settle, and refuse what makes no sense', async () => {
    const admin = await signedIn('admin')
    const all = '/admin/payouts'
    const none = `${all}/0193a1b2-0000-7000-8000-00000000000a`
    expect((await admin.get(all)).status).toBe(200)
    expect((await admin.get(`${all}/unpaid`)).body).toEqual([])
    expect(await admin.post(all)).toMatchObject({ status: 409, body: { code: 'nothing-to-pay' } })
    for (const path of [none, `${all}/none`, `${none}/file`]) expect((await admin.get(path)).status).toBe(404)
    expect((await admin.get(`${none}/file?kind=cash`)).status).toBe(400)
    for (const step of ['sent', 'settled', 'returned'])
      expect(
        (
          await admin.post(
            `${none}/${step}`,
            step === 'sent' ? undefined : step === 'settled' ? {} : { reason: 'AC04' },
          )
        ).status,
      ).toBe(404)
    expect((await admin.post(`${none}/settled`, { payouts: ['x'] })).status).toBe(422)
    expect((await admin.post(`${none}/returned`, { reason: '' })).status).toBe(422)
    const artist = await signedIn('artist')
    expect((await artist.get(all)).status).toBe(404)
    expect((await artist.get('/artist/payouts')).body).toEqual([])
  })

  it('go step by step, with a file for the bank once it is known who pays', async () => {
    const [admin, amina] = [await signedIn('admin'), await signedIn('artist')]
    await amina.put(account, iban)
    await amina.post(`${account}/confirm`, { token: await linkSent(amina.id) })
    const [artist] = await api.database.sql<{ id: string }>('select id from artists where user_id = $1', [
      amina.id,
    ])
    await api.database.sql(
      `with placed as (
         insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
           access_key_digest, placed_at, expires_at)
         values (gen_random_uuid(), 'long-ago', 'p@example.test', 'delivered', 'card', 'paid', '{}', 15, '', now(), now())
         returning id),
       arrived as (insert into order_events select id, 0, 'delivered', now() - interval '60 days' from placed)
       insert into ledger_entries (order_id, kind, account, artist_id, amount_cents, sales_cents, at)
       select placed.id, 'sale', account, artist, amount, sales, now() - interval '70 days'
       from placed, (values ('buyer', null::uuid, -10000, 0), ('artist', $1::uuid, 8500, 10000), ('platform', null, 1500, 0))
         as line (account, artist, amount, sales)`,
      [artist?.id],
    )
    const made = await admin.post<{ id: string; total: number; payouts: { id: string }[] }>('/admin/payouts')
    expect(made).toMatchObject({ status: 201, body: { total: 85, sentAt: null } })
    const batch = `/admin/payouts/${made.body.id}`
    expect(await admin.get(`${batch}/file`)).toMatchObject({ status: 409, body: { code: 'payer-unknown' } })
    expect((await admin.post(`${batch}/sent`)).status).toBe(200)
    expect((await admin.post(`${batch}/sent`)).status).toBe(409)
    const payouts = made.body.payouts.map(({ id }) => id)
    expect((await admin.post(`${batch}/settled`, { payouts })).status).toBe(200)
    expect((await admin.post(`${batch}/returned`, { reason: 'AC04' })).status).toBe(409)
    expect((await amina.get('/artist/payouts')).body).toMatchObject([
      {
        amount: 85,
        standing: 'settled',
        ending: '3000',
        orders: [{ orderNumber: 'long-ago', amount: 85 }],
      },
    ])
    expect(api.unforeseen()).toEqual([])
  })
})
