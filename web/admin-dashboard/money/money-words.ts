import type { IncomingMoneyView, StatementResult } from '#application/orders/incoming-money-contract.ts'
import {
  isPerhapsKnown,
  isReturned,
  isTakenBack,
  orderTakenBackFrom,
} from '#domain/orders/incoming-payment.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'

/** What a buyer sends anew counts only where it is known which payment has left. */
function takenBackText(number: string | null, isKnown: boolean): string {
  if (isKnown)
    return `It has left again, and ${number === null ? 'its order' : `order ${number}`} no longer counts on it: ask its buyer for it anew; or refund the order, if it is paid, and note that refund as sent, as this was it`
  const unknown = 'It has left again, and is no payment that counts here for certain'
  return number === null
    ? `${unknown}: see what it had paid`
    : `${unknown}: if order ${number} was paid with it, refund the order, and note that refund as sent, as this was it`
}

/** What there is to do about a payment, in a sentence. */
export function toDoText({ standing, text, asks, back, lacks, amount, currency }: IncomingMoneyView): string {
  const sum = (of: number) => formatAgreed({ amount: of, currency })
  if (standing === 'to-send-back')
    return back < amount ? `Send ${sum(back)} back: it was too much` : 'Send it back: its order needs none'
  if (isTakenBack({ text })) return takenBackText(orderTakenBackFrom(text), back > 0)
  if (isReturned({ text }))
    return 'It is no buyer’s: see whose payment it was. A buyer’s is sent once more; an artist’s is noted with the payouts, and needs nothing here'
  if (isPerhapsKnown({ text }))
    return 'One like it came before: it needs nothing if it is the same; place it on its order if it has come twice'
  if (asks)
    return `Order ${asks.number} asks for ${formatAgreed(asks)}: place it if it is worth that, or send it back`
  return standing === 'waits'
    ? `Waits for the rest: ${sum(lacks ?? 0)} are still to come`
    : 'Place it on its order, or send it back; it needs nothing if it is for none'
}

/** Whether it can be said of a payment that it has been sent back. */
export const canGoBack = (money: IncomingMoneyView): boolean =>
  money.standing !== 'waits' && !isTakenBack(money)

/** Whether it can be said what order a payment is for. */
export const canBePlaced = (money: IncomingMoneyView): boolean =>
  money.standing === 'unplaced' && !isTakenBack(money)

const payments = (count: number): string => `${count} ${count === 1 ? 'payment' : 'payments'}`

/** As many are named. */
const mostNamed = 5

function leftOutText(leftOut: readonly string[]): string {
  const more = leftOut.length - mostNamed
  const named = [...leftOut.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])].join('; ')
  return `${payments(leftOut.length)} came in a currency that no order is paid in; please see to ${leftOut.length === 1 ? 'it' : 'them'} with your bank: ${named}.`
}

/** What came of a statement, in sentences. */
export function resultText({
  paid,
  waiting,
  toSendBack,
  unplaced,
  known,
  leftOut,
  assumed,
}: StatementResult): string {
  const said = [
    [paid, `${payments(paid)} paid ${paid === 1 ? 'an order' : 'orders'}.`],
    [waiting, `${payments(waiting)} ${waiting === 1 ? 'was' : 'were'} too little.`],
    [toSendBack, `${payments(toSendBack)} ${toSendBack === 1 ? 'has' : 'have'} something to be sent back.`],
    [
      unplaced,
      `${payments(unplaced)} ${unplaced === 1 ? 'names' : 'name'} no order that waits for it, may be known already, or ${unplaced === 1 ? 'was' : 'were'} taken back.`,
    ],
    [known, `${payments(known)} ${known === 1 ? 'was' : 'were'} known already.`],
    [leftOut.length, leftOutText(leftOut)],
    [assumed === null ? 0 : 1, `It names no currency for some: they were taken as ${assumed}.`],
  ] as const
  const sentences = said.filter(([count]) => count > 0).map(([, sentence]) => sentence)
  return sentences.length > 0 ? sentences.join(' ') : 'No payment came in by this statement.'
}
