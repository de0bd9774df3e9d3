import type { Wait, WaitingRepository, WaitOf } from '#application/waiting/waiting-repository.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** A wait, and when they were told; null until then. */
export interface KeptWait extends Wait {
  readonly toldAt: Date | null
}

const isIt = (wait: Wait, of: WaitOf): boolean =>
  wait.artworkId === of.artworkId && ('userId' in of ? wait.userId === of.userId : wait.id === of.id)

/** Who waits for which works, in memory; `waits` by id. */
export function memoryWaiting(
  gallery: MemoryGallery,
  { users }: Pick<MemoryAccounts, 'users'>,
  waits: Map<string, KeptWait>,
): WaitingRepository {
  const all = () => [...waits.values()]
  const onShow = (id: string) => gallery.publicWorks().find((work) => work.id === id)
  const askedOf = (artworkId: string, toldSince: Date): number =>
    all().filter((wait) => wait.artworkId === artworkId && wait.toldAt && wait.toldAt > toldSince).length
  const untold = () => all().filter(({ toldAt }) => toldAt === null)
  const dropWhere = (isGone: (wait: KeptWait) => boolean) => {
    for (const wait of all()) if (isGone(wait)) waits.delete(wait.id)
  }
  const addressOf = ({ userId, email }: Wait): string => email ?? users.get(userId ?? '')?.email ?? ''

  return {
    work: async (artworkId) => onShow(artworkId) ?? null,

    worksOf: async (userId) => all().filter((wait) => wait.userId === userId).length,

    async add(wait) {
      const known = all().find((each) => wait.userId !== null && isIt(each, { ...wait, userId: wait.userId }))
      if (!known) waits.set(wait.id, { ...wait, toldAt: null })
      else if (known.toldAt !== null) waits.set(known.id, { ...known, since: wait.since, toldAt: null })
    },

    has: async (wait) => untold().some((each) => isIt(each, wait)),

    remove: async (wait) => dropWhere((each) => isIt(each, wait)),

    due: async (toldSince, most) =>
      gallery
        .publicWorks()
        .filter(
          ({ id, price, stock }) =>
            price > 0 && stock > askedOf(id, toldSince) && untold().some(({ artworkId }) => artworkId === id),
        )
        .map(({ id }) => id)
        .toSorted()
        .slice(0, most),

    async lineOf(artworkId, toldSince) {
      const work = onShow(artworkId)
      if (!work || work.price === 0 || work.stock === 0) return null
      const { id, title, artistId, price, stock } = work
      return {
        work: {
          id,
          title,
          artist: { id: artistId, name: gallery.artists.get(artistId)?.name ?? '' },
          price,
          stock,
          imageUrl: gallery.images.get(id)?.[0]?.imageUrl ?? null,
        },
        asked: askedOf(artworkId, toldSince),
        next: untold()
          .filter((wait) => wait.artworkId === artworkId)
          .toSorted((one, other) => one.since.getTime() - other.since.getTime())
          .map((wait) => {
            const user = users.get(wait.userId ?? '')
            return {
              id: wait.id,
              name: user?.name ?? '',
              email: addressOf(wait),
              isActive: user?.isActive ?? true,
            }
          }),
      }
    },

    async noteMailed(ids, at) {
      for (const id of ids) {
        const wait = waits.get(id)
        if (wait) waits.set(id, { ...wait, toldAt: at })
      }
    },

    drop: async (ids) => dropWhere(({ id }) => ids.includes(id)),

    forget: async (toldBy, since) =>
      dropWhere((wait) => wait.since < since || (wait.toldAt !== null && wait.toldAt <= toldBy)),

    forgetAddress: async (email) =>
      dropWhere((wait) => addressOf(wait).toLowerCase() === email.toLowerCase()),
  }
}
