import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { devtoolsOf, lookedAfterBy } from './devtools.ts'
import { draws } from './drawing.ts'
import { noteScreens } from './last-screen.ts'

/**
 * How features visit the shop: nothing moves while they look, and nothing is kept for a time without network, which would
 * fetch the whole shop anew for every scenario.
 */
export const plainVisit = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const

const usualSize = { width: 1280, height: 720 } as const

/** Milliseconds. */
const usualPatience = 20_000
const cleaningPatience = 5_000

/** What somebody may change in a window, each time with a question to the browser to take it back. */
const changes = ['route', 'setOffline', 'grantPermissions', 'emulateMedia', 'setViewportSize'] as const
type Change = (typeof changes)[number]
/** What a page is drawn by. */
const looks: readonly Change[] = ['emulateMedia', 'setViewportSize']

/** What was changed through each page. */
const changedIn = new WeakMap<Page, Set<Change>>()

/** Whether answers were given in a page in place of the shop's. */
export const wasAnsweredFor = (page: Page): boolean => changedIn.get(page)?.has('route') ?? false

interface Window {
  readonly context: BrowserContext
  /** What was changed in it since somebody has it. */
  readonly noted: Set<Change>
  readonly sessions: CDPSession[]
  /** Pages that stand there unused. */
  readonly resting: Page[]
  readonly fixed: Fixed
}

/** What cannot be changed once a window is open. */
type Fixed = Pick<BrowserContextOptions, 'javaScriptEnabled'>

/** Windows of one kind that nobody uses now; more than a scenario has people need not wait. */
type Idle = Window[]
const idle = new Map<Browser, Record<string, Idle>>()
const mostIdle = 4
/** Pages of a window that wait; hardly anybody looks at more at a time. */
const mostResting = 2

/** Notes what is changed through a page or its window. */
function noteChanges(through: Page | BrowserContext, ...noted: Set<Change>[]): void {
  const all = through as unknown as Record<Change, ((...given: unknown[]) => unknown) | undefined>
  for (const change of changes) {
    const own = all[change]?.bind(through)
    if (!own) continue
    all[change] = (...given) => {
      for (const each of noted) each.add(change)
      return own(...given)
    }
  }
}

/** Takes back what was changed in a window. */
const takeBack: Readonly<Record<Change, (context: BrowserContext, page: Page) => Promise<void>>> = {
  route: async (context, page) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  setOffline: (context) => context.setOffline(false),
  grantPermissions: (context) => context.clearPermissions(),
  emulateMedia: (_context, page) =>
    page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null, ...plainVisit }),
  setViewportSize: (_context, page) => page.setViewportSize(usualSize),
}

/** Runs in the page. @returns false where somebody moves its clock, as it cannot be given back its own */
function forget(isLeft: boolean): boolean {
  sessionStorage.clear()
  if (isLeft) localStorage.clear()
  return /\[native code\]/.test(String(setTimeout))
}

/** Where a page of the shop rests: what answers without a page runs nothing, and in the same process the next page comes in a third of the time. */
async function rest(page: Page): Promise<void> {
  for (const heard of ['console', 'pageerror', 'request', 'requestfinished', 'response', 'dialog'])
    page.removeAllListeners(heard)
  // A form that was not sent asks whether one really wants to leave.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.goto(`${new URL(page.url()).origin}/health/live`, { timeout: cleaningPatience })
  page.removeAllListeners('dialog')
}

/**
 * Takes from a page that rests what it has shown.
 * @param isLeft whether the whole window is, and what it keeps with it
 * @returns whether it is as new
 */
async function empty(page: Page, { javaScriptEnabled }: Fixed, isLeft: boolean): Promise<boolean> {
  const [isAsNew, doesDraw] = await Promise.all([
    page.evaluate(forget, isLeft),
    // One that runs no scripts cannot say so.
    javaScriptEnabled === false || draws(page),
    page.mouse.up(),
    page.mouse.move(-1, -1),
    devtoolsOf(page).then((devtools) => devtools.send('Page.resetNavigationHistory')),
  ])
  return isAsNew && doesDraw === true
}

/** Takes from a window what its visitor left there, by one of its pages. @returns whether both are as new */
async function clean({ context, noted, sessions, fixed }: Window, page: Page): Promise<boolean> {
  const takeAllBack = async (isOfLooks: boolean) => {
    for (const change of noted)
      if (looks.includes(change) === isOfLooks) await takeBack[change](context, page)
  }
  await takeAllBack(false)
  for (const session of sessions.splice(0)) await session.detach().catch(() => undefined)
  await rest(page)
  const { origin } = new URL(page.url())
  const devtools = await devtoolsOf(page)
  const [isAsNew] = await Promise.all([
    empty(page, fixed, true),
    // Only now: what they looked at would be drawn once more in another size and other colours.
    takeAllBack(true),
    context.clearCookies(),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ])
  // Only now: these were its own.
  noted.clear()
  changedIn.get(page)?.clear()
  return isAsNew
}

/**
 * A window of somebody who was never here before. To open one costs more than to show the shop in it, so it may be one
 * that another has left, by `close`: then it is emptied of all that they did, and closed for good only where it cannot be.
 * So are its pages, each of which has a process of its own.
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
  return kept(waiting, context, fixed)
}

/** Has a page of a window wait for the next one who opens a page there when it is closed, where nothing was changed in it. */
function keptPage({ noted, resting, fixed }: Window, page: Page): Page {
  const own = new Set<Change>()
  changedIn.set(page, own)
  noteChanges(page, noted, own)
  const close = page.close.bind(page)
  const waits = async () => {
    if (own.size > 0 || resting.length >= mostResting) return false
    await rest(page)
    if (!(await empty(page, fixed, false))) return false
    resting.push(page)
    return true
  }
  return Object.assign(page, {
    close: async (options?: Parameters<Page['close']>[0]) => {
      if (!(await waits().catch(() => false))) await close(options)
    },
  })
}

/** Has a window wait for the next one, with its pages, when it is left. */
function kept(waiting: Idle, context: BrowserContext, fixed: Fixed): BrowserContext {
  const own = {
    newPage: context.newPage.bind(context),
    pages: context.pages.bind(context),
    close: context.close.bind(context),
    newCDPSession: context.newCDPSession.bind(context),
  }
  const window: Window = { context, noted: new Set(), sessions: [], resting: [], fixed }
  const { noted, sessions, resting } = window
  noteChanges(context, noted)
  lookedAfterBy(context, own.newCDPSession)
  let isUsed = false
  /** Several people may have shared it. */
  let leaving: Promise<void> | undefined
  const inUse = () => own.pages().filter((page) => !resting.includes(page))

  async function leave(): Promise<boolean> {
    if (waiting.length >= mostIdle) return false
    if (isUsed) {
      const [page = resting.pop(), ...others] = inUse()
      await Promise.all(others.map((other) => other.close()))
      if (!page || !(await clean(window, page))) return false
      resting.push(page)
    }
    isUsed = false
    waiting.push(window)
    return true
  }

  return Object.assign(context, {
    newPage: async () => {
      isUsed = true
      return resting.pop() ?? keptPage(window, await own.newPage())
    },
    pages: inUse,
    newCDPSession: async (...of: Parameters<BrowserContext['newCDPSession']>) => {
      const session = await own.newCDPSession(...of)
      sessions.push(session)
      return session
    },
    close: async () => {
      if (waiting.includes(window)) return
      leaving ??= leave()
        .catch(() => false)
        .then((isLeft) => (isLeft ? undefined : own.close()))
        .finally(() => {
          leaving = undefined
        })
      await leaving
    },
  } satisfies Partial<BrowserContext>)
}
