import type { Page } from 'playwright-core'

/**
 * Gives what a page's own thread has worked, in milliseconds, while something was done. What else the machine does
 * meanwhile is not in it, unlike in what a clock says.
 */
export async function threadTime(page: Page): Promise<(done: () => Promise<unknown>) => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  return async (done) => {
    const before = await worked()
    await done()
    return (await worked()) - before
  }
}
