import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { screens } from './screens.ts'
import { visiting } from './visiting.ts'

const visit = visiting()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong, as sentences. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    (values) => window.axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] }),
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
    const viewport = { width: screen.width === 'narrow' ? 390 : 1280, height: 800 }
    const found = await visit({ viewport }, async (visitor) => {
      const { page } = visitor
      await screen.show(visitor)
      await page.evaluate(axe)
      const byDay = await faults(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const byNight = await faults(page)
      const outside: string[] = []
      for (const width of widths[screen.width ?? 'any']) {
        await page.setViewportSize({ width, height: 800 })
        outside.push(...(await tooWide(page)).map((element) => `at ${width} px: ${element}`))
      }
      // Twice the letters in the smallest window that is promised to hold them.
      await page.setViewportSize({ width: 640, height: 800 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      outside.push(...(await tooWide(page)).map((element) => `with letters twice as large: ${element}`))
      return { byDay, byNight, outside }
    })
    expect(found).toEqual({ byDay: [], byNight: [], outside: [] })
  })
})
