import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open } from './visit.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)

/** What the head tells of the page. */
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    tags: [...document.head.querySelectorAll('[data-page]')].map(({ outerHTML }) => outerHTML).toSorted(),
  }))

it('a page tells the same of itself, asked for directly or reached from another', async () => {
  await visit({}, async (visitor) => {
    const { page, exhibits } = visitor
    await open(visitor, `/artwork/${exhibits.work.id}`)
    const asked = await head(page)
    expect(asked.tags.join('')).toMatch('application/ld+json')
    expect(asked.tags.join('')).toMatch('OfferShippingDetails')
    await open(visitor, '/art-gallery')
    const gallery = await head(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL('**/artwork/**')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction((was) => document.title !== was, gallery.title)
    const reached = await head(page)
    await page.reload()
    expect(await head(page)).toEqual(reached)
    expect(reached.tags).not.toEqual(gallery.tags)
  })
})

it.each(['/cart', '/checkout', '/offline', '/nothing-hangs-here', '/art-gallery?q=blue'])(
  '%s is not for search engines',
  async (path) => {
    await visit({ javaScriptEnabled: false }, async ({ page, origin }) => {
      await page.goto(origin + path)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(await page.locator('link[rel=canonical]').count()).toBe(0)
    })
  },
)
