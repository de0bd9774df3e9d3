import type { PayoutAccountForm, PayoutKind } from '#domain/payouts/payout-account.ts'

/** What is shown of an account: its last figures alone. */
interface ShownAccount {
  readonly kind: PayoutKind
  /** Such as '3000'. */
  readonly ending: string
}

/** Where an artist's money goes. */
export interface PayoutAccountView {
  /** The one that was confirmed; null before there is any. */
  readonly account:
    | (ShownAccount & {
        /** ISO 8601, UTC: money waits until then. */
        readonly usedFrom: string
        readonly isInUse: boolean
      })
    | null
  /** One that waits for the press on the link in the mail; `account` stays in use meanwhile. */
  readonly toConfirm:
    | (ShownAccount & {
        /** ISO 8601, UTC: the link is good until then. */
        readonly until: string
      })
    | null
}

/** Where the money of whoever is signed in as an artist goes. Each throws DomainError not-signed-in, or not-found. */
export interface PayoutAccounts {
  show(): Promise<PayoutAccountView>
  /**
   * Sends the link that confirms it to the account's address.
   * @throws DomainError rule-broken (fields), forbidden 'sign-in-again', conflict 'no-address', too-many-requests
   */
  name(form: PayoutAccountForm): Promise<PayoutAccountView>
  /** @throws DomainError rule-broken 'token-no-longer-valid', forbidden 'sign-in-again', too-many-requests */
  confirm(token: string): Promise<PayoutAccountView>
}
