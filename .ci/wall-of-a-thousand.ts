import type { Browser, Page } from 'playwright-core'
import { untilTakenOver } from '#features/support/actors/browser/taken-over.ts'
import { threadTime } from './thread-time.ts'

const works = 1_000
const frames = 200
/** Milliseconds of a frame where sixty of them fill a second. */
const frame = 1_000 / 60

/** Has the gallery answer with as many works as are asked for: those of its first page, under other names. */
async function hangMany(page: Page): Promise<void> {
  let hung = 0
  await page.route('**/api/artworks?*', async (route) => {
    const answer = await route.fetch()
    const items = (await answer.json()) as { id: string }[]
    const many = Array.from({ length: 10 }, () => items).flat()
    await route.fulfill({
      response: answer,
      json: many.map((item) => ({ ...item, id: `${item.id}-${hung++}` })),
    })
  })
}

/**
 * Scrolls past a thousand works, a screen at a time, and says what each frame takes of the page's own thread: what of
 * it the machine's other work takes is left out. @returns whether that is less than a frame
 */
export async function measureWall(browser: Browser, origin: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await hangMany(page)
  await page.goto(`${origin}/art-gallery`)
  await untilTakenOver(page)
  const cards = page.locator('main article')
  const more = page.locator('main a[rel=next]')
  while ((await cards.count()) < works) {
    const before = await cards.count()
    await more.click()
    await page.waitForFunction((count) => document.querySelectorAll('main article').length > count, before)
  }
  const during = await threadTime(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const worked = await during(() =>
    page.evaluate(async (count) => {
      for (let gone = 0; gone < count; gone++) {
        window.scrollBy({ top: 120, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    }, frames),
  )
  const each = worked / frames
  process.stdout.write(
    `${await cards.count()} works: ${each.toFixed(1)} ms of a frame's ${frame.toFixed(1)} while they scroll by\n`,
  )
  await context.close()
  return each < frame
}
