import { digitsIn } from '#domain/shared/digits.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'

/** Payment by M-Pesa: the phone that is asked to confirm. */
export interface MobileMoneyForm {
  /** Digits only. */
  readonly phoneNumber: string
}

export const emptyMobileMoney: MobileMoneyForm = { phoneNumber: '' }

/** A phone number as it is typed: digits only. One too many stays, so that it is told: without it the number is another. */
export const formatMobilePhone = (typed: string): string => digitsIn(typed)

const check = (phone: string): string | null => {
  if (phone === '') return 'Phone number is required'
  return /^\d{10,12}$/.test(phone) ? null : 'Enter a valid M-Pesa phone number'
}

export const validateMobileMoney = ({ phoneNumber }: MobileMoneyForm): FormErrors<keyof MobileMoneyForm> =>
  formErrors({ phoneNumber: check(phoneNumber) })
