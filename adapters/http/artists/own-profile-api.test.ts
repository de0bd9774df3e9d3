import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'

let api: RunningApi
let cookie = ''
beforeAll(async () => {
  api = await runningApi()
  cookie = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'artist', 'Amina'))
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

async function send(fields: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await fetch(`${api.url}/api/artists`, { method: 'PUT', body, headers: { cookie } })
  return { status: response.status, body: (await response.json()) as OwnProfileView & { fields?: object } }
}

it('is changed by a form, and keeps what the form leaves out', async () => {
  const show = { title: 'Tides', venue: 'Lamu', year: 2025 }
  const first = await send({ preferredMedium: ' Ink ', country: 'KE', exhibitions: JSON.stringify([show]) })
  expect(first).toMatchObject({
    status: 200,
    body: { artistProfile: { preferredMedium: 'Ink', country: 'KE', exhibitions: [show] } },
  })
  const { body } = await send({ bio: 'Draws the tide.', country: '', version: String(first.body.version) })
  expect(body.artistProfile).toEqual({
    preferredMedium: 'Ink',
    bio: 'Draws the tide.',
    country: null,
    exhibitions: [show],
  })
  expect(await send({ bio: 'Too late.', version: String(first.body.version) })).toMatchObject({ status: 409 })
})

it('takes an exhibition without a venue, and an empty list as none', async () => {
  const { body } = await send({ exhibitions: '[{"title":"Tides","year":2025}]' })
  expect(body.artistProfile.exhibitions).toEqual([{ title: 'Tides', venue: '', year: 2025 }])
  expect((await send({ exhibitions: '' })).body.artistProfile.exhibitions).toEqual([])
})

it.each([
  ['exhibitions', '[{'],
  ['exhibitions', `[${Array(33_000).fill('{}').join(',')}]`],
  ['exhibitions', '{"title":"Tides"}'],
  ['exhibitions.0', '["Tides"]'],
  ['exhibitions.0.year', '[{"title":"Tides","year":"2025"}]'],
  ['exhibitions.0.title', '[{"year":2025}]'],
  ['exhibitions.0.curator', '[{"title":"Tides","year":2025,"curator":"Lena"}]'],
  ['exhibitions', '[{"title":"Tides","year":24}]'],
])('is refused with what is wrong at %s: %s', async (field, exhibitions) => {
  const { status, body } = await send({ exhibitions })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
})

it.each([
  [{ country: 'Kenya' }, 'country'],
  [{ preferredMedium: 'x'.repeat(101) }, 'preferredMedium'],
  [{ version: 'first' }, 'version'],
  [{ age: '40' }, 'age'],
])('is refused with what is wrong: %j', async (fields, field) => {
  const { status, body } = await send(fields)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
})

it('says in its description how exhibitions are sent', async () => {
  const response = await fetch(`${api.url}/api/openapi.json`)
  const body = (await response.json()) as { paths: Record<string, object> }
  expect(body.paths['/artists']).toMatchObject({
    put: {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: {
                exhibitions: {
                  type: 'string',
                  contentMediaType: 'application/json',
                  contentSchema: { type: 'array', items: { required: ['title', 'year'] } },
                },
                profilePicture: { type: 'string', format: 'binary' },
              },
            },
          },
        },
      },
    },
  })
})
