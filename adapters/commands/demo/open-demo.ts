import { imageStoreAt } from '#adapters/composition/catalogue/image-store-at.ts'
import { Database } from '#adapters/postgres/database.ts'
import { isDemoThere } from '#adapters/postgres/demo/demo-seed.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import type { Configuration } from '../configuration.ts'
import { step } from '../progress.ts'
import { keptSecretKey } from '../secret-key.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'
import { goOn } from './go-on.ts'

/** Fills in the demo where there is none, lets one that stood still go on, and opens its accounts. */
export async function openDemo(
  orm: ReturnType<typeof createOrm>,
  { mediaUrl, mediaFolder, dataFolder, feePercent, secretKey }: Configuration,
): Promise<void> {
  const key = secretKey ?? (await keptSecretKey(dataFolder))
  const settings = { feePercent, secretKey: key }
  if (await isDemoThere(new Database(orm))) await goOn(orm, settings, new Date())
  else
    await step('Filling in the demo catalogue', () =>
      fillDemo(orm, imageStoreAt(mediaUrl ?? mediaFolder), settings, new Date()),
    )
  await openDemoAccounts(orm)
}
