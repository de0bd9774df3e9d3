import type { AuditLog } from '#application/admin/contract.ts'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import type { ClaimAdministration, KeptClaims } from '#application/claims/contract.ts'
import type { MoneyIn } from '#application/orders/incoming-money-contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { PaymentChecks } from '#application/orders/payment-checks-contract.ts'
import type { RefundsDue } from '#application/orders/refunds-due-contract.ts'
import type { PaymentNotices } from '#application/payments/notices-contract.ts'
import type { OwnPayouts, PayoutAdministration } from '#application/payouts/payouts-contract.ts'
import type { OwnStatements } from '#application/payouts/statements-contract.ts'
import type { ReturnAdministration, Returns } from '#application/returns/contract.ts'
import type { Happening } from '#application/shared/happening.ts'
import type { OwnShipping } from '#application/shipping/contract.ts'

/** An artist who is signed in, with an ear for what happens. */
export interface SignedInArtist {
  readonly dashboard: ArtistDashboard
  readonly payouts: OwnPayouts
  readonly statements: OwnStatements
  readonly shipping: OwnShipping
  readonly returns: Returns
  readonly claims: KeptClaims
  /** They have named where their money goes, and confirmed it. */
  nameAccount(): Promise<void>
  /** Whoever does not for long has to sign in again. */
  lookIn(): Promise<void>
  /** What they were told at once, the first thing first. */
  readonly heard: readonly Happening[]
}

/** An admin who is signed in, with an ear for what happens. */
export interface SignedInAdmin {
  readonly orders: OrderAdministration
  readonly moneyIn: MoneyIn
  readonly payouts: PayoutAdministration
  readonly returns: ReturnAdministration
  readonly claims: ClaimAdministration
  readonly log: AuditLog
  readonly notices: PaymentNotices
  readonly checks: PaymentChecks
  readonly refundsDue: RefundsDue
  lookIn(): Promise<void>
  readonly heard: readonly Happening[]
}

/** Who signs in to work. Both begin to listen when they do. */
export interface SignedInUsers {
  /** The artist of the gallery with this name, who has an account from now on. */
  artist(name: string): Promise<SignedInArtist>
  admin(name: string): Promise<SignedInAdmin>
  leave(): Promise<void>
}
