import type { BrowserContext, Locator, Page } from 'playwright-core'
import { DomainError } from '#domain/shared/domain-error.ts'
import { goTo, outdate } from './going-on.ts'

/** One page of somebody who is at work. */
export interface PageInHand {
  readonly page: Page
  visit(path: string): Promise<void>
  /**
   * Does something and reads the short message that answers it.
   * @param done what the message says where it was done
   * @throws DomainError with the message where it says something else
   */
  expecting(done: RegExp, act: () => Promise<void>, instead?: Locator): Promise<void>
}

/** What is refused on the screen is refused to the steps, too. */
const refused = (text: string): DomainError => new DomainError('conflict', 'told-on-screen', text)

/** A page whose short messages say how it went. */
export function pageInHand(page: Page, origin: string): PageInHand {
  const message = page
    .getByRole('region', { name: /^Notifications/ })
    .locator('div:not([data-leaving]) > button[aria-label="Dismiss"]')
    .locator('xpath=preceding-sibling::div[1]')
  return {
    page,
    visit: async (path) => {
      await goTo(page, `${origin}${path}`)
    },
    expecting: async (done, act, instead) => {
      await act()
      const answer = instead ? message.or(instead).first() : message.first()
      await answer.waitFor()
      const text = (await answer.innerText()).trim()
      if (!done.test(text)) throw refused(text)
    },
  }
}

/** A fetch that is signed in as the browser is at that moment, and signs it in and out. */
export const fetchAs =
  (context: BrowserContext, origin: string): typeof fetch =>
  async (asked, init) => {
    const headers = new Headers(init?.headers)
    const kept = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`)
    if (kept.length > 0) headers.set('cookie', kept.join('; '))
    const answer = await fetch(asked, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') await context.clearCookies({ name })
      else await context.addCookies([{ name, value, url: origin }])
      outdate(context)
    }
    return answer
  }
