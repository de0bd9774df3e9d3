import type { Browser, Locator, Page } from 'playwright-core'
import { untilTakenOver } from '#features/support/actors/browser/taken-over.ts'
import { threadTime } from './thread-time.ts'

/** Milliseconds from an input to the next paint that were promised, with a processor so many times slower. */
const most = 100
const slower = 4

interface Input {
  readonly what: string
  readonly path: string
  readonly at: (page: Page) => Locator
  /** What is pressed there; the pointer unless told. */
  readonly key?: string
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** What people do most, where they do it. */
const inputs = (work: string): readonly Input[] => [
  { what: 'Home: a heart', path: '/', at: (page) => cards(page).first().getByRole('button').first() },
  { what: 'Home: the search', path: '/', at: (page) => page.getByRole('button', { name: 'Open search' }) },
  {
    what: 'Home: a category',
    path: '/',
    at: (page) => page.getByRole('combobox', { name: 'Category' }),
    key: 'p',
  },
  {
    what: 'Gallery: a heart',
    path: '/art-gallery',
    at: (page) => cards(page).first().getByRole('button').first(),
  },
  {
    what: 'Gallery: words',
    path: '/art-gallery',
    at: (page) => page.getByRole('main').getByRole('combobox').first(),
    key: 'm',
  },
  {
    what: 'Gallery: a work',
    path: '/art-gallery',
    at: (page) => cards(page).first().getByRole('link').first(),
  },
  {
    what: 'Work: into the cart',
    path: work,
    at: (page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first(),
  },
]

/** Waits for the paint after what has just been done. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      }),
  )

async function worked(page: Page, { path, at, key }: Input, origin: string): Promise<number> {
  await page.goto(origin + path)
  await untilTakenOver(page)
  const place = at(page)
  await place.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  const during = await threadTime(page)
  if (key !== undefined) await place.focus()
  await page.mouse.move(x + width / 2, y + height / 2)
  await painted(page)
  return during(async () => {
    if (key === undefined) await page.mouse.click(x + width / 2, y + height / 2)
    else await page.keyboard.press(key)
    await painted(page)
  })
}

/**
 * Says what the page's thread works from what people do most to the next paint, on a phone's processor, the best of
 * three. @returns whether all were in time
 */
export async function measureInputs(browser: Browser, origin: string, work: string): Promise<boolean> {
  let isInTime = true
  for (const input of inputs(work)) {
    let best = Number.POSITIVE_INFINITY
    for (let time = 0; time < 3; time++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      })
      best = Math.min(best, slower * (await worked(await context.newPage(), input, origin)))
      await context.close()
    }
    process.stdout.write(`${input.what.padEnd(22)}${best.toFixed(0).padStart(5)} ms to the next paint\n`)
    if (best >= most) isInTime = false
  }
  return isInTime
}
