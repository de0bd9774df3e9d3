import { artworkPage, followingPage, noMoreNewsPage } from '#application/shared/addresses.ts'
import { escaped } from '#application/shared/escaped.ts'
import { mostInAMail } from '#domain/favourites/new-works-mail.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { AccountHolder } from './account-mails.ts'
import { button, colours, layoutTable, lead, type MailPart, sans, serif, words } from './mail-parts.ts'
import type { NewWork } from './new-work.ts'
import { picture } from './order-parts.ts'
import type { Mail } from './outbox.ts'
import { greeting, writtenMail } from './written-mail.ts'

const cell = `padding:14px 0;border-top:1px solid ${colours.line}`

/** Works with their pictures, each a way to its page. */
function newWorks(works: readonly NewWork[], publicUrl: string): MailPart {
  const row = ({ id, title, artist, price, imageUrl }: NewWork) =>
    `<tr><td width="88" style="${cell};padding-right:16px" valign="middle">${picture(imageUrl, publicUrl)}</td><td style="${cell};${serif};font-size:17px;line-height:22px;color:${colours.ink}" valign="middle"><a href="${escaped(publicUrl + artworkPage(id))}" style="color:${colours.ink}"><em>${escaped(title)}</em></a><br><span style="${sans};font-size:14px;color:${colours.ink2}">${escaped(artist.name)}</span></td><td align="right" style="${cell};${sans};font-size:15px;color:${colours.ink};white-space:nowrap" valign="middle">${price === 0 ? '' : formatMoney(price)}</td></tr>`
  const line = ({ id, title, artist }: NewWork) =>
    `${title}, by ${artist.name}: ${publicUrl}${artworkPage(id)}`
  return { text: works.map(line).join('\n'), html: layoutTable(works.map(row).join('')) }
}

/** 'Amina', 'Amina and Brook', 'Amina, Brook and 3 others'. */
function namesOf(works: readonly NewWork[]): string {
  const names = [...new Map(works.map(({ artist }) => [artist.id, artist.name])).values()]
  const others = names.length - 2
  if (others > 0) return `${names[0]}, ${names[1]} and ${others === 1 ? '1 other' : `${others} others`}`
  return names.join(' and ')
}

/** A sentence, and a way out after it that does not press itself forward. */
const wayOut = (sentence: string, label: string, link: string): MailPart => ({
  text: `${sentence} ${label}: ${link}`,
  html: `<p style="margin:0;${sans};font-size:14px;line-height:22px;color:${colours.ink2}">${escaped(sentence)} <a href="${escaped(link)}" style="color:${colours.ink}">${escaped(label)}</a></p>`,
})

/** Where the mail's own way out leads. */
export interface StopLinks {
  /** Scheme and host. */
  readonly publicUrl: string
  /** Ends these mails without signing in. */
  readonly stopKey: string
}

/** Tells a follower of works that artists of theirs show for the first time. */
export function newWorksMail(
  { name, email }: AccountHolder,
  works: readonly NewWork[],
  { publicUrl, stopKey }: StopLinks,
): Mail {
  const [count, are] = works.length === 1 ? ['a new work', 'is'] : [`${works.length} new works`, 'are']
  const key = `key=${encodeURIComponent(stopKey)}`
  const more = works.length - mostInAMail
  return {
    ...writtenMail({
      to: email,
      subject: `${count.replace(/^a/, 'A')} by ${namesOf(works)}`,
      title: works.length === 1 ? 'A new work is on show' : 'New works are on show',
      preview: works.map(({ title }) => title).join(', '),
      parts: [
        lead(`${greeting(name)} there ${are} ${count} by ${namesOf(works)} to see.`),
        newWorks(works.slice(0, mostInAMail), publicUrl),
        ...(more > 0 ? [words(`And ${more} more, on the pages of the artists you follow.`)] : []),
        button('Artists you follow', `${publicUrl}${followingPage}`),
        wayOut(
          'One such email comes a day at most.',
          'End these emails',
          `${publicUrl}${noMoreNewsPage}?${key}`,
        ),
      ],
      reason: `You receive this because you follow artists at ${brand.name}.`,
    }),
    stopUrl: `${publicUrl}/api/new-works-mails/stop?${key}`,
  }
}
