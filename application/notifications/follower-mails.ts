import { followingPage, noMoreNewsPage } from '#application/shared/addresses.ts'
import { mostInAMail } from '#domain/favourites/new-works-mail.ts'
import { brand } from '#domain/shared/brand.ts'
import type { AccountHolder } from './account-mails.ts'
import { button, lead, wayOut, words } from './mail-parts.ts'
import type { Mail } from './outbox.ts'
import type { ShownWork } from './shown-work.ts'
import { shownWorks } from './shown-works.ts'
import { greeting, writtenMail } from './written-mail.ts'

/** 'Amina', 'Amina and Brook', 'Amina, Brook and 3 others'. */
function namesOf(works: readonly ShownWork[]): string {
  const names = [...new Map(works.map(({ artist }) => [artist.id, artist.name])).values()]
  const others = names.length - 2
  if (others > 0) return `${names[0]}, ${names[1]} and ${others === 1 ? '1 other' : `${others} others`}`
  return names.join(' and ')
}

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
  works: readonly ShownWork[],
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
        shownWorks(works.slice(0, mostInAMail), publicUrl),
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
