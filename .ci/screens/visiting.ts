import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { chromiumArguments, chromiumPath } from '#features/support/chromium.ts'
import { newWindow, plainVisit } from '#features/support/windows/windows.ts'
import { type Exhibits, exhibitsOf, type Visit } from './visit.ts'

/** Milliseconds; the machine may be busy with other tests. */
const patience = 30_000

/**
 * Each screen is looked at by half a megabyte of script that runs once: to optimize it costs more than that saves, and
 * to collect garbage while it runs too.
 */
const quickForAxe = '--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=16'

export interface Entered {
  readonly visit: Visit
  readonly leave: () => Promise<void>
}

type Visiting = <Found>(
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<Found>,
) => Promise<Found>

type OpenWindow = (browser: Browser, options: BrowserContextOptions) => Promise<BrowserContext>

const usualSize = { width: 1280, height: 800 } as const

/** A window as it comes, which has kept no file of the shop yet. */
export const firstWindow: OpenWindow = (browser, options) =>
  browser.newContext({ viewport: usualSize, ...plainVisit, ...options })

/** A window that another may have left, as new: to be preferred where it does not matter which files it has kept. */
export const anyWindow: OpenWindow = (browser, { javaScriptEnabled }) =>
  newWindow(browser, javaScriptEnabled === undefined ? {} : { javaScriptEnabled })

const launched = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments, quickForAxe] })

/** One for all files of a process: it ends with it. To hand all that is said to a browser on through another process costs more. */
let begun: Promise<Browser> | undefined

async function browserThere(): Promise<Browser> {
  // One that has crashed fails the tests of its file alone.
  if (!(await begun)?.isConnected()) begun = launched()
  return begun as Promise<Browser>
}

let exhibits: Promise<Exhibits> | undefined

/** The address of the shop that all screens are of, once it is open. @throws Error where it could not be opened */
export async function shopAddress(): Promise<string> {
  const told = await fetch(inject('shopTeller'))
  if (!told.ok) throw new Error('The shop with the demo catalogue could not be opened: its process says why.')
  return told.text()
}

/** What somebody would have seen where a look failed: most of them fail once, on a machine that nobody watches. */
const whereItStood = async (page: Page): Promise<string> => {
  const text = await page.evaluate(() => document.body.innerText.slice(0, 400)).catch(String)
  return `The page stood at ${page.url()} and said: ${text.replaceAll(/\s+/g, ' ')}`
}

/** Looks at something in a visit. @throws Error that tells where it stood, where the look failed */
export const lookAt = <Found>(visit: Visit, look: (visit: Visit) => Promise<Found>): Promise<Found> =>
  look(visit).catch(async (cause: unknown) => {
    throw new Error(`${String(cause)}\n${await whereItStood(visit.page)}`, { cause })
  })

/** Gives what somebody who was never here before enters the shop with, and stays until they leave. */
export function entering(openWindow: OpenWindow): (options: BrowserContextOptions) => Promise<Entered> {
  let there: { readonly browser: Browser; readonly origin: string; readonly exhibits: Exhibits }
  beforeAll(async () => {
    const origin = await shopAddress()
    exhibits ??= exhibitsOf(origin)
    there = { browser: await browserThere(), origin, exhibits: await exhibits }
  })
  return async (options) => {
    const context = await openWindow(there.browser, options)
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    await page.setViewportSize(options.viewport ?? usualSize)
    if (options.forcedColors) await page.emulateMedia({ forcedColors: options.forcedColors })
    return {
      visit: { page, origin: there.origin, exhibits: there.exhibits },
      leave: () => context.close(),
    }
  }
}

/** Gives what a test visits the shop with: each time somebody who was never here before. */
export function visiting(openWindow = firstWindow): Visiting {
  const enter = entering(openWindow)
  return async (options, look) => {
    const { visit, leave } = await enter(options)
    try {
      return await lookAt(visit, look)
    } finally {
      await leave()
    }
  }
}
