import { type Held, type HoldLimits, usualHoldLimits } from '#domain/orders/holding.ts'
import { type PaymentTimes, usualPaymentTimes } from '#domain/orders/payment-times.ts'
import { centsFrom } from '#domain/shared/money.ts'
import { ConfigurationError, type Reading } from './environment.ts'

/** Orders, pieces and dollars, such as 3/10/25000. */
function readLimit({ given }: Reading, name: string, usual: Held): Held {
  const typed = given(name)
  if (typed === null) return usual
  const [, orders, pieces, dollars] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})\/([1-9]\d{0,8})$/.exec(typed) ?? []
  if (orders === undefined)
    throw new ConfigurationError(
      `${name} must be the most orders, pieces and dollars, such as 3/10/25000, but it is '${typed}'.`,
    )
  return { orders: Number(orders), pieces: Number(pieces), sum: centsFrom(Number(dollars)) }
}

/** The most that unpaid orders may keep from others. @throws ConfigurationError with a sentence that names the variable */
export const readHoldLimits = (read: Reading): HoldLimits => ({
  buyer: readLimit(read, 'HOLD_LIMIT', usualHoldLimits.buyer),
  address: readLimit(read, 'HOLD_LIMIT_PER_ADDRESS', usualHoldLimits.address),
})

const minute = 60_000
const hour = 60 * minute

/** How long works are kept for an order that is not paid. @throws ConfigurationError as above */
export const readPaymentTimes = ({ number }: Reading): PaymentTimes => ({
  // A card is asked at once, a phone answers within minutes: who needs a day for it does not pay.
  card: number('HOLD_MINUTES_CARD', usualPaymentTimes.card / minute, 5, 1_440) * minute,
  mpesa: number('HOLD_MINUTES_MPESA', usualPaymentTimes.mpesa / minute, 5, 1_440) * minute,
  atm: number('HOLD_HOURS_BANK', usualPaymentTimes.atm / hour, 1, 720) * hour,
})
