import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare const window: { axe: { run(options: RunOptions): Promise<AxeResults> } }

/** WCAG 2.2, levels A and AA, as far as a program can tell. */
const guidelines: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
/** In the dark nothing but colours is another. */
const colours: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast'] }

let axe: Promise<string> | undefined

async function found(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ ...(rules && { runOnly: rules }), resultTypes: ['violations'] }),
    runOnly,
  )
  return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html.slice(0, 200)}`))
}

/** What stands against the guidelines on a page, by day and in the dark, as sentences. */
export async function againstGuidelines(page: Page): Promise<readonly string[]> {
  axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(await axe)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const byDay = await found(page, guidelines)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...byDay, ...(await found(page, colours)).map((each) => `In the dark: ${each}`)]
}
