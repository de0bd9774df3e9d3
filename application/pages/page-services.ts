import type {
  ArtistApproval,
  ArtworkAdministration,
  AuditLog,
  UserAdministration,
} from '#application/admin/contract.ts'
import type { Statistics } from '#application/admin/statistics-contract.ts'
import type { System } from '#application/admin/system-contract.ts'
import type { UndeliveredMails } from '#application/admin/undelivered-mails-contract.ts'
import type { WaitingCounts } from '#application/admin/waiting-counts-contract.ts'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { OwnProfile } from '#application/artists/own-profile-contract.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import type { OwnArtworks } from '#application/catalogue/own-artworks-contract.ts'
import type { ClaimAdministration, Claims, KeptClaims } from '#application/claims/contract.ts'
import type { FairPay } from '#application/fair-pay/contract.ts'
import type { Following } from '#application/favourites/contract.ts'
import type { Accounts, SecondFactors, SignInProviders } from '#application/identity/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Ordering, TrialPhone } from '#application/orders/contract.ts'
import type { MoneyIn } from '#application/orders/incoming-money-contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { PaymentChecks } from '#application/orders/payment-checks-contract.ts'
import type { Receipts } from '#application/orders/receipts-contract.ts'
import type { RefundsDue } from '#application/orders/refunds-due-contract.ts'
import type { CardTokens, Payments } from '#application/payments/contract.ts'
import type { PaymentNotices } from '#application/payments/notices-contract.ts'
import type { PayoutAccounts } from '#application/payouts/payout-account-contract.ts'
import type { OwnPayouts, PayoutAdministration } from '#application/payouts/payouts-contract.ts'
import type { ReturnAdministration, Returns, Withdrawals } from '#application/returns/contract.ts'
import type { OwnShipping, Shipping } from '#application/shipping/contract.ts'

/** What an artist works with. */
export interface ArtistServices {
  readonly profile: OwnProfile
  readonly artworks: OwnArtworks
  readonly dashboard: ArtistDashboard
  readonly returns: Returns
  readonly claims: KeptClaims
  readonly payouts: OwnPayouts
  readonly payoutAccount: PayoutAccounts
  readonly shipping: OwnShipping
}

/** What an admin works with. */
export interface AdminServices {
  readonly waiting: WaitingCounts
  readonly statistics: Statistics
  readonly approval: ArtistApproval
  readonly users: UserAdministration
  readonly artworks: ArtworkAdministration
  readonly orders: OrderAdministration
  readonly returns: ReturnAdministration
  readonly claims: ClaimAdministration
  readonly payouts: PayoutAdministration
  readonly log: AuditLog
  readonly mails: UndeliveredMails
  readonly system: System
  readonly paymentNotices: PaymentNotices
  readonly paymentChecks: PaymentChecks
  readonly refundsDue: RefundsDue
  readonly moneyIn: MoneyIn
}

/** What every page can ask for: on the server the services themselves, in the browser their HTTP client. */
export interface PageServices {
  readonly catalogue: Catalogue
  readonly artists: ArtistDirectory
  readonly ordering: Ordering
  readonly receipts: Receipts
  readonly withdrawals: Withdrawals
  readonly claims: Claims
  readonly fairPay: FairPay
  /** Whom whoever this page is for follows. */
  readonly following: Following
  /** The accounts as whoever this page is for may use them. */
  readonly accounts: Accounts
  /** The second lock of whoever this page is for. */
  readonly secondFactors: SecondFactors
  readonly signInProviders: SignInProviders
  readonly payments: Payments
  readonly shipping: Shipping
  /** Null where no card can be taken. */
  readonly cardTokens: CardTokens | null
  /** Null where money moves. */
  readonly trialPhone: TrialPhone | null
  /** Brought only when somebody opens the dashboard: in the browser it comes in a file of its own. */
  readonly artistServices: () => Promise<ArtistServices>
  readonly adminServices: () => Promise<AdminServices>
}

/** The services for one visitor; null is whoever is not signed in. */
export type ServicesFor = (visit: Visit | null) => Promise<PageServices>
