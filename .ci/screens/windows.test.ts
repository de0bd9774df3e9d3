import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo } from '#features/support/actors/browser/going-on.ts'
import { open } from './visit.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)

/** What of an earlier visitor could be seen. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    kept: [localStorage.length, sessionStorage.length, document.cookie],
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    history: history.length,
    night: matchMedia('(prefers-color-scheme: dark)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
  }))

it('whoever gets a window that another has left finds nothing of theirs in it', async () => {
  const [first, found] = await visit({}, async (visitor) => {
    const { page } = visitor
    await open(visitor, '/about-sanaa')
    const asNew = await traces(page)
    await open(visitor, '/')
    await page.context().addCookies([{ name: 'sid', value: 'theirs', url: visitor.origin }])
    await page.evaluate(async () => {
      localStorage.setItem('cart', 'theirs')
      sessionStorage.setItem('draft', 'theirs')
      document.cookie = 'mine=1'
      await caches.open('theirs')
      await new Promise((done) => (indexedDB.open('theirs').onsuccess = done))
    })
    await page.route('**/about-sanaa', (route) => route.abort())
    await page.context().setOffline(true)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 390, height: 800 })
    return [page, asNew] as const
  })
  await visit({}, async (visitor) => {
    const { page } = visitor
    // The very same one: else nothing would have been tried here.
    expect(page).toBe(first)
    await open(visitor, '/about-sanaa')
    expect(await page.context().cookies()).toEqual([])
    expect(await traces(page)).toEqual(found)
  })
})

it('a window in which somebody moved the clock is not given to another', async () => {
  const first = await visit({}, async (visitor) => {
    await visitor.page.clock.install()
    await open(visitor, '/about-sanaa')
    return visitor.page
  })
  await visit({}, async ({ page }) => {
    expect(page).not.toBe(first)
    expect(first.isClosed()).toBe(true)
  })
})

// Scenarios would pass, each in twice the time, if every page were opened anew.
it('whoever goes on to another page in a scenario goes there within the page', async () => {
  await visit({}, async (visitor) => {
    const { page, origin } = visitor
    const begun = () => page.evaluate(() => performance.timeOrigin)
    await open(visitor, '/about-sanaa')
    const before = await begun()
    await goTo(page, `${origin}/art-gallery`)
    expect(page.url()).toBe(`${origin}/art-gallery`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Art Gallery')
    expect(await begun()).toBe(before)
  })
})
