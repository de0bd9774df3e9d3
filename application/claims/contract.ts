import type { LineView } from '#application/returns/contract.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { ClaimSide } from '#domain/claims/claim.ts'
import type { RefundWish } from '#domain/orders/refund.ts'
import type { Cents } from '#domain/shared/money.ts'

/** A photograph that came with a message, for those who may look at it. */
export interface PhotographView {
  readonly id: string
  readonly imageUrl: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

export interface ClaimMessageView {
  readonly id: string
  readonly by: ClaimSide
  readonly name: string
  readonly text: string
  readonly at: string
  /** Whether whoever asks has not read it yet. */
  readonly isUnread: boolean
  readonly photographs: readonly PhotographView[]
}

/** What is said about a work that has arrived damaged, as buyer, artist and admins alike see it. */
export interface ClaimView {
  readonly id: string
  readonly artworkId: string
  readonly title: string
  readonly imageUrl: string | null
  readonly artist: { readonly id: string; readonly name: string }
  readonly status: 'open' | 'closed'
  readonly openedAt: string
  readonly closedAt: string | null
  /** What went back to the buyer with the decision. */
  readonly givenBack: Cents
  /** The first one first; an admin's last one is the decision, once it is closed. */
  readonly messages: readonly ClaimMessageView[]
}

/** The claims of an order, for its buyer. */
export interface OrderClaimsView {
  readonly number: string
  /** What a claim can be opened for. */
  readonly items: readonly (LineView & { readonly artist: { readonly id: string; readonly name: string } })[]
  /** The first one first. */
  readonly claims: readonly ClaimView[]
}

export interface ClaimMessageRequest {
  readonly text: string
  readonly photographs: readonly SentFile[]
}

export interface ClaimRequest extends ClaimMessageRequest {
  readonly artworkId: string
}

/** Damage to works of an order that is one's own, or opened by its key; each throws as `Ordering.order`. */
export interface Claims {
  claims(number: string, accessKey?: string): Promise<OrderClaimsView>
  /**
   * Says that a work has arrived damaged; its artist and the admins are told. The same under the same key is one.
   * @throws DomainError rule-broken (fields artworkId, text, photographs), conflict 'claim-open' or 'not-claimable',
   * too-many-requests
   */
  open(
    number: string,
    request: ClaimRequest,
    idempotencyKey?: string,
    accessKey?: string,
  ): Promise<OrderClaimsView>
  /** @throws DomainError not-found, rule-broken (fields text, photographs), conflict 'claim-closed', too-many-requests */
  answer(
    number: string,
    claimId: string,
    message: ClaimMessageRequest,
    idempotencyKey?: string,
    accessKey?: string,
  ): Promise<OrderClaimsView>
  /** Everything that stands there is read. @throws DomainError not-found */
  markRead(number: string, claimId: string, accessKey?: string): Promise<void>
}

/** A claim that waits for a decision, among all that an artist or an admin sees. */
export interface WaitingClaim {
  readonly id: string
  readonly orderNumber: string
  readonly artist: string
  readonly openedAt: string
  /** Messages that their side has not read. */
  readonly unread: number
}

/** The longest list of claims that wait. */
export const claimsShown = 100

/** The claims of an order, for its artist (their own alone) or an admin; each throws as other things of theirs. */
export interface KeptClaims {
  /** Those of all orders that wait for a decision, the longest waiting first: `claimsShown` at most. */
  waiting(): Promise<readonly WaitingClaim[]>
  /** The first one first. @throws DomainError not-found */
  claims(number: string): Promise<readonly ClaimView[]>
  /** The same under the same key is one. @throws as `Claims.answer` */
  answer(
    number: string,
    claimId: string,
    message: ClaimMessageRequest,
    idempotencyKey?: string,
  ): Promise<readonly ClaimView[]>
  /** @throws DomainError not-found */
  markRead(number: string, claimId: string): Promise<void>
}

/** What admins can do beside. */
export interface ClaimAdministration extends KeptClaims {
  /**
   * Decides: with a sentence that buyer and artist are told, and with money where works or an amount are named.
   * @throws DomainError not-found, conflict 'claim-closed' or 'order-changed', rule-broken (fields text, lines, amount)
   */
  close(
    number: string,
    claimId: string,
    text: string,
    refund: RefundWish | null,
  ): Promise<readonly ClaimView[]>
}

/**
 * The hash of a photograph that whoever asks may look at: as its artist, as an admin, or as the buyer.
 * @throws DomainError not-found for everybody else
 */
export type ClaimPhotographs = (photographId: string, accessKey?: string) => Promise<string>
