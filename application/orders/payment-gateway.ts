import type { Cents } from '#domain/shared/money.ts'

/** Whoever moves the money. References are the gateway's own names for a payment. */
export interface PaymentGateway {
  /**
   * Holds a sum on a card; the same token and idempotency key give the same hold.
   * @throws DomainError payment-refused with a sentence for the buyer
   */
  authorise(token: string, amount: Cents, idempotencyKey: string): Promise<{ readonly reference: string }>
  /**
   * Takes a held sum; one that was taken before stays taken, once.
   * @throws DomainError payment-refused when it will never be taken
   */
  capture(reference: string): Promise<void>
  /** Lets go of a held sum; does nothing to one that was taken or let go of before. */
  release(reference: string): Promise<void>
  /** Gives some or all of a taken sum back; asked again with the same key, it is given back once. */
  refund(reference: string, amount: Cents, key: string): Promise<void>
  /** Asks a phone to confirm a payment; asked twice for the same order, it is still one payment. */
  askPhone(phoneNumber: string, amount: Cents, orderNumber: string): Promise<{ readonly reference: string }>
  /** What the buyer does to pay by transfer. */
  transferInstructions(amount: Cents, orderNumber: string): string
}
