import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import sharp from 'sharp'
import type { Screen } from './screens/screen.ts'
import { screens } from './screens/screens.ts'
import { settled } from './screens/settled.ts'
import { type Exhibits, exhibitsOf } from './screens/visit.ts'
import { realBeginnings, visitProduct } from './visited-product.ts'

/**
 * Pictures of every screen, in reports/screens, and those that README.md shows.
 * Usage: npm run screenshots [-- ADDRESS of a product that runs already [part of the names of the screens wanted]]
 */
const folder = 'reports/screens'
const widths = [390, 768, 1440] as const
const schemes = ['light', 'dark'] as const

const readmePictures = [
  { file: '.ci/pictures/home.webp', screen: 'home', colorScheme: 'light' },
  { file: '.ci/pictures/gallery-at-night.webp', screen: 'gallery', colorScheme: 'dark' },
  { file: '.ci/pictures/artist-dashboard.webp', screen: 'artist dashboard', colorScheme: 'light' },
] as const
const largestBytes = 150_000

/** Goes down the whole page, so that what waits to be seen is fetched, and back to its top. */
async function lookThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = page.viewportSize()?.height ?? height
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await settled(page)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await settled(page)
  // What watches where the page stands is told once a frame was drawn, and answers in the next.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

interface PhotoSession {
  readonly browser: Browser
  readonly origin: string
  readonly exhibits: Exhibits
}

/** A screen as a new visitor has it. */
async function show<Result>(
  { browser, origin, exhibits }: PhotoSession,
  screen: Screen,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  try {
    const page = await context.newPage()
    await screen.show({ page, origin, exhibits })
    await settled(page)
    return await look(page)
  } finally {
    await context.close()
  }
}

const named = ({ name }: Screen): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const isThere = ({ width: only }: Screen, width: number): boolean =>
  only === undefined || (only === 'narrow') === width <= 768

const heightOf = (width: number): number => (width === 390 ? 844 : 900)

/** One visit for all pictures of a screen: the way there takes longer than they do. */
async function photograph(session: PhotoSession, screen: Screen): Promise<void> {
  const own = widths.filter((width) => isThere(screen, width))
  const [first = 390] = own
  const viewport = { width: first, height: heightOf(first) }
  await show(session, screen, { viewport }, async (page) => {
    // While the window is not in use no toast goes away.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    for (const width of own) {
      await page.setViewportSize({ width, height: heightOf(width) })
      await lookThrough(page)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        const file = `${named(screen)}-${width}-${colorScheme === 'light' ? 'day' : 'night'}.png`
        await page.screenshot({ path: join(folder, file), fullPage: true })
      }
    }
  })
}

/** @returns what could not be photographed */
async function photographAll(session: PhotoSession, wanted: readonly Screen[]): Promise<string[]> {
  const failed: string[] = []
  for (const screen of wanted)
    try {
      await photograph(session, screen)
      process.stdout.write(`${screen.name}\n`)
    } catch (error) {
      failed.push(`${screen.name}: ${String(error)}`)
    }
  return failed
}

async function photographForReadme(session: PhotoSession): Promise<void> {
  for (const { file, screen: name, colorScheme } of readmePictures) {
    const screen = screens.find((each) => each.name === name)
    if (!screen) throw new Error(`There is no screen '${name}'.`)
    const viewport = { width: 1280, height: 860 }
    const taken = await show(session, screen, { viewport, colorScheme }, (page) => page.screenshot())
    const bytes = await sharp(taken).webp({ quality: 82, effort: 6 }).toBuffer()
    if (bytes.length > largestBytes) throw new Error(`${file} would take ${bytes.length} bytes.`)
    await writeFile(file, bytes)
    process.stdout.write(`${file}: ${Math.round(bytes.length / 1000)} kB\n`)
  }
}

const [given, part = ''] = process.argv.slice(2)
await visitProduct(realBeginnings(), given, async (browser, origin) => {
  const session = { browser, origin, exhibits: await exhibitsOf(origin) }
  if (part === '') {
    await rm(folder, { recursive: true, force: true })
    await photographForReadme(session)
  }
  await mkdir(folder, { recursive: true })
  const failed = await photographAll(
    session,
    screens.filter(({ name }) => name.includes(part)),
  )
  for (const each of failed) process.stderr.write(`${each}\n`)
  process.exitCode = failed.length === 0 ? 0 : 1
})
