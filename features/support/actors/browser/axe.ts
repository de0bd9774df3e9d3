import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** What finds what shuts people out, as a script for a page. */
export const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const window: {
  axe: { run(options: RunOptions): Promise<AxeResults> }
}

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2, levels A and AA, as far as a program can tell, and what else it advises. */
export const everything: RunOptions['runOnly'] = { type: 'tag', values: [...guidelines, 'best-practice'] }
/** The night changes nothing but colours. */
export const colours: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast'] }

/** What axe finds wrong on a page that holds it, as sentences. */
export async function faults(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ ...(rules && { runOnly: rules }), resultTypes: ['violations'] }),
    runOnly,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  )
}

/** What stands against WCAG on a page, by day and in the dark. */
export async function againstGuidelines(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const byDay = await faults(page, { type: 'tag', values: guidelines })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...byDay, ...(await faults(page, colours)).map((each) => `In the dark: ${each}`)]
}
