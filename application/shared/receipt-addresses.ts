/** Receipts among the addresses: in a file of their own, for most pages lead to none. */
import { orderPage, orderRoute } from './addresses.ts'

/** What was paid for an order and to whom it went, to print; opened as the order is. */
export const receiptRoute = `${orderRoute}/receipt`

const beside = (order: string, name: string): string => order.replace(/(?=\?|$)/, `/${name}`)

/** The receipt beside the page of an order, or beside a link to that: it is opened by the same key. */
export const receiptBeside = (order: string): string => beside(order, 'receipt')

/** The same as a file. */
export const receiptFile = (number: string, key?: string): string =>
  `/api${beside(orderPage(number, key), 'receipt.pdf')}`
