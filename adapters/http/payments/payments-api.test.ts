import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

it('GET /payments/ways says which ways are open, and that no money moves in the sandbox', async () => {
  const answer = await api.call('GET', '/payments/ways')
  expect(answer).toMatchObject({
    status: 200,
    body: {
      open: ['card', 'phone', 'transfer'],
      trial: { notice: 'Test shop: no money moves.', card: { cardNumber: '4242424242424242' } },
    },
  })
})
