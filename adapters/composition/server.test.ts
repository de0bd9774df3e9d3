import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { type RunningServer, startServer } from './server.ts'

/** In place of a page: what the administration of accounts says, or the code with which it refuses. */
const askingForUsers = async ({ adminServices }: Pick<PageServices, 'adminServices'>): Promise<string> => {
  try {
    await (await adminServices()).users.users({})
    return 'let in'
  } catch (error) {
    if (isDomainError(error)) return error.code
    throw error
  }
}

const database = await testDatabase()
let server: RunningServer
beforeAll(async () => {
  server = await startServer({
    orm: database.orm,
    settings: { ...testSettings, adminsNeedSecondFactor: true },
    host: '127.0.0.1',
    port: 0,
    onUnexpected: () => undefined,
    createRenderer: (servicesFor) => async (_request, visit) => ({
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from(await askingForUsers(await servicesFor(visit))),
    }),
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const pageFor = async (userId: string): Promise<string> => {
  const cookie = await givenSession(database.sql, userId)
  return (await fetch(`${server.url}/dashboard/admin/users`, { headers: { cookie } })).text()
}

it('shows admins no page of theirs before the second factor that is asked of them', async () => {
  const admin = await givenAccount(database.sql, 'admin')
  expect(await pageFor(admin)).toBe('second-factor-required')
  await database.sql(
    `insert into authenticator_apps (user_id, sealed_secret, confirmed_at) values ($1, 'sealed', now())`,
    [admin],
  )
  expect(await pageFor(admin)).toBe('let in')
})

it('tells others what it tells them anyway', async () => {
  expect(await pageFor(await givenAccount(database.sql, 'artist'))).toBe('not-found')
})

it('keeps a connection for its next request longer than proxies do, who would send it into an ended one', async () => {
  const { headers } = await fetch(`${server.url}/livez`)
  expect(headers.get('keep-alive')).toBe('timeout=130')
})
