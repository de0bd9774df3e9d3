import { randomUUID } from 'node:crypto'
import Router from '@koa/router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { type Role, roles } from '#domain/identity/roles.ts'
import { guarded } from './guarded.ts'
import { ruleOf } from './route-rules.ts'
import { letIn } from './testing/let-in.ts'

let api: RunningApi
let routes: readonly { readonly method: string; readonly path: string }[] = []
beforeAll(async () => {
  api = await runningApi()
  const description = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as { paths: object }
  routes = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.keys(calls as object).map((method) => ({ method: method.toUpperCase(), path })),
  )
})
afterAll(() => api.close())

/** What the guard says to somebody; 'let in' is whatever the route itself answers then. */
async function answerTo(who: Role | 'visitor', method: string, path: string): Promise<string> {
  const { sql } = api.database
  const headers =
    who === 'visitor' ? undefined : { cookie: await givenSession(sql, await givenAccount(sql, who)) }
  // Without any key an order asks a visitor to sign in first, by a rule of its own.
  const address = `${path.replaceAll(/\{\w+\}/g, randomUUID())}?key=none`
  const response = await fetch(`${api.url}/api${address}`, { method, ...(headers && { headers }) })
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    // It has no end of its own.
    await response.body?.cancel()
    return 'let in'
  }
  const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string }
  if (response.status === 401 && code === 'not-signed-in') return 'sign in first'
  // Something that is not there by itself has a code of its own.
  if (response.status === 404 && code === 'not-found') return 'not there'
  expect(api.unforeseen(), `${who}: ${method} ${path}`).toEqual([])
  return 'let in'
}

describe('every route of the API', () => {
  it.each(['visitor', ...roles] as const)('asks a %s for what its rule says', async (who) => {
    expect(routes.length).toBeGreaterThan(30)
    for (const { method, path } of routes) {
      const rule = ruleOf(`${method} ${path}`)
      const refusal = who === 'visitor' ? 'sign in first' : 'not there'
      const answer = await answerTo(who, method, path)
      expect(answer, `${who}: ${method} ${path}`).toBe(letIn[rule].includes(who) ? 'let in' : refusal)
    }
  })
})

it('starts no server with a route that nobody has thought about', () => {
  const router = new Router()
  router.get('/secrets/:id', (ctx) => {
    ctx.body = 'secret'
  })
  expect(() => guarded(router, async () => false)).toThrow('GET /secrets/{id} stands in no line')
})
