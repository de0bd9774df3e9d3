import { afterAll, beforeAll, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { fairPayServices } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder } from '#adapters/testing/shopping.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'

const feePercent = 12.5

let api: RunningApi
beforeAll(async () => {
  api = await runningApi({ feePercent })
})
afterAll(() => api.close())

it('tells the fee that was set, over HTTP as in process', async () => {
  expect(await fairPayClient(httpCaller({ origin: api.url })).terms()).toEqual({ feePercent })
  const shop = memoryAssembly(new Memory(), given(settings, { ...testSettings, feePercent }))
  expect(await shop.get(fairPayServices.fairPay).terms()).toEqual({ feePercent })
})

it('answers as described', async () => {
  await expect(api.call('GET', '/fair-pay')).resolves.toMatchObject({ status: 200, body: { feePercent } })
  expect(api.unforeseen()).toEqual([])
})

it('tells in dollars what the books come to, and who knows that already gets no more than a word', async () => {
  const id = await givenArtwork(api.database.sql, { title: 'Harbour', stock: 3, price: 64_000 })
  await sendOrder(api, orderOf(id, await cardPayment(api), 2))
  const { status, body, headers } = await api.call('GET', '/fair-pay/books')
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      feePercent,
      buyersPaid: 1_280,
      artistsReceived: 1_120,
      artistsReceivedThisMonth: 1_120,
      platformKept: 160,
      artistsPaid: 1,
      worksSold: 2,
      worksSoldThisMonth: 2,
      balance: 0,
    },
  })
  expect(headers.get('ETag')).toMatch(/^W\//)
  const client = fairPayClient(httpCaller({ origin: api.url }))
  expect(await client.books()).toMatchObject({ buyersPaid: 128_000, artistsReceived: 112_000, balance: 0 })
  expect(api.unforeseen()).toEqual([])
})
