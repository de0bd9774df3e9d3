import type { LevelName } from '#features/report/report-data.ts'
import { levelWords } from '#features/report/words.ts'

/** The doors through which the same scenarios go; each name is a profile of cucumber.mjs. */
export const levels = [
  { name: 'domain', title: levelWords.domain.long },
  { name: 'http', title: levelWords.http.long },
  { name: 'browser', title: levelWords.browser.long },
] as const satisfies readonly { readonly name: LevelName; readonly title: string }[]

/** Where a level leaves its results. */
export const resultsOf = (level: LevelName): string => `reports/features-${level}.json`

/** Tags that keep a scenario from a level: there it makes no sense. */
export const tagsNotAt: Readonly<Record<LevelName, readonly string[]>> = {
  domain: ['@needs-a-screen', '@needs-a-line', '@sent-by-a-program'],
  http: ['@needs-a-screen'],
  browser: ['@nothing-to-press', '@cut-below-the-screen', '@sent-by-a-program', '@on-screens-elsewhere'],
}
