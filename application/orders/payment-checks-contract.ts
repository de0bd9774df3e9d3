import type { Page, PageRequest } from '#application/shared/page.ts'

/** Where orders, books and providers do not agree, in one sentence, with the order that it is about. */
export interface CheckDifference {
  readonly sentence: string
  /** Null where it is about none, or about several. */
  readonly orderNumber: string | null
}

/** What one comparison of orders, books and providers has come to. */
export interface PaymentCheckView {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** How many were looked at. */
  readonly orders: number
  /** How many of their payments and refunds providers were asked of. */
  readonly asked: number
  readonly differences: readonly CheckDifference[]
}

export interface PaymentChecks {
  /** The newest first; what the first says is what a person has to see to. */
  checks(request: PageRequest): Promise<Page<PaymentCheckView>>
  /** Has it compared as soon as somebody is free to do it. */
  checkNow(): Promise<void>
}
