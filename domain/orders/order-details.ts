import type { Carriages } from '#domain/shipping/carriage.ts'
import type { OrderLine } from './order-line.ts'
import type { PaymentMethod } from './payment.ts'
import type { ShippingForm } from './shipping.ts'

/** What an order is placed with. */
export interface OrderDetails {
  readonly id: string
  readonly number: string
  readonly email: string
  readonly shipping: ShippingForm
  readonly method: PaymentMethod
  readonly lines: readonly OrderLine[]
  /** What its parcels cost their artists to send. */
  readonly carriages?: Carriages
  /** When it ends unless it is paid; as usual for its method unless told. */
  readonly expiresAt?: Date
  /** The platform's fee at the time of the order; later changes of the rate do not touch it. */
  readonly feePercent: number
  /** Of the key that opens the order without an account; the key itself stands in the buyer's link alone. */
  readonly accessKeyDigest: string
  /** The account it is placed with; a guest has none. */
  readonly buyerId?: string | null
  /** Digest of what confirms the buyer's address, where it holds nothing before. */
  readonly confirmation?: string | null
  /** Fingerprint of the network address it was sent from, where that is known. */
  readonly placedFrom?: string | null
}
