import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder } from '#adapters/testing/shopping.ts'
import type { AfterSaleView } from '#application/returns/contract.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

type Answer = AfterSaleView & { readonly code?: string; readonly fields?: object }

async function ordered() {
  const work = await givenArtwork(api.database.sql, { title: 'Salt', price: 4_550, stock: 3 })
  const order = orderOf(work, await cardPayment(api))
  const { body } = await sendOrder(api, { ...order, items: [{ artworkId: work, quantity: 3 }] })
  const at = (path: string) => `/orders/${body.number}/${path}?key=${body.accessKey}`
  const withdraw = (sent?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    api.call<Answer>('POST', at('withdrawal'), sent, headers)
  return { ...body, work, at, withdraw }
}

describe('a withdrawal over HTTP', () => {
  it('is by works, or of all that is left, in dollars', async () => {
    const { work, withdraw, at, number } = await ordered()
    const first = await withdraw({ lines: [{ artworkId: work.toUpperCase(), quantity: 1 }] })
    expect(first).toMatchObject({
      status: 201,
      body: {
        number,
        canWithdraw: true,
        items: [{ quantity: 2, price: 45.5 }],
        withdrawals: [{ givenBack: 45.5 }],
      },
    })
    expect(await api.call('GET', at('withdrawal'))).toMatchObject({ status: 200, body: first.body })
    expect(await withdraw({})).toMatchObject({
      status: 201,
      body: { canWithdraw: false, withdrawals: [{ givenBack: 45.5 }, { givenBack: 91 }] },
    })
    expect(await withdraw({})).toMatchObject({ status: 409, body: { code: 'withdrawn-already' } })
  })

  it('under one key is one', async () => {
    const { work, withdraw } = await ordered()
    const key = { 'Idempotency-Key': randomUUID() }
    const sent = { lines: [{ artworkId: work, quantity: 1 }] }
    const both = await Promise.all([withdraw(sent, key), withdraw(sent, key)])
    for (const { status, body } of both) {
      expect(status).toBe(201)
      expect(body.withdrawals).toHaveLength(1)
    }
  })

  it('says what is wrong, and where', async () => {
    const { work, withdraw, at, number } = await ordered()
    expect(await withdraw({ name: '', email: 'no' })).toMatchObject({
      status: 422,
      body: { fields: { name: 'Name is required', email: 'Enter a valid email address' } },
    })
    expect(await withdraw({ lines: [{ artworkId: work, quantity: 4 }] })).toMatchObject({
      status: 422,
      body: { fields: { lines: 'Of Salt you can withdraw from 1 to 3.' } },
    })
    expect(await withdraw({ lines: [] })).toMatchObject({ status: 422 })
    expect(await withdraw({ reason: 'none is asked' })).toMatchObject({ status: 422 })
    expect(await api.call('POST', `/orders/${number}/withdrawal?key=wrong`, {})).toMatchObject({
      status: 404,
    })
    expect(await api.call('POST', `/orders/${number}/withdrawal`, {})).toMatchObject({ status: 401 })
    expect(await api.call('POST', at(`returns/${randomUUID()}/sent`), {})).toMatchObject({ status: 404 })
  })

  it('comes back to its artist, and to nobody else', async () => {
    const { id, number, withdraw, at } = await ordered()
    const { sql } = api.database
    await sql(`update fulfilments set status = 'shipped', shipped_at = now() where order_id = $1`, [id])
    await sql(`update orders set status = 'shipped' where id = $1`, [id])
    const { body } = await withdraw({})
    const [coming] = body.returns
    expect(coming).toMatchObject({ status: 'expected', isOverdue: false, givenBack: 0 })
    expect(await api.call('POST', at(`returns/${coming?.id}/sent`), { carrier: 'EMS' })).toMatchObject({
      status: 200,
      body: { returns: [{ status: 'sent', carrier: 'EMS' }] },
    })
    const other = { cookie: await givenSession(sql, await givenAccount(sql, 'artist', 'Somebody Else')) }
    expect(await api.call('GET', `/artist/orders/${number}/returns`, undefined, other)).toMatchObject({
      status: 404,
    })
    const admin = { cookie: await givenSession(sql, await givenAccount(sql, 'admin', 'Wanjiru Kamau')) }
    const there = `/admin/orders/${number}/returns`
    expect(
      await api.call('POST', `${there}/${coming?.id}/decision`, { how: 'refused' }, admin),
    ).toMatchObject({ status: 409, body: { code: 'return-not-overdue' } })
    expect(await api.call('POST', `${there}/${coming?.id}/received`, undefined, admin)).toMatchObject({
      status: 200,
      body: [{ status: 'received', givenBack: 136.5 }],
    })
    expect(await api.call('GET', there, undefined, admin)).toMatchObject({
      status: 200,
      body: [{ status: 'received' }],
    })
  })
})
