import { refusals, type Survivors } from './reasons.ts'

export const payouts: Survivors = {
  'application/payouts/make-batch.ts': [
    4,
    'Where nothing is due nobody is asked about, and whoever can be paid has an account: only the types do not know.',
  ],
  'application/payouts/payout-refusals.ts': [4, `The ${refusals}.`],
  'application/payouts/refuse-suspended.ts': [1, `What stands between names in the ${refusals}.`],
  'application/payouts/services/own-statements-service.ts': [
    4,
    `A year that has a first month has a last one; ${refusals}.`,
  ],
  'application/payouts/services/payout-account-service.ts': [1, `The ${refusals}.`],
  'application/payouts/services/payout-administration-service.ts': [
    6,
    `The ${refusals}; what is moved together stood alike; whoever is owed something has a name, and an account that is waited for its day.`,
  ],
}
