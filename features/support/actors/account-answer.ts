import type { Page } from 'playwright-core'

/** Where the pages ask for the account's cart, and where they change it. */
export const cartAddress = /\/api\/cart(\/|$)/

const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .count()) > 0

/** Does something that asks the account at such an address, and waits until it has answered. */
export async function untilAnswered(page: Page, address: RegExp, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => address.test(new URL(answer.url()).pathname))
  await Promise.all([answered, act()])
}

/**
 * Does something that an account keeps, where somebody is signed in: the screen shows it at once, but other devices and
 * what happens next may only count on what has arrived.
 */
export async function untilKept(page: Page, address: RegExp, act: () => Promise<void>): Promise<void> {
  if (!(await isSignedIn(page))) return act()
  const kept = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && address.test(new URL(answer.url()).pathname),
  )
  await Promise.all([kept, act()])
}
