/** What some thousand runs must have come to: a simulation that never gets there says nothing about it. */
const rareStates = [
  'a link was opened',
  'card answered yes',
  'card.begin reply lost',
  'card.refund declined',
  'card.refund twice',
  'card.take reply lost',
  'killed inside a unit of work',
  'mail money-back',
  'mail order-called-off',
  'mail order-expired',
  'mail order-lessened',
  'mail order-not-confirmed',
  'mail order-refused',
  'mail order-too-late',
  'mail payment-failed',
  'mail payout-returned',
  'mail refund-due',
  'mailer.send reply lost',
  'payouts settled',
  'phone answered no',
  'phone.begin refused',
  'refunded line',
  'refused: out-of-stock',
  'unit of work reply lost',
  'unit of work twice',
] as const

/** Those of them that were never reached. */
export const neverReached = (reached: ReadonlyMap<string, number>): readonly string[] =>
  rareStates.filter((state) => !reached.has(state))
