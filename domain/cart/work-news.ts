import { type Cents, formatMoney } from '#domain/shared/money.ts'

// What a shopper is told of a work that is not as they saw it; the same words in the cart and at the checkout.

const named = (title: string | undefined): string => (title === undefined ? 'This work' : `“${title}”`)

/** @param title undefined where nobody knows it any more */
export const noLongerShown = (title?: string): string => `${named(title)} is no longer shown.`

export const noLongerForSale = (title: string): string => `“${title}” is no longer for sale.`

/** It was in the cart when the page was shown, and left it since, in another window. @param title as above */
export const takenOut = (title?: string): string =>
  `${named(title)} is no longer in your cart: it was ordered or removed elsewhere.`

export const soldOut = (title: string): string => `“${title}” is sold out.`

/** The last pieces are in somebody's unpaid order. */
export const inAnotherBasket = (title: string): string => `“${title}” is in another basket just now.`

/** Fewer pieces are left than are wanted. */
export const fewLeft = (title: string, stock: number): string =>
  `There ${stock === 1 ? 'is' : 'are'} only ${stock} left of “${title}”.`

export const costsNow = (title: string, price: Cents, seen: Cents): string =>
  `“${title}” now costs ${formatMoney(price)} instead of ${formatMoney(seen)}.`
