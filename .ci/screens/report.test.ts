import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axe, colours, everything, faults } from '#features/support/actors/browser/axe.ts'
import { allFeatures } from '../report/all-features.ts'
import { pagesIn } from '../report/build-pages.ts'
import { gather } from '../report/gather.ts'
import { lastRelease } from '../report/last-release.ts'
import { writeData } from '../report/write-report.ts'
import { tooWide } from './accessibility.ts'
import { openFromDisk } from './from-disk.ts'
import { tabTo } from './keyboard.ts'
import { visiting } from './visiting.ts'

const picture = 'pictures/last.webp'
const reason = 'Error: her cart holds 2 of it'

const features = allFeatures()
/** A scenario that fails, as if somebody had broken its rule, and at its last step. */
const [broken] = features.flatMap(({ file, rules }) =>
  rules.flatMap(({ scenarios }) =>
    scenarios
      .filter(({ tags, examples }) => tags.size === 0 && examples.length === 0)
      .map((scenario) => ({ file, scenario })),
  ),
)
const brokenLine = `${broken?.file}:${broken?.scenario.lines[0]}`
const brokenName = broken?.scenario.name ?? ''

/** All hold at each level, but for the one. */
const runs = new Map(
  features.flatMap(({ file, rules }) =>
    rules.flatMap(({ scenarios }) =>
      scenarios.flatMap(({ lines }) =>
        lines.map((line) => [`${file}:${line}`, { seconds: 0.5, failedAt: null, said: '' }] as const),
      ),
    ),
  ),
)
const withOneBroken = new Map([
  ...runs,
  [brokenLine, { seconds: 0.5, failedAt: broken?.scenario.steps.at(-1)?.line ?? null, said: reason }],
])

let folder = ''
let address = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanaa-report-'))
  await pagesIn(folder)
  await mkdir(join(folder, 'pictures'))
  await copyFile('.ci/pictures/home.webp', join(folder, picture))
  await writeData(
    folder,
    gather({
      features,
      runs: { domain: withOneBroken, http: runs, browser: runs },
      release: await lastRelease(),
      picturesOf: (_, { name }) =>
        name === broken?.scenario.name ? [] : [{ file: picture, width: 800, height: 450, of: '' }],
      madeAt: new Date(),
    }),
  )
  address = pathToFileURL(join(folder, 'index.html')).href
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const openReport = (page: Page): Promise<readonly string[]> => openFromDisk(page, address)

const scenarioLines = (page: Page) => page.locator('button[data-scenario]')
const opened = (page: Page) => page.locator('button[data-scenario][aria-expanded="true"] + div')

/** Looks for a text as one types, and opens the first that is found, by the keyboard alone. */
async function lookFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await opened(page).waitFor()
}

describe('the report of the features, opened from a disk', () => {
  const visit = visiting()

  it('leads by the keyboard from a sentence of the specification to its proof, and asks nobody', async () => {
    await visit({}, async ({ page }) => {
      const heard = await openReport(page)
      await lookFor(page, 'Reached maximum stock')
      expect(await scenarioLines(page).count()).toBeLessThan(10)
      const proof = opened(page)
      expect(await proof.locator('mark', { hasText: 'Reached maximum stock' }).count()).toBeGreaterThan(0)
      for (const level of ['By the rules alone', 'Through the server', 'On the screen'])
        expect(await proof.getByText(level).count()).toBe(1)
      expect(await proof.getByText(/It holds, in \d/).count()).toBeGreaterThan(0)
      await expect
        .poll(() => proof.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      const found = await scenarioLines(page).count()
      await page.getByRole('link', { name: 'Skip to the search' }).press('Enter')
      await page.keyboard.press('ArrowDown')
      expect(
        await scenarioLines(page)
          .first()
          .evaluate((line) => line === document.activeElement),
      ).toBe(true)
      await page.reload()
      await expect.poll(() => scenarioLines(page).count()).toBe(found)
      expect(heard).toEqual([])
    })
  })

  it('keeps what a link leads to, and what was chosen', async () => {
    await visit({}, async ({ page }) => {
      await openReport(page)
      await lookFor(page, 'Your Cart is Empty')
      await tabTo(page, /^Link to/)
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).toContain('#cart/')
      await page.reload()
      expect(await opened(page).getByText('Your Cart is Empty').count()).toBeGreaterThan(0)
      const all = await scenarioLines(page).count()
      await page.getByLabel('Person').selectOption('Artist')
      await expect.poll(() => scenarioLines(page).count()).toBeLessThan(all)
      expect(page.url()).toContain('person=artist')
      const rule = page.getByRole('heading', { level: 4 }).last()
      await rule.getByRole('link').click()
      await expect.poll(() => page.url()).toContain('/rule/')
      await page.reload()
      const { y = 0 } = (await page.locator(`[id="${page.url().split('#')[1]}"]`).boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(800)
      // One that cannot be read leads to all of it.
      await page.goto(`${address}#50%`)
      await page.reload()
      await expect.poll(() => scenarioLines(page).count()).toBeGreaterThan(100)
    })
  })

  it('shows what does not hold in red, where, and why', async () => {
    await visit({}, async ({ page }) => {
      await openReport(page)
      await tabTo(page, /^Show what does not hold$/)
      await page.keyboard.press('Enter')
      await expect.poll(() => scenarioLines(page).count()).toBe(1)
      const line = scenarioLines(page)
      expect(await line.innerText()).toContain(brokenName)
      const red = 'rgb(163, 24, 47)'
      expect(await line.getByText('Rules').evaluate((mark) => getComputedStyle(mark).color)).toBe(red)
      // The promise, too, and no other: a sign that is red for whatever holds would tell nothing.
      const signOf = (rule: Element) => getComputedStyle(rule, '::before').backgroundColor
      const promise = page.getByRole('heading', { level: 4 })
      expect(await promise.innerText()).toContain('does not hold')
      expect(await promise.evaluate(signOf)).toBe(red)
      expect(await line.getByText('Server').evaluate((mark) => getComputedStyle(mark).color)).not.toBe(red)
      await page.keyboard.press('/')
      await page.keyboard.press('Enter')
      const last = opened(page).getByRole('listitem').last()
      expect(await last.innerText()).toContain('does not hold')
      expect(await opened(page).getByText(reason).count()).toBe(1)
      // It holds in a browser, where it showed nothing: it says so.
      expect(
        await opened(page)
          .getByText(/^Without a picture/)
          .count(),
      ).toBe(1)
      await page.getByLabel('Outcome').selectOption('Holds')
      await expect.poll(() => scenarioLines(page).count()).toBeGreaterThan(100)
      expect(await promise.last().evaluate(signOf)).not.toBe(red)
    })
  })

  it('can be used by everyone, by day and night, in small windows and large', async () => {
    await visit({ viewport: { width: 390, height: 800 } }, async ({ page }) => {
      await openReport(page)
      await lookFor(page, 'Reached maximum stock')
      await page.evaluate(axe)
      const found = await faults(page, everything)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await tooWide(page)))
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push(...(await faults(page, colours)))
      expect(found).toEqual([])
      await page.getByLabel('Search rules').fill('nowhere to be found')
      await page.getByText('Nothing like that is promised').waitFor()
      await page.getByRole('button', { name: 'Show everything' }).first().click()
      await expect.poll(() => scenarioLines(page).count()).toBeGreaterThan(100)
      // One person's lines are made as all others are, and a quarter of them.
      await page.getByLabel('Person').selectOption('Admin')
      await expect.poll(() => scenarioLines(page).count()).toBeLessThan(100)
      expect(await scenarioLines(page).count()).toBeGreaterThan(10)
      expect([...(await faults(page, everything)), ...(await tooWide(page))]).toEqual([])
    })
  })
})
