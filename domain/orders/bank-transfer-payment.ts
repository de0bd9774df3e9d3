import { withOurDigits } from '#domain/shared/digits.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { isBlank, tidyLine } from '#domain/shared/tidy-text.ts'
import { longestLine, tooLong } from '#domain/shared/too-long.ts'

/** Payment by bank transfer: where the money will come from. */
export interface BankTransferForm {
  readonly accountNumber: string
  readonly bankName: string
}

export const emptyBankTransfer: BankTransferForm = { accountNumber: '', bankName: '' }

/** The account that money will come from, in words. */
export const accountInWords = ({ accountNumber, bankName }: BankTransferForm): string =>
  `${withOurDigits(tidyLine(accountNumber))}, ${tidyLine(bankName)}`

const checkAccount = (account: string): string | null => {
  if (account === '') return 'Account number is required'
  return /^\d{8,12}$/.test(withOurDigits(account)) ? null : 'Enter a valid account number'
}

export const validateBankTransfer = (form: BankTransferForm): FormErrors<keyof BankTransferForm> =>
  formErrors({
    bankName: isBlank(form.bankName) ? 'Bank name is required' : tooLong(form.bankName, longestLine),
    accountNumber: checkAccount(tidyLine(form.accountNumber)),
  })
