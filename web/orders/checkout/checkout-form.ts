import type { OrderRequest, PaymentRequest } from '#application/orders/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import {
  type BankTransferForm,
  emptyBankTransfer,
  validateBankTransfer,
} from '#domain/orders/bank-transfer-payment.ts'
import { validateEmail } from '#domain/orders/guest-contact.ts'
import {
  emptyMobileMoney,
  formatMobilePhone,
  type MobileMoneyForm,
  validateMobileMoney,
} from '#domain/orders/mobile-money-payment.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import { emptyShipping, type ShippingForm, validateShipping } from '#domain/orders/shipping.ts'
import {
  type CardPaymentForm,
  emptyCard,
  formatCardNumber,
  formatCvv,
  formatExpiryDate,
  validateCard,
} from '#domain/payments/card-payment.ts'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import type { Cents } from '#domain/shared/money.ts'
import { type PhoneNumbers, withWholePhone } from '#domain/shared/phone-numbers.ts'

/** A country's dialling prefix; empty where it is not known. */
export type PrefixOf = (country: string) => string

interface Contact {
  readonly email: string
}

/** Everything a guest types. What belongs to another way to pay stays typed while it is not chosen. */
export type CheckoutFields = ShippingForm & Contact & CardPaymentForm & MobileMoneyForm & BankTransferForm
export type CheckoutField = keyof CheckoutFields
export type CheckoutErrors = FormErrors<CheckoutField>

/** What was typed into one of them. */
export interface FilledIn {
  readonly field: CheckoutField
  readonly text: string
  /** While a keyboard may still make something else of it. */
  readonly isComposing?: boolean
}

export const emptyCheckout: CheckoutFields = {
  ...emptyShipping,
  email: '',
  ...emptyCard,
  ...emptyMobileMoney,
  ...emptyBankTransfer,
}

const asTyped: Partial<Record<CheckoutField, (typed: string) => string>> = {
  cardNumber: formatCardNumber,
  expiryDate: formatExpiryDate,
  cvv: formatCvv,
  phoneNumber: formatMobilePhone,
}

/**
 * A field's text as it is kept: some fields help while one types. What is still being composed stays as it is: a keyboard that finds
 * another text there begins once more behind it, and what it had composed stands there twice.
 */
export const typed = (field: CheckoutField, text: string, isComposing = false): string =>
  isComposing ? text : (asTyped[field]?.(text) ?? text)

export function shippingErrors(
  fields: CheckoutFields,
  phones: PhoneNumbers,
): FormErrors<keyof ShippingForm | 'email'> {
  const email = validateEmail(fields.email)
  return { ...validateShipping(fields, phones), ...(email !== null && { email }) }
}

/** Only the chosen way to pay is looked at; a card only in fields of ours, as its provider's say themselves what they lack. */
export function paymentErrors(
  method: PaymentMethod,
  fields: CheckoutFields,
  now: Date,
  isCardOurs: boolean,
): FormErrors<keyof CardPaymentForm | keyof MobileMoneyForm | keyof BankTransferForm> {
  switch (method) {
    case 'card':
      return isCardOurs ? validateCard(fields, now) : {}
    case 'mpesa':
      return validateMobileMoney(fields)
    case 'atm':
      return validateBankTransfer(fields)
  }
}

export const cardOf = ({ cardNumber, cardName, expiryDate, cvv }: CheckoutFields): CardPaymentForm => ({
  cardNumber,
  cardName,
  expiryDate,
  cvv,
})

const paymentOf = (
  method: PaymentMethod,
  { phoneNumber, bankName, accountNumber }: CheckoutFields,
  token: string,
): PaymentRequest => {
  switch (method) {
    case 'card':
      return { method, token }
    case 'mpesa':
      return { method, phoneNumber }
    case 'atm':
      return { method, bankName, accountNumber }
  }
}

/** What the shopper presses 'Place Order' for: the works, and the sum that stands beside the button. */
export interface ShownOrder {
  readonly items: readonly CartItem[]
  readonly total: Cents
}

/** The order as it is sent, with the prices and the sum that the shopper has seen and a phone that is reached from everywhere; of a card only its token. */
export const orderRequest = (
  { items, total }: ShownOrder,
  fields: CheckoutFields,
  method: PaymentMethod,
  token: string,
  phones: PhoneNumbers,
): OrderRequest => {
  const { name, street, city, state, postalCode, country, phone, email } = fields
  const shipping = { name, street, city, state, postalCode, country, phone }
  return {
    items: items.map(({ id, quantity, price, line }) => ({ artworkId: id, quantity, price, line })),
    shipping: withWholePhone(shipping, phones),
    email,
    payment: paymentOf(method, fields, token),
    total,
  }
}
