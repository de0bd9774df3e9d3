import { isChecked } from '#domain/shared/check-digit.ts'
import { digitsIn, withOurDigits } from '#domain/shared/digits.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { isBlank } from '#domain/shared/tidy-text.ts'
import { longestLine, tooLong } from '#domain/shared/too-long.ts'

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

/** A card number as it is typed: digits only, at most 16. */
export const formatCardNumber = (typed: string): string => digitsIn(typed).slice(0, 16)

/** A CVV as it is typed: digits only, at most 4. */
export const formatCvv = (typed: string): string => digitsIn(typed).slice(0, 4)

/** The year of MM/YYYY, as some cards and wallets write it; of MMYYYY as well, which is filled in at once: nobody types six digits here. */
const century = /^(\D*(?:\d{1,2}\D+|\d{2}))20(?=\d{2}\D*$)/

/** A month that is told by one digit, as the slash behind it says, which Japanese keyboards write at full width. */
const shortMonth = /^\s*([1-9])\s*[/\uFF0F]/

/** An expiry date as it is typed: at most MM/YY; the slash comes by itself after two digits, and 1/30 is 01/30. */
export function formatExpiryDate(typed: string): string {
  const ours = withOurDigits(typed).replace(century, '$1').replace(shortMonth, '0$1/')
  const digits = digitsIn(ours).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

const checkNumber = (number: string): string | null => {
  if (number === '') return 'Card number is required'
  return /^\d{16}$/.test(number) && isChecked(number) ? null : 'Card number must be 16 digits'
}

/** A card pays until the last day of its month, in this century. */
function isOver(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split('/').map(Number)
  return Date.UTC(2000 + (year ?? 0), month ?? 0) <= now.getTime()
}

const checkExpiry = (expiry: string, now: Date): string | null => {
  if (expiry === '') return 'Expiry date is required'
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return 'Expiry date must be in MM/YY format'
  return isOver(expiry, now) ? 'Card has expired' : null
}

const checkCvv = (cvv: string): string | null => {
  if (cvv === '') return 'CVV is required'
  return /^\d{3,4}$/.test(cvv) ? null : 'CVV must be 3 or 4 digits'
}

export const validateCard = (form: CardPaymentForm, now: Date): FormErrors<keyof CardPaymentForm> =>
  formErrors({
    cardNumber: checkNumber(form.cardNumber),
    cardName: isBlank(form.cardName) ? 'Cardholder name is required' : tooLong(form.cardName, longestLine),
    expiryDate: checkExpiry(form.expiryDate, now),
    cvv: checkCvv(form.cvv),
  })
