import type { NewWorksRepository } from '#application/favourites/new-works-repository.ts'
import { mayGetNewWorks } from '#domain/favourites/new-works-mail.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryFollows } from './memory-follow-repository.ts'

/** What followers are still to be told of, in memory. */
export class MemoryNews {
  /** Works that were on show before, by id. */
  readonly announced = new Set<string>()
  /** When works were noted for a follower, by user id and artwork id. */
  readonly waiting = new Map<string, ReadonlyMap<string, Date>>()
  readonly unwanted = new Set<string>()
  readonly lastMails = new Map<string, Date>()
}

const earliest = (moments: Iterable<Date>): Date | null =>
  [...moments].toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

export function memoryNewWorks(
  gallery: MemoryGallery,
  accounts: Pick<MemoryAccounts, 'users' | 'artistIds'>,
  { follows }: MemoryFollows,
  { announced, waiting, unwanted, lastMails }: MemoryNews,
): NewWorksRepository {
  const follower = (userId: string) => {
    const user = accounts.users.get(userId)
    return (
      user && {
        name: user.name,
        email: user.email ?? '',
        emailVerified: user.emailVerifiedAt !== null,
        isActive: user.isActive,
        wantsMails: !unwanted.has(userId),
      }
    )
  }
  const followersOf = (artistId: string): string[] =>
    [...follows].flatMap(([userId, artists]) => {
      const found = follower(userId)
      const isOwn = accounts.artistIds.get(userId) === artistId
      return artists.has(artistId) && found && mayGetNewWorks(found) && !isOwn ? [userId] : []
    })

  return {
    async gather(now) {
      const fresh = gallery.publicWorks().filter(({ id }) => !announced.has(id))
      for (const { id, artistId } of fresh) {
        announced.add(id)
        for (const userId of followersOf(artistId))
          waiting.set(userId, new Map([...(waiting.get(userId) ?? []), [id, now]]))
      }
      return fresh.length
    },

    due: async (waitingSince, lastMailAt, most) =>
      [...waiting]
        .filter(([userId, works]) => {
          const noted = earliest(works.values())
          const mailed = lastMails.get(userId)
          return noted !== null && noted <= waitingSince && (!mailed || mailed <= lastMailAt)
        })
        .map(([userId]) => userId)
        .toSorted()
        .slice(0, most),

    async waitingFor(userId) {
      const found = follower(userId)
      if (!found) return null
      const noted = waiting.get(userId) ?? new Map<string, Date>()
      const works = gallery
        .publicWorks()
        .filter(({ id, artistId }) => noted.has(id) && follows.get(userId)?.has(artistId))
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      return {
        ...found,
        waitingSince: earliest(noted.values()),
        lastMailAt: lastMails.get(userId) ?? null,
        works: works.map(({ id, title, artistId, price }) => ({
          id,
          title,
          artist: { id: artistId, name: gallery.artists.get(artistId)?.name ?? '' },
          price,
          imageUrl: gallery.images.get(id)?.[0]?.imageUrl ?? null,
        })),
      }
    },

    async settle(userId, mailAt) {
      waiting.delete(userId)
      if (mailAt) lastMails.set(userId, mailAt)
    },

    wantsMails: async (userId) => !unwanted.has(userId),

    async wantMails(userId, wanted) {
      if (wanted) unwanted.delete(userId)
      else {
        unwanted.add(userId)
        waiting.delete(userId)
      }
    },
  }
}
