import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { noteScreens } from './last-screen.ts'

/**
 * How features visit the shop: nothing moves while they look, and nothing is kept for a time without network, which would
 * fetch the whole shop anew for every scenario.
 */
export const plainVisit = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const

const usualSize = { width: 1280, height: 720 } as const

/** Milliseconds. */
const usualPatience = 10_000
const cleaningPatience = 5_000

interface Window {
  readonly context: BrowserContext
  /** A page that stands there unused. */
  waiting: Page | undefined
}

/** What cannot be changed once a window is open. */
type Fixed = Pick<BrowserContextOptions, 'javaScriptEnabled'>

/** Windows of one kind that nobody uses now; more than a scenario has people need not wait. */
type Idle = Window[]
const idle = new Map<Browser, Record<string, Idle>>()
const mostIdle = 4

/** Runs in the page. @returns false where somebody moves this page's clock: it cannot be given back its own */
function forget(): boolean {
  localStorage.clear()
  sessionStorage.clear()
  return /\[native code\]/.test(String(setTimeout))
}

/** Takes from a page what its visitor left there. @returns whether it is as new */
async function clean(context: BrowserContext, page: Page, sessions: readonly CDPSession[]): Promise<boolean> {
  for (const heard of ['console', 'pageerror', 'request', 'requestfinished', 'response', 'dialog'])
    page.removeAllListeners(heard)
  // A form that was not sent asks whether one really wants to leave.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  for (const session of sessions) await session.detach().catch(() => undefined)
  const { origin } = new URL(page.url())
  // What answers without a page runs nothing, and in the same process the next page comes in a third of the time.
  await page.goto(`${origin}/health/live`, { timeout: cleaningPatience })
  // Only now: what they looked at would be drawn once more in another size and other colours.
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    contrast: null,
    ...plainVisit,
  })
  await page.setViewportSize(usualSize)
  await page.mouse.up()
  await page.mouse.move(-1, -1)
  await context.clearCookies()
  const isAsNew = await page.evaluate(forget)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  page.removeAllListeners('dialog')
  return isAsNew
}

/**
 * A window of somebody who was never here before. To open one costs more than to show the shop in it, so it may be one
 * that another has left, by `close`: then it is emptied of all that they did, and closed for good only where it cannot be.
 */
export async function newWindow(browser: Browser, fixed: Fixed = {}): Promise<BrowserContext> {
  const ofBrowser = idle.get(browser) ?? {}
  idle.set(browser, ofBrowser)
  const waiting = (ofBrowser[JSON.stringify(fixed)] ??= [])
  const left = waiting.pop()
  if (left) {
    left.context.setDefaultTimeout(usualPatience)
    return left.context
  }
  const context = await browser.newContext({ ...plainVisit, ...fixed, viewport: usualSize })
  context.setDefaultTimeout(usualPatience)
  noteScreens(context)
  return kept(waiting, context)
}

/** Has a window wait for the next one, with one page, when it is left. */
function kept(waiting: Idle, context: BrowserContext): BrowserContext {
  const own = {
    newPage: context.newPage.bind(context),
    pages: context.pages.bind(context),
    close: context.close.bind(context),
    newCDPSession: context.newCDPSession.bind(context),
  }
  const window: Window = { context, waiting: undefined }
  const sessions: CDPSession[] = []

  async function leave(): Promise<boolean> {
    const [page, ...others] = own.pages()
    if (!page || waiting.length >= mostIdle) return false
    for (const other of others) await other.close()
    if (window.waiting !== page && !(await clean(context, page, sessions.splice(0)))) return false
    window.waiting = page
    waiting.push(window)
    return true
  }

  return Object.assign(context, {
    newPage: async () => {
      const page = window.waiting
      window.waiting = undefined
      return page ?? own.newPage()
    },
    pages: () => own.pages().filter((page) => page !== window.waiting),
    newCDPSession: async (...of: Parameters<BrowserContext['newCDPSession']>) => {
      const session = await own.newCDPSession(...of)
      sessions.push(session)
      return session
    },
    close: async () => {
      if (waiting.includes(window)) return
      if (!(await leave().catch(() => false))) await own.close()
    },
  } satisfies Partial<BrowserContext>)
}
