/** Said of texts beside a code: the code is what screens and tests go by. */
const refusals = 'words of a refusal that is known by its code'

/**
 * Mutants that live, by file: how many, and why no test is missed. A file that is here promises that these are all of its own, and
 * npm run mutation fails where others live, or fewer. One that is not here promises nothing but its part in the share of its ring.
 */
export const survivors: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'application/cart/services/account-cart-service.ts': [
    2,
    'A work that was asked for has its line, and what has not changed may be saved once more.',
  ],
  'application/messages/services/artist-messages-service.ts': [
    2,
    `The name of an account is no longer than a message may carry; ${refusals}.`,
  ],
  'application/payments/provider-gone.ts': [
    2,
    'The words and the name of an error that is known by its class.',
  ],
  'application/payouts/make-batch.ts': [
    4,
    'Where nothing is due nobody is asked about, and whoever can be paid has an account: only the types do not know.',
  ],
  'application/payouts/services/own-statements-service.ts': [
    4,
    `A year that has a first month has a last one; ${refusals}.`,
  ],
  'application/payouts/services/payout-account-service.ts': [1, `The ${refusals}.`],
  'application/payouts/services/payout-administration-service.ts': [
    18,
    `The ${refusals}; what was sent is not set aside any more; the same mail put into the outbox again is dropped there; an account that is waited for has its day.`,
  ],
  'application/returns/services/returns-service.ts': [
    1,
    'Whether isAdmin is there is asked, not what it says.',
  ],
  'application/waiting/services/waiting-mails-service.ts': [
    6,
    `Addresses are compared alike in either case, and a group has its first one; ${refusals}.`,
  ],
  'application/waiting/services/waiting-service.ts': [
    3,
    `Nobody waits by a key that was not given, and no address is as wrong as another; ${refusals}.`,
  ],
}
