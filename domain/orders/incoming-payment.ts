import { isCreditorReference } from '#domain/payments/creditor-reference.ts'
import type { AgreedSum, Currency } from '#domain/payments/standing.ts'
import { isOrderNumber } from './order-number.ts'

/** Money that a statement says has come to the shop's account. */
export interface IncomingPayment {
  /** What the bank calls it, or its place in its statement: the same is kept once. */
  readonly key: string
  /** The day it was booked, such as 2026-11-23. */
  readonly bookedOn: string
  readonly sum: AgreedSum
  /** Who has sent it, and from where: the way back. Null where the statement does not say. */
  readonly sender: string | null
  readonly senderIban: string | null
  /** What the sender wrote. */
  readonly text: string
}

/** What a bank's statement tells of money that has come. */
export interface Statement {
  readonly payments: readonly IncomingPayment[]
  /** What came in currencies that no order is paid in, each in words. */
  readonly leftOut: readonly string[]
  /** What those were taken for that name no currency; null where each does. */
  readonly assumed: Currency | null
}

/** Money in a currency that no order is paid in, such as 'CHF 5.00 of 2026-11-24 from Somebody, “A coin”'. */
export const leftOutInWords = (
  sum: string,
  { bookedOn, sender, text }: Pick<IncomingPayment, 'bookedOn' | 'sender' | 'text'>,
): string =>
  `${sum} of ${bookedOn}${sender === null ? '' : ` from ${sender}`}${text === '' ? '' : `, “${text}”`}`

const returned = 'A payment of ours that came back'

/** What stands with a payment of ours that could not be delivered: what it was sent with, and why, as far as the bank says. */
export const returnedText = (text: string, why: string | null): string =>
  [`${returned}${why === null ? '' : ` (${why})`}`, text].filter((part) => part !== '').join(' · ')

/** Whether it is no buyer's money: it pays no order, whichever it was sent with. */
export const isReturned = ({ text }: Pick<IncomingPayment, 'text'>): boolean => text.startsWith(returned)

const takenBack = 'Taken back by the bank'

/** What stands with money that came and that the bank has booked out again: what it came with, and why, as far as it says. */
export const takenBackText = (text: string, why: string | null): string =>
  [`${takenBack}${why === null ? '' : ` (${why})`}`, text].filter((part) => part !== '').join(' · ')

/** Whether it has left again: it pays no order, and nothing of it can go back. */
export const isTakenBack = ({ text }: Pick<IncomingPayment, 'text'>): boolean =>
  ownText(text).startsWith(takenBack)

const perhapsKnown = 'Perhaps told of before'

/** What stands with a payment of which nobody can tell whether it is one that is known already: a person has to see. */
export const perhapsKnownText = (text: string): string =>
  [perhapsKnown, text].filter((part) => part !== '').join(' · ')

/** Whether it may be one that is known already: it pays no order before a person says so. */
export const isPerhapsKnown = ({ text }: Pick<IncomingPayment, 'text'>): boolean =>
  text.startsWith(perhapsKnown)

/** What a sender wrote, in quotes where it begins as what is noted here does: nobody but us marks a payment. */
export const writtenText = (text: string): string =>
  isReturned({ text }) || isTakenBack({ text }) || isPerhapsKnown({ text }) ? `“${text}”` : text

/** What its sender wrote. */
const ownText = (text: string): string =>
  isPerhapsKnown({ text }) ? text.slice(perhapsKnown.length).replace(/^ · /, '') : text

/** What a payment's text says that it is for. */
export type NamedOrder = { readonly by: 'reference' | 'number'; readonly number: string }

const dashed = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4)}`

/**
 * The order that a payment's text names: by its reference, or by its number, which its check digit tells from other figures.
 * Null where there is none, where there are several, for a payment of ours that came back, for what was taken back, and for what
 * may be known already.
 */
export function namedOrder(text: string): NamedOrder | null {
  return isReturned({ text }) || isPerhapsKnown({ text }) || isTakenBack({ text }) ? null : orderIn(text)
}

/** The order that money named which the bank has taken back; null where it named none. */
export const orderTakenBackFrom = (text: string): string | null =>
  isTakenBack({ text }) ? (orderIn(ownText(text))?.number ?? null) : null

function orderIn(text: string): NamedOrder | null {
  const references = text.toUpperCase().matchAll(/(?<![\dA-Z])RF ?\d{2}(?: ?\d){8}(?!\d)/g)
  const byReference = new Set(
    Array.from(references, ([found]) => found.replaceAll(' ', ''))
      .filter(isCreditorReference)
      .map((reference) => dashed(reference.slice(4))),
  )
  const [referred] = byReference
  if (referred !== undefined) return byReference.size === 1 ? { by: 'reference', number: referred } : null
  const numbers = text.matchAll(/(?<!\d)(\d{4})[-–— ]?(\d{4})(?!\d)/g)
  const byNumber = new Set(Array.from(numbers, ([, head, tail]) => `${head}-${tail}`).filter(isOrderNumber))
  const [named] = byNumber
  return named !== undefined && byNumber.size === 1 ? { by: 'number', number: named } : null
}

/** What tells one payment from another, whatever its bank calls it. */
type Told = Pick<IncomingPayment, 'bookedOn' | 'sum' | 'sender' | 'senderIban' | 'text'>

const letters = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether two files tell of one payment, in which each may write in its own way: of the same day, sum and sender, or for the same
 * order, it is one; by another sum, account or order, or where one was taken back, it is another. Else nobody knows.
 */
export function likeness(known: Told, told: Told): 'same' | 'other' | 'unclear' {
  const [before, now] = [orderIn(ownText(known.text)), orderIn(ownText(told.text))]
  /** Whether both say the same; null where one says nothing. */
  const agree = (one: string | null | undefined, other: string | null | undefined): boolean | null =>
    one && other ? letters(one) === letters(other) : null
  const [account, order] = [agree(known.senderIban, told.senderIban), agree(before?.number, now?.number)]
  const isOtherSum = known.sum.amount !== told.sum.amount || known.sum.currency !== told.sum.currency
  const isOtherWay = isTakenBack(known) !== isTakenBack(told)
  if (isOtherSum || isOtherWay || account === false || order === false) return 'other'
  if (known.bookedOn !== told.bookedOn) return 'unclear'
  const isAlike =
    letters(ownText(known.text)) === letters(ownText(told.text)) && agree(known.sender, told.sender) !== false
  return account === true || order === true || isAlike ? 'same' : 'unclear'
}
