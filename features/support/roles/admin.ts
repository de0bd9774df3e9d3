import type {
  ArtistApproval,
  ArtworkAdministration,
  AuditLog,
  UserAdministration,
} from '#application/admin/contract.ts'
import type { System } from '#application/admin/system-contract.ts'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import type { OwnProfile, ProfileForm } from '#application/artists/own-profile-contract.ts'
import type { Accounts, UserView } from '#application/identity/contract.ts'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { PayoutAccounts } from '#application/payouts/payout-account-contract.ts'
import type { Locks } from './second-factors.ts'

/** How the shop goes, as an admin reads it: each number in its own words, by what it counts. */
export interface ShopInNumbers {
  readonly figures: Readonly<Record<string, string>>
  readonly categories: Readonly<Record<string, string>>
  /** The last value of each chart, by month. */
  readonly thisMonth: Readonly<Record<string, string>>
}

/** An admin who is signed in. */
export interface AdminAtWork {
  readonly id: string
  numbers(): Promise<ShopInNumbers>
  readonly users: UserAdministration
  readonly approval: ArtistApproval
  readonly artworks: ArtworkAdministration
  readonly log: AuditLog
  readonly system: System
  /** Of their own account. */
  readonly locks: Locks
  readonly orders: Pick<OrderAdministration, 'order' | 'refund'>
}

/** Somebody in front of a browser of their own, who may want to sell. */
export interface Newcomer {
  readonly accounts: Accounts
  readonly profile: OwnProfile
  /** Where they work once they are artists. */
  dashboard(): Promise<ArtistDashboard>
  readonly payoutAccount: PayoutAccounts
  /** Has made a profile before a scenario begins: on no screen. */
  hasProfile(form: ProfileForm): Promise<unknown>
  /** What they may see of the dashboards of admins. */
  readonly approval: ArtistApproval
}

/** Where people come in who want to sell, and where it is decided. */
export interface Administration {
  admin(name: string): Promise<AdminAtWork>
  newcomer(): Promise<Newcomer>
  /** Nobody tries any more to take the payment of an order. */
  giveUp(orderNumber: string): Promise<void>
  /** A finished work with a picture: marked as ready, or still a draft. */
  prepare(account: UserView, title: string, as: 'ready' | 'draft'): Promise<void>
}
