import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Koa from 'koa'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryHappenings } from '#adapters/memory/shared/memory-happenings.ts'
import type { SignedInCaller } from '#application/shared/caller.ts'
import { sessions } from '../session.ts'
import { type EventsOptions, eventsController } from './events-controller.ts'

const admin: SignedInCaller = { userId: 'wanjiru', role: 'admin', sessionId: 'one' }

/** An artist of whom a test needs many, each from an address of their own unless it is told. */
const artistIn = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): SignedInCaller => ({
  userId: String(headers['x-artist']),
  role: 'artist',
  sessionId: 'one',
})

/** A server that does nothing but stream to an admin. @returns its port */
async function serving(options: Partial<EventsOptions>) {
  const app = new Koa({ proxy: true })
  app.use((ctx, next) =>
    sessions(async () => (ctx.headers['x-artist'] === undefined ? admin : artistIn(ctx)), undefined)(
      ctx,
      next,
    ),
  )
  app.use(
    eventsController({
      happenings: new MemoryHappenings(new Map()),
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
  return (server.address() as AddressInfo).port
}

const streaming = async (options: Partial<EventsOptions>): Promise<Response> =>
  fetch(`http://127.0.0.1:${await serving(options)}/events`)

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

it('lets go of somebody who does not read what they are told', async () => {
  const happenings = new MemoryHappenings(new Map())
  const port = await serving({ most: { each: 1, address: 9, all: 1, keptForAdmins: 0 }, happenings })
  const deaf = connect(port, '127.0.0.1')
  deaf.on('error', () => undefined)
  deaf.write('GET /events HTTP/1.1\r\nHost: sanaa.test\r\n\r\n')
  await once(deaf, 'readable')
  const title = 'x'.repeat(60_000)
  // More than the system itself keeps for either end.
  for (let sent = 0; sent < 400; sent++) {
    await happenings.tell({ kind: 'artwork-sold-out', artworkId: '1', title }, { admins: true })
    happenings.done()
    await new Promise(setImmediate)
  }
  const next = () => fetch(`http://127.0.0.1:${port}/events`)
  await expect.poll(async () => (await next()).status).toBe(200)
  deaf.destroy()
})

it('is closed to admins who owe a second factor', async () => {
  const response = await streaming({ owesSecondFactor: async () => true })
  expect(response.ok).toBe(false)
})

describe('streams', () => {
  const opened: AbortController[] = []
  afterEach(() => {
    for (const each of opened.splice(0)) each.abort()
  })

  /** Opens a stream that stays open. @returns the answer's status */
  async function open(port: number, artist: string | null, address: string): Promise<number> {
    const hangUp = new AbortController()
    opened.push(hangUp)
    const headers = { 'X-Forwarded-For': address, ...(artist === null ? {} : { 'X-Artist': artist }) }
    return (await fetch(`http://127.0.0.1:${port}/events`, { headers, signal: hangUp.signal })).status
  }

  it('from one address are forty, whoever asks for them', async () => {
    const port = await serving({})
    for (let index = 0; index < 40; index++) expect(await open(port, `artist ${index}`, '10.0.0.1')).toBe(200)
    expect(await open(port, 'one more', '10.0.0.1')).not.toBe(200)
    expect(await open(port, 'one more', '10.0.0.2')).toBe(200)
  })

  it('find a place for an admin where everybody else has taken theirs', async () => {
    const port = await serving({ most: { each: 8, address: 40, all: 4, keptForAdmins: 2 } })
    expect([await open(port, 'one', '10.0.0.1'), await open(port, 'other', '10.0.0.2')]).toEqual([200, 200])
    expect(await open(port, 'third', '10.0.0.3')).not.toBe(200)
    expect(await open(port, null, '10.0.0.4')).toBe(200)
  })
})
