import type { PlacedOrder } from '#application/orders/contract.ts'

/** The page of an order for whoever holds its key. */
export const orderHref = (number: string, accessKey: string): string =>
  `/orders/${encodeURIComponent(number)}?${new URLSearchParams({ key: accessKey }).toString()}`

/** Where a checkout ends; a reload shows the same again. */
export const confirmedHref = ({ number, accessKey }: PlacedOrder): string =>
  `/checkout/confirmed?${new URLSearchParams({ order: number, key: accessKey }).toString()}`
