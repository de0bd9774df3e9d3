import { addresses, keys, type Survivors } from './reasons.ts'

export const identity: Survivors = {
  'application/identity/account-key.ts': [1, 'One account is one key, in capitals or in none.'],
  'application/identity/own-user.ts': [1, 'A session that goes on has its account.'],
  'application/identity/passwords/mail-links.ts': [1, `Here ${addresses}.`],
  'application/identity/passwords/new-password.ts': [1, `Here ${addresses}.`],
  'application/identity/passwords/tell-password-changed.ts': [1, `Here ${addresses}.`],
  'application/identity/return-path.ts': [
    1,
    'Whatever is split has a first part: only the types do not know.',
  ],
  'application/identity/second-factors/passkey-sign-in.ts': [
    3,
    'No count of a device is above none, and whoever has just signed in is there.',
  ],
  'application/identity/second-factors/second-factor-check.ts': [1, 'A code of no step uses none up.'],
  'application/identity/second-factors/tell-second-factor-changed.ts': [1, `Here ${addresses}.`],
  'application/identity/services/provider-sign-in-service.ts': [
    3,
    `No secret has the digest of none; ${keys}; whoever has just signed in is there.`,
  ],
  'application/identity/sessions/callers.ts': [1, `Here ${keys}.`],
  'application/identity/sessions/recent-sign-in.ts': [
    2,
    'Whoever asks was asked before whether they are signed in.',
  ],
  'application/identity/steps/forgotten-password.ts': [
    5,
    `Where nothing is carried nothing is dropped; ${keys}; ${addresses}.`,
  ],
  'application/identity/steps/own-account.ts': [
    4,
    `A refusal has a field, and whoever is signed in an account; ${addresses}.`,
  ],
  'application/identity/steps/own-authenticator-app.ts': [2, `A code of no step uses none up; ${addresses}.`],
  'application/identity/steps/own-passkey.ts': [1, `Here ${addresses}.`],
  'application/identity/steps/provider-account.ts': [
    4,
    `An address has no line breaks, and none opens no account either way; ${keys}.`,
  ],
  'application/identity/steps/registration.ts': [1, `Here ${addresses}.`],
  'application/identity/steps/sign-in.ts': [3, `Here ${keys}, and ${addresses}.`],
  'application/identity/tell-admins.ts': [2, `Here ${addresses}.`],
}
