import { loadConfiguration, loadSources } from '@cucumber/cucumber/api'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plantedMistakes } from '#features/playground/mistakes/planted-mistakes.ts'
import { axe, colours, everything, faults } from '#features/support/actors/browser/axe.ts'
import { allFeatures } from '../report/all-features.ts'
import { readCurrentRuns } from '../report/level-results.ts'
import { weightOf } from '../report/write-report.ts'
import { tooWide } from './accessibility.ts'
import { pressRun, reportOnDisk, runButton, sentence, verdict } from './playground.ts'
import { visiting } from './visiting.ts'

const features = allFeatures()
const { folder, openPage, openPlayground } = reportOnDisk()
/** The sentences that came out so. */
const sentences = (page: Page, outcome: string): Promise<string[]> =>
  page
    .locator(`li[data-outcome="${outcome}"]`)
    .evaluateAll((lines) =>
      lines.map((line) => line.querySelector<HTMLInputElement>('input[role="combobox"]')?.value ?? ''),
    )
const mistake = (page: Page, says: string) => page.getByRole('switch', { name: says })

describe('the playground of rules, opened from a disk', () => {
  const visit = visiting()

  it('lets somebody who has never seen the code change an example, break its rule, and put it back', async () => {
    await visit({}, async ({ page }) => {
      const heard = await openPage(page, 'index.html')
      await page.getByLabel('Search rules').fill('Reached maximum stock')
      await page.getByRole('button', { name: /Never more than there is/ }).click()
      await page.getByRole('link', { name: 'Try this' }).click()
      await page.getByRole('heading', { name: 'Never more than there is' }).waitFor()
      await page.getByLabel('stock, row 2').last().fill('4')
      await page.keyboard.press('Control+Enter')
      await verdict(page, 'holds')
      await page.getByText('Break a rule').click()
      await mistake(page, 'Carts ignore the stock').check()
      await verdict(page, 'fails')
      expect(await sentences(page, 'fails')).toEqual(['she is told "Reached maximum stock"'])
      // With each of its examples.
      expect(await page.getByText('It should be').locator('xpath=..').allInnerTexts()).toEqual([
        expect.stringContaining('Reached maximum stock'),
        expect.stringContaining('Reached maximum stock'),
      ])
      // A link keeps the four pieces, and that the rule is broken.
      await page.reload()
      expect(await page.getByLabel('stock, row 2').last().inputValue()).toBe('4')
      await pressRun(page)
      await verdict(page, 'fails')
      await page.getByRole('button', { name: 'Put it back' }).click()
      await verdict(page, 'holds')
      await page.getByRole('button', { name: 'Back to the original' }).click()
      expect(await page.getByLabel('stock, row 2').last().inputValue()).toBe('3')
      expect(heard).toEqual([])
    })
  })

  it('comes to what the domain level found, in less than five seconds of a processor', async () => {
    const { NODE_ENV } = process.env
    const { runConfiguration } = await loadConfiguration({ profiles: ['domain'] })
    process.env.NODE_ENV = NODE_ENV
    const { plan } = await loadSources(runConfiguration.sources)
    await visit({}, async ({ page }) => {
      await openPlayground(page)
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      const seconds = async () =>
        (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
          ?.value ?? 0
      const runAll = async (): Promise<number> => {
        const before = await seconds()
        await page.getByRole('button', { name: /^Run all/ }).click()
        await page.getByText(/^\d+ of \d+$/).waitFor()
        await page.getByText(/^All \d+ hold\.$|hold, \d+ do/).waitFor({ timeout: 100_000 })
        return (await seconds()) - before
      }
      // What the page's own thread worked, some two seconds; beside others a processor does half as much in its time, now and then.
      let least = await runAll()
      for (let again = 0; again < 2 && least >= 5; again++) least = Math.min(least, await runAll())
      expect(least).toBeLessThan(5)
      const runs = new Map(
        await page.locator('[data-runs]').evaluateAll((all) =>
          all.map((each) => {
            const { scenario = '', runs: outcomes = '' } = (each as HTMLElement).dataset
            return [scenario, outcomes.split(' ')] as const
          }),
        ),
      )
      const found = features.flatMap(({ file, rules }) =>
        rules.flatMap(({ scenarios }) =>
          scenarios.flatMap(({ id, lines }) =>
            (runs.get(id) ?? []).map((outcome, nth) => `${file}:${lines[nth]} ${outcome}`),
          ),
        ),
      )
      // What was not run here, or before something was written, is to hold.
      const heard = await readCurrentRuns('domain')
      const promised = plan?.map(({ uri, location }) => {
        const place = `${uri}:${location.line}`
        return `${place} ${heard?.get(place)?.said ? 'fails' : 'holds'}`
      })
      expect(found.toSorted()).toEqual(promised?.toSorted())
    })
  })

  it('turns the right sentence red for each rule that is broken', async () => {
    await visit({}, async ({ page }) => {
      await openPlayground(page)
      await page.getByText('Break a rule').click()
      const found: Record<string, string[]> = {}
      for (const { says, noticedBy } of plantedMistakes) {
        await page.evaluate((id) => {
          location.hash = `#try=${id}`
        }, noticedBy)
        await pressRun(page)
        await verdict(page, 'holds')
        await mistake(page, says).check()
        await verdict(page, 'fails')
        found[says] = await sentences(page, 'fails')
        await mistake(page, says).uncheck()
        await verdict(page, 'holds')
      }
      expect(found).toEqual(
        Object.fromEntries(plantedMistakes.map((planted) => [planted.says, [planted.sentence]])),
      )
    })
  })

  it('offers the sentences it knows as one types, and says which are like one that nobody knows', async () => {
    await visit({}, async ({ page }) => {
      await openPlayground(page)
      await page.getByRole('button', { name: 'New scenario' }).click()
      await sentence(page, 1).pressSequentially('gallery shows these')
      await page
        .getByRole('option', { name: /the gallery shows these works/ })
        .first()
        .click()
      await sentence(page, 2).pressSequentially('into her cart')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect.poll(() => sentence(page, 2).inputValue()).toMatch(/puts ".+" into her cart/)
      await page.getByLabel('text', { exact: true }).fill('Harbour at Dusk')
      await expect.poll(() => sentence(page, 2).inputValue()).toContain('"Harbour at Dusk"')
      await sentence(page, 3).fill('her cart is count 1 item for $640.00')
      await page.keyboard.press('Escape')
      await pressRun(page)
      await verdict(page, 'fails')
      expect(await sentences(page, 'unknown')).toEqual(['her cart is count 1 item for $640.00'])
      expect(await page.getByRole('list', { name: 'Sentences like it' }).innerText()).toContain(
        'her cart counts',
      )
      // Scenarios are found as in the report, a slip of the pen forgiven.
      await page.getByLabel('Find a scenario').fill('reached maximun stok')
      await page.getByText('this says “reached maximum stock').waitFor()
      await page.getByRole('button', { name: 'Never more than there is' }).first().waitFor()
    })
  })

  it('keeps the keyboard where sentences are offered, and covers nothing that it comes to', async () => {
    await visit({ viewport: { width: 390, height: 844 }, hasTouch: true }, async ({ page }) => {
      await openPlayground(page, '#try=cart/fill-the-cart/never-more-than-there-is')
      await sentence(page, 2).fill('cart')
      await page.locator('[role="option"]').first().waitFor()
      // Who has nothing but fingers is told of no keys.
      expect(await page.getByText('or press Ctrl and Enter').isVisible()).toBe(false)
      const run = runButton(page)
      const places: string[] = []
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab')
        const isAtRun = await run.evaluate((button) => button === document.activeElement)
        if (isAtRun) break
        places.push(
          await run.evaluate(async (button) => {
            // As it is seen: in the moment of a press the bar may have grown already, and nothing been scrolled so far.
            for (let frames = 0; frames < 2; frames++)
              await new Promise((seen) => requestAnimationFrame(() => seen(undefined)))
            const here = document.activeElement
            const bar = button.parentElement?.getBoundingClientRect().top ?? 0
            if (!here || here === document.body) return 'nowhere'
            return here.getBoundingClientRect().bottom <= bar ? 'in sight' : `covered: ${here.outerHTML}`
          }),
        )
      }
      expect(places.length).toBeGreaterThan(10)
      expect(places.length).toBeLessThan(40)
      expect(new Set(places)).toEqual(new Set(['in sight']))
    })
  })

  it('scrolls what is being written out from under its bar where that grows', async () => {
    await visit({ viewport: { width: 390, height: 844 }, hasTouch: true }, async ({ page }) => {
      await openPlayground(page, '#try=cart/fill-the-cart/never-more-than-there-is')
      const written = sentence(page, 2)
      await written.focus()
      const bar = runButton(page).locator('..')
      const above = async (): Promise<number> =>
        ((await bar.boundingBox())?.y ?? 0) -
        (await written.evaluate((field) => field.getBoundingClientRect().bottom))
      await page.evaluate((by) => scrollBy(0, by), 0 - (await above()))
      expect(Math.abs(await above())).toBeLessThan(2)
      await page.keyboard.type('cart')
      await page.getByRole('button', { name: 'Back to the original' }).waitFor()
      await expect.poll(above).toBeGreaterThanOrEqual(0)
    })
  })

  it('can be used by everyone, by day and night, in small windows and large', async () => {
    await visit({ viewport: { width: 390, height: 800 } }, async ({ page }) => {
      await openPlayground(
        page,
        '#try=cart/fill-the-cart/never-more-than-there-is&broken=carts-ignore-the-stock',
      )
      await pressRun(page)
      await verdict(page, 'fails')
      await sentence(page, 2).focus()
      await page.evaluate(axe)
      const found: string[] = []
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await faults(page, everything)), ...(await tooWide(page)))
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      found.push(...(await faults(page, colours)))
      expect(found).toEqual([])
    })
  })

  it('is below three megabytes together with the report, without pictures', async () => {
    const bytes = await weightOf(folder())
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(bytes).toBeLessThan(3_000_000)
  })
})
