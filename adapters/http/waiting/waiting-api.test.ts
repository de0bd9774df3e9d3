import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi({ triesFactor: 1 })
})
afterAll(() => api.close())

interface Answer {
  readonly key?: string
  readonly code?: string
  readonly waiting?: boolean
  readonly fields?: Record<string, string>
}

const soldOut = () => givenArtwork(api.database.sql, { title: 'Low Tide', stock: 0 })
const ask = (id: string, body: unknown) => api.call<Answer>('POST', `/artworks/${id}/waiting`, body)
const waits = async (id: string, key = '') =>
  (await api.call<Answer>('GET', `/artworks/${id}/waiting?key=${key}`)).body.waiting

it('answers the same to whoever gives an address, whether it waits or not', async () => {
  const id = await soldOut()
  const email = `${randomUUID()}@example.test`
  const [first, second] = [await ask(id, { email }), await ask(id, { email })]
  for (const { status, body } of [first, second])
    expect({ status, names: Object.keys(body) }).toEqual({ status: 202, names: ['key'] })
  expect(await waits(id)).toBe(false)
  expect([await waits(id, first.body.key), await waits(id, second.body.key)]).toEqual([true, true])
  const { status } = await api.call('DELETE', `/artworks/${id}/waiting?key=${second.body.key}`)
  expect(status).toBe(204)
  // One key takes back what was asked with it, and nothing that somebody else has asked.
  expect([await waits(id, first.body.key), await waits(id, second.body.key)]).toEqual([true, false])
})

it('says what is wrong with an address, and that nobody waits for what can be bought or is not there', async () => {
  const id = await soldOut()
  for (const nothing of [{}, undefined])
    expect(await ask(id, nothing)).toMatchObject({
      status: 422,
      body: { fields: { email: 'Email is required' } },
    })
  expect(await ask(id, { email: 'lena' })).toMatchObject({
    status: 422,
    body: { fields: { email: 'Enter a valid email address' } },
  })
  const free = await givenArtwork(api.database.sql, { title: 'High Tide', stock: 1 })
  const email = 'lena@example.test'
  expect(await ask(free, { email })).toMatchObject({ status: 409, body: { code: 'can-be-bought' } })
  const dear = await givenArtwork(api.database.sql, { title: 'Slack Tide', stock: 0, price: 0 })
  expect(await ask(dear, { email })).toMatchObject({ status: 409, body: { code: 'not-for-sale' } })
  for (const nothing of [randomUUID(), 'nothing']) expect((await ask(nothing, { email })).status).toBe(404)
  expect(api.unforeseen()).toEqual([])
})

it('takes one mailbox a few times a day', async () => {
  const id = await soldOut()
  const email = `${randomUUID()}@example.test`
  const statuses: number[] = []
  for (let time = 0; time < 12; time += 1) statuses.push((await ask(id, { email })).status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})
