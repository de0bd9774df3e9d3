import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArguments, chromiumPath } from '#features/support/chromium.ts'
import { demoShop } from './demo-shop.ts'
import { type Screen, screens } from './screens.ts'
import { type Exhibits, exhibitsOf } from './visit.ts'

// One browser and one product for all: starting them costs more than most of these checks.
let shop: Awaited<ReturnType<typeof demoShop>>
let browser: Browser
let exhibits: Exhibits
let axe: string
beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  shop = await demoShop()
  exhibits = await exhibitsOf(shop.url)
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** Shows a screen to somebody who comes for the first time, and looks at it. */
async function see<Found>(
  { show, width }: Screen,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: width === 'narrow' ? 390 : 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(20_000)
  try {
    const page = await context.newPage()
    await show({ page, origin: shop.url, exhibits })
    return await look(page)
  } finally {
    await context.close()
  }
}

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, as sentences. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (values) => window.axe.run({ runOnly: { type: 'tag', values } }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )
}

/** Elements that stand out of the page to the right. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** The window's widths, in pixels, at which nothing may stand out. */
const widths = { narrow: [320, 768], any: [320, 2560] } as const

describe('every screen can be used by everyone', () => {
  it.each(screens)('$name', async (screen) => {
    const found = await see(screen, {}, async (page) => {
      const byDay = await faults(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const byNight = await faults(page)
      const outside: string[] = []
      for (const width of widths[screen.width ?? 'any']) {
        await page.setViewportSize({ width, height: 800 })
        outside.push(...(await tooWide(page)).map((element) => `at ${width} px: ${element}`))
      }
      return { byDay, byNight, outside }
    })
    expect(found).toEqual({ byDay: [], byNight: [], outside: [] })
  })
})
