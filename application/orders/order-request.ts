import { validateBankTransfer } from '#domain/orders/bank-transfer-payment.ts'
import { validateEmail } from '#domain/orders/guest-contact.ts'
import { validateMobileMoney } from '#domain/orders/mobile-money-payment.ts'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { shippingIncomplete, validateShipping } from '#domain/orders/shipping.ts'
import { faultOfWorks } from '#domain/orders/wanted-works.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type FormErrors, isComplete } from '#domain/shared/form-errors.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import type { OrderRequest, PaymentRequest } from './contract.ts'

function paymentErrors(payment: PaymentRequest): FormErrors<string> {
  if (payment.method === 'card') return payment.token === '' ? { token: 'Card number is required' } : {}
  return payment.method === 'mpesa' ? validateMobileMoney(payment) : validateBankTransfer(payment)
}

const broken = (message: string, fields: FormErrors<string>): DomainError =>
  new DomainError('rule-broken', 'order-incomplete', message, fields as Record<string, string>)

/** @throws DomainError rule-broken with the same fields and texts as the checkout's form */
export function checkOrderRequest(
  { items, shipping, email, payment }: OrderRequest,
  phones: PhoneNumbers,
): void {
  const wrongEmail = validateEmail(email ?? '')
  const shippingErrors = {
    ...validateShipping(shipping, phones),
    ...(wrongEmail ? { email: wrongEmail } : {}),
  }
  if (!isComplete(shippingErrors)) throw broken(shippingIncomplete, shippingErrors)
  const errors = paymentErrors(payment)
  if (!isComplete(errors)) throw broken(paymentIncomplete, errors)

  const fault = faultOfWorks(items)
  if (fault) throw broken(fault.sentence, { items: fault.inShort })
}

/**
 * What makes two requests the same order; a card may be turned into another token before it is sent again, and which cart its
 * works leave is where they come from, not what is bought.
 */
export const fingerprintOf = (
  { items, payment, fromCart: _fromCart, ...rest }: OrderRequest,
  buyerId: string | null,
): string =>
  JSON.stringify({
    items: items.map(({ line: _line, ...item }) => item),
    ...rest,
    payment: payment.method === 'card' ? 'card' : payment,
    ...(buyerId && { buyerId }),
  })

const keyForm = /^[\x21-\x7e]{8,200}$/

/** @throws DomainError rule-broken 'idempotency-key-missing' */
export function checkIdempotencyKey(key: string): void {
  if (!keyForm.test(key))
    throw new DomainError(
      'rule-broken',
      'idempotency-key-missing',
      'An Idempotency-Key of 8 to 200 characters is needed.',
    )
}
