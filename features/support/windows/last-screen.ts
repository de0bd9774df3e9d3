import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { devtoolsOf } from './devtools.ts'
import { draws } from './drawing.ts'

/** The pages that asked the shop for something, the last one last: their scenario ends there. */
const used = new Set<Page>()

/** Nobody's, where a worker asks, or a window that is only just opening. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}

/** Where a page shows nothing: there it rests, or looks for what its window keeps. */
const isBare = (url: string): boolean => url.endsWith('/health/live')

/** Notes which of the pages in a window is used: one that comes to an address, or asks for something from where it stands. */
export function noteScreens(context: BrowserContext): void {
  context.on('request', (request) => {
    const page = pageOf(request)
    if (!page || isBare(request.isNavigationRequest() ? request.url() : page.url())) return
    used.delete(page)
    used.add(page)
  })
}

/** For one that was not used since: a scenario without a screen has no picture. */
export const forgetScreen = (): void => used.clear()

const isOpen = (page: Page): boolean => !page.isClosed() && !isBare(page.url())

/** Whether the browser has ceased to draw one of the pages that were used. */
export async function isUndrawn(): Promise<boolean> {
  const drawn = await Promise.all([...used].filter(isOpen).map((page) => draws(page).catch(() => undefined)))
  return drawn.includes(false)
}

/** Pixels: as wide as the report shows it. */
const width = 800

/** Milliseconds: for what was asked for and has not come, and for all of it. */
const mostWait = 300
const mostWork = 5_000

/** By this process's clock: some scenarios move that of their page. */
const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(milliseconds, undefined, { ref: false })])

/** Runs in the page: what is in sight has come, or is not coming, and nothing is being fetched any more. */
async function arrived(): Promise<void> {
  while (document.querySelector('[aria-busy="true"]')) await new Promise((done) => setTimeout(done, 20))
  await Promise.allSettled(
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode()),
  )
}

/** Not by the first frame of a film, which takes half as much: a page may draw no more frames afterwards. */
async function photograph(page: Page, file: string): Promise<void> {
  const [devtools] = await Promise.all([devtoolsOf(page), atMost(mostWait, page.evaluate(arrived))])
  const { width: full, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const)
  const { data } = await devtools.send('Page.captureScreenshot', {
    // As WebP it would be smaller, for twice the work.
    format: 'jpeg',
    quality: 50,
    optimizeForSpeed: true,
    clip: { x, y, width: full, height, scale: Math.min(1, width / full) },
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, Buffer.from(data, 'base64'))
}

/** Photographs, small, what was seen last and is open still; nothing where no page is. That there is no picture is no failure of the shop. */
export async function keepLastScreen(file: string): Promise<void> {
  const last = [...used].findLast(isOpen)
  if (last)
    await atMost(
      mostWork,
      photograph(last, file).catch(() => undefined),
    )
}
