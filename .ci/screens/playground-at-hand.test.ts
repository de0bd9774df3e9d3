import { describe, expect, it } from 'vitest'
import { reportOnDisk, runButton, sentence, verdict } from './playground.ts'
import { visiting } from './visiting.ts'

const { openPlayground } = reportOnDisk()

describe('the playground of rules in the hands of somebody who writes', () => {
  const visit = visiting()

  it('moves nothing from under a pointer that is down', async () => {
    await visit({ viewport: { width: 1920, height: 1080 } }, async ({ page }) => {
      await openPlayground(page)
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
})
