import { countryName } from '#domain/shared/country-name.ts'

const actions: Readonly<Record<string, string>> = {
  'user-created': 'added the account of',
  'user-changed': 'changed the account of',
  'user-suspended': 'suspended',
  'user-restored': 'restored',
  'user-unlocked': 'removed the second locks of',
  'user-deleted': 'deleted the account of',
  'artist-approved': 'approved the artist',
  'artist-rejected': 'rejected the artist',
  'artwork-hidden': 'hid the work',
  'artwork-restored': 'put back the work',
  'artwork-featured': 'featured the work',
  'artwork-unfeatured': 'stopped featuring the work',
  'transfer-received': 'noted the transfer for order',
  'transfer-accepted': 'took what had come as enough for order',
  'payouts-set-aside': 'set payouts aside in batch',
  'payout-file-taken': 'took the file of batch',
  'payouts-sent': 'sent payouts of batch',
  'payouts-settled': 'noted arrived payouts of batch',
  'payouts-returned': 'noted returned payouts of batch',
  'payouts-taken-out': 'took payouts out of batch',
  'money-received': 'brought in money for',
  'money-placed': 'placed money on order',
  'money-sent-back': 'noted as sent back what came for',
  'money-duplicate': 'noted as told of before the payment of',
  'money-for-no-order': 'noted as for no order the payment of',
  'money-left-again': 'brought in that the bank took back',
  'money-taken-back': 'has seen to what the bank took back:',
  'notice-seen-to': 'has seen to a notice of',
  'notice-not-seen-to': 'has opened again a notice of',
  'refund-sent': 'has sent the money back of order',
  'order-refunded': 'refunded order',
  'order-cancelled': 'cancelled order',
  'claim-closed': 'decided about damage in order',
  'return-received': 'noted what came back of order',
  'return-address-said': 'said where to send back order',
  'return-waived': 'paid back without a return for order',
  'return-refused': 'ended without money a return of order',
  'job-again': 'had tried anew the job',
  'mail-again': 'had sent again a mail of',
  'admin-signed-out': 'signed out of a browser',
}

/** What was done, in words that stand between who did it and with what. */
export const actionText = (action: string): string => actions[action] ?? action.replaceAll('-', ' ')

const spaced = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

/** What something is called in the log. */
const keyText = (key: string): string => {
  const words = spaced(key)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Values that are one of a few words of our own: awaiting-payment, hidden, artist. */
const coded = new Set([
  'status',
  'paymentStatus',
  'visibility',
  'approval',
  'role',
  'standing',
  'claim',
  'return',
])

/** A value of the log, as people write it. */
function valueText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value)
  if (coded.has(key)) return keyText(value)
  return key === 'country' ? countryName(value) : value
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** When something was done, with its year: the log is kept for good. */
export const whenText = (at: string): string => `${moment.format(new Date(at))} UTC`

type Values = Readonly<Record<string, unknown>> | null

export interface LogChange {
  readonly what: string
  readonly before: string
  readonly after: string
}

/** What was changed, line by line; what nobody noted before or after is a dash. */
export const changesOf = (before: Values, after: Values): readonly LogChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((key) => ({
    what: keyText(key),
    before: valueText(key, before?.[key]),
    after: valueText(key, after?.[key]),
  }))
