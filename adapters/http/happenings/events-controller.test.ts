import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { MemoryHappenings } from '#adapters/memory/shared/memory-happenings.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import { sessions } from '../session.ts'
import { type EventsOptions, eventsController } from './events-controller.ts'

const admin: SignedInCaller = { userId: 'wanjiru', role: 'admin', sessionId: 'one' }

/** A server that does nothing but stream to an admin. */
async function streaming(options: Partial<EventsOptions>): Promise<Response> {
  const app = new Koa()
  app.use(sessions(async () => admin, undefined))
  app.use(
    eventsController(new MemoryHappenings(new Map()), {
      isStill: async () => true,
      owesSecondFactor: async () => false,
      stopping: new AbortController().signal,
      ...options,
    }).routes(),
  )
  app.silent = true
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/events`)
}

it('gives a sign of life, and ends as soon as the session has ended or its rights have changed', async () => {
  let asked = 0
  const response = await streaming({
    heartbeat: 10,
    isStill: async ({ userId }) => userId === 'wanjiru' && ++asked < 3,
  })
  expect(await response.text()).toMatch(/: here\n\n: here\n\n$/)
})

it('goes on while the database cannot say whether the session has ended', async () => {
  let asked = 0
  const response = await streaming({
    heartbeat: 10,
    async isStill() {
      if (++asked < 3) throw new Error('away')
      return false
    },
  })
  expect(await response.text()).toMatch(/: here\n\n: here\n\n$/)
})

it('is closed to admins who owe a second factor', async () => {
  const response = await streaming({ owesSecondFactor: async () => true })
  expect(response.ok).toBe(false)
})
