import type { Page } from 'playwright-core'
import { keptCart, readKeptCart } from '#adapters/browser/kept-cart.ts'
import { cartKey } from '#adapters/browser/local-storage-cart-store.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { setQuantity } from '#domain/cart/cart.ts'
import { lineOf } from '#web/cart/cart-lines.ts'
import { newKey } from '#web/kept/new-key.ts'
import { unsent } from '#web/kept/tab-memory.ts'
import { type CheckoutDraft, checkoutName } from '#web/orders/checkout/checkout-draft.ts'

/** Goes where nothing reads or writes what the browser keeps: to an answer of the shop that is no page. */
async function toNoPage(page: Page, origin: string): Promise<void> {
  const answer = `${origin}/health/live`
  if (page.url() !== answer) await page.goto(answer)
}

/** Lays pieces of a work into the cart that a browser keeps, as an earlier visit would have left them there. */
export async function keepInCart(page: Page, origin: string, title: string, quantity: number): Promise<void> {
  const { items } = await catalogueClient(httpCaller({ origin })).artworks({ q: title })
  const work = items.find((each) => each.title === title)
  if (!work) throw new Error(`No work is called '${title}'.`)
  await toNoPage(page, origin)
  const before = await page.evaluate((key) => localStorage.getItem(key), cartKey)
  const lines = [...readKeptCart(before), { ...lineOf(work), quantity: 1, line: newKey() }]
  const { items: kept } = setQuantity({ items: lines, error: null }, work.id, quantity)
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [cartKey, keptCart(kept)] as const)
}

/** Has the tab keep an unfinished checkout, as an earlier visit would have left it there. */
export async function keepCheckout(page: Page, origin: string, draft: CheckoutDraft): Promise<void> {
  await toNoPage(page, origin)
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    unsent + checkoutName,
    JSON.stringify(draft),
  ] as const)
}
