import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { chromiumArguments, chromiumPath } from '#features/support/chromium.ts'
import { plainVisit } from '#features/support/windows.ts'
import { type Exhibits, exhibitsOf, type Visit } from './visit.ts'

/** Milliseconds; the machine may be busy with other tests. */
const patience = 30_000

/**
 * Each screen is looked at by half a megabyte of script that runs once: to optimize it costs more than that saves, and
 * to collect garbage while it runs too.
 */
const quickForAxe = '--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=16'

type Visiting = <Found>(
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<Found>,
) => Promise<Found>

type OpenWindow = (browser: Browser, options: BrowserContextOptions) => Promise<BrowserContext>

const usualSize = { width: 1280, height: 800 } as const

/** A window as it comes, which has kept no file of the shop yet. */
const firstWindow: OpenWindow = (browser, options) =>
  browser.newContext({ viewport: usualSize, ...plainVisit, ...options })

/** What somebody would have seen where a look failed: most of them fail once, on a machine that nobody watches. */
const whereItStood = async (page: Page): Promise<string> => {
  const text = await page.evaluate(() => document.body.innerText.slice(0, 400)).catch(String)
  return `The page stood at ${page.url()} and said: ${text.replaceAll(/\s+/g, ' ')}`
}

/** Gives what a test visits the shop with: each time somebody who was never here before. */
export function visiting(openWindow = firstWindow): Visiting {
  const origin = inject('shop')
  let browser: Browser
  let exhibits: Exhibits
  beforeAll(async () => {
    // One of its own: to hand all that is said to a browser on through the process that has begun it costs more.
    browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...chromiumArguments, quickForAxe],
    })
    exhibits = await exhibitsOf(origin)
  })
  afterAll(async () => {
    await browser?.close()
  })
  return async (options, look) => {
    const context = await openWindow(browser, options)
    context.setDefaultTimeout(patience)
    try {
      const page = await context.newPage()
      await page.setViewportSize(options.viewport ?? usualSize)
      return await look({ page, origin, exhibits }).catch(async (cause: unknown) => {
        throw new Error(`${String(cause)}\n${await whereItStood(page)}`, { cause })
      })
    } finally {
      await context.close()
    }
  }
}
