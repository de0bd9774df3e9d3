import type { Standing } from '#domain/payments/standing.ts'

type Ended = Extract<Standing, { readonly is: 'ended' }>

const again = (sentence: string, why: Ended['why'] = 'refused'): Ended => ({
  is: 'ended',
  why,
  sentence,
  mayTryAgain: true,
})
const otherWay = (sentence: string): Ended => ({ is: 'ended', why: 'refused', sentence })

const overLimit = otherWay(
  'This is more than your M-Pesa account may pay, at once or in a day. Please pay in another way.',
)
const notSent = again('M-Pesa could not ask your phone. Please try again.', 'expired')

/**
 * The codes that end a payment, and what the buyer is told. Every other code, 4999 and those that nobody has written down
 * among them, ends nothing: orders were lost that way which had been paid for.
 */
const endings: Readonly<Record<string, Ended>> = {
  '1': again('There is not enough money in your M-Pesa account. Top it up and try again.'),
  '2': overLimit,
  '3': overLimit,
  '4': overLimit,
  '8': otherWay('Our M-Pesa account cannot take this payment. Please pay in another way.'),
  '17': again('M-Pesa takes the same sum from a phone once in two minutes. Please try again in a moment.'),
  '1001': again('Another M-Pesa request is open on your phone. Answer it, then try again.'),
  '1019': again('The request on your phone has run out. Please try again.', 'expired'),
  '1025': notSent,
  '1032': again('You have cancelled the payment on your phone.', 'cancelled'),
  '1037': again('Your phone could not be reached, or did not answer. Please try again.', 'expired'),
  '2001': again('The M-Pesa PIN was not right. Please try again.'),
  '8006': otherWay('Your M-Pesa PIN is locked. Safaricom unlocks it; or pay in another way.'),
  '9999': notSent,
}

/** Codes that say that the shop is set up wrongly: somebody has to look at it. */
const alarms = new Set(['2028', 'SFC_IC0003'])

const shopTrouble = otherWay('M-Pesa does not take payments for us just now. Please pay in another way.')

/** What a code ends; null where it ends nothing. */
export const endOf = (code: string): Ended | null => endings[code] ?? (alarms.has(code) ? shopTrouble : null)

export const isAlarm = (code: string): boolean => alarms.has(code)

/** What ended before a phone was asked. */
export const refusals = {
  wrongPhone: again('Enter a valid M-Pesa phone number'),
  busyPhone: again('Another M-Pesa request is open on this phone. Please try again in two minutes.'),
  notTaken: again('M-Pesa did not take the request. Please try again in two minutes.'),
  givenUp: { is: 'ended', why: 'cancelled', sentence: 'The payment was given up.' } satisfies Ended,
  unanswered: again('M-Pesa has not told us of a payment. Nothing was paid, as far as we know.', 'expired'),
}

/** What a refused request ends; null where nothing was refused for good, and it may be sent again. */
export function refusedPush(code: string, message: string): Ended | null {
  if (/lock subscriber|already in process/i.test(message)) return refusals.busyPhone
  if (!code.startsWith('400.')) return null
  return /phone|partya/i.test(message) ? refusals.wrongPhone : refusals.notTaken
}

/** Nothing was done, as the message or the code says: too much was asked at once, or the shop is not who it says it is. */
export const isUndone = (code: string, message: string): boolean =>
  code.startsWith('500.003.') || /credential|merchant|access token/i.test(message)
