import { artworkPage, noMoreWaitingPage } from '#application/shared/addresses.ts'
import { brand } from '#domain/shared/brand.ts'
import type { AccountHolder } from './account-mails.ts'
import type { StopLinks } from './follower-mails.ts'
import { button, lead, wayOut, words } from './mail-parts.ts'
import type { Mail } from './outbox.ts'
import type { ShownWork } from './shown-work.ts'
import { shownWorks } from './shown-works.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** Tells somebody who has waited for a work that it can be bought; a visitor has no name. */
export function workFreeMail(
  { name, email }: AccountHolder,
  work: ShownWork,
  { publicUrl, stopKey }: StopLinks,
): Mail {
  const key = `key=${encodeURIComponent(stopKey)}`
  return {
    ...writtenMail({
      to: email,
      subject: `“${work.title}” is back`,
      title: 'It is back',
      preview: `“${work.title}” by ${work.artist.name} can be bought.`,
      parts: [
        lead(`${greeting(name)} “${work.title}” by ${work.artist.name}, which you wait for, is back.`),
        shownWorks([work], publicUrl),
        words(
          'It is not kept for you: whoever buys it first has it. You hear of it before those who asked after you, who are told in two hours if it is still there.',
        ),
        button('See the work', `${publicUrl}${artworkPage(work.id)}`),
        wayOut(
          'You are told of it this once. Do you wait for other works, too?',
          'End all these emails',
          `${publicUrl}${noMoreWaitingPage}?${key}`,
        ),
      ],
      reason: `You receive this because this address was given at ${brand.name} to be told when the work is back.`,
    }),
    stopUrl: `${publicUrl}/api/waiting-mails/stop?${key}`,
  }
}
