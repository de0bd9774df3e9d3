import type { Page } from 'playwright-core'
import type { ShopInNumbers } from '#features/support/roles/admin.ts'

/** Runs in the page: each thing that is counted, with its number. */
const countedIn = (words: Element[]): [string, string][] =>
  words.map((word) => [word.textContent ?? '', word.nextElementSibling?.textContent ?? ''])

/** Runs in the page: what each drawing shows last, as it is told to those who do not see it. */
const lastIn = (tables: Element[]): [string, string][] =>
  tables.map((table) => [
    table.querySelector('caption')?.textContent ?? '',
    [...table.querySelectorAll('td')].at(-1)?.textContent ?? '',
  ])

/** What the overview of an admin tells, its charts by month. */
export async function numbersOnScreen(page: Page, enter: () => Promise<void>): Promise<ShopInNumbers> {
  await enter()
  const main = page.getByRole('main')
  await main.getByRole('navigation', { name: 'Count by' }).getByRole('link', { name: 'Month' }).click()
  await main.getByRole('status').filter({ hasText: 'Last 12 months' }).waitFor()
  const byCategory = main.getByRole('region', { name: 'Artworks by category' })
  const charts = await main.locator('table:has(caption)').evaluateAll(lastIn)
  const word = (title: string): string => title.replace(/ per month$/, '')
  return {
    figures: Object.fromEntries(await main.locator('dt').evaluateAll(countedIn)),
    categories: Object.fromEntries(await byCategory.locator('dt').evaluateAll(countedIn)),
    thisMonth: Object.fromEntries(charts.map(([title, value]) => [word(title), value])),
  }
}
