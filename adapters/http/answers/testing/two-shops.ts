import { type Given, given } from '#adapters/composition/assembly.ts'
import { type RunningServer, type ServerOptions, startServer } from '#adapters/composition/server.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { plainRequest } from '#adapters/testing/plain-request.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'

/** What came back, as far as a cache could get it wrong. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Of the way, not of the answer. */
const ofTheWay = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'x-request-id',
])

/** A shop in a process of its own, as far as answers are kept: it shares nothing with another but the database. */
export interface Shop {
  readonly server: RunningServer
  ask(path: string, headers?: Readonly<Record<string, string>>): Promise<Reply>
  /** The same past what is kept: whoever proves who they are is answered anew. */
  askAnew(path: string): Promise<Reply>
  close(): Promise<void>
}

const opened = new Date()
/** What is told to the minute must not turn between two who are asked one after the other. */
const standing = { now: () => opened }

/** Opens a shop with its own connections over a database. */
export async function openShop(
  database: Pick<TestDatabase, 'url'>,
  options: Pick<ServerOptions, 'createRenderer' | 'files'> = {},
  values: readonly Given[] = [],
): Promise<Shop> {
  const orm = createOrm(database.url, { poolSize: 4 })
  const server = await startServer({
    orm,
    settings: testSettings,
    host: '127.0.0.1',
    port: 0,
    values: [given(system.clock, standing), ...values],
    onUnexpected: (error) => {
      throw error
    },
    ...options,
  })
  async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    // Unpacked: what is packed is made of what is kept, and to pack it takes longer than to make it.
    const {
      status,
      headers: told,
      body,
    } = await plainRequest(server.url + path, {
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    const ofTheAnswer = Object.entries(told).filter(([name]) => !ofTheWay.has(name))
    return {
      status,
      headers: Object.fromEntries(ofTheAnswer.map(([name, value]) => [name, String(value)])),
      body,
    }
  }
  return {
    server,
    ask,
    askAnew: (path) => ask(path, { authorization: 'nobody' }),
    close: async () => {
      await server.close()
      await orm.close(true)
    },
  }
}
