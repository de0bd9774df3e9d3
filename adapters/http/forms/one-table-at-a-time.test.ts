import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { Role } from '#domain/identity/roles.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

const boundary = 'kept-apart'
const begun = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nTitle,Price\r\n`
const ended = `Bowl,20\r\n--${boundary}--\r\n`

const newSession = async (role: Role) =>
  givenSession(api.database.sql, await givenAccount(api.database.sql, role, `One of the ${role}s`))

/** Begins to send a table, whose end comes when it is told. */
function sending(path: string, cookie: string) {
  const sent = request(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}`, origin: api.url },
  })
  // Whoever is refused need not hear the rest.
  sent.on('error', () => undefined)
  sent.write(begun)
  const answer = once(sent, 'response').then(async ([response]) => ({
    status: response.statusCode as number,
    body: await text(response),
  }))
  return {
    answer,
    end: () => {
      sent.end(ended)
      return answer
    },
  }
}

it.each([
  ['/artist/artworks/import-previews', 'artist', 'A table of yours is being read already.', 200],
  ['/admin/incoming-money', 'admin', 'A statement of yours is being read already.', 422],
] as const)('reads one table of an account at a time at %s', async (path, role, sentence, taken) => {
  const [own, other] = [await newSession(role), await newSession(role)]
  const both = [sending(path, own), sending(path, own)]
  // One of them waits for its end, whichever came first.
  const refused = await Promise.race(both.map(({ answer }) => answer))
  expect([refused.status, refused.body]).toEqual([429, expect.stringContaining(sentence)])
  expect((await sending(path, other).end()).status).toBe(taken)
  const statuses = (await Promise.all(both.map((each) => each.end()))).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([taken, 429]))
  expect((await sending(path, own).end()).status).toBe(taken)
})
