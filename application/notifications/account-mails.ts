import { brand } from '#domain/shared/brand.ts'
import { button, lead, words } from './mail-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** Whom a mail about an account goes to. */
export interface AccountHolder {
  readonly name: string
  readonly email: string
}

const because = `You receive this because this address was given for an account at ${brand.name}.`

/** Greets somebody who has just opened an account; `link` is where they begin to look around. */
export const welcomeMail = ({ name, email }: AccountHolder, link: string): Mail =>
  writtenMail({
    to: email,
    subject: `Welcome to ${brand.name}`,
    title: `Welcome to ${brand.name}`,
    preview: 'Your account is open. Every work says what its artist receives.',
    parts: [
      lead(`${greeting(name)} your account is open.`),
      words(
        'Your favourites, your cart and your orders are kept with it, on every device you sign in with. Every work here is made by hand, and says what its artist receives of the price.',
      ),
      button('Explore Gallery', link),
    ],
    reason: because,
  })

/** Asks somebody to confirm that an address is theirs; `link` carries the one-time token. */
export const verifyMail = ({ name, email }: AccountHolder, link: string): Mail =>
  writtenMail({
    to: email,
    subject: 'Please confirm your email address',
    title: 'Is this your address?',
    preview: `Confirm your address for ${brand.name}.`,
    parts: [
      lead(`${greeting(name)} please confirm that this email address is yours.`),
      button('Confirm my address', link),
      words(
        'The link works once. If you did not open an account, nothing more is needed: without your confirmation the address stays unconfirmed.',
      ),
    ],
    reason: because,
  })

/** Offers a new password to whoever asked for one; `link` carries the one-time token and works for 30 minutes. */
export const resetMail = ({ name, email }: AccountHolder, link: string): Mail =>
  writtenMail({
    to: email,
    subject: 'Choose a new password',
    title: 'Choose a new password',
    preview: 'The link works once, for 30 minutes.',
    parts: [
      lead(`${greeting(name)} somebody, hopefully you, has asked for a new password.`),
      button('Choose a new password', link),
      words(
        'The link works once, for 30 minutes, and signs you out everywhere. If it was not you, do nothing: your password stays as it is.',
      ),
    ],
    reason: because,
  })

/** Tells the owner that the password is another one now; `link` is where a new one can be asked for. */
export const passwordChangedMail = ({ name, email }: AccountHolder, link: string): Mail =>
  writtenMail({
    to: email,
    subject: 'Your password was changed',
    title: 'Your password was changed',
    preview: 'Every other browser was signed out.',
    parts: [
      lead(
        `${greeting(name)} the password of your account was changed just now, and every other browser was signed out.`,
      ),
      words(`If that was not you, choose a new password at once, and write to ${brand.email}.`),
      button('Choose a new password', link),
    ],
    reason: because,
  })
