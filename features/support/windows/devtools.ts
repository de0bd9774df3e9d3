import type { BrowserContext, CDPSession, Page } from 'playwright-core'

/** How a window opens a line to what Chromium can do by itself. */
type Opener = BrowserContext['newCDPSession']

const openers = new WeakMap<BrowserContext, Opener>()
const lines = new WeakMap<Page, Promise<CDPSession>>()

/** Has the lines that look after a window's pages stay, when those of its visitors are cut. */
export const lookedAfterBy = (context: BrowserContext, open: Opener): void => void openers.set(context, open)

/** The one line to Chromium's own tools for a page: to open one for each question costs more than most of what is asked. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  const context = page.context()
  const known = lines.get(page) ?? (openers.get(context) ?? context.newCDPSession.bind(context))(page)
  lines.set(page, known)
  return known
}
