import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'

/** The page that asked the shop for something last: whose scenario ends there. */
let last: Page | undefined

/** Notes which of the pages in a window is used. */
export function noteScreens(context: BrowserContext): void {
  context.on('request', (request) => {
    const page = request.serviceWorker() ? undefined : request.frame().page()
    if (page && !request.url().endsWith('/health/live')) last = page
  })
}

/** For one that was not used since: a scenario without a screen has no picture. */
export const forgetScreen = (): void => {
  last = undefined
}

/** Pixels: as wide as the report shows it. */
const width = 800

/** Milliseconds for pictures that were asked for and have not come. */
const mostWait = 100

/** Runs in the page: waits a moment for what is in sight. @returns how far it is scrolled */
async function shown(most: number): Promise<readonly [number, number]> {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  const late = new Promise((resolve) => setTimeout(resolve, most))
  await Promise.race([late, Promise.allSettled(inSight.map((image) => image.decode()))])
  return [scrollX, scrollY]
}

/** Photographs, small, what was seen last; nothing where no page is open. */
export async function keepLastScreen(file: string): Promise<void> {
  const page = last
  if (!page || page.isClosed()) return
  const session = await page.context().newCDPSession(page)
  const { width: full, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  const [x, y] = await page.evaluate(shown, mostWait)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 55,
    optimizeForSpeed: true,
    clip: { x, y, width: full, height, scale: Math.min(1, width / full) },
  })
  await session.detach()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, Buffer.from(data, 'base64'))
}
