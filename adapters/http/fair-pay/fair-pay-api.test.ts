import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { settings } from '#adapters/composition/binding.ts'
import { fairPayServices } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { fairPayClient } from '#adapters/http-client/fair-pay-client.ts'
import { Memory } from '#adapters/memory/memory.ts'
import { type ApiDescription, describedAnswers } from '#adapters/testing/described-answers.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { createKoaApp } from '../koa-app.ts'
import { fairPayController } from './fair-pay-controller.ts'

const shop = memoryAssembly(new Memory(), given(settings, { ...testSettings, feePercent: 12.5 }))
const fairPay = shop.get(fairPayServices.fairPay)
let server: Server
let origin: string

beforeAll(async () => {
  const app = createKoaApp({
    api: [fairPayController(fairPay)],
    root: [],
    pages: [],
    trustProxy: false,
    callerOf: async () => null,
    onUnexpected: (error) => {
      throw error
    },
  })
  const answer = app.callback()
  server = createServer((incoming, response) => void answer(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('tells the fee that was set, over HTTP as in process', async () => {
  expect(await fairPayClient(httpCaller({ origin })).terms()).toEqual({ feePercent: 12.5 })
  expect(await fairPay.terms()).toEqual({ feePercent: 12.5 })
})

it('answers as described', async () => {
  const description = (await (await fetch(`${origin}/api/openapi.json`)).json()) as ApiDescription
  const response = await fetch(`${origin}/api/fair-pay`)
  const body: unknown = await response.json()
  const check = describedAnswers(description)
  expect(() => check('GET', '/fair-pay', response.status, body)).not.toThrow()
})
