import { randomFrom } from '../random.ts'
import { type DemoPerson, oneOf, pastDays } from './invented-persons.ts'
import type { Window } from './planned-orders.ts'

/** Followers that every artist of the demo begins with. */
const followersOfEach = 3

/** Milliseconds. */
const day = 86_400_000

/** Who follows whom: each artist has as many. */
export const pastFollows = (people: readonly DemoPerson[], artistIds: readonly string[]) =>
  artistIds.flatMap((artistId, index) => {
    const random = randomFrom(`followers of ${index}`)
    const following = new Set<DemoPerson>()
    while (following.size < followersOfEach) following.add(oneOf(people, random))
    return [...following].map((person) => ({ person, artistId }))
  })

/** Works that members have marked in a while: each some, the newest works oftener */
export const pastFavourites = (
  people: readonly DemoPerson[],
  works: readonly { readonly artworkId: string; readonly hungAt: Date }[],
  { since, now }: Window,
) =>
  people.flatMap((person, index) => {
    const random = randomFrom(`favourites of ${index} ${since?.toISOString() ?? ''}`)
    const share = since ? (now.getTime() - since.getTime()) / (pastDays * day) : 1
    const marked = new Set<string>()
    return Array.from({ length: Math.round(random.range(0, 9) * share) }, () => {
      const work = works[Math.floor(random.next() ** 1.5 * works.length)]
      if (!work || marked.has(work.artworkId)) return []
      marked.add(work.artworkId)
      const times = [person.joinedAt, since, new Date(work.hungAt.getTime() + day / 4)]
      const from = Math.max(...times.map((time) => time?.getTime() ?? 0))
      if (from >= now.getTime()) return []
      return [{ person, artworkId: work.artworkId, at: new Date(random.range(from, now.getTime())) }]
    }).flat()
  })
