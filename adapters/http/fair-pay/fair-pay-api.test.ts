import { afterAll, beforeAll, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { fairPayServices } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
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
