import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumArguments, chromiumPath } from '#features/support/chromium.ts'
import { demoShop } from './demo-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a shop with the demo catalogue. */
    shop: string
    /** Where a browser listens. */
    browser: string
  }
}

/** One product and one browser for all: starting them costs more than most of what is looked at. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const shop = await demoShop()
  const browser = await chromium.launchServer({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments],
  })
  provide('shop', shop.url)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await shop.close()
  }
}
