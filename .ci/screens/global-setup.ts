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

/**
 * Each screen is looked at by half a megabyte of script that runs once: to optimize it costs more than that saves, and
 * to collect garbage while it runs too.
 */
const quickForAxe = '--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=16'

/** One product and one browser for all: starting them costs more than most of what is looked at. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { NODE_ENV } = process.env
  // React reads it once: with its checks for developers it takes twice as long for a page.
  process.env.NODE_ENV = 'production'
  const shop = await demoShop()
  process.env.NODE_ENV = NODE_ENV
  const browser = await chromium.launchServer({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, quickForAxe],
  })
  provide('shop', shop.url)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await shop.close()
  }
}
