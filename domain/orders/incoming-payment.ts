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
  isPerhapsKnown({ text }) ? text.slice(`${perhapsKnown} · `.length) : text

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

/** In capitals, as some banks write them: Weiß is WEISS there. */
const letters = (words: string): string => words.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether both say the same; null where one says nothing. */
const agree = (one: string | null | undefined, other: string | null | undefined): boolean | null =>
  one && other ? letters(one) === letters(other) : null

const isOneSum = (one: AgreedSum, other: AgreedSum): boolean =>
  one.amount === other.amount && one.currency === other.currency

/**
 * Whether two files tell of one payment, in which each may write in its own way: of the same day, sum and sender, or for the same
 * order, it is one; by another sum, account or order, or where one was taken back, it is another. Else nobody knows.
 */
export function likeness(known: Told, told: Told): 'same' | 'other' | 'unclear' {
  const [before, now] = [orderIn(ownText(known.text)), orderIn(ownText(told.text))]
  const [account, order] = [agree(known.senderIban, told.senderIban), agree(before?.number, now?.number)]
  const isOtherWay = isTakenBack(known) !== isTakenBack(told)
  if (!isOneSum(known.sum, told.sum) || isOtherWay || account === false || order === false) return 'other'
  if (known.bookedOn !== told.bookedOn) return 'unclear'
  const isAlike =
    letters(ownText(known.text)) === letters(ownText(told.text)) && agree(known.sender, told.sender) !== false
  return account === true || order === true || isAlike ? 'same' : 'unclear'
}

/** What a bank calls a payment, without the number that tells several of one name apart. */
export const bankNameOf = (key: string): string => key.replace(/ \(\d+\)$/, '')

/**
 * Whether money may be what the bank took back by a reversal: of the same sum and not after it, by the same name, or from the same
 * account for the same order. An account or an order that is another one tells them apart, whatever their name.
 * @param came with the order that it came for, where that is known
 */
function isReversalOf(
  reversal: IncomingPayment,
  came: IncomingPayment & { readonly orderNumber?: string | null },
): boolean {
  const account = agree(reversal.senderIban, came.senderIban)
  const named = orderTakenBackFrom(reversal.text)
  // A person may have placed it on another order than it names.
  const orders = [came.orderNumber, orderIn(ownText(came.text))?.number].map((each) => agree(named, each))
  const isOrder = orders.includes(true)
  if (!isTakenBack(reversal) || isTakenBack(came) || isReturned(came)) return false
  if (!isOneSum(reversal.sum, came.sum) || came.bookedOn > reversal.bookedOn) return false
  if (account === false || (!isOrder && orders.includes(false))) return false
  return bankNameOf(reversal.key) === bankNameOf(came.key) || (account === true && isOrder)
}

/** A payment as it is kept: see IncomingMoney. */
interface Kept extends IncomingPayment {
  readonly standing: string
  readonly orderNumber: string | null
  readonly paid: number
  readonly back: number
  readonly isDismissed: boolean
}

/** What changes little by being taken back comes first. */
const lightestFirst = ['sent-back', 'to-send-back', 'unplaced', 'waits', 'counted']
const weightOf = ({ paid, standing }: Kept): number => lightestFirst.indexOf(paid > 0 ? 'counted' : standing)

/**
 * The money that the bank took back by a reversal: what goes by its name before what came from its account for its order. Null where
 * there is none, and where nobody can tell which it was. @param known money of the same sum @param told what its file tells of:
 * that is taken care of next, and the reversal meets it
 */
export function takenBackBy<Money extends Kept>(
  reversal: Money,
  known: readonly Money[],
  told: readonly IncomingPayment[] = [],
): Money | null {
  if (isPerhapsKnown(reversal)) return null
  const possible = known.filter((each) => !each.isDismissed && isReversalOf(reversal, each))
  // It may have been told of twice: a person has to say first whether it has.
  if (possible.some((each) => each.standing === 'unplaced' && isPerhapsKnown(each))) return null
  const isNext = told.some(
    (each) => isReversalOf(reversal, each) && known.every((other) => likeness(other, each) !== 'same'),
  )
  const named = possible.filter(({ key }) => bankNameOf(key) === bankNameOf(reversal.key))
  const [first, ...others] = (named.length > 0 || isNext ? named : possible).toSorted(
    (one, other) => weightOf(one) - weightOf(other),
  )
  if (!first || others.some(({ orderNumber }) => orderNumber !== first.orderNumber)) return null
  return first
}

/** What took money back and was told of before it; null where nothing did. @param known money of the same sum */
export function reversalOf<Money extends Kept>(money: Money, known: readonly Money[]): Money | null {
  if (isPerhapsKnown(money)) return null
  const isFree = (each: Money): boolean =>
    each.standing === 'unplaced' && each.back === 0 && !isPerhapsKnown(each)
  return known.find((each) => isFree(each) && isReversalOf(each, money)) ?? null
}
