import type { BrowserContext } from 'playwright-core'
import { httpCaller } from '#adapters/http-client/call.ts'
import type { CardTokens } from '#application/payments/contract.ts'
import type { Shopper } from '#features/support/roles/shopper.ts'
import { clientShop } from '../service/client-shop.ts'
import { serviceShopper } from '../service/service-shopper.ts'
import { browserCart } from './browser-cart.ts'
import { browserBuyer } from './browser-checkout.ts'
import { browserGallery } from './browser-gallery.ts'
import { browserTab, leadingNumber } from './browser-tab.ts'
import { browserWaiting } from './browser-waiting.ts'
import { fetchAs } from './page-in-hand.ts'

/**
 * Shops with a real browser, by what stands on the screen and can be pressed.
 * @param provider what makes tokens of cards where the sandbox does not, for what is bought unseen, and whether it is gone
 */
export function browserShopper(
  context: BrowserContext,
  origin: string,
  provider?: { readonly cardTokens: CardTokens; readonly isGone: () => boolean },
): Shopper {
  const tab = browserTab(
    context,
    origin,
    (text) => provider?.isGone() === true && text.includes('status of 503'),
  )
  const { page, main } = tab
  const gallery = browserGallery(tab, origin)
  const { hasOrdered, ...buyer } = browserBuyer(tab, origin)
  return {
    ...gallery,
    ...browserCart(tab, gallery, origin),
    ...buyer,
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
    unseen: async (doing) => {
      const call = httpCaller({ origin, fetch: fetchAs(context, origin) })
      const { placed, leave, ...shopper } = serviceShopper({
        ...clientShop(call),
        ...(provider && { cardTokens: provider.cardTokens }),
      })
      await doing(shopper)
      const order = placed()
      if (order) hasOrdered(order.number, order.accessKey)
      await leave()
    },
    leave: tab.leave,
  }
}
