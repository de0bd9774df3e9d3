import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions, Spec } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { wasAnsweredFor } from '#features/support/windows.ts'
import type { Screen } from './screen.ts'
import type { Visit } from './visit.ts'
import { anyWindow, entering, lookAt } from './visiting.ts'

/** What finds it, as a script for a page. */
export const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const window: {
  axe: { run(options: RunOptions): Promise<AxeResults>; configure(spec: Spec): void }
}

export const everything: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** The night changes nothing but colours. */
export const colours: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast'] }

/** What axe finds wrong, as sentences. */
export async function faults(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ ...(rules && { runOnly: rules }), resultTypes: ['violations'] }),
    runOnly,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )
}

/** Header and foot of a page as they read, but for where their links lead, and all that they stand in. */
const shellOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    // What a dialog covers is not weighed.
    if (document.querySelector(':modal')) return null
    const read = [String(innerWidth)]
    for (const part of document.querySelectorAll('header, footer')) {
      read.push(part.outerHTML)
      for (let around = part.parentElement; around; around = around.parentElement)
        read.push((around.cloneNode(false) as Element).outerHTML)
    }
    return read.join('').replaceAll(/ href="[^"]*"/g, '')
  })

/** Has axe leave out the colours of header and foot where they are known: half of what there is to weigh on most screens. */
const weighWith = (page: Page, isShellKnown: boolean): Promise<void> =>
  page.evaluate((isKnown) => {
    if (isKnown)
      for (const element of document.querySelectorAll('header, header *, footer, footer *'))
        element.setAttribute('data-weighed', '')
    window.axe.configure({
      rules: [{ id: 'color-contrast', selector: isKnown ? '*:not([data-weighed])' : '*' }],
    })
  }, isShellKnown)

/** Elements that stand out of the page to the right. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Runs in the page: from now on it takes its room and is not painted, for it would be in four sizes that nobody sees. */
function onlyEdges(): void {
  // Not by its visibility: what has the focus would lose it, and close.
  document.documentElement.style.opacity = '0'
}

/** Runs in the page: takes back what another look has left. */
function asItWas(): void {
  for (const changed of ['opacity', 'font-size']) document.documentElement.style.removeProperty(changed)
  for (const element of document.querySelectorAll('[data-weighed]')) element.removeAttribute('data-weighed')
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

/** Looks at each of these screens with axe and at its edges, by day and night, in small windows and with large letters. */
export function describeAccessibility(screens: readonly Screen[]): void {
  const visit = goingOn()
  /** Whose colours were weighed, by day and night: letter for letter the same has the same. */
  const weighed = new Set<string>()
  describe('every screen can be used by everyone, and the console has nothing to say', () => {
    it.each(screens)('$name', async (screen) => {
      const found = await visit(screen, async (visitor) => {
        const { page } = visitor
        const heard = complaints(page, screen.refusal)
        await screen.show(visitor)
        if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
        const shell = await shellOf(page)
        await weighWith(page, shell !== null && weighed.has(shell))
        const byDay = await faults(page, everything)
        await page.emulateMedia({ colorScheme: 'dark' })
        const byNight = await faults(page, colours)
        if (shell !== null && byDay.length + byNight.length === 0) weighed.add(shell)
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
