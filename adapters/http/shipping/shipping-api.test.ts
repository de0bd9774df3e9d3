import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { orderOf } from '#adapters/testing/shopping.ts'

let api: RunningApi
let cookie: string
let workId: string

interface Refused {
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
}

beforeAll(async () => {
  api = await runningApi()
  const { sql } = api.database
  const userId = await givenAccount(sql, 'artist', 'Amina')
  cookie = await givenSession(sql, userId)
  workId = await givenArtwork(sql, { title: 'Harbour at Dusk', stock: 2, artist: 'Amina' })
})
afterAll(() => api.close())

const save = <Body>(zones: unknown) => api.call<Body>('PUT', '/artist/shipping', { zones }, { cookie })
const eu = { zone: 'eu', days: { from: 5, to: 9 }, carriage: 310 }

it('is said by artists alone, in dollars, and told to everybody', async () => {
  expect((await api.call('PUT', '/artist/shipping', { zones: [] })).status).toBe(401)
  const wide = { zone: 'worldwide', days: null, carriage: null }
  expect((await save([{ zone: 'worldwide' }, eu])).body).toEqual({ home: null, zones: [eu, wide] })
  expect((await api.call('GET', '/artist/shipping', undefined, { cookie })).body).toMatchObject({
    zones: [eu, wide],
  })
  expect((await api.call('GET', `/shipping?works=${workId},demo-1`)).body).toMatchObject([
    { artworkId: workId, title: 'Harbour at Dusk', zones: [eu, wide] },
  ])
  expect((await api.call('GET', '/shipping')).status).toBe(400)
})

it.each([
  [[{ ...eu, days: { from: 9, to: 5 } }], 'zones.0.days'],
  [[eu, eu], 'zones.1.zone'],
  [[{ zone: 'eu' }], 'zones'],
  [[{ ...eu, zone: 'mars' }], 'zones.0.zone'],
  [[{ ...eu, carriage: 1.234 }], 'zones.0.carriage'],
  [[{ ...eu, weight: 3 }], 'zones.0.weight'],
])('refuses %j, and says where', async (zones, field) => {
  const { status, body } = await save<Refused>(zones)
  expect(status).toBe(422)
  expect(Object.keys(body.fields)).toContain(field)
})

it('refuses an order for an address outside of it, naming the works, and holds nothing', async () => {
  await save([eu])
  const order = orderOf(workId, { method: 'mpesa', phoneNumber: '254712345678' })
  const place = (country: string, postalCode: string) =>
    api.call<Refused>(
      'POST',
      '/orders',
      { ...order, shipping: { ...order.shipping, country, postalCode } },
      { 'Idempotency-Key': `key-for-${country}` },
    )
  const { status, body } = await place('NG', '101241')
  expect({ status, code: body.code, fields: body.fields }).toEqual({
    status: 409,
    code: 'not-sent-there',
    fields: { [workId]: '“Harbour at Dusk” is not sent to Nigeria.' },
  })
  const placed = await place('FR', '75001')
  expect(placed).toMatchObject({ status: 201, body: { fulfilments: [{ carriage: 310 }] } })
})
