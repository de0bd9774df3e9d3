import type { BrowserContext } from 'playwright-core'
import type { Shopper } from '#features/support/roles/shopper.ts'
import { browserCart } from './browser-cart.ts'
import { browserBuyer } from './browser-checkout.ts'
import { browserGallery } from './browser-gallery.ts'
import { browserTab } from './browser-tab.ts'

/** Shops with a real browser, by what stands on the screen and can be pressed. */
export function browserShopper(context: BrowserContext, origin: string): Shopper {
  const tab = browserTab(context, origin)
  const { page, main } = tab
  const gallery = browserGallery(tab, origin)
  return {
    ...gallery,
    ...browserCart(tab, gallery, origin),
    ...browserBuyer(tab),

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
