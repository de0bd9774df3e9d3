import { refusals, type Survivors } from './reasons.ts'

export const payouts: Survivors = {
  'application/payouts/make-batch.ts': [
    6,
    'Where nothing is due nobody is asked about; whoever can be paid, and whoever waits for an account, has one, and nobody is reached who is not there: only the types do not know.',
  ],
  'application/payouts/payout-refusals.ts': [4, `The ${refusals}.`],
  'application/payouts/refuse-suspended.ts': [1, `What stands between names in the ${refusals}.`],
  'application/payouts/services/own-statements-service.ts': [
    4,
    `A year that has a first month has a last one; ${refusals}.`,
  ],
  'application/payouts/services/payout-account-service.ts': [1, `The ${refusals}.`],
  'application/payouts/services/payout-administration-service.ts': [
    4,
    `The ${refusals}; what is moved together stood alike; whoever is owed something has a name.`,
  ],
}
