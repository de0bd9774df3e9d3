import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { validateMobileMoney } from '#domain/orders/mobile-money-payment.ts'
import type { Order } from '#domain/orders/order.ts'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { askAgainFrom } from '#domain/payments/phone-requests.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isComplete } from '#domain/shared/form-errors.ts'
import { type PaymentPorts, payWith, untilPhoneIsLookedAt } from './payment.ts'

interface PhoneRequestPorts extends PaymentPorts {
  readonly ids: IdSource
  readonly digest: Digest
}

const notNow = (): DomainError =>
  new DomainError('conflict', 'phone-not-to-be-asked', 'This order waits for no other request to a phone.')

/**
 * Writes down one more try to pay an order by phone, for the same sum at the same rate.
 * @throws DomainError conflict 'phone-not-to-be-asked'; rule-broken (field `phoneNumber`)
 */
export function nextPhoneRequest(
  { number }: Order,
  phoneNumber: string,
  ports: PhoneRequestPorts,
): Promise<PaymentAttempt> {
  const { orders, attempts, ways, work, jobs, ids, clock, digest } = ports
  const errors = validateMobileMoney({ phoneNumber })
  if (!isComplete(errors))
    throw new DomainError('rule-broken', 'order-incomplete', paymentIncomplete, { ...errors })
  return work.run(async () => {
    const now = clock.now()
    const order = await orders.byNumber(number)
    const before = await attempts.ofOrder(number)
    const [first] = before
    const from = askAgainFrom(before)
    const isWaiting =
      order?.method === 'mpesa' && order.status === 'awaiting-payment' && !order.isExpired(now)
    if (!order || !isWaiting || !first || from === null) throw notNow()
    if (from > now)
      throw new DomainError(
        'conflict',
        'phone-not-to-be-asked',
        'Your phone was asked a moment ago. Please try again two minutes after that.',
      )
    const way = ways.by('phone')
    // What was agreed with one provider is no sum for another.
    if (first.provider !== way.name) throw notNow()
    // Whether the phone can be reached is the provider's to say; the sum was agreed when the order was placed.
    way.agree(order.total, phoneNumber)
    const attempt = await attempts.open(
      new PaymentAttempt(
        {
          id: ids.newId(),
          origin: digest(`${order.id} phone ${before.length}`),
          provider: way.name,
          way: 'phone',
          price: order.total,
          sum: { ...first.sum, ...(first.rate && { rate: first.rate }) },
          payer: phoneNumber,
        },
        now,
      ),
    )
    const ofOrder = await payWith(attempt.id, order, ports)
    order.paymentReference = attempt.id
    await orders.save(order)
    await jobs.add('look-at-payment', { reference: attempt.id }, untilPhoneIsLookedAt)
    return ofOrder
  })
}
