import type { PayoutAccount, PayoutDestination } from '#domain/payouts/payout-account.ts'

/** An artist's accounts: one that was confirmed, one that is not yet. */
export interface OwnPayoutAccounts {
  readonly confirmed: PayoutAccount | null
  readonly toConfirm: PayoutAccount | null
}

/** The account of an artist that counts, and where it is. */
export interface DirectedAccount extends PayoutAccount {
  readonly artistId: string
  /** Null where nobody can read it any more: it was sealed by another installation. */
  readonly destination: PayoutDestination | null
}

/** Accounts for payouts; what they are is sealed where it is kept. */
export interface PayoutAccountRepository {
  of(userId: string): Promise<OwnPayoutAccounts>
  /** Keeps one that is to be confirmed, in place of another that was. */
  name(account: PayoutAccount, destination: PayoutDestination, tokenDigest: string): Promise<void>
  /** The one of an account that a token confirms, so long as it does; nobody else confirms it meanwhile. */
  named(userId: string, tokenDigest: string, now: Date): Promise<PayoutAccount | null>
  /** Takes the place of the one that was confirmed before. */
  confirm(account: PayoutAccount, usedFrom: Date): Promise<void>
  /** The one of each artist that counts: the confirmed one, or the one that is to be confirmed where there is no other. */
  ofArtists(artistIds: readonly string[]): Promise<readonly DirectedAccount[]>
}
