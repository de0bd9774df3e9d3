import type { OrderLine } from '#domain/orders/order-line.ts'
import type { ReturnStatus } from '#domain/returns/return.ts'
import type { Cents } from '#domain/shared/money.ts'

/** Pieces of a work, as whoever is told of them sees them. */
export type LineView = Pick<OrderLine, 'artworkId' | 'title' | 'quantity' | 'imageUrl'>

/** Works of one artist on their way back, and how far they have come. */
export interface ReturnView {
  readonly id: string
  readonly artist: { readonly id: string; readonly name: string }
  readonly status: ReturnStatus
  readonly lines: readonly LineView[]
  /** Where the buyer is to send them; null until the artist has said so. */
  readonly sendTo: string | null
  readonly askedAt: string
  /** The last day to send them, at 00:00 in UTC. */
  readonly sendBy: string
  /** Whether that day is over, and an admin may decide. */
  readonly isOverdue: boolean
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly sentAt: string | null
  readonly endedAt: string | null
  /** What went back to the buyer for them. */
  readonly givenBack: Cents
}

/** A statement that somebody withdraws. */
export interface StatementView {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly at: string
  readonly lines: readonly LineView[]
  /** What went back at once, for what had not been sent. */
  readonly givenBack: Cents
}

/** What has become of an order after it was paid, for its buyer. */
export interface AfterSaleView {
  readonly number: string
  /** Whether the buyer can withdraw from anything now. */
  readonly canWithdraw: boolean
  /** The last day to withdraw, at 00:00 in UTC; null while not everything has arrived. */
  readonly lastDay: string | null
  /** Who withdraws, and where it is acknowledged, unless they say otherwise. */
  readonly name: string
  readonly email: string
  /** What they can withdraw from. */
  readonly items: readonly (LineView & {
    readonly price: Cents
    readonly artist: { readonly id: string; readonly name: string }
    /** It has to come back before the money does. */
    readonly wasSent: boolean
  })[]
  /** The first one first. */
  readonly withdrawals: readonly StatementView[]
  readonly returns: readonly ReturnView[]
}

/** A statement as it is sent; works that are not named are all that are left. */
export interface WithdrawalRequest {
  readonly lines?: readonly { readonly artworkId: string; readonly quantity: number }[] | undefined
  readonly name?: string | undefined
  readonly email?: string | undefined
}

/** What a buyer knows of the parcel that they have sent back; nothing is as good. */
export interface SentReturn {
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
}

/** Withdrawing from an order that is one's own, or opened by its key; each throws as `Ordering.order`. */
export interface Withdrawals {
  afterSale(number: string, accessKey?: string): Promise<AfterSaleView>
  /**
   * Withdraws, and has it acknowledged by mail at once. What had not been sent is paid back by itself, what had has to come
   * back first. The same statement under the same key is one.
   * @throws DomainError conflict 'order-not-withdrawable', 'withdrawal-over' or 'withdrawn-already'; rule-broken (fields name,
   * email, lines)
   */
  withdraw(
    number: string,
    request: WithdrawalRequest,
    idempotencyKey?: string,
    accessKey?: string,
  ): Promise<AfterSaleView>
  /**
   * Says that works are on their way back.
   * @throws DomainError not-found, conflict 'return-ended', rule-broken (fields carrier, trackingNumber)
   */
  sendBack(number: string, returnId: string, parcel: SentReturn, accessKey?: string): Promise<AfterSaleView>
}

/** The returns of an order, for its artist (their own alone) or an admin; each throws as other things of theirs. */
export interface Returns {
  /** The first one first. @throws DomainError not-found */
  returns(number: string): Promise<readonly ReturnView[]>
  /** They are here: the buyer gets the money. @throws DomainError not-found, conflict 'return-ended' */
  receive(number: string, returnId: string): Promise<readonly ReturnView[]>
  /**
   * Tells the buyer where to send them.
   * @throws DomainError not-found, conflict 'return-ended', rule-broken (field sendTo)
   */
  sayWhere(number: string, returnId: string, sendTo: string): Promise<readonly ReturnView[]>
}

/** What admins can do beside. */
export interface ReturnAdministration extends Returns {
  /**
   * Ends what was not sent back in time: 'waived' gives the money back all the same, 'refused' does not.
   * @throws DomainError not-found, conflict 'return-ended' or 'return-not-overdue'
   */
  decide(number: string, returnId: string, how: 'waived' | 'refused'): Promise<readonly ReturnView[]>
}
