import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import type { Ibans } from '#domain/shared/ibans.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { isBlank, tidyLine } from '#domain/shared/tidy-text.ts'
import { isTooLong } from '#domain/shared/too-long.ts'

/** Where an artist's money goes. */
export type PayoutDestination =
  | { readonly kind: 'iban'; readonly iban: string; readonly holder: string }
  | { readonly kind: 'mpesa'; readonly phone: string }

export const payoutKinds = ['iban', 'mpesa'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** What an artist types; the fields of the other kind are empty. */
export interface PayoutAccountForm {
  readonly kind: PayoutKind
  readonly iban: string
  readonly holder: string
  readonly phone: string
}

export const emptyPayoutAccount: PayoutAccountForm = { kind: 'iban', iban: '', holder: '', phone: '' }

/** An account for payouts, without what nobody else needs to see of it. */
export interface PayoutAccount {
  readonly id: string
  /** Whose it is: it goes with the account at the shop. */
  readonly userId: string
  readonly kind: PayoutKind
  /** Its last figures: enough to know one's own again. */
  readonly ending: string
  /** Until when the link in the mail confirms it. */
  readonly confirmBy: Date
  /** From when money goes there; null until it is confirmed. */
  readonly usedFrom: Date | null
}

const day = 86_400_000

/** Days that money waits once another account was confirmed, so that whoever did not change it can say so. */
export const daysUntilUsed = 7

/** Days that the link in the mail is good for. */
const daysToConfirm = 1

export const confirmedBy = (now: Date): Date => new Date(now.getTime() + daysToConfirm * day)

/** The first account is used at once; one that takes another's place waits. */
export const usedFrom = (now: Date, isFirst: boolean): Date =>
  isFirst ? now : new Date(now.getTime() + daysUntilUsed * day)

/** Whether money may go there by now. */
export const isInUse = (account: Pick<PayoutAccount, 'usedFrom'> | null, now: Date): boolean =>
  account?.usedFrom != null && account.usedFrom <= now

/** The account's last figures, as they are shown everywhere. */
export const endingOf = (destination: PayoutDestination): string =>
  (destination.kind === 'iban' ? destination.iban : destination.phone).slice(-4)

const mobileInKenya = /^\+254[17]\d{8}$/

/** The number as M-Pesa knows it, such as 254712345678; null where it is no Kenyan mobile. */
function mpesaNumber(typed: string, phones: PhoneNumbers): string | null {
  const phone = phones.international(typed, 'KE')
  // Stryker disable next-line ConditionalExpression: 'null', as an expression would read it, is no number either
  return phone !== null && mobileInKenya.test(phone) ? phone.slice(1) : null
}

/** What files for banks can carry: a name is written in Latin letters there. */
const bankText = /^[\p{Script=Latin}\p{M}\d /?:().,'’+-]+$/u
export const longestHolder = 70

function holderFault(holder: string): string | null {
  if (holder === '') return 'Account holder is required'
  if (isTooLong(holder, longestHolder)) return `Account holder must have at most ${longestHolder} characters`
  return bankText.test(holder) ? null : 'Write the account holder in Latin letters, as the bank does'
}

/** Who knows which numbers there are. */
export interface NumberBooks {
  readonly ibans: Ibans
  readonly phones: PhoneNumbers
}

/** What is wrong with an account, field by field; only the fields of its kind are looked at. */
export function validatePayoutAccount(
  { kind, iban, holder, phone }: PayoutAccountForm,
  { ibans, phones }: NumberBooks,
): FormErrors<keyof PayoutAccountForm> {
  if (kind === 'mpesa') {
    const wrong =
      mpesaNumber(phone, phones) === null ? 'Enter a Kenyan mobile number, such as 0712 345 678' : null
    return formErrors({ phone: isBlank(phone) ? 'Phone number is required' : wrong })
  }
  const wrong = ibans.electronic(iban) === null ? 'Enter a valid IBAN: please check each figure' : null
  return formErrors({
    iban: isBlank(iban) ? 'IBAN is required' : wrong,
    holder: holderFault(tidyLine(holder)),
  })
}

/** Where the money goes, of a form without faults. */
export const destinationIn = (
  { kind, iban, holder, phone }: PayoutAccountForm,
  { ibans, phones }: NumberBooks,
): PayoutDestination =>
  kind === 'mpesa'
    ? // Stryker disable next-line StringLiteral: a form without faults has a number
      { kind, phone: mpesaNumber(phone, phones) ?? '' }
    : // Stryker disable next-line StringLiteral: a form without faults has an IBAN
      { kind, iban: ibans.electronic(iban) ?? '', holder: tidyLine(holder) }
