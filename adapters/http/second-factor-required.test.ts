import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { ruleOf } from './route-rules.ts'

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>
}

let api: RunningApi
let adminRoutes: readonly { readonly method: string; readonly path: string; readonly statuses: string[] }[]
beforeAll(async () => {
  api = await runningApi({ adminsNeedSecondFactor: true })
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as Description
  adminRoutes = Object.entries(paths)
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        path,
        statuses: Object.keys(responses),
      })),
    )
    .filter(({ method, path }) => ruleOf(`${method} ${path}`) === 'admin')
})
afterAll(() => api.close())

const signedIn = async (role: 'admin' | 'user') => {
  const { sql } = api.database
  return { cookie: await givenSession(sql, await givenAccount(sql, role)) }
}

async function answerTo(headers: { readonly cookie: string }, method: string, path: string) {
  const address = path.replaceAll(/\{\w+\}/g, randomUUID())
  const response = await fetch(`${api.url}/api${address}`, { method, headers })
  const { code } = (await response.json()) as { readonly code?: string }
  return `${response.status} ${code}`
}

it('no call of the admins answers one without the second factor that is required, and each is described so', async () => {
  const headers = await signedIn('admin')
  expect(adminRoutes.length).toBeGreaterThan(20)
  for (const { method, path, statuses } of adminRoutes) {
    expect(await answerTo(headers, method, path), `${method} ${path}`).toBe('403 second-factor-required')
    expect(statuses, `${method} ${path}`).toContain('403')
  }
})

it('nobody else is told that there is such a service', async () => {
  const headers = await signedIn('user')
  for (const { method, path } of adminRoutes)
    expect(await answerTo(headers, method, path), `${method} ${path}`).toBe('404 not-found')
})

it('an admin is let in as soon as there is one', async () => {
  const headers = await signedIn('admin')
  const app = '/auth/second-factor/app'
  const { secret } = (await api.call<{ secret: string }>('POST', app, undefined, headers)).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await api.call('POST', `${app}/confirm`, { code }, headers)
  expect((await api.call('GET', '/admin/users', undefined, headers)).status).toBe(200)
  expect(api.unforeseen()).toEqual([])
})
