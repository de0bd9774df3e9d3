import { validateBankTransfer } from '#domain/orders/bank-transfer-payment.ts'
import { validateEmail } from '#domain/orders/guest-contact.ts'
import { validateMobileMoney } from '#domain/orders/mobile-money-payment.ts'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { shippingIncomplete, validateShipping } from '#domain/orders/shipping.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type FormErrors, isComplete } from '#domain/shared/form-errors.ts'
import type { OrderRequest, PaymentRequest } from './contract.ts'

/** Distinct works in one order. */
const mostLines = 100

function paymentErrors(payment: PaymentRequest): FormErrors<string> {
  if (payment.method === 'card') return payment.token === '' ? { token: 'Card number is required' } : {}
  return payment.method === 'mpesa' ? validateMobileMoney(payment) : validateBankTransfer(payment)
}

const broken = (message: string, fields: FormErrors<string>): DomainError =>
  new DomainError('rule-broken', 'order-incomplete', message, fields as Record<string, string>)

/** @throws DomainError rule-broken with the same fields and texts as the checkout's form */
export function checkOrderRequest({ items, shipping, email, payment }: OrderRequest): void {
  const wrongEmail = validateEmail(email ?? '')
  const shippingErrors = { ...validateShipping(shipping), ...(wrongEmail ? { email: wrongEmail } : {}) }
  if (!isComplete(shippingErrors)) throw broken(shippingIncomplete, shippingErrors)
  const errors = paymentErrors(payment)
  if (!isComplete(errors)) throw broken(paymentIncomplete, errors)

  if (items.length === 0) throw broken('Your Cart is Empty', { items: 'Your Cart is Empty' })
  if (items.length > mostLines)
    throw broken(`An order holds at most ${mostLines} different works.`, { items: 'Too many works' })
  if (items.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1))
    throw broken('A quantity is at least 1.', { items: 'A quantity is at least 1' })
  if (new Set(items.map(({ artworkId }) => artworkId)).size < items.length)
    throw broken('The same work stands in the order twice.', {
      items: 'The same work stands in the order twice',
    })
}
