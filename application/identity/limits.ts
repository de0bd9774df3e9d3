import type { ThrottleLimit } from '#application/shared/throttle.ts'

const minute = 60

/** Wrong passwords for one account from one network address: a stranger elsewhere must not keep its owner out. */
export const signInsPerGuesser: ThrottleLimit = { name: 'sign-in-guesser', times: 10, seconds: 15 * minute }

/** Wrong passwords for one account in a browser that was signed in to it before: what strangers try elsewhere is not counted. */
export const signInsPerDevice: ThrottleLimit = { name: 'sign-in-device', times: 10, seconds: 15 * minute }

/** Wrong passwords for one account, wherever they come from: so many are no forgetfulness. */
export const signInsPerAccount: ThrottleLimit = { name: 'sign-in-account', times: 100, seconds: 15 * minute }

/** Wrong passwords that are tried for one account by whoever is signed in to it. */
export const passwordsPerAccount: ThrottleLimit = {
  name: 'password-account',
  times: 10,
  seconds: 15 * minute,
}

/** Sign-ins from one network address, whichever account they try, in browsers that the account does not know. */
export const signInsPerAddress: ThrottleLimit = { name: 'sign-in-address', times: 100, seconds: 15 * minute }

export const registrationsPerAddress: ThrottleLimit = { name: 'register', times: 30, seconds: 60 * minute }

/** Mails that strangers can cause for one mailbox. */
export const mailsPerMailbox: ThrottleLimit = { name: 'mail-mailbox', times: 5, seconds: 60 * minute }

export const mailsPerAddress: ThrottleLimit = { name: 'mail-address', times: 30, seconds: 60 * minute }

/** Links from mails that are tried from one network address. */
export const linksPerAddress: ThrottleLimit = { name: 'link-address', times: 60, seconds: 15 * minute }

/** Codes that are tried for one account by whoever knows its password: there are fewer of them to guess. */
export const codesPerAccount: ThrottleLimit = { name: 'code-account', times: 10, seconds: 15 * minute }
