import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from './signed-in.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

/** The sheet of all styles, which comes after a page. */
const sheet = /\/assets\/style-[^/]+\.css$/

/** How the elements of a page are drawn, each kind of them once, with what stands before and after it. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kinds = new Map(
      [...document.body.querySelectorAll('*')].map((element) => [
        `${element.parentElement?.className} > ${element.tagName} ${element.className}`,
        element,
      ]),
    )
    return [...kinds].flatMap(([kind, element]) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        return `${kind} ${part} ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join()}`
      }),
    )
  })

it.each([
  ['/', 390, null],
  ['/art-gallery?category=sculpture', 1440, null],
  ['/artwork/{work}', 390, null],
  ['/artists/details?artist={artist}', 390, null],
  ['/auth?mode=signup', 768, null],
  ['/dashboard/admin', 390, 'admin@sanaa.test'],
] as const)('%s at %i px is drawn by the styles that stand in it', async (path, width, account) => {
  await visit({ javaScriptEnabled: false, viewport: { width, height: 900 } }, async (visitor) => {
    const { page, origin, exhibits } = visitor
    if (account) await signIn(visitor, account)
    let sheetOfAll = ''
    // Neither pictures nor fonts: what has come of them changes sizes.
    await page.route(/\/(assets|media)\//, (route) => {
      const address = route.request().url()
      if (sheet.test(address)) sheetOfAll = address
      return route.abort()
    })
    await page.goto(origin + path.replace('{work}', exhibits.work.id).replace('{artist}', exhibits.artist.id))
    const atOnce = await looks(page)
    expect(atOnce.join()).toContain('font-size:')
    // The same page, not another one: what it tells may have changed meanwhile.
    const rules = await (await fetch(sheetOfAll)).text()
    await page.evaluate((text) => {
      const style = document.createElement('style')
      style.textContent = text
      document.head.append(style)
    }, rules)
    expect(await looks(page)).toEqual(atOnce)
  })
})
