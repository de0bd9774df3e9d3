/**
 * Whether a line `e` of an artist's account counts for a payout: it is one itself, or its order was paid by the moment in
 * the parameter `by`. The same rule as dueOn in domain/fair-pay/payout.ts; the contract compares them.
 */
export const isSettled = (by: string): string => `(e.payout_id is not null or
  (select min(first.at) from ledger_entries first where first.order_id = e.order_id) <= ${by}::timestamptz)`
