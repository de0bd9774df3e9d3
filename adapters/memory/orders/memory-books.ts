import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import type { Payout } from '#domain/fair-pay/payout.ts'
import { Order } from '#domain/orders/order.ts'
import type { MemoryMails } from '../notifications/memory-mails.ts'

/** A line of the books, and when it was written. */
export interface PostedEntry extends LedgerEntry {
  readonly at: Date
}

/** Orders, books and mails in memory. */
export class MemoryBooks {
  /** By number. */
  readonly orders = new Map<string, Order>()
  /** By digest of the idempotency key; the number is there once the order is. */
  readonly requests = new Map<string, { readonly fingerprint: string; readonly number: string | null }>()
  /** By the id of an order, or of a payout. */
  readonly entries = new Map<string, readonly PostedEntry[]>()
  /** By artist and month. */
  readonly payouts = new Map<string, Payout>()
  /** By event. */
  readonly mails: MemoryMails = new Map()
}

/** An order of its own, so that changing it changes nothing that is kept. */
export const copyOf = (order: Order): Order => Object.assign(Object.create(Order.prototype) as Order, order)
