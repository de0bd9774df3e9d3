import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Runs in the page: React marks the elements of the server's HTML that it has taken over. */
const isTakenOver = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))

/** Milliseconds. */
const betweenLooks = 10
const patience = 30_000

/**
 * Waits until the controls of a page answer. Asks it again and again: `waitForFunction` has each page read all of the
 * browser's driver once more, for a fifth of what it costs to open the page.
 * @throws Error where it is never taken over
 */
export async function untilTakenOver(page: Page): Promise<void> {
  const deadline = performance.now() + patience
  let cause: unknown
  const answers = () =>
    page.evaluate(isTakenOver).catch((error: unknown) => {
      // A page that leads on to another one cannot be asked at that moment; one that is gone never can.
      if (page.isClosed()) throw error
      cause = error
      return false
    })
  while (!(await answers())) {
    if (performance.now() > deadline)
      throw new Error(`The page at ${page.url()} answers to nobody.`, { cause })
    await wait(betweenLooks)
  }
}

/** Opens an address. A page is ready when its controls answer, not when its HTML is there. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilTakenOver(page)
}
