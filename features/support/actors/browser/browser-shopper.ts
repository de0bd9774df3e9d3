import type { BrowserContext } from 'playwright-core'
import type { Shopper } from '#features/support/roles/shopper.ts'
import { browserCart } from './browser-cart.ts'
import { browserBuyer } from './browser-checkout.ts'
import { browserGallery } from './browser-gallery.ts'
import { browserTab, leadingNumber } from './browser-tab.ts'
import { browserWaiting } from './browser-waiting.ts'

/** Shops with a real browser, by what stands on the screen and can be pressed. */
export function browserShopper(context: BrowserContext, origin: string): Shopper {
  const tab = browserTab(context, origin)
  const { page, main } = tab
  const gallery = browserGallery(tab, origin)
  return {
    ...gallery,
    ...browserCart(tab, gallery, origin),
    ...browserBuyer(tab),
    ...browserWaiting(tab, gallery),

    openBooks: async () => {
      await tab.visit('/')
      await page().getByRole('contentinfo').getByRole('link', { name: 'Fair pay' }).click()
      await main().getByRole('heading', { level: 1, name: 'Fair pay, in the open' }).waitFor()
      const figure = (term: string) => main().locator(`dt:text-is("${term}") + dd`).innerText()
      return {
        artistsReceived: await figure('Artists received'),
        arrived: await figure('Has arrived with them'),
        onItsWay: await figure('Is on its way'),
        waiting: await figure('Waits for its payday'),
        worksSold: leadingNumber(await figure('Works sold')),
        artistsPaid: leadingNumber(await figure('Artists who have sold')),
        balance: await figure('All entries together'),
      }
    },
    lastMessage: async () => {
      const message = page()
        .getByRole('alert')
        .or(main().getByText('Reached maximum stock', { exact: true }))
        .first()
      await message.waitFor()
      return (await message.innerText()).trim()
    },
    reads: async (text) => {
      await main().getByText(text, { exact: true }).first().waitFor()
      return true
    },
    leave: tab.leave,
  }
}
