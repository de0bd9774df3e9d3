import { readFile } from 'node:fs/promises'
import { type Random, randomFrom } from '../random.ts'
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

/** What a letter speaks of beside its work: that it is on its way to whoever writes, that it has come, or that it is gone. */
type Told = 'ordered' | 'arrived' | 'sold-out'

/** What somebody can write about, and when. */
export interface Occasion {
  readonly told: Told
  readonly artistId: string
  readonly title: string
  /** Null where anybody can. */
  readonly by: DemoPerson | null
  readonly from: Date
  readonly until: Date
}

interface Written {
  readonly artistId: string
  readonly works: readonly { readonly title: string; readonly hungAt: Date; readonly stock: number }[]
}

interface Writing {
  readonly people: readonly DemoPerson[]
  readonly shopper: DemoPerson
  /** The artist who can be tried out, and gets more letters than others. */
  readonly tried: string
  /** What people can write about beside what hangs. */
  readonly occasions: readonly Occasion[]
}

interface Letter {
  readonly number: number
  readonly hoursAgo: number
  readonly from?: DemoPerson
  readonly isRead?: boolean
}

/** Milliseconds. */
const hour = 3_600_000

/** Letters of the last hours, to the artist who can be tried out: nobody has read the newest. */
const promised = [
  { hoursAgo: 5, isRead: false },
  { hoursAgo: 21, isRead: false },
  { hoursAgo: 52, isRead: true, by: 'shopper' },
] as const

/** So old at least is what is written for an occasion: what came later is promised. */
const settledHours = 60

const first = (one: Date, other: Date) => (one < other ? one : other)

/** Takes an occasion by chance out of some, with when somebody writes: long enough ago; none where there is none. */
function takenOccasion(
  occasions: Occasion[],
  told: string,
  latest: Date,
  random: Random,
): { readonly occasion: Occasion; readonly at: Date } | null {
  const possible = occasions.filter((each) => each.told === told && each.from < first(each.until, latest))
  if (possible.length === 0) return null
  const occasion = oneOf(possible, random)
  occasions.splice(occasions.indexOf(occasion), 1)
  const { from, until } = occasion
  return { occasion, at: new Date(random.range(from.getTime(), first(until, latest).getTime())) }
}

/** What artists were asked over a year. */
export async function pastLetters(
  artists: readonly Written[],
  { people, shopper, tried, occasions }: Writing,
  { since, now }: Window,
): Promise<readonly PastLetter[]> {
  const table = await readFile(new URL('letters.csv', import.meta.url), 'utf8')
  const seed = seedOf({ since, now })
  const [, ...lines] = table.trimEnd().split('\n')
  const rows = lines.map((line) => line.split('|'))
  const usualRows = rows.filter(([when]) => when === 'always')
  const rest = Map.groupBy(occasions, ({ artistId }) => artistId)

  /** What is written by chance: for an occasion where there is one, else about what hangs and can be had. */
  function letter({ artistId, works }: Written, of: Letter): readonly PastLetter[] {
    const { number, from, isRead = true } = of
    const random = randomFrom(`letter ${number} to ${works[0]?.title}${seed}`)
    const turn = number * 7 + works.length
    const wanted = from || of.hoursAgo < settledHours ? undefined : rows[turn % rows.length]
    const latest = new Date(now.getTime() - settledHours * hour)
    const taken = takenOccasion(rest.get(artistId) ?? [], wanted?.[0] ?? '', latest, random)
    const sentAt = taken?.at ?? new Date(now.getTime() - of.hoursAgo * hour)
    const hung = works.filter(({ hungAt, stock }) => hungAt < sentAt && stock > 0)
    if (hung.length === 0) return []
    const title = taken?.occasion.title ?? oneOf(hung, random).title
    const row = taken || wanted?.[0] === 'always' ? wanted : usualRows[turn % usualRows.length]
    const [, subject = '', text = '', answer = ''] = row ?? []
    const told = (words: string) => words.replaceAll('{work}', title)
    const [readAfter, answeredAfter] = [random.range(0.5, 9), random.range(9.5, 40)]
    const [readAt, answeredAt] = [readAfter, answeredAfter].map(
      (hours) => new Date(sentAt.getTime() + hours * hour),
    )
    const there = people.filter(({ joinedAt }) => joinedAt === null || joinedAt < sentAt)
    const isAnswered = isRead && answeredAt && answeredAt < now && random.chance(0.93)
    return [
      {
        artistId,
        from: from ?? taken?.occasion.by ?? oneOf(there, random),
        subject,
        text: told(text),
        sentAt,
        readAt: isRead && readAt && readAt < now ? readAt : null,
        answer: isAnswered ? { text: told(answer), at: answeredAt } : null,
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
      letter(artist, { number: turn + index, hoursAgo: random.range(settledHours, longest) }),
    ).flat()
    const unread = { number: count + index, hoursAgo: random.range(4, 45), isRead: false }
    if (!isTried) return index % 3 === 0 ? [...usual, ...letter(artist, unread)] : usual
    const sure = promised.flatMap((each, turn) =>
      letter(artist, {
        ...each,
        number: count + turn + index,
        ...('by' in each && { from: shopper }),
      }),
    )
    return [...usual, ...sure]
  })
  return past.filter(({ sentAt }) => !since || sentAt > since)
}
