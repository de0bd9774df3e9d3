import { brand } from '#domain/shared/brand.ts'
import type { AccountHolder } from './account-mails.ts'
import { button, lead, quotation, titled, words } from './mail-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** Why an artist gets a mail. */
export const because = `You receive this because you are an artist at ${brand.name}.`

/** Tells an artist that what they have marked as ready is on show now; `link` is their page. */
export const artistApprovedMail = ({ name, email }: AccountHolder, link: string): Mail =>
  writtenMail({
    to: email,
    subject: `You are on show at ${brand.name}`,
    title: 'Your wall is open',
    preview: 'You are approved, and the works that you have marked as ready are on show.',
    parts: [
      lead(
        `${greeting(name)} you are approved. Your works are on show from now on, and can be bought: all that you have marked as ready. Drafts stay drafts until you hang them.`,
      ),
      button('See your page', link),
    ],
    reason: because,
  })

/** Tells an artist why not yet; `link` is where they mend their profile and ask again. */
export const artistRejectedMail = ({ name, email }: AccountHolder, reason: string, link: string): Mail =>
  writtenMail({
    to: email,
    subject: `About your application at ${brand.name}`,
    title: 'Not yet',
    preview: 'We could not approve your profile as it is. You can mend it and ask again.',
    parts: [
      lead(`${greeting(name)} we could not approve your profile as it is. This is why:`),
      quotation(reason),
      words('You can mend it and ask again.'),
      button('Mend my profile', link),
    ],
    reason: because,
  })

/** Brings an artist what a visitor wrote, without the visitor's address. */
export const artistMessageMail = (
  { name, email }: AccountHolder,
  message: { readonly name: string; readonly subject: string; readonly text: string },
): Mail =>
  writtenMail({
    to: email,
    subject: `${message.name} writes to you: ${message.subject}`,
    title: message.subject,
    preview: `A message from ${message.name}.`,
    parts: [
      lead(`${greeting(name)} ${message.name} has written to you.`),
      quotation(message.text),
      words('Neither of you sees the other’s address.'),
    ],
    reason: because,
    noReply: true,
  })

/** Brings whoever has written to an artist the answer, without the artist's address; `link` is the artist's page. */
export const artistAnswerMail = (
  { name, email }: AccountHolder,
  message: {
    readonly artist: string
    readonly subject: string
    readonly answer: string
    /** What they had written. */
    readonly asked: string
  },
  link: string,
): Mail =>
  writtenMail({
    to: email,
    subject: `${message.artist} answers you: ${message.subject}`,
    title: message.subject,
    preview: `An answer from ${message.artist}.`,
    parts: [
      lead(`${greeting(name)} ${message.artist} has answered you.`),
      quotation(message.answer),
      titled('You had written', message.asked),
      button('Write again', link),
      words('Neither of you sees the other’s address.'),
    ],
    reason: `You receive this because you wrote to an artist at ${brand.name}.`,
    noReply: true,
  })
