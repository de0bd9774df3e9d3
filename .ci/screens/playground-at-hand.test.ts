import { describe, expect, it } from 'vitest'
import { tooWide } from './accessibility.ts'
import { reportOnDisk, runButton, sentence, verdict } from './playground.ts'
import { visiting } from './visiting.ts'

const { openPlayground } = reportOnDisk()

describe('the playground of rules in the hands of somebody who writes', () => {
  const visit = visiting()

  it('moves nothing from under a pointer that is down', async () => {
    await visit({ viewport: { width: 1920, height: 1080 } }, async ({ page }) => {
      await openPlayground(page)
      // Nobody has asked for a link so far.
      expect(await page.getByLabel('copy this address').count()).toBe(0)
      await sentence(page, 1).pressSequentially('Lena puts "Salt Geometry" into her cart')
      await page.getByLabel('text', { exact: true }).waitFor()
      const before = await runButton(page).boundingBox()
      await runButton(page).hover()
      await page.mouse.down()
      expect(await runButton(page).boundingBox()).toEqual(before)
      await page.mouse.up()
      await verdict(page, 'fails')
      // What may be another was shown for who writes, and is folded away for who does not.
      await expect.poll(() => page.getByLabel('text', { exact: true }).count()).toBe(0)
    })
  })

  it('leads the keyboard past its head, and its links to where they were made', async () => {
    await visit({}, async ({ page }) => {
      await openPlayground(page, '#try=no/such/thing')
      await page.getByText('This link leads to a scenario that is none of these.').waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('scenario')
      const copied: string[] = []
      await page.exposeFunction('copy', (text: string) => void copied.push(text))
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: Reflect.get(window, 'copy') },
          configurable: true,
        })
      })
      const copy = page.getByRole('button', { name: 'Copy a link' })
      await copy.click()
      await page.getByText('The link is copied').waitFor()
      expect(copied).toEqual([page.url()])
      await sentence(page, 1).fill('Lena is at the gallery')
      // What is offered covers what stands below it.
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByText('The link is copied').count()).toBe(0)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await copy.click()
      expect(await page.getByLabel('copy this address').inputValue()).toBe(page.url())
    })
  })

  it('shows all that was written in a small window, and grows no wider than that', async () => {
    await visit({ viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await openPlayground(page, '#try=cart/fill-the-cart/never-more-than-there-is')
      const written = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('td input, [role="combobox"] + span')].map(
          ({ value, textContent, clientWidth, scrollWidth }) => ({
            says: value || textContent,
            isCut: scrollWidth > clientWidth,
          }),
        ),
      )
      const whole = written.filter(({ isCut }) => !isCut).map(({ says }) => says)
      expect(whole).toHaveLength(written.length)
      expect(whole).toEqual(
        expect.arrayContaining([
          'the gallery shows these works, the newest last:',
          'Harbour at Dusk',
          '640.00',
        ]),
      )
      const endless = 'Harbour'.repeat(400)
      await sentence(page, 2).fill(`she puts "${endless}" into her cart`)
      await page.getByLabel('stock, row 2').last().fill(endless)
      await page.getByRole('button', { name: 'New scenario' }).click()
      await page.getByLabel('What it is about').fill(endless)
      await sentence(page, 1).fill(`she puts "${endless}" into her cart`)
      await sentence(page, 2).fill(endless)
      await page.keyboard.press('Escape')
      await runButton(page).click()
      await verdict(page, 'fails')
      expect(await tooWide(page)).toEqual([])
    })
  })
})
