import { randomFrom } from '../random.ts'
import { type DemoPerson, oneOf } from './invented-persons.ts'

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

/** Works that people have marked since they joined, each some, the newest works oftener. */
export const pastFavourites = (
  people: readonly DemoPerson[],
  works: readonly { readonly artworkId: string; readonly hungAt: Date }[],
  now: Date,
) =>
  people.flatMap((person, index) => {
    const random = randomFrom(`favourites of ${index}`)
    const marked = new Set<string>()
    return Array.from(
      { length: random.int(0, 9) },
      () => works[Math.floor(random.next() ** 1.5 * works.length)],
    ).flatMap((work) => {
      if (!work || marked.has(work.artworkId)) return []
      marked.add(work.artworkId)
      const since = Math.max(person.joinedAt?.getTime() ?? 0, work.hungAt.getTime() + day / 4)
      if (since >= now.getTime()) return []
      return [{ person, artworkId: work.artworkId, at: new Date(random.range(since, now.getTime())) }]
    })
  })
