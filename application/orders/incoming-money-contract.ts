import type { Page, PageRequest } from '#application/shared/page.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import type { Dismissal, MoneyStanding } from '#domain/orders/incoming-money.ts'
import type { Statement } from '#domain/orders/incoming-payment.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Currency } from '#domain/payments/standing.ts'
import type { Cents } from '#domain/shared/money.ts'

/** Money that has come to the shop's account. Sums are in hundredths of its currency. */
export interface IncomingMoneyView {
  readonly id: string
  /** Such as 2026-11-23. */
  readonly bookedOn: string
  readonly amount: Cents
  readonly currency: Currency
  /** Who has sent it, and from where: the way back. */
  readonly sender: string | null
  readonly senderIban: string | null
  /** What the sender wrote. */
  readonly text: string
  readonly standing: MoneyStanding
  /** The order that it came for. */
  readonly order: { readonly number: string; readonly status: OrderStatus } | null
  /** What is still asked for the order that it names, where that is another currency; else null. */
  readonly asks: { readonly number: string; readonly amount: Cents; readonly currency: Currency } | null
  /** What its order still lacks, where it waits for that; else null. */
  readonly lacks: Cents | null
  /** What of it goes back; of what the bank took back, what is known to have come and counts no more. */
  readonly back: Cents
}

/** What came of a statement, in payments. */
export interface StatementResult {
  /** Whose order is paid now. */
  readonly paid: number
  /** Too little: the order waits for the rest. */
  readonly waiting: number
  /** Too much, or for an order that needs none. */
  readonly toSendBack: number
  /** For no order that is known, perhaps told of before, or taken back by the bank. */
  readonly unplaced: number
  /** Those that earlier files have told of for certain. */
  readonly known: number
  /** What came in currencies that no order is paid in, each in words: nothing is known of it here. */
  readonly leftOut: readonly string[]
  /** What those were taken for that name no currency; null where each does. */
  readonly assumed: Currency | null
}

/** Reads what banks write of an account. */
export interface StatementFiles {
  /** What has come, and what the bank took back of that. @throws DomainError rule-broken 'statement-…' (field `file`), saying where */
  read(file: SentFile): Promise<Statement>
}

/**
 * What came by bank transfer, for admins. Each throws DomainError not-signed-in, or not-found, also for whoever is no admin.
 * What changes is written into the log.
 */
export interface MoneyIn {
  /** What a person has to see to, the newest first. */
  money(request: PageRequest): Promise<Page<IncomingMoneyView>>
  /**
   * Takes a bank's statement: each payment once, whatever files tell of it. What the bank took back counts no more, where it is known
   * which payment that was. One that cannot be read changes nothing.
   * @throws DomainError rule-broken 'statement-…' (field `file`)
   */
  take(file: SentFile): Promise<StatementResult>
  /**
   * Says what order a payment is for. Money in another currency than was agreed pays it whole: the admin has seen both sums.
   * @throws DomainError rule-broken (field `orderNumber`), conflict 'money-placed', 'money-taken-back' or 'no-bank-transfer'
   */
  place(id: string, orderNumber: string): Promise<IncomingMoneyView>
  /** Says that what was to go back has left. @throws DomainError conflict 'money-placed' or 'money-taken-back' */
  sentBack(id: string): Promise<IncomingMoneyView>
  /**
   * Says that money needs nothing: it was told of before, is for no order, or was taken back, which was seen to. What an admin had
   * said to be here before a statement refused it counts for its order. @throws DomainError conflict 'money-placed'
   */
  dismiss(id: string, why: Dismissal): Promise<IncomingMoneyView>
}
