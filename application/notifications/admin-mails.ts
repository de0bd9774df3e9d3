import { brand } from '#domain/shared/brand.ts'
import type { AccountHolder } from './account-mails.ts'
import { lead, words } from './mail-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

const wordings = {
  'signed-in': {
    subject: 'has signed in as an admin',
    remedy: 'suspend the account in your dashboard,',
  },
  appointed: {
    subject: 'is an admin now',
    remedy: 'take the role away in your dashboard,',
  },
  dismissed: {
    subject: 'is no admin any more',
    remedy: 'give the role back in your dashboard,',
  },
  moved: {
    subject: 'is an admin with another email address now',
    remedy: 'suspend the account in your dashboard,',
  },
  suspended: {
    subject: 'is an admin whose account was suspended',
    remedy: 'restore the account in your dashboard,',
  },
  restored: {
    subject: 'is an admin whose account was restored',
    remedy: 'suspend the account in your dashboard,',
  },
  unlocked: {
    subject: 'is an admin whose second locks were removed',
    remedy: 'suspend the account in your dashboard,',
  },
  deleted: {
    subject: 'was an admin whose account was deleted',
    remedy: 'look at the log in your dashboard,',
  },
} as const

/** What admins hear of each other. */
export type AdminNews = keyof typeof wordings

/** Tells an admin what an account can do now, or who has just come in, that holds the keys of the shop as they do. */
export const adminNewsMail = ({ name, email }: AccountHolder, news: AdminNews, whose: AccountHolder): Mail =>
  writtenMail({
    to: email,
    subject: `${whose.name} ${wordings[news].subject}`,
    title: 'Who holds the keys',
    preview: 'If you know of it, there is nothing to do.',
    parts: [
      lead(`${greeting(name)} ${whose.name} (${whose.email}) ${wordings[news].subject}.`),
      words(
        `If you know of it, there is nothing to do. If not, ${wordings[news].remedy} and write to ${brand.email}.`,
      ),
    ],
    reason: `You receive this because you are an admin of ${brand.name}.`,
  })
