import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFrom, webPart } from '#adapters/commands/built-from.ts'
import { openDemoAccounts } from '#adapters/commands/demo/demo-accounts.ts'
import { fillDemo } from '#adapters/commands/demo/fill-demo.ts'
import { builtWeb } from '#adapters/commands/serve.ts'
import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { startServer } from '#adapters/composition/server.ts'
import { createTestDatabase, startTestPostgres } from '#adapters/postgres/testing/test-postgres.ts'
import { localProvider } from '#adapters/testing/local-provider.ts'

/** Somebody who has an account elsewhere, and none here yet. */
const elsewhere = {
  login: 'ama',
  name: 'Ama Serwaa',
  email: 'ama.serwaa@example.org',
  emailVerified: true,
}

const secretKey = 'kept in tests alone'

/** The built product with the demo's catalogue and accounts. */
export async function demoShop(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sanaa-screens-'))
  const mediaFolder = join(folder, 'media')
  const postgres = await startTestPostgres()
  const database = await createTestDatabase(postgres.adminUrl)
  await fillDemo(database.orm, imageStoreAt(mediaFolder), { feePercent: 15, secretKey }, new Date())
  await openDemoAccounts(database.orm)
  const provider = await localProvider([elsewhere])
  const server = await startServer({
    orm: database.orm,
    settings: {
      feePercent: 15,
      publicUrl: 'https://sanaa.test',
      mediaFolder,
      secretKey,
      openId: provider,
    },
    host: '127.0.0.1',
    port: 0,
    ...(await builtWeb(builtFrom(webPart).folder)),
    onUnexpected: (error) => {
      throw error
    },
  }).catch(async (error: unknown) => {
    await provider.close()
    await postgres.stop()
    throw error
  })
  provider.open(`${server.url}/auth/callback`)
  return {
    url: server.url,
    close: async () => {
      await server.close()
      await provider.close()
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
