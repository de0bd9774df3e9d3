import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, chromiumPath } from '#features/support/chromium.ts'
import { startProduct } from './product.ts'

/** How a product and a browser come into being. */
export interface Beginnings {
  start(): Promise<{ readonly address: string; stop(): Promise<unknown> }>
  launch(): Promise<Pick<Browser, 'close'>>
}

/** The product with the demo's pictures, and a Chromium that is told `args` too. */
export const realBeginnings = (...args: readonly string[]) => ({
  start: () => startProduct(join('.data', 'screens')),
  launch: async () =>
    chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments, ...args] }),
})

/**
 * Looks at a product in a browser: at one that runs at an address already, else at one of its own. Whatever goes wrong,
 * nothing of its own is left running.
 */
export async function visitProduct<Own extends Beginnings>(
  { start, launch }: Own,
  address: string | undefined,
  look: (browser: Awaited<ReturnType<Own['launch']>>, origin: string) => Promise<void>,
): Promise<void> {
  const own = address === undefined ? await start() : null
  try {
    const browser = (await launch()) as Awaited<ReturnType<Own['launch']>>
    try {
      await look(browser, address ?? own?.address ?? '')
    } finally {
      await browser.close()
    }
  } finally {
    await own?.stop()
  }
}
