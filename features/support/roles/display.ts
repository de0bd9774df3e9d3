import type { BrowserContext, Page } from 'playwright-core'
import type { Role } from '#domain/identity/roles.ts'
import { againstGuidelines } from '../actors/browser/axe.ts'
import { outdate } from '../actors/browser/going-on.ts'
import { openPage } from '../actors/browser/taken-over.ts'

/** A refused order or a missing page is what some scenarios are about; everything else in the console is a defect. */
const isExpected = (text: string): boolean => /status of 4\d\d/.test(text)

/** Someone in front of a screen: for what only eyes, a pointer or a keyboard can tell. */
export interface Display {
  readonly page: Page
  /** From now on whoever is in front of it is signed in, with an account of that name and role. */
  signIn(name: string, role: Role): Promise<void>
  /** Lets nothing come from the shop to the page that is open, until it does so again. */
  cutLine(isCut: boolean): Promise<void>
  /** Opens an address of the shop, and waits until its controls answer. */
  visit(path: string, width?: number): Promise<void>
  /** What of the open page stands against WCAG, by day and in the dark; the page is dark afterwards. */
  againstGuidelines(): Promise<readonly string[]>
  /** @throws Error where the browser complained of anything */
  leave(): Promise<void>
}

/** @param sessionOf opens an account with that name and role, and gives the cookie of whoever signs in to it */
export function displayOf(
  context: BrowserContext,
  origin: string,
  sessionOf: (name: string, role: Role) => Promise<string>,
): Display {
  const complaints: string[] = []
  let page: Page | null = null
  /** Then the browser complains of it, and may. */
  let isCutNow = false
  const isMeant = (text: string) => isExpected(text) || (isCutNow && text.includes('net::ERR_FAILED'))
  const shown = (): Page => {
    // What she has begun as a shopper she goes on with here.
    page ??= context.pages()[0] ?? null
    if (!page) throw new Error('Nobody has opened a page.')
    return page
  }
  return {
    get page() {
      return shown()
    },
    async signIn(name, role) {
      const [cookie = '', value = ''] = (await sessionOf(name, role)).split('=')
      await context.addCookies([{ name: cookie, value, url: origin }])
      outdate(context)
    },
    async cutLine(isCut) {
      if (isCut) await shown().route('**/api/**', (route) => route.abort())
      else await shown().unroute('**/api/**')
      isCutNow = isCut
    },
    async visit(path, width = 1440) {
      if (!page) {
        const opened = await context.newPage()
        page = opened
        page.on('console', (message) => {
          // What pages of others complain of is theirs.
          const isOurs = new URL(opened.url()).origin === origin
          if (isOurs && message.type() === 'error' && !isMeant(message.text()))
            complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(String(error)))
      }
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `${origin}${path}`)
    },
    againstGuidelines: () => againstGuidelines(shown()),
    async leave() {
      if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join(' | ')}`)
    },
  }
}
