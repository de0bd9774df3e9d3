import type { AuditedAction } from '#application/admin/audit-writer.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Claim, ClaimMessage } from '#domain/claims/claim.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import type { Order } from '#domain/orders/order.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Return } from '#domain/returns/return.ts'
import type { Withdrawal } from '#domain/returns/withdrawal.ts'

/** An order as it has come to be, with all that was written beside it. */
export interface LivedOrder {
  readonly order: Order
  readonly attempt: PaymentAttempt
  readonly postings: { readonly at: Date; readonly entries: readonly LedgerEntry[] }[]
  readonly claims: { readonly claim: Claim; readonly messages: readonly ClaimMessage[] }[]
  readonly withdrawals: { readonly withdrawal: Withdrawal; readonly coming: Return }[]
  /** What the admin has done about it. */
  readonly noted: AuditedAction[]
}

export interface Surroundings {
  readonly ids: IdSource
  readonly digest: Digest
  readonly feePercent: number
  readonly adminId: string
  /** A number that no other order has. */
  readonly newNumber: () => string
  readonly now: Date
}

/** Milliseconds. */
const day = 86_400_000

/** What happens to an order, so many days after it was placed. */
export class Life {
  readonly lived: LivedOrder
  readonly surroundings: Surroundings
  readonly #steps: { readonly at: Date; readonly take: (at: Date) => void }[] = []

  constructor(order: Order, attempt: PaymentAttempt, surroundings: Surroundings) {
    this.lived = { order, attempt, postings: [], claims: [], withdrawals: [], noted: [] }
    this.surroundings = surroundings
  }

  after(days: number, take: (at: Date) => void): void {
    this.#steps.push({ at: new Date(this.lived.order.placedAt.getTime() + days * day), take })
  }

  note(action: string, before: object, after: object, at: Date): void {
    const { id, number } = this.lived.order
    const subject = { kind: 'order', id, name: number } as const
    this.lived.noted.push({ adminId: this.surroundings.adminId, action, subject, before, after, at })
  }

  /** Lets happen, one after the other, what would have happened by now. */
  live(): LivedOrder {
    for (const { at, take } of this.#steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
      if (at <= this.surroundings.now) take(at)
    return this.lived
  }
}
