import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { allFeatures } from '../report/all-features.ts'
import { pagesIn } from '../report/build-pages.ts'
import { gather } from '../report/gather.ts'
import { lastRelease } from '../report/last-release.ts'
import { writeData } from '../report/write-report.ts'
import { openFromDisk } from './from-disk.ts'

/** Has the report in a folder for the tests of a file. */
export function reportOnDisk() {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sanaa-playground-'))
    await pagesIn(folder)
    await writeData(
      folder,
      gather({
        features: allFeatures(),
        runs: { domain: null, http: null, browser: null },
        release: await lastRelease(),
        picturesOf: () => [],
        madeAt: new Date(),
      }),
    )
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const openPage = (page: Page, name: string): Promise<readonly string[]> =>
    openFromDisk(page, `${pathToFileURL(folder).href}/${name}`)
  return {
    folder: () => folder,
    openPage,
    openPlayground: (page: Page, hash = '') => openPage(page, `playground.html${hash}`),
  }
}

export const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true })
export const pressRun = (page: Page) => runButton(page).click()
export const sentence = (page: Page, nth: number) => page.getByLabel(`Sentence ${nth}`, { exact: true })
export const verdict = (page: Page, is: 'holds' | 'fails') => page.locator(`[data-verdict="${is}"]`).waitFor()
