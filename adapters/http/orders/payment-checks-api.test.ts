import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

let api: RunningApi
let admin: string
beforeAll(async () => {
  api = await runningApi()
  admin = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'admin', 'Ada Admin'))
})
afterAll(() => api.close())

it('comparisons are asked for and listed by admins alone', async () => {
  const path = '/admin/payment-checks'
  expect((await api.call('GET', path)).status).toBe(401)
  expect((await api.call('POST', path)).status).toBe(401)
  const { status, body, headers } = await api.call('GET', path, undefined, { cookie: admin })
  expect([status, body, headers.get('X-Total-Count')]).toEqual([200, [], '0'])
  expect((await api.call('POST', path, undefined, { cookie: admin })).status).toBe(202)
  const [{ count } = { count: 0 }] = await api.database.sql<{ count: number }>(
    "select count(*)::int from jobs.job where name = 'check-payments'",
  )
  expect(count).toBe(1)
})
