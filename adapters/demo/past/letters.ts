import { readFile } from 'node:fs/promises'
import { randomFrom } from '../random.ts'
import { type DemoPerson, oneOf, pastDays } from './invented-persons.ts'
import { seedOf, type Window } from './planned-orders.ts'

/** What somebody has written to an artist, and what came back. */
export interface PastLetter {
  readonly artistId: string
  readonly from: DemoPerson
  readonly subject: string
  readonly text: string
  readonly sentAt: Date
  readonly readAt: Date | null
  readonly answer: { readonly text: string; readonly at: Date } | null
}

interface Written {
  readonly artistId: string
  readonly works: readonly { readonly title: string; readonly hungAt: Date }[]
}

/** Milliseconds. */
const hour = 3_600_000

/** Letters of the last hours, to the artist who can be tried out: nobody has read the newest. */
const promised = [
  { hoursAgo: 5, isRead: false },
  { hoursAgo: 21, isRead: false },
  { hoursAgo: 52, isRead: true, by: 'shopper' },
] as const

/** What artists were asked over a year. `tried` is the artist who can be tried out, and gets more of it than others. */
export async function pastLetters(
  artists: readonly Written[],
  {
    people,
    shopper,
    tried,
  }: { readonly people: readonly DemoPerson[]; readonly shopper: DemoPerson; readonly tried: string },
  { since, now }: Window,
): Promise<readonly PastLetter[]> {
  const table = await readFile(new URL('letters.csv', import.meta.url), 'utf8')
  const seed = seedOf({ since, now })
  const [, ...rows] = table.trimEnd().split('\n')

  function letter(
    { artistId, works }: Written,
    number: number,
    hoursAgo: number,
    from?: DemoPerson,
    isRead = true,
  ): readonly PastLetter[] {
    const random = randomFrom(`letter ${number} to ${works[0]?.title}${seed}`)
    const sentAt = new Date(now.getTime() - hoursAgo * hour)
    const hung = works.filter(({ hungAt }) => hungAt < sentAt)
    if (hung.length === 0) return []
    const { title } = oneOf(hung, random)
    const [subject = '', text = '', answer = ''] = (
      rows[(number * 7 + works.length) % rows.length] ?? ''
    ).split('|')
    const told = (words: string) => words.replaceAll('{work}', title)
    const [readAfter, answeredAfter] = [random.range(0.5, 9), random.range(9.5, 40)]
    const at = new Date(sentAt.getTime() + answeredAfter * hour)
    const there = people.filter(({ joinedAt }) => joinedAt === null || joinedAt < sentAt)
    return [
      {
        artistId,
        from: from ?? oneOf(there, random),
        subject,
        text: told(text),
        sentAt,
        readAt: isRead && readAfter < hoursAgo ? new Date(sentAt.getTime() + readAfter * hour) : null,
        answer: isRead && at < now && random.chance(0.93) ? { text: told(answer), at } : null,
      },
    ]
  }

  const past = artists.flatMap((artist, index) => {
    const random = randomFrom(`letters of ${index}${seed}`)
    const isTried = artist.artistId === tried
    const count = isTried ? 12 : random.int(3, 8)
    const oldest = Math.min(...artist.works.map(({ hungAt }) => hungAt.getTime()))
    const longest = Math.min((now.getTime() - oldest) / hour, (pastDays - 20) * 24)
    const usual = Array.from({ length: count }, (_, turn) =>
      letter(artist, turn + index, random.range(60, longest)),
    ).flat()
    if (!isTried) return usual
    const sure = promised.flatMap((each, turn) =>
      letter(artist, count + turn + index, each.hoursAgo, 'by' in each ? shopper : undefined, each.isRead),
    )
    return [...usual, ...sure]
  })
  return past.filter(({ sentAt }) => !since || sentAt > since)
}
