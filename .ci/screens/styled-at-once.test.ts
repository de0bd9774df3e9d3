import { expect, it } from 'vitest'
import { signIn } from './signed-in.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)

/** Runs in the page. @returns the sheet of all styles, which comes after a page, or with its scripts */
const sheetOfAll = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ??
  document.querySelector<HTMLElement>('[data-sheet]')?.dataset['sheet']

declare global {
  interface Window {
    /** How this page was drawn when it was looked at last. */
    looks: readonly string[] | undefined
  }
}

/**
 * Runs in the page: how its elements are drawn, each kind of them once, with what stands before and after it. Compares it
 * here with the last look: to hand megabytes of styles on costs more than to read them. @returns what is not as it was, at first all
 */
function changedLooks(): string[] {
  const kinds = new Map(
    [...document.body.querySelectorAll('*')].map((element) => [
      `${element.parentElement?.className} > ${element.tagName} ${element.className}`,
      element,
    ]),
  )
  const now = [...kinds].flatMap(([kind, element]) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      // Nothing stands there, and how nothing is drawn nobody sees.
      if (part && style.content === 'none') return `${kind} ${part} none`
      return `${kind} ${part} ${Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join()}`
    }),
  )
  const { looks: before } = window
  window.looks = now
  return before ? now.filter((look, place) => look !== before[place]) : now.slice(0, 9)
}

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
    // Neither pictures nor fonts: what has come of them changes sizes.
    await page.route(/\/(assets|media)\//, (route) => route.abort())
    await page.goto(origin + path.replace('{work}', exhibits.work.id).replace('{artist}', exhibits.artist.id))
    expect((await page.evaluate(changedLooks)).join()).toContain('font-size:')
    // The same page, not another one: what it tells may have changed meanwhile.
    const address = new URL((await page.evaluate(sheetOfAll)) ?? '', origin)
    expect(address.pathname).toMatch(/^\/assets\/style-[^/]+\.css$/)
    const rules = await (await fetch(address)).text()
    await page.evaluate((text) => {
      const style = document.createElement('style')
      style.textContent = text
      document.head.append(style)
    }, rules)
    expect(await page.evaluate(changedLooks)).toEqual([])
  })
})
