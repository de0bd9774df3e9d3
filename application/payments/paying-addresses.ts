import { checkoutPage, confirmedRoute } from '#application/shared/addresses.ts'

const anOrder = /^\/orders\/[^/]+$/

/** Whether a page is one on which somebody pays: where cards are taken by a provider, its script runs there and nowhere else. */
export function isPaidOn(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  return [checkoutPage, confirmedRoute].includes(plain) || anOrder.test(plain)
}
