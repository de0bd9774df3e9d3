import { expect, it } from 'vitest'
import { settled } from './settled.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

/** As an empty picture would be, but for its size. */
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

it('a page is photographed once what is in sight is decoded, whatever is broken', async () => {
  await visit({}, async ({ page }) => {
    await page.setContent(`<img src='${picture}'><img src="data:," width="9" height="9">`)
    await page.evaluate(() => {
      const decode = HTMLImageElement.prototype.decode
      HTMLImageElement.prototype.decode = async function () {
        await new Promise((resolve) => setTimeout(resolve, 50))
        await decode.call(this)
        this.dataset.decoded = ''
      }
    })
    await settled(page)
    expect(await page.locator('img[data-decoded]').count()).toBe(1)
  })
})
