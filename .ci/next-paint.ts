import type { Browser, JSHandle, Locator, Page } from 'playwright-core'
import { untilTakenOver } from '#features/support/actors/browser/taken-over.ts'

/** Milliseconds from an input to the next paint that were promised, with a processor so many times slower. */
const most = 100
const slower = 4

interface Input {
  readonly what: string
  readonly path: string
  readonly at: (page: Page) => Locator
  /** The key that is pressed there; a finger touches it unless told. */
  readonly key?: string
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** What people do most, where they do it. */
const inputs = (work: string): readonly Input[] => [
  { what: 'Home: a heart', path: '/', at: (page) => cards(page).first().getByRole('button').first() },
  { what: 'Home: a work', path: '/', at: (page) => cards(page).first().getByRole('link').first() },
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

/** Milliseconds for which a finger rests on what it touches. */
const touch = 80
/** Milliseconds in which all that an input is told of has come: nothing says that no more will. */
const soon = 1_000

/** Has the page keep how long its inputs took to the next paint, as the browser's own Event Timing says it. */
const keepTimes = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const times: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) times.push(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    // Of what took less it tells only the first.
    observer.observe({ type: 'first-input' })
    return times
  })

/**
 * Milliseconds from one input, of a finger or a key, to the next paint.
 * @throws Error where nothing is to be touched, or the browser tells of no input
 */
async function answered(page: Page, { what, path, at, key }: Input, origin: string): Promise<number> {
  await page.goto(origin + path)
  await untilTakenOver(page)
  const place = at(page)
  await place.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  if (key !== undefined) await place.focus()
  const box = await place.boundingBox()
  if (!box) throw new Error(`Nothing is to be touched there: ${what}`)
  const times = await keepTimes(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (key === undefined) {
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(touch)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else await page.keyboard.press(key, { delay: touch })
  await page.waitForTimeout(soon)
  const found = await times.jsonValue()
  if (found.length === 0) throw new Error(`The browser tells of no input there: ${what}`)
  return Math.max(...found)
}

/**
 * Says how long what people do most takes to the next paint, with a finger and on a phone's processor, the best of
 * three: what else this machine does meanwhile is in each. @returns whether all were in time
 */
export async function measureInputs(browser: Browser, origin: string, work: string): Promise<boolean> {
  let isInTime = true
  for (const input of inputs(work)) {
    let best = Number.POSITIVE_INFINITY
    for (let time = 0; time < 3; time++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        serviceWorkers: 'block',
      })
      best = Math.min(best, await answered(await context.newPage(), input, origin))
      await context.close()
    }
    process.stdout.write(`${input.what.padEnd(22)}${best.toFixed(0).padStart(5)} ms to the next paint\n`)
    if (best >= most) isInTime = false
  }
  return isInTime
}
