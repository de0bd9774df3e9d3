import { earningsPage } from '#application/shared/dashboard-addresses.ts'
import { daysKept, type Payout, payoutReference } from '#domain/fair-pay/payout.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { AccountHolder } from './account-mails.ts'
import { button, lead, quotation, titled, words } from './mail-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

const because = `You receive this because you are an artist at ${brand.name}.`
const forSafety = `You receive this because it concerns the money that you earn at ${brand.name}.`

/** An account as its owner knows it again. */
interface NamedAccount {
  readonly kind: 'iban' | 'mpesa'
  readonly ending: string
}

const called = ({ kind, ending }: NamedAccount): string =>
  `${kind === 'iban' ? 'the bank account' : 'the M-Pesa number'} that ends in ${ending}`

const notYou = `If that was not you, change your password at once and write to ${brand.email}.`

/** Tells an artist that what they have earned has left for them. */
export const payoutMail = (
  { amount, month }: Pick<Payout, 'amount' | 'month'>,
  { name, email }: AccountHolder,
  publicUrl: string,
): Mail =>
  writtenMail({
    to: email,
    subject: `Your payout of ${formatMoney(amount)} is on its way`,
    title: 'Your payout is on its way',
    preview: `${formatMoney(amount)} for what you have sold.`,
    parts: [
      lead(
        `${greeting(name)} your payout of ${formatMoney(amount)} is on its way: your part of what buyers have had for at least ${daysKept} days and did not give back.`,
      ),
      titled('Reference', payoutReference(month)),
      words('Every sale, refund and payout stands in your earnings, line by line.'),
      button('See your earnings', `${publicUrl}${earningsPage}`),
    ],
    reason: because,
  })

/** Tells an artist that a payout did not reach them, or was not sent after all, and what to do. */
export const payoutReturnedMail = (
  { amount, month, hasLeft }: Pick<Payout, 'amount' | 'month'> & { readonly hasLeft: boolean },
  { name, email }: AccountHolder,
  reason: string,
  publicUrl: string,
): Mail =>
  writtenMail({
    to: email,
    subject: `Your payout of ${formatMoney(amount)} ${hasLeft ? 'came back' : 'was not sent'}`,
    title: `Your payout ${hasLeft ? 'came back' : 'was not sent'}`,
    preview: 'It is on your account here again, and nothing is lost.',
    parts: [
      lead(
        `${greeting(name)} your payout of ${formatMoney(amount)} ${hasLeft ? 'did not reach you and came back' : 'was taken out before it was sent'}. It is on your account here again, and nothing is lost. ${hasLeft ? 'This is what we were told:' : 'This is why:'}`,
      ),
      quotation(reason),
      titled('Reference', payoutReference(month)),
      words(
        hasLeft
          ? 'Please look whether the account that you named is right, and name another one if it is not. The money leaves again with the next payout.'
          : 'The money leaves with the next payout, once nothing is in its way.',
      ),
      button('See where your money goes', `${publicUrl}${earningsPage}`),
    ],
    reason: because,
  })

/** Brings an artist the link that confirms where their money is to go. */
export const payoutAccountMail = (
  account: NamedAccount,
  { name, email }: AccountHolder,
  link: string,
): Mail =>
  writtenMail({
    to: email,
    subject: 'Confirm where your money goes',
    title: 'Confirm where your money goes',
    preview: 'Nothing is paid there until you have pressed the button.',
    parts: [
      lead(
        `${greeting(name)} your payouts are to go to ${called(account)}. Nothing is paid there until you have pressed this, within a day:`,
      ),
      button('Confirm this account', link),
      words(notYou),
    ],
    reason: forSafety,
  })

/** Tells an artist that their money goes elsewhere now; `before` is where it went until now. */
export const payoutAccountChangedMail = (
  account: NamedAccount & { readonly usedFrom: Date },
  before: NamedAccount | null,
  { name, email }: AccountHolder,
  publicUrl: string,
): Mail => {
  const subject =
    before === null ? 'Your account for payouts is confirmed' : 'Your money goes to another account'
  return writtenMail({
    to: email,
    subject,
    title: subject,
    preview: 'If that was you, there is nothing to do.',
    parts: [
      lead(
        before === null
          ? `${greeting(name)} your payouts go to ${called(account)} from now on.`
          : `${greeting(name)} your payouts go to ${called(account)} from ${account.usedFrom.toISOString().slice(0, 10)} on, and no longer to ${called(before)}. Until then your money waits here.`,
      ),
      words(`If that was you, there is nothing to do. ${notYou}`),
      button('See where your money goes', `${publicUrl}${earningsPage}`),
    ],
    reason: forSafety,
  })
}
