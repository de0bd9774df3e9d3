import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtist } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

const written = { name: 'Lena', email: 'lena@example.test', subject: 'A commission', text: 'Would you?' }
const send = (artist: string, message: unknown = written) =>
  api.call<{ code?: string; fields?: Record<string, string> }>('POST', `/artists/${artist}/messages`, message)

it('takes a message and keeps it for its artist', async () => {
  const artist = await givenArtist(api.database.sql, 'Amina Njoroge')
  expect((await send(artist)).status).toBe(202)
  expect(await api.database.sql('select sender_email, body from messages')).toEqual([
    { sender_email: 'lena@example.test', body: 'Would you?' },
  ])
})

it('says field by field what is missing, in the words of the form', async () => {
  const artist = await givenArtist(api.database.sql, 'Amina Njoroge')
  const { status, body } = await send(artist, { subject: '', text: 'Hello' })
  expect(status).toBe(422)
  expect(body.fields).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
  })
})

it.each([[randomUUID()], ['nobody']])('knows no artist %s', async (id) => {
  expect((await send(id)).status).toBe(404)
})

it('refuses what makes no sense, and is never at fault itself', async () => {
  const artist = await givenArtist(api.database.sql, 'Brook Tadesse')
  for (const body of [
    [],
    'text',
    { ...written, name: null, email: null },
    { ...written, text: 5 },
    { ...written, subject: 'a\0b' },
    {},
  ])
    expect((await send(artist, body)).status).toBeOneOf([400, 422])
  expect(api.unforeseen()).toEqual([])
})
