import { expect, it } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { httpCaller } from './call.ts'
import { artistsClient, catalogueClient } from './catalogue-client.ts'

const callerOf = (send: () => Promise<Response>) => httpCaller({ origin: 'https://shop.test', fetch: send })
const silent = callerOf(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
const unreachable = callerOf(() => Promise.reject(new TypeError('fetch failed')))
const telling = callerOf(async () =>
  Response.json({ code: 'unavailable', message: 'Come back at noon.' }, { status: 503 }),
)

const calls = [
  ['Failed to get artworks', (call) => catalogueClient(call).artworks({ limit: 1 })],
  ['Failed to get artist artworks', (call) => catalogueClient(call).artworks({ artist: 'amina' })],
  ['Failed to get Trending artworks', (call) => catalogueClient(call).trending({ limit: 1 })],
  ['Failed to get artwork', (call) => catalogueClient(call).artwork('red-moon')],
  ['Failed to fetch artists', (call) => artistsClient(call).artists({})],
  ['Failed to fetch artists', (call) => artistsClient(call).featured({})],
] as const satisfies readonly [string, (call: typeof silent) => Promise<unknown>][]

it.each(calls)('says "%s" where the answer gives no text', async (text, ask) => {
  await expect(ask(silent)).rejects.toThrow(new Unavailable(text))
  await expect(ask(unreachable)).rejects.toThrow(new Unavailable(text))
})

it.each(calls)('passes on what the answer says instead of "%s"', async (_text, ask) => {
  await expect(ask(telling)).rejects.toThrow(new Unavailable('Come back at noon.'))
})
