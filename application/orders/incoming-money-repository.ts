import type { Place, Slice } from '#application/shared/keyset.ts'
import type { IncomingMoney, MoneyStanding } from '#domain/orders/incoming-money.ts'
import type { AgreedSum } from '#domain/payments/standing.ts'
import type { IncomingMoneyView } from './incoming-money-contract.ts'

export interface IncomingMoneyRepository {
  /** Writes it down. @returns whether nothing was known under its bank's name for it before */
  keep(money: IncomingMoney): Promise<boolean>
  /** All of a day and a sum. */
  booked(bookedOn: string, sum: AgreedSum): Promise<readonly IncomingMoney[]>
  /**
   * All of its sum, the first first, that a bank calls as it does, with or without a number, or that came from its account.
   * @param standing only what is so
   */
  alike(money: IncomingMoney, standing?: MoneyStanding): Promise<readonly IncomingMoney[]>
  /** What goes by its bank's name. */
  byKey(key: string): Promise<IncomingMoney | null>
  /** Inside a unit of work nobody else changes it meanwhile. */
  byId(id: string): Promise<IncomingMoney | null>
  /** What waits for the rest of an order's sum, the first first. */
  waitingFor(orderNumber: string): Promise<readonly IncomingMoney[]>
  /** All that came for an order, the first first. */
  ofOrder(orderNumber: string): Promise<readonly IncomingMoney[]>
  /** The last day that statements have told of, such as 2026-11-23; null where there are none. */
  toldUntil(): Promise<string | null>
  save(money: IncomingMoney): Promise<void>
  /** What a person has to see to, the newest first, with what waits for the rest. */
  open(limit: number, after: Place | null): Promise<Slice<Omit<IncomingMoneyView, 'asks'>>>
}
