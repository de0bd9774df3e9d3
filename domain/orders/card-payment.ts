import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'

/** What a card form holds. It goes to the payment gateway's own client and nowhere else. */
export interface CardPaymentForm {
  /** Digits only. */
  readonly cardNumber: string
  readonly cardName: string
  /** MM/YY. */
  readonly expiryDate: string
  readonly cvv: string
}

export const emptyCard: CardPaymentForm = { cardNumber: '', cardName: '', expiryDate: '', cvv: '' }

const digitsOf = (typed: string, most: number): string => typed.replace(/\D/g, '').slice(0, most)

/** A card number as it is typed: digits only, at most 16. */
export const formatCardNumber = (typed: string): string => digitsOf(typed, 16)

/** A CVV as it is typed: digits only, at most 4. */
export const formatCvv = (typed: string): string => digitsOf(typed, 4)

/** An expiry date as it is typed: at most MM/YY; the slash comes by itself after two digits. */
export function formatExpiryDate(typed: string): string {
  const digits = digitsOf(typed, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

const checkNumber = (number: string): string | null => {
  if (number === '') return 'Card number is required'
  return /^\d{16}$/.test(number) ? null : 'Card number must be 16 digits'
}

const checkExpiry = (expiry: string): string | null => {
  if (expiry === '') return 'Expiry date is required'
  return /^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry) ? null : 'Expiry date must be in MM/YY format'
}

const checkCvv = (cvv: string): string | null => {
  if (cvv === '') return 'CVV is required'
  return /^\d{3,4}$/.test(cvv) ? null : 'CVV must be 3 or 4 digits'
}

export const validateCard = (form: CardPaymentForm): FormErrors<keyof CardPaymentForm> =>
  formErrors({
    cardNumber: checkNumber(form.cardNumber),
    cardName: form.cardName.trim() === '' ? 'Cardholder name is required' : null,
    expiryDate: checkExpiry(form.expiryDate),
    cvv: checkCvv(form.cvv),
  })
