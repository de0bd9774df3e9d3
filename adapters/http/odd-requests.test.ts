import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>
}

let api: RunningApi
let calls: { method: string; path: string; hasBody: boolean }[]
const cookies: string[] = []
beforeAll(async () => {
  api = await runningApi({ triesFactor: 100_000 })
  for (const role of ['user', 'artist', 'admin'] as const)
    cookies.push(await givenSession(api.database.sql, await givenAccount(api.database.sql, role, role)))
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as Described
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      hasBody: requestBody !== undefined,
    })),
  )
})
afterAll(() => api.close())

/** These end the visit of whoever asks, or never end. */
const notAsked = /^\/(events|auth\/logout|auth\/sessions|auth\/callback)/

async function ask(
  method: string,
  path: string,
  cookie: string,
  body?: string,
  type = 'application/json',
): Promise<number> {
  const response = await fetch(`${api.url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: { cookie, ...(body === undefined ? {} : { 'Content-Type': type }) },
    ...(body === undefined ? {} : { body }),
  })
  await response.arrayBuffer()
  return response.status
}

const names = ['none', '%00', '%F0%9F%98%80', "'", '1e999', '00000000-0000-0000-0000-000000000000']

it('never asks the database for what is no name of anything', async () => {
  const odd = calls.filter(
    ({ method, path }) => path.includes('{') && method !== 'POST' && !notAsked.test(path),
  )
  expect(odd.length).toBeGreaterThan(10)
  for (const { method, path } of odd)
    for (const name of names)
      for (const cookie of cookies) {
        const asked = path.replaceAll(/\{\w+\}/g, name)
        const status = await ask(method, asked, cookie, method === 'GET' ? undefined : '{}')
        expect(`${method} ${asked} ${status}`).toMatch(/ [1-4]\d\d$/)
      }
  expect(api.unforeseen()).toEqual([])
}, 120_000)

/** Mail programs send a form that says nothing new (RFC 8058). */
const mailPrograms = ['/new-works-mails/stop', '/waiting-mails/stop']

/** Who may be paid through is not asked here: where a provider is not open, there is no such address. */
const closedWays = /^\/payments\/\w+\/notices/

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'refuses what a call does not know, and does nothing of it, sent as %s',
  async (type) => {
    const ignoring: string[] = []
    const changing = calls.filter(
      ({ method, path }) =>
        method !== 'GET' && !notAsked.test(path) && !closedWays.test(path) && !mailPrograms.includes(path),
    )
    for (const { method, path } of changing) {
      const asked = path.replaceAll(/\{\w+\}/g, 'none')
      const answers = await Promise.all(
        cookies.map((cookie) => ask(method, asked, cookie, '{"unheardOf":1}', type)),
      )
      // 415 where something else is wanted, or nothing; 429 where nobody may ask so often.
      if (!answers.some((status) => [422, 415, 429].includes(status)))
        ignoring.push(`${method} ${path} ${answers.join(' ')}`)
    }
    expect(ignoring).toEqual([])
    expect(api.unforeseen()).toEqual([])
  },
  120_000,
)
