import type { PlacedOrder } from '#application/orders/contract.ts'

/** The page of an order: for whoever holds its key, or one's own without. */
export const orderHref = (number: string, accessKey?: string): string =>
  `/orders/${encodeURIComponent(number)}${
    accessKey === undefined ? '' : `?${new URLSearchParams({ key: accessKey }).toString()}`
  }`

/** All orders of whoever is signed in. */
export const orderHistoryHref = '/profile/orders'

/** Where a checkout ends; a reload shows the same again. */
export const confirmedHref = ({ number, accessKey }: PlacedOrder): string =>
  `/checkout/confirmed?${new URLSearchParams({ order: number, key: accessKey }).toString()}`
