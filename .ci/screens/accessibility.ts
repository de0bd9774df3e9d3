import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { axe, colours, everything, faults } from '#features/support/actors/browser/axe.ts'
import { wasAnsweredFor } from '#features/support/windows/windows.ts'
import { markWords, toWeigh } from './contrast.ts'
import type { Screen } from './screen.ts'
import type { Visit } from './visit.ts'
import { anyWindow, entering, lookAt } from './visiting.ts'

/** What looks at a screen, and at the colours of those words alone that are marked. */
export const axeForScreens = `${axe};axe.configure({ rules: [{ id: 'color-contrast', selector: '[${toWeigh}]' }] })`

/** Elements that stand out of the page to the right, and, in a large window, tables that have to be moved sideways to be read. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const moved = [...document.querySelectorAll('table')]
      .flatMap(({ parentElement }) => parentElement ?? [])
      .filter((around) => clientWidth > 2_000 && getComputedStyle(around).overflowX === 'auto')
      .filter((around) => around.scrollWidth > around.clientWidth)
      .map((around) => `a table of ${around.scrollWidth} px in ${around.clientWidth}`)
    if (scrollWidth <= clientWidth) return moved
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Runs in the page: from now on it takes its room and is not painted, for it would be in four sizes that nobody sees. */
function onlyEdges(): void {
  // Not by its visibility: what has the focus would lose it, and close.
  document.documentElement.style.opacity = '0'
}

/** Runs in the page: takes back what another look has left, but for its being unseen: the way to the next screen is not painted, either. */
function asItWas(): void {
  document.documentElement.style.removeProperty('font-size')
}

/** Runs in the page. @returns whether it holds already what looks at it */
function appear(): boolean {
  document.documentElement.style.removeProperty('opacity')
  return 'axe' in window
}

/** The window's widths, in pixels, at which nothing may stand out. */
const widths = { narrow: [320, 768], wide: [769, 2560], any: [320, 2560] } as const

/** Listens to what the browser complains of from now on, but for the one refusal that belongs to the screen. */
function complaints(page: Page, refusal: Screen['refusal']): readonly string[] {
  page.removeAllListeners('pageerror').removeAllListeners('console')
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    const isKnown =
      refusal !== undefined &&
      message.text().includes(typeof refusal === 'number' ? `status of ${refusal}` : refusal)
    if (message.type() === 'error' && !isKnown) heard.push(message.text())
  })
  return heard
}

/** Has visits to screens go on in the same window where they may, until somebody gave answers there in place of the shop. */
function goingOn() {
  const enter = entering(anyWindow)
  const opened = new Set<string>()
  let stay: Awaited<ReturnType<typeof enter>> | undefined
  const leave = async () => {
    await stay?.leave()
    stay = undefined
  }
  afterAll(leave)
  // What is wrong with one is not to be found in the next one, too.
  afterEach(({ task }) => (task.result?.state === 'fail' ? leave() : undefined))
  return async <Found>(screen: Screen, look: (visit: Visit) => Promise<Found>): Promise<Found> => {
    const viewport = { width: screen.width === 'narrow' ? 390 : 1280, height: 800 }
    if (!screen.goesOn || (stay && wasAnsweredFor(stay.visit.page))) await leave()
    if (stay) {
      const { page } = stay.visit
      await page.evaluate(asItWas)
      await page.emulateMedia({ colorScheme: null })
      await page.setViewportSize(viewport)
    }
    stay ??= await enter({ viewport })
    return lookAt({ ...stay.visit, opened }, look)
  }
}

/** The kinds of words whose colours were weighed in this process, and found good. */
const weighed = new Set<string>()

/** Looks at each of these screens with axe and at its edges, by day and night, in small windows and with large letters. */
export function describeAccessibility(screens: readonly Screen[]): void {
  const visit = goingOn()
  describe('every screen can be used by everyone, and the console has nothing to say', () => {
    it.each(screens)('$name', async (screen) => {
      const found = await visit(screen, async (visitor) => {
        const { page } = visitor
        const heard = complaints(page, screen.refusal)
        await screen.show(visitor)
        if (!(await page.evaluate(appear))) await page.evaluate(axeForScreens)
        const ofDay = await markWords(page, weighed)
        const byDay = await faults(page, everything)
        await page.emulateMedia({ colorScheme: 'dark' })
        const ofNight = await markWords(page, weighed)
        const byNight = ofNight.length > 0 ? await faults(page, colours) : []
        if (byDay.length + byNight.length === 0) for (const kind of [...ofDay, ...ofNight]) weighed.add(kind)
        const outside: string[] = []
        await page.evaluate(onlyEdges)
        for (const width of widths[screen.width ?? 'any']) {
          await page.setViewportSize({ width, height: 800 })
          outside.push(...(await tooWide(page)).map((element) => `at ${width} px: ${element}`))
        }
        // Twice the letters in the smallest window that is promised to hold them.
        await page.setViewportSize({ width: 640, height: 800 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        outside.push(...(await tooWide(page)).map((element) => `with letters twice as large: ${element}`))
        return { byDay, byNight, outside, heard }
      })
      expect(found).toEqual({ byDay: [], byNight: [], outside: [], heard: [] })
    })
  })
}
