import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { devtoolsOf } from './devtools.ts'

/** The page that asked the shop for something last: whose scenario ends there. */
let last: Page | undefined

/** Nobody's, where a worker asks, or a window that is only just opening. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}

/** Notes which of the pages in a window is used. */
export function noteScreens(context: BrowserContext): void {
  context.on('request', (request) => {
    if (!request.url().endsWith('/health/live')) last = pageOf(request) ?? last
  })
}

/** For one that was not used since: a scenario without a screen has no picture. */
export const forgetScreen = (): void => {
  last = undefined
}

/** Pixels: as wide as the report shows it. */
const width = 800

/** Milliseconds: for pictures that were asked for and have not come, and for all of it. */
const mostWait = 100
const mostWork = 5_000

/** By this process's clock: some scenarios move that of their page. */
const atMost = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(milliseconds, undefined, { ref: false })])

/** Runs in the page: what is in sight has come, or is not coming, and is drawn. */
async function drawn(): Promise<void> {
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
  await Promise.allSettled(inSight.map((image) => image.decode()))
  const nextFrame = () => new Promise((begins) => void requestAnimationFrame(begins))
  await nextFrame()
  // With the second one, what changed before the first has been drawn.
  await nextFrame()
}

/** By the first frame of a film: a photograph has the whole page drawn anew in its size, for half as much work again. */
async function photograph(page: Page, file: string): Promise<void> {
  const [devtools] = await Promise.all([devtoolsOf(page), atMost(mostWait, page.evaluate(drawn))])
  const frame = new Promise<{ data: string }>((seen) => void devtools.once('Page.screencastFrame', seen))
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 50, maxWidth: width })
  const { data } = await frame
  await devtools.send('Page.stopScreencast')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, Buffer.from(data, 'base64'))
}

/** Photographs, small, what was seen last; nothing where no page is open. That there is no picture is no failure of the shop. */
export async function keepLastScreen(file: string): Promise<void> {
  if (last && !last.isClosed() && !last.url().endsWith('/health/live'))
    await atMost(
      mostWork,
      photograph(last, file).catch(() => undefined),
    )
}
