import { randomUUID } from 'node:crypto'
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

  it('is seen to by admins alone, and listed again where that is taken back', async () => {
    const id = randomUUID()
    await api.database.sql(
      `insert into payment_notices (id, provider, event_id, outcome, for_person, body, heard_at)
       values ($1, 'stripe', $2, 'for-a-person', 'A dispute.', '{}', now())`,
      [id, `evt_${id}`],
    )
    const path = `/admin/payment-notices/${id}/seen-to`
    expect((await api.call('PUT', path)).status).toBe(401)
    const listed = async () =>
      (
        (await api.call('GET', '/admin/payment-notices', undefined, { cookie: admin })).body as {
          id: string
        }[]
      ).map((notice) => notice.id)
    expect(await listed()).toEqual([id])
    for (const _ of [1, 2])
      expect((await api.call('PUT', path, undefined, { cookie: admin })).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await api.call('DELETE', path, undefined, { cookie: admin })).status).toBe(200)
    expect(await listed()).toEqual([id])
  })
})
