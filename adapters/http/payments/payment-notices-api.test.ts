import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

let api: RunningApi
let admin: string
beforeAll(async () => {
  api = await runningApi()
  admin = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'admin', 'Ada Admin'))
})
afterAll(() => api.close())

describe('what providers tell', () => {
  it.each(['/payments/stripe/notices', '/payments/mpesa/notices/secret'])(
    'is heard by nobody at %s where the shop is not paid through them',
    async (path) => {
      expect(await api.call('POST', path, { id: 'evt_1' })).toMatchObject({
        status: 404,
        body: { code: 'nobody-hears' },
      })
    },
  )

  it('may come from anywhere, as it proves itself', async () => {
    const answer = await api.call('POST', '/payments/stripe/notices', {}, { Origin: 'https://stripe.test' })
    expect(answer.status).toBe(404)
  })

  it('is not read without end', async () => {
    const answer = await api.call('POST', '/payments/stripe/notices', 'x'.repeat(256_001))
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } })
    expect(api.unforeseen()).toEqual([])
  })

  it('is listed for admins alone', async () => {
    expect((await api.call('GET', '/admin/payment-notices')).status).toBe(401)
    const { status, body, headers } = await api.call('GET', '/admin/payment-notices', undefined, {
      cookie: admin,
    })
    expect([status, body, headers.get('X-Total-Count')]).toEqual([200, [], '0'])
  })
})
