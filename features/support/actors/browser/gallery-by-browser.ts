import type { BrowserContext, Page } from 'playwright-core'
import { colourLabel } from '#domain/catalogue/colour.ts'
import { orientationLabel } from '#domain/catalogue/orientation.ts'
import type { Looks } from '#features/support/roles/visitor.ts'

/** Chooses works by their looks behind 'More filters'. */
export async function chooseLooks(page: Page, looks: Looks): Promise<void> {
  const form = page.getByRole('search', { name: 'Gallery' })
  const fold = form.locator('details')
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  const chosen = async (choose: () => Promise<unknown>): Promise<void> => {
    const before = page.url()
    await choose()
    await page.waitForURL((url) => url.href !== before)
  }
  /** Options carry their counts behind their names. */
  const select = async (label: string, words: string): Promise<void> => {
    const options = form.getByLabel(label, { exact: true }).locator('option')
    const value = await options.filter({ hasText: words }).first().getAttribute('value')
    await chosen(() => form.getByLabel(label, { exact: true }).selectOption(value))
  }
  if (looks.medium !== undefined) await select('Medium', looks.medium)
  if (looks.orientation !== undefined) await select('Orientation', orientationLabel(looks.orientation))
  const { colour } = looks
  if (colour !== undefined)
    await chosen(() => form.getByRole('radio', { name: colourLabel(colour) }).check({ force: true }))
  for (const [label, cm] of [
    ['Wall width', looks.width],
    ['Wall height', looks.height],
  ] as const)
    if (cm !== undefined)
      await chosen(async () => {
        await form.getByLabel(label).fill(String(cm))
        await form.getByLabel(label).press('Tab')
      })
}

/** Goes to the wall's end, and has more works hung. */
export async function lookFurther(page: Page): Promise<void> {
  const cards = page.getByRole('main').getByRole('article')
  const before = await cards.count()
  await page.getByRole('link', { name: 'Load More Artworks' }).click()
  await cards.nth(before).waitFor()
}

/** The same gallery in a browser without JavaScript: titles page by page, as far as links lead. */
export async function leafThroughWithoutScripts(
  context: BrowserContext,
  address: string,
): Promise<readonly (readonly string[])[]> {
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false })
  if (!plain) throw new Error('There is no browser.')
  try {
    const page = await plain.newPage()
    const pages: string[][] = []
    await page.goto(address)
    for (;;) {
      pages.push(await page.locator('main article h2 a').allInnerTexts())
      const next = page.locator('main a[rel="next"]')
      if ((await next.count()) === 0) return pages
      await next.click()
      await page.waitForLoadState()
    }
  } finally {
    await plain.close()
  }
}
