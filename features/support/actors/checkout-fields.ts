import type { CheckoutField } from '#features/support/roles/shopper.ts'
import type { CheckoutDraft } from '#web/orders/checkout/checkout-draft.ts'
import type { CheckoutField as FormField } from '#web/orders/checkout/checkout-form.ts'

/** What the checkout's form calls its fields. */
export const fieldNames: Readonly<Record<CheckoutField, FormField>> = {
  Name: 'name',
  Street: 'street',
  City: 'city',
  State: 'state',
  'Postal code': 'postalCode',
  Country: 'country',
  Phone: 'phone',
  Email: 'email',
  'Card number': 'cardNumber',
  'Cardholder name': 'cardName',
  'Expiry date': 'expiryDate',
  CVV: 'cvv',
  'M-Pesa phone number': 'phoneNumber',
  'Bank name': 'bankName',
  'Account number': 'accountNumber',
}

/** What the checkout keeps of an earlier visit at which this was filled in. */
export const draftOf = (filled: Partial<Record<CheckoutField, string>>): CheckoutDraft => {
  const fields = Object.entries(filled).map(([name, text]) => [fieldNames[name as CheckoutField], text])
  return { fields: Object.fromEntries(fields), method: 'card', key: null, keyOf: null }
}
