import { brand } from '#domain/shared/brand.ts'
import type { AccountHolder } from './account-mails.ts'
import { lead, words } from './mail-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

const wordings = {
  'app-added': {
    subject: 'An authenticator app was added to your account',
    sentence: 'from now on, signing in with your password also asks for a code from your authenticator app.',
  },
  'app-removed': {
    subject: 'The authenticator app was removed from your account',
    sentence: 'signing in with your password no longer asks for a code.',
  },
  'removed-by-admin': {
    subject: 'The second locks of your account were removed',
    sentence:
      'an admin of the shop removed the authenticator app and the passkeys of your account, as is done for whoever has lost them, and you were signed out everywhere. Your password opens it alone now: please add an app or a passkey again.',
  },
  'codes-replaced': {
    subject: 'You have new recovery codes',
    sentence: 'new recovery codes were made for your account just now. The old ones work no more.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    sentence: 'from now on, a new passkey opens your account without a password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    sentence: 'one of your passkeys opens your account no more.',
  },
} as const

/** Changing the password does not take a stranger's key away. */
const remedies: Partial<Record<LockChange, string>> = {
  'app-added': 'choose a new password at once, remove the unknown authenticator app in your account,',
  'passkey-added': 'change your password at once, remove the unknown passkey in your account,',
}

/** What an owner knows of, where it was not they who did it. */
const known: Partial<Record<LockChange, string>> = { 'removed-by-admin': 'you have asked for it' }

export type LockChange = keyof typeof wordings

/** Tells the owner that a second lock of the account is another one now. */
export const lockChangedMail = ({ name, email }: AccountHolder, change: LockChange): Mail =>
  writtenMail({
    to: email,
    subject: wordings[change].subject,
    title: wordings[change].subject,
    preview: `If ${known[change] ?? 'that was you'}, there is nothing to do.`,
    parts: [
      lead(`${greeting(name)} ${wordings[change].sentence}`),
      words(
        `If ${known[change] ?? 'that was you'}, there is nothing to do. If not, ${remedies[change] ?? 'change your password at once,'} and write to ${brand.email}.`,
      ),
    ],
    reason: `You receive this because it concerns the safety of your account at ${brand.name}.`,
  })
