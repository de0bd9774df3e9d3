/** Withdrawals and claims among the addresses: in a file of their own, for most pages lead to none. */
import { orderRoute } from './addresses.ts'

/** Where a buyer withdraws, and sees what has become of it; opened as the order is. */
export const withdrawalRoute = `${orderRoute}/withdrawal`

/** That page beside the page of an order, or beside a link to it: it is opened by the same key. */
export const withdrawalBeside = (order: string): string => order.replace(/(?=\?|$)/, '/withdrawal')

/** Where a buyer says that a work is damaged, and reads what is answered; opened as the order is. */
export const claimsRoute = `${orderRoute}/claims`

/** That page beside the page of an order, or beside a link to it: it is opened by the same key. */
export const claimsBeside = (order: string): string => order.replace(/(?=\?|$)/, '/claims')
