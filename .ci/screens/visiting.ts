import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Exhibits, exhibitsOf, type Visit } from './visit.ts'

/** Milliseconds; the machine may be busy with other tests. */
const patience = 30_000

type Visiting = <Found>(
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<Found>,
) => Promise<Found>

/** Gives what a test visits the shop with: each time somebody who was never here before. */
export function visiting(): Visiting {
  const origin = inject('shop')
  let browser: Browser
  let exhibits: Exhibits
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'))
    exhibits = await exhibitsOf(origin)
  })
  afterAll(async () => {
    await browser?.close()
  })
  return async (options, look) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    })
    context.setDefaultTimeout(patience)
    try {
      return await look({ page: await context.newPage(), origin, exhibits })
    } finally {
      await context.close()
    }
  }
}
