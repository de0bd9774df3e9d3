import type { Page } from 'playwright-core'

/** Milliseconds. */
const betweenLooks = 5
const patience = 30_000

/**
 * Runs in the page: React marks the elements of the server's HTML that it has taken over. Waits by the browser's own
 * tasks: some scenarios move the timers of their page.
 */
async function isTakenOverWithin([most, between]: readonly [number, number]): Promise<boolean> {
  for (let waited = 0; waited < most; waited += between) {
    const main = document.querySelector('main') ?? {}
    if (Object.keys(main).some((key) => key.startsWith('__reactProps'))) return true
    await scheduler.postTask(() => undefined, { delay: between })
  }
  return false
}

/**
 * Waits until the controls of a page answer. Not by `waitForFunction`: it has each page read all of the browser's driver
 * once more, for a fifth of what it costs to open the page.
 * @throws Error where it is never taken over
 */
export async function untilTakenOver(page: Page): Promise<void> {
  const deadline = performance.now() + patience
  let cause: unknown
  const takenOver = () =>
    page.evaluate(isTakenOverWithin, [patience, betweenLooks] as const).catch((error: unknown) => {
      // A page that leads on to another one cannot be asked at that moment; one that is gone never can.
      if (page.isClosed()) throw error
      cause = error
      return false
    })
  while (!(await takenOver()))
    if (performance.now() > deadline)
      throw new Error(`The page at ${page.url()} answers to nobody.`, { cause })
}

/** Opens an address. A page is ready when its controls answer, not when its HTML is there. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilTakenOver(page)
}
