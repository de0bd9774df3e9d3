import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Milliseconds. */
const patience = 2_000
const patienceWithTimers = 1_000

/** Runs in the page. @returns whether its next picture comes before its timer rings; nothing, ever, where neither does */
const drawnWithin = (most: number): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve(true))
    setTimeout(() => resolve(false), most)
  })

/**
 * Whether a page draws: now and then Chromium draws one no more on a busy machine, whatever is opened there next, and all
 * that is pressed there waits for a picture.
 * @returns undefined where the page's timers do not ring either, which is not that: it is caught in a loop, has its clock
 *   moved, or runs no scripts
 */
export const draws = (page: Page): Promise<boolean | undefined> =>
  Promise.race([
    page.evaluate(drawnWithin, patience),
    wait(patience + patienceWithTimers, undefined, { ref: false }),
  ])
