import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder } from '#adapters/testing/shopping.ts'
import type { ClaimView, OrderClaimsView } from '#application/claims/contract.ts'

let api: RunningApi
let photograph: Blob
beforeAll(async () => {
  api = await runningApi()
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#804020' } })
  photograph = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' })
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

type Answer = OrderClaimsView & { readonly code?: string; readonly fields?: object }

async function send<Body = Answer>(
  path: string,
  fields: Readonly<Record<string, string>>,
  pictures = 1,
  headers: Readonly<Record<string, string>> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (let each = 0; each < pictures; each++) form.append('photographs', photograph, `${each}.jpg`)
  const response = await fetch(`${api.url}/api${path}`, { method: 'POST', body: form, headers })
  return { status: response.status, body: (await response.json()) as Body }
}

async function shipped() {
  const { sql } = api.database
  const work = await givenArtwork(sql, { title: 'Salt', price: 4_550, stock: 3 })
  const order = orderOf(work, await cardPayment(api))
  const { body } = await sendOrder(api, { ...order, items: [{ artworkId: work, quantity: 2 }] })
  await sql(`update fulfilments set status = 'shipped', shipped_at = now() where order_id = $1`, [body.id])
  await sql(`update orders set status = 'shipped' where id = $1`, [body.id])
  const key = `?key=${body.accessKey}`
  const at = (path = '') => `/orders/${body.number}/claims${path}${key}`
  return { ...body, work, key, at }
}

const seen = async (address: string, cookie?: string) => {
  const response = await fetch(api.url + address, { headers: cookie === undefined ? {} : { cookie } })
  return { status: response.status, headers: response.headers, bytes: await response.arrayBuffer() }
}

async function sessionOf(role: 'artist' | 'admin', name: string): Promise<string> {
  return givenSession(api.database.sql, await givenAccount(api.database.sql, role, name))
}

it('comes with photographs, is answered by artist and admin, and is decided with money, in dollars', async () => {
  const { sql } = api.database
  const { number, work, at, fulfilments } = await shipped()
  const opened = await send(at(), { artworkId: work.toUpperCase(), text: 'The glass is broken.' }, 2)
  expect(opened).toMatchObject({
    status: 201,
    body: { items: [], claims: [{ status: 'open', messages: [{ by: 'buyer' }] }] },
  })
  expect(await api.call('GET', at())).toMatchObject({ status: 200, body: opened.body })
  const [claim] = opened.body.claims
  const user = await givenAccount(sql, 'user', 'Its Artist')
  await sql(`update users set role = 'artist' where id = $1`, [user])
  await sql('update artists set user_id = $1 where id = $2', [user, fulfilments[0]?.artist.id])
  const artist = { cookie: await givenSession(sql, user) }
  const path = `/orders/${number}/claims/${claim?.id}`
  expect(
    await send<readonly ClaimView[]>(`/artist${path}/messages`, { text: 'I am sorry.' }, 1, artist),
  ).toMatchObject({ status: 201, body: [{ messages: [{ isUnread: false }, { by: 'artist' }] }] })
  expect(await api.call('POST', `/artist${path}/read`, undefined, artist)).toMatchObject({ status: 204 })

  const admin = { cookie: await sessionOf('admin', 'Wanjiru Kamau') }
  expect(await api.call('GET', '/admin/claims', undefined, admin)).toMatchObject({
    status: 200,
    body: [{ orderNumber: number, unread: 2 }],
  })
  expect(await api.call('POST', `/admin${path}/decision`, { text: '', amount: 45.5 }, admin)).toMatchObject({
    status: 422,
    body: { fields: { text: 'Message is required' } },
  })
  const decided = { text: 'One goes back.', lines: [{ artworkId: work, quantity: 1 }] }
  expect(await api.call('POST', `/admin${path}/decision`, decided, admin)).toMatchObject({
    status: 200,
    body: [
      { status: 'closed', givenBack: 45.5, messages: [{}, {}, { by: 'admin', text: 'One goes back.' }] },
    ],
  })
  expect(await api.call('POST', `/admin${path}/decision`, decided, admin)).toMatchObject({
    status: 409,
    body: { code: 'claim-closed' },
  })
  expect(await send(at(`/${claim?.id}/messages`), { text: 'Thank you.' }, 0)).toMatchObject({ status: 409 })
  expect(await api.call('GET', at())).toMatchObject({ body: { claims: [{ givenBack: 45.5 }] } })
})

it('shows photographs to buyer, artist and admin; to others and strangers there are none', async () => {
  const { sql } = api.database
  const { work, at, fulfilments, key } = await shipped()
  const { body } = await send(at(), { artworkId: work, text: 'Broken.' })
  const address = body.claims[0]?.messages[0]?.photographs[0]?.imageUrl ?? ''
  const mine = await seen(address)
  expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(mine.headers.get('cache-control')).toContain('private')
  expect(await sharp(mine.bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  const plain = address.replace(key, '')
  expect(plain).not.toContain('key')
  const user = await givenAccount(sql, 'user', 'Another Artist')
  await sql(`update users set role = 'artist' where id = $1`, [user])
  await sql('update artists set user_id = $1 where id = $2', [user, fulfilments[0]?.artist.id])
  for (const cookie of [await givenSession(sql, user), await sessionOf('admin', 'Ada Mensah')])
    expect((await seen(plain, cookie)).status).toBe(200)
  const others = [undefined, await sessionOf('artist', 'Somebody Else')]
  for (const cookie of others) expect((await seen(plain, cookie)).status).toBe(404)
  const [kept] = await sql<{ hash: string }>('select hash from claim_photographs order by id desc limit 1')
  for (const cookie of others) expect((await seen(`/media/${kept?.hash}/480`, cookie)).status).toBe(404)
})

it('is read, written and decided by nobody else, and what strangers send is not even read', async () => {
  const { number, work, at } = await shipped()
  const { body } = await send(at(), { artworkId: work, text: 'Broken.' })
  const path = `/orders/${number}/claims/${body.claims[0]?.id}`
  const [user, artist, admin] = await Promise.all([
    givenSession(api.database.sql, await givenAccount(api.database.sql, 'user', 'A Stranger')),
    sessionOf('artist', 'Another One'),
    sessionOf('admin', 'Imani Otieno'),
  ])
  // More photographs than anybody may send would be refused with 413, were they counted.
  for (const [address, cookie] of [
    [path, user],
    [`/artist${path}`, artist],
    [`/artist${path}`, user],
    [`/admin${path}`, artist],
  ] as const) {
    expect((await send(`${address}/messages`, { text: 'Mine.' }, 6, { cookie })).status).toBe(404)
    expect((await api.call('POST', `${address}/read`, undefined, { cookie })).status).toBe(404)
    const all = address.slice(0, address.lastIndexOf('/'))
    expect((await api.call('GET', all, undefined, { cookie })).status).toBe(404)
  }
  for (const cookie of [user, artist])
    expect((await api.call('POST', `/admin${path}/decision`, { text: 'Mine.' }, { cookie })).status).toBe(404)
  expect(await api.call('GET', `/admin/orders/${number}/claims`, undefined, { cookie: admin })).toMatchObject(
    {
      body: [{ status: 'open', messages: [{ text: 'Broken.' }] }],
    },
  )
})

it('under one key is one, also at the same moment', async () => {
  const { work, at } = await shipped()
  const key = { 'Idempotency-Key': randomUUID() }
  const both = await Promise.all([
    send(at(), { artworkId: work, text: 'Broken.' }, 1, key),
    send(at(), { artworkId: work, text: 'Broken.' }, 1, key),
  ])
  for (const { status, body } of both) {
    expect(status).toBe(201)
    expect(body.claims[0]?.messages).toHaveLength(1)
  }
})

it('says what is wrong, and where', async () => {
  const { number, work, at } = await shipped()
  expect(await send(at(), { artworkId: work, text: '' })).toMatchObject({
    status: 422,
    body: { fields: { text: 'Message is required' } },
  })
  expect((await send(at(), { artworkId: work, text: 'Broken.' }, 6)).status).toBe(413)
  expect(await send(at(), { artworkId: work, text: 'Broken.', reason: 'none' })).toMatchObject({
    status: 422,
  })
  expect(await send(`/orders/${number}/claims?key=wrong`, { artworkId: work, text: 'B.' })).toMatchObject({
    status: 404,
  })
  expect((await send(`/orders/${number}/claims`, { artworkId: work, text: 'B.' })).status).toBe(401)
  expect((await send(at(`/${randomUUID()}/messages`), { text: 'B.' })).status).toBe(404)
})
